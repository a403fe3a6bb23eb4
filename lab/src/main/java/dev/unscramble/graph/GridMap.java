package dev.unscramble.graph;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.puzzle.StateOf;
import dev.unscramble.puzzle.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A grid of the MovingAI benchmarks (Sturtevant, 2012): a step leads to one of the eight cells around, and a diagonal one
 * does not cut corners, so that both cells beside it must be free too.
 *
 * <p>A straight step costs 1 and a diagonal one the root of 2. As whole numbers they are {@value #STRAIGHT} and {@value
 * #DIAGONAL}, whose ratio differs from that root by 2 parts in a billion.
 *
 * <pre>
 *   type octile
 *   height 3
 *   width 4
 *   map
 *   ..@.      . G S free; all others are not: @ O T W
 *   .@@.
 *   ....
 * </pre>
 */
public final class GridMap implements WayMap<GridMap.Cell> {
    /** How the name of such a file ends. */
    public static final String ENDING = ".map";

    static final int STRAIGHT = 13_860;
    static final int DIAGONAL = 19_601;

    private static final int MAX_SIDE = 10_000;
    private static final int DRAWN_COLUMNS = 76;
    private static final int DRAWN_ROWS = 38;
    private static final int HEAD_LINES = 4;
    private static final String FREE = ".GS";
    private static final Pattern CELL = Pattern.compile("\\(?(\\d{1,5})[\\s,]+(\\d{1,5})\\)?");

    private final String name;
    private final int width;
    private final List<String> rows;

    /** A cell by its column and row, from 0. */
    public record Cell(int x, int y) {
        @Override
        public String toString() {
            return x + "," + y;
        }
    }

    private enum Direction {
        N(0, -1),
        NE(1, -1),
        E(1, 0),
        SE(1, 1),
        S(0, 1),
        SW(-1, 1),
        W(-1, 0),
        NW(-1, -1);

        private final int dx;
        private final int dy;

        Direction(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }
    }

    private GridMap(String name, int width, List<String> rows) {
        this.name = name;
        this.width = width;
        this.rows = rows;
    }

    /**
     * The grid in a text.
     *
     * @throws InputException if a line breaks a rule; the message has the file and the line
     */
    public static GridMap read(String name, String text) {
        List<String> lines = text.lines().toList();
        expect(name, lines, 1, "type octile");
        int height = size(name, lines, 2, "height");
        int width = size(name, lines, 3, "width");
        expect(name, lines, HEAD_LINES, "map");
        if (lines.size() < HEAD_LINES + height) {
            throw new InputException("there are " + (lines.size() - HEAD_LINES) + " rows, and line 2 says " + height)
                    .at(name);
        }
        int after = HEAD_LINES + height;
        for (int line = after; line < lines.size(); line++) {
            if (!lines.get(line).isBlank()) {
                throw new InputException("there is more below the " + height + " rows that line 2 says")
                        .at(name + ", line " + (line + 1));
            }
        }
        List<String> rows = lines.subList(HEAD_LINES, after);
        for (int row = 0; row < height; row++) {
            if (rows.get(row).length() != width) {
                throw new InputException("there are " + rows.get(row).length() + " cells, and line 3 says " + width)
                        .at(name + ", line " + (HEAD_LINES + row + 1));
            }
        }
        return new GridMap(name, width, List.copyOf(rows));
    }

    private static void expect(String name, List<String> lines, int number, String wanted) {
        if (lines.size() < number || !lines.get(number - 1).strip().equals(wanted)) {
            throw new InputException("\"" + wanted + "\" is expected here").at(name + ", line " + number);
        }
    }

    private static int size(String name, List<String> lines, int number, String side) {
        String line = lines.size() < number ? "" : lines.get(number - 1).strip();
        int size = line.matches(side + " \\d{1,5}") ? Integer.parseInt(line.substring(side.length() + 1)) : 0;
        if (size < 1 || size > MAX_SIDE) {
            throw new InputException("\"" + side + "\" with a number from 1 to " + MAX_SIDE + " is expected here")
                    .at(name + ", line " + number);
        }
        return size;
    }

    public int width() {
        return width;
    }

    /** The cells, row by row: a dot is free, # is not. */
    public List<String> cells() {
        return IntStream.range(0, rows.size())
                .mapToObj(y -> IntStream.range(0, width)
                        .mapToObj(x -> isFree(x, y) ? "." : "#")
                        .collect(Collectors.joining()))
                .toList();
    }

    /**
     * The cells, A where one is, B at the goal; on a large map, a letter stands for a square of cells, and is free if some of
     * them are.
     */
    @Override
    public String draw(Cell cell, Cell goal) {
        int side = Math.max(1, Math.max((width - 1) / DRAWN_COLUMNS, (height() - 1) / DRAWN_ROWS) + 1);
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < height(); y += side) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < width; x += side) {
                line.append(
                        isIn(cell, x, y, side) ? 'A' : isIn(goal, x, y, side) ? 'B' : isFree(x, y, side) ? '.' : '#');
            }
            lines.add(line.toString());
        }
        return String.join("\n", lines);
    }

    private static boolean isIn(Cell cell, int x, int y, int side) {
        return cell.x >= x && cell.x < x + side && cell.y >= y && cell.y < y + side;
    }

    private boolean isFree(int x, int y, int side) {
        return IntStream.range(0, side * side).anyMatch(i -> isFree(x + i % side, y + i / side));
    }

    public int height() {
        return rows.size();
    }

    public boolean isFree(int x, int y) {
        return x >= 0
                && x < width
                && y >= 0
                && y < rows.size()
                && FREE.indexOf(rows.get(y).charAt(x)) >= 0;
    }

    @Override
    public Cell node(String text) {
        Matcher cell = CELL.matcher(text.strip());
        if (!cell.matches()) {
            throw new InputException(
                    "\"" + text.strip() + "\" is not a cell, which is its column and row from 0, as in 3,0");
        }
        Cell given = new Cell(Integer.parseInt(cell.group(1)), Integer.parseInt(cell.group(2)));
        if (given.x >= width || given.y >= rows.size()) {
            throw new InputException("the cell " + given + " is not on " + name + ", which has " + width
                    + " columns and " + rows.size() + " rows");
        }
        if (!isFree(given.x, given.y)) {
            throw new InputException("the cell " + given + " of " + name + " is not free: there is "
                    + rows.get(given.y).charAt(given.x));
        }
        return given;
    }

    @Override
    public Optional<Cell> usualGoal() {
        return Optional.empty();
    }

    @Override
    public PuzzleOf<Cell> to(Cell goal) {
        return PuzzleOf.goal(goal)
                .name(name)
                .successors(this::steps)
                .packed(
                        cell -> (long) cell.y * width + cell.x,
                        number -> new Cell((int) (number % width), (int) (number / width)))
                .readBy(this::node)
                .leastCost(STRAIGHT)
                .build();
    }

    private List<Step<Cell>> steps(Cell cell) {
        List<Step<Cell>> steps = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            int x = cell.x + direction.dx;
            int y = cell.y + direction.dy;
            if (isFree(x, y) && isFree(cell.x, y) && isFree(x, cell.y)) {
                boolean isDiagonal = direction.dx != 0 && direction.dy != 0;
                steps.add(new Step<>(direction.name(), isDiagonal ? DIAGONAL : STRAIGHT, new Cell(x, y)));
            }
        }
        return steps;
    }

    /** The cost if all cells were free. */
    @Override
    public List<Heuristic<? super StateOf<Cell>>> heuristics(Cell goal) {
        return List.of(Heuristic.of("octile", Guarantee.CONSISTENT, position -> {
            int dx = Math.abs(position.state().x - goal.x);
            int dy = Math.abs(position.state().y - goal.y);
            return DIAGONAL * Math.min(dx, dy) + STRAIGHT * Math.abs(dx - dy);
        }));
    }

    /** Steps lead both ways, so those into a cell are those from it. */
    @Override
    public Map<Cell, Integer> distances(Cell goal) {
        return Distances.to(goal, this::steps);
    }

    @Override
    public Optional<String> inMapUnits(int cost) {
        return Optional.of(String.format(Locale.ROOT, "%.2f", (double) cost / STRAIGHT));
    }
}
