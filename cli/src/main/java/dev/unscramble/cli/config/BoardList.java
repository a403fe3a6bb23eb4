package dev.unscramble.cli.config;

import dev.unscramble.cli.config.Ini.Entry;
import java.util.ArrayList;
import java.util.List;

/**
 * The boards of a value: {@code [[7, 2, 4, ...], [1, 4, 2, ...]]}, rows flat or nested, with or without
 * commas; or one board per line, in any format.
 */
final class BoardList {
    private final Entry entry;
    private final int rows;
    private final int columns;
    private final List<Board> boards = new ArrayList<>();

    /**
     * A board.
     *
     * @param isList whether the words are its cells, or else its text
     */
    record Board(int line, List<String> words, boolean isList) {
        int cells() {
            return words.size();
        }

        String text() {
            return String.join(" ", words);
        }
    }

    private BoardList(Entry entry, int rows, int columns) {
        this.entry = entry;
        this.rows = rows;
        this.columns = columns;
    }

    /** The boards of a value, each of this many rows of this many cells. */
    static List<Board> of(Entry entry, int rows, int columns) {
        BoardList list = new BoardList(entry, rows, columns);
        if (entry.value().startsWith("[")) {
            list.readGroups();
        } else {
            list.readLines();
        }
        return list.boards;
    }

    private void readLines() {
        for (int i = 0; i < entry.lines().size(); i++) {
            String text = entry.lines().get(i).strip();
            if (!text.isEmpty()) {
                boards.add(new Board(entry.line() + i, List.of(text), false));
            }
        }
    }

    /** Every innermost bracket is a board, or, if all are as long as a row, a row. */
    private void readGroups() {
        List<Board> groups = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (int i = 0; i < entry.lines().size(); i++) {
            String spaced = entry.lines().get(i).replaceAll("[\\[\\]]", " $0 ").replace(',', ' ');
            for (String word : spaced.strip().split("\\s+")) {
                if (word.equals("[") || word.equals("]")) {
                    if (!words.isEmpty()) {
                        groups.add(new Board(entry.line() + i, List.copyOf(words), true));
                    }
                    words.clear();
                } else if (!word.isEmpty()) {
                    words.add(word);
                }
            }
        }
        boolean areRows = groups.stream().allMatch(group -> group.cells() == columns) && groups.size() % rows == 0;
        boards.addAll(areRows ? joined(groups) : groups);
    }

    private List<Board> joined(List<Board> all) {
        List<Board> joined = new ArrayList<>();
        for (int first = 0; first < all.size(); first += rows) {
            List<String> cells = all.subList(first, first + rows).stream()
                    .flatMap(row -> row.words().stream())
                    .toList();
            joined.add(new Board(all.get(first).line(), cells, true));
        }
        return joined;
    }
}
