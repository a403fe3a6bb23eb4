package dev.unscramble.tiles.heuristic;

import dev.unscramble.tiles.Board;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.stream.IntStream;

/**
 * Walking distance done literally. A line of the board is a word, sorted, with a letter for each tile that
 * says where it belongs: a for the first line, b for the second; the blank is a dot.
 */
final class PlainWalks {
    private final Board goal;
    private final Map<List<String>, Integer> rowWalks;
    private final Map<List<String>, Integer> columnWalks;

    PlainWalks(Board goal) {
        this.goal = goal;
        rowWalks = walks(rows(goal));
        columnWalks = walks(columns(goal));
    }

    int distance(Board board) {
        return Objects.requireNonNull(rowWalks.get(rows(board)))
                + Objects.requireNonNull(columnWalks.get(columns(board)));
    }

    private List<String> rows(Board board) {
        int[] row = IntStream.range(0, board.size())
                .map(cell -> cell / board.columns())
                .toArray();
        return words(board, row, board.rows());
    }

    private List<String> columns(Board board) {
        int[] column = IntStream.range(0, board.size())
                .map(cell -> cell % board.columns())
                .toArray();
        return words(board, column, board.columns());
    }

    private List<String> words(Board board, int[] lineOfCell, int lines) {
        List<String> words = new ArrayList<>(Collections.nCopies(lines, ""));
        for (int cell = 0; cell < board.size(); cell++) {
            int tile = board.tile(cell);
            String letter = tile == 0 ? "." : Character.toString('a' + lineOfCell[goal.cells()[tile]]);
            words.set(lineOfCell[cell], sorted(words.get(lineOfCell[cell]) + letter));
        }
        return words;
    }

    /** Breadth first from the goal: the blank changes places with any letter of the next word or the one before. */
    private static Map<List<String>, Integer> walks(List<String> goal) {
        Map<List<String>, Integer> walks = new HashMap<>(Map.of(goal, 0));
        Queue<List<String>> unexplored = new ArrayDeque<>(List.of(goal));
        while (!unexplored.isEmpty()) {
            List<String> words = unexplored.remove();
            int length = Objects.requireNonNull(walks.get(words));
            int blank = IntStream.range(0, words.size())
                    .filter(line -> words.get(line).contains("."))
                    .findFirst()
                    .orElseThrow();
            for (int other : new int[] {blank - 1, blank + 1}) {
                for (String letter : other < 0 || other == words.size()
                        ? new String[0]
                        : words.get(other).split("")) {
                    List<String> after = new ArrayList<>(words);
                    after.set(blank, sorted(words.get(blank).replace(".", letter)));
                    after.set(other, sorted(words.get(other).replaceFirst(letter, ".")));
                    if (walks.putIfAbsent(after, length + 1) == null) {
                        unexplored.add(after);
                    }
                }
            }
        }
        return walks;
    }

    private static String sorted(String word) {
        char[] letters = word.toCharArray();
        Arrays.sort(letters);
        return new String(letters);
    }
}
