package dev.unscramble.tiles;

import dev.unscramble.model.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Reads a board from text, in any of the notations in use:
 *
 * <pre>
 *   724 5b6 831                   one word per row, the blank b, 0, _, -, . or x
 *   724506831                     all in one word
 *   7 2 4 5 0 6 8 3 1             numbers, separated by spaces or commas
 *   7 2 4 / 5 0 6 / 8 3 1         rows separated by /, | or line ends; any rectangle
 *   3 3                           a grid may begin with its size, 3 or 3x3 or 3 3
 *   7 2 4
 *   5 0 6
 *   8 3 1
 * </pre>
 *
 * A board in a frame, as {@link BoardFormat#DRAWN} and tables of Markdown have it, is read too: its empty cell is the
 * blank. So is the number of cells, if there is no other blank, as the 16 of 1 to 16 on a 4x4 board.
 *
 * @hidden from users of the library
 */
public final class BoardReader {
    /** Enough for the largest board with plenty of space between its tiles. */
    private static final int MAX_LENGTH = 10_000;

    /** Stands for a cell that was left empty between two commas. */
    private static final String EMPTY = "\u2423";

    private static final String BLANKS = "b0_-.x" + EMPTY;

    /** A size and an index of the goal's blank, on a line or two before the rows. */
    private static final Pattern HEADER = Pattern.compile("\\s*(\\d{1,3}\\s+-\\d+)[ \\t]*[\\r\\n]");

    private static final String BAR = "[|\u2502\u2503\u2551]";
    /** A line between the rows of a frame: of dashes, crosses and the like, but not of bars alone. */
    private static final Pattern RULE =
            Pattern.compile("[-+=:|\\s\u2500-\u257f]*[-+=\u2500\u2501\u2550][-+=:|\\s\u2500-\u257f]*");

    private static final Pattern COMMENT = Pattern.compile("#[^\n\r]*");
    private static final String ROW_GAPS = "\n\r/|";
    private static final Pattern EMPTY_CELL = Pattern.compile("([,;])\\s*(?=[,;])");
    private static final String CELL_GAPS = " \t\n\u000b\f\r,;";
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+");

    private BoardReader() {}

    /**
     * Reads one board.
     *
     * @throws InputException if the text is not a board
     */
    public static Board read(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new InputException(
                    "these are " + text.length() + " characters, and a board takes at most " + MAX_LENGTH);
        }
        List<List<String>> framed = framed(text);
        if (!framed.isEmpty()) {
            return board(framed);
        }
        List<List<String>> rows = new ArrayList<>();
        for (String line : parts(text, ROW_GAPS)) {
            List<String> words = words(line);
            if (!words.isEmpty()) {
                rows.add(words);
            }
        }
        if (rows.isEmpty()) {
            throw new InputException("there is no puzzle here, the text is empty");
        }
        if (beginsWithBlank(text)) {
            Matcher header = HEADER.matcher(text);
            header.lookingAt();
            throw new InputException("it begins with \"" + header.group(1).replaceAll("\\s+", " ")
                    + "\"; only a size is expected there, such as 4 or 4 4; --goal says where the blank of the goal is,"
                    + " as in --goal blank-last");
        }
        if (rows.size() > 1 && isSize(rows.get(0), spread(rows.subList(1, rows.size())))) {
            return sized(rows.get(0), spread(rows.subList(1, rows.size())));
        }
        return board(spread(rows));
    }

    /** Whether a text begins with a size and an index of the goal's blank, as in {@code 4 -1}, and rows follow. */
    public static boolean beginsWithBlank(String text) {
        return text.indexOf('-') >= 0 && HEADER.matcher(text).lookingAt();
    }

    /** The cells of a board in a frame, one between each two bars; none if it is not such a board. */
    private static List<List<String>> framed(String text) {
        if (text.lines().limit(2).count() < 2) {
            return List.of();
        }
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !RULE.matcher(line).matches())
                .toList();
        if (lines.size() < 2) {
            return List.of();
        }
        boolean isClosed = lines.stream().allMatch(line -> line.matches(BAR + ".*" + BAR));
        List<List<String>> cells = lines.stream()
                .map(line -> cells(isClosed ? line.substring(1, line.length() - 1) : line))
                .toList();
        return isClosed || areTiles(cells) ? cells : List.of();
    }

    private static List<String> cells(String line) {
        return Arrays.stream(line.split(BAR, -1))
                .map(cell -> cell.isBlank() ? "b" : cell.strip())
                .toList();
    }

    /** Whether bars without a frame around them separate tiles, and not rows as in 724|5b6|831. */
    private static boolean areTiles(List<List<String>> cells) {
        long count = cells.stream().mapToLong(List::size).sum();
        return cells.stream().allMatch(row -> row.size() > 1)
                && cells.stream()
                        .flatMap(List::stream)
                        .allMatch(cell -> isBlank(cell) || cell.matches("\\d{1,3}") && Integer.parseInt(cell) <= count);
    }

    /** The text of a file without its comments, which go from # to the end of a line. */
    public static String withoutComments(String text) {
        return text.indexOf('#') < 0 ? text : COMMENT.matcher(text).replaceAll("");
    }

    private static List<String> words(String line) {
        boolean mayHaveEmptyCell = line.indexOf(',') >= 0 || line.indexOf(';') >= 0;
        return parts(mayHaveEmptyCell ? EMPTY_CELL.matcher(line).replaceAll("$1" + EMPTY) : line, CELL_GAPS);
    }

    /** The parts of a text between any of these characters, but for empty ones; quicker than by a pattern. */
    private static List<String> parts(String text, String gaps) {
        List<String> parts = new ArrayList<>();
        for (StringTokenizer rest = new StringTokenizer(text, gaps); rest.hasMoreTokens(); ) {
            parts.add(rest.nextToken());
        }
        return parts;
    }

    /** Whether a first row is the size of the board that follows: 3, 3x4 or 3 4. */
    private static boolean isSize(List<String> first, List<List<String>> rest) {
        if (first.size() > 2) {
            return false;
        }
        String text = String.join(" ", first);
        int width = rest.get(0).size();
        if (text.matches("\\d+x\\d+")) {
            return true;
        }
        if (text.matches("\\d{1,2}")) {
            return width > 1 && width != text.length();
        }
        // Above two columns it may be a row: then its numbers are not among those that follow.
        return text.matches("\\d{1,2} \\d{1,2}")
                && (width != 2 || rest.stream().anyMatch(row -> row.contains(first.get(0))));
    }

    private static Board sized(List<String> size, List<List<String>> rows) {
        List<String> sides = words(String.join(" ", size).replace('x', ' '));
        int height = number(sides.get(0), "the size");
        int width = number(sides.get(sides.size() - 1), "the size");
        Board.checkSize(height, width);
        int cells = commonLength(rows);
        boolean fits = rows.size() == height && cells == width || rows.size() == 1 && cells == height * width;
        if (!fits) {
            throw new InputException("the first line says " + height + "x" + width + ", but what follows is "
                    + rows.size() + " rows of " + cells);
        }
        return board(height, width, rows);
    }

    private static Board board(List<List<String>> rows) {
        int width = commonLength(rows);
        if (rows.size() > 1) {
            return board(rows.size(), width, rows);
        }
        int side = (int) Math.round(Math.sqrt(width));
        if (side * side != width || hasLongerTiles(rows.get(0))) {
            requireBlank(rows);
        }
        if (side * side != width) {
            String empty =
                    rows.get(0).contains(EMPTY) ? "the empty cell is the blank (write 0, _ or b for it), but " : "";
            throw new InputException(empty + width
                    + " cells do not make a square; separate the rows of a rectangle by /, as in 1 2 3 / 4 5 0");
        }
        return board(side, side, rows);
    }

    /** The number of cells of each row. */
    private static int commonLength(List<List<String>> rows) {
        int length = rows.get(0).size();
        for (int row = 1; row < rows.size(); row++) {
            if (rows.get(row).size() != length) {
                requireBlank(rows);
                throw new InputException("row " + (row + 1) + " has "
                        + rows.get(row).size() + " cells and row 1 has " + length + "; all rows must be of one length");
            }
        }
        return length;
    }

    /** Whether some words have more digits than any tile of a board of that many. */
    private static boolean hasLongerTiles(List<String> words) {
        int digits = Integer.toString(words.size()).length();
        return words.stream().anyMatch(word -> word.length() > digits);
    }

    /** Refuses a board, of nine cells or more, on which only the blank is missing. */
    private static void requireBlank(List<List<String>> rows) {
        List<String> words = rows.stream().flatMap(List::stream).toList();
        String digits = String.join("", words);
        boolean isWithoutBlank = digits.matches("[1-9]+") || words.stream().allMatch(word -> word.matches("[1-9]\\d?"));
        if (isWithoutBlank && (isLargeSquare(words.size() + 1) || isLargeSquare(digits.length() + 1))) {
            throw new InputException("no blank: write 0, _ or b for the empty cell");
        }
    }

    private static boolean isLargeSquare(int cells) {
        int side = (int) Math.round(Math.sqrt(cells));
        return side > 2 && side * side == cells;
    }

    private static Board board(int height, int width, List<List<String>> rows) {
        Board.checkSize(height, width);
        List<String> words = rows.stream().flatMap(List::stream).toList();
        int[] tiles = new int[words.size()];
        for (int cell = 0; cell < tiles.length; cell++) {
            tiles[cell] = tile(words.get(cell), cell, width);
        }
        return Board.of(height, width, withBlank(tiles));
    }

    /** Where all numbers from 1 to that of the cells are there, the last of them is the blank. */
    public static int[] withBlank(int[] tiles) {
        boolean isFromOne = Arrays.equals(
                Arrays.stream(tiles).sorted().toArray(),
                IntStream.rangeClosed(1, tiles.length).toArray());
        return isFromOne ? Arrays.stream(tiles).map(tile -> tile % tiles.length).toArray() : tiles;
    }

    private static int tile(String word, int cell, int width) {
        if (isBlank(word)) {
            return 0;
        }
        boolean isDigit = word.length() == 1 && word.charAt(0) >= '0' && word.charAt(0) <= '9';
        return isDigit ? word.charAt(0) - '0' : number(word, Board.place(cell, width));
    }

    private static boolean isBlank(String word) {
        return word.length() == 1 && BLANKS.contains(word.toLowerCase(Locale.ROOT));
    }

    private static int number(String word, String where) {
        if (!NUMBER.matcher(word).matches()) {
            throw new InputException(
                    "\"" + word + "\" at " + where + " is neither a number nor a blank, which is 0, b, _, -, . or x");
        }
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw new InputException("the number " + word + " at " + where + " is too large for any board", e);
        }
    }

    /**
     * Makes a cell of each character if each word is a row, that is, if no word is a single character: in a list of
     * tiles some are.
     */
    private static List<List<String>> spread(List<List<String>> rows) {
        boolean oneWordEach = rows.size() == 1 || rows.stream().allMatch(row -> row.size() == 1);
        if (!oneWordEach || rows.stream().flatMap(List::stream).anyMatch(word -> word.length() == 1)) {
            return rows;
        }
        return rows.stream()
                .flatMap(List::stream)
                .map(word -> word.chars().mapToObj(Character::toString).toList())
                .toList();
    }
}
