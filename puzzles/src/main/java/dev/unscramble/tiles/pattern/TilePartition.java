package dev.unscramble.tiles.pattern;

import dev.unscramble.model.InputException;
import dev.unscramble.tiles.TilePuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The division of the tiles of a puzzle into patterns. The patterns are defined for the board turned so that
 * the blank's goal is as near to the first cell as possible: goals that differ by a rotation, a mirror image or
 * the tiles' numbers have the same patterns.
 *
 * @param name such as "6-6-3"
 * @param symmetries those that turn the board so, two at most
 */
public record TilePartition(String name, List<TilePattern> patterns, List<Symmetry> symmetries) {
    private static final Pattern SIZES = Pattern.compile("\\d{1,2}(-\\d{1,2})*+");
    private static final Pattern TILES = Pattern.compile("(\\(\\s*\\d{1,9}\\s*(,\\s*\\d{1,9}\\s*)*+\\))++");
    private static final int USUAL_TILES = 6;
    private static final long USUAL_ENTRIES = 15_000_000;
    private static final long LARGE_ENTRIES = 130_000_000;

    /**
     * Good partitions for boards where that in the order of the cells is bad. That of 4x4 is Korf and Felner's.
     *
     * <pre>
     *   .  1  1  2        .  1  2  2  2
     *   1  1  2  2        1  1  2  2  2
     *   1  1  2  2        1  1  3  4  4
     *   3  3  3  2        1  3  3  4  4
     *                     3  3  3  4  4
     * </pre>
     */
    private static final Map<String, List<List<Integer>>> KNOWN = Map.of(
            "4x4 0 6-6-3",
            List.of(List.of(1, 2, 4, 5, 8, 9), List.of(3, 6, 7, 10, 11, 15), List.of(12, 13, 14)),
            "5x5 0 6-6-6-6",
            List.of(
                    List.of(1, 5, 6, 10, 11, 15),
                    List.of(2, 3, 4, 7, 8, 9),
                    List.of(12, 16, 17, 20, 21, 22),
                    List.of(13, 14, 18, 19, 23, 24)));

    /** The partition that a text names: sizes as in {@code 6-6-3}, or tiles as in {@code (1,2,3)(4,5)}. */
    public static TilePartition parse(TilePuzzle puzzle, String text) {
        if (SIZES.matcher(text).matches()) {
            return ofSizes(
                    puzzle, Arrays.stream(text.split("-")).map(Integer::valueOf).toList());
        }
        if (TILES.matcher(text).matches()) {
            return ofTiles(puzzle, text);
        }
        throw new InputException("\"" + text
                + "\" should be sizes of patterns, as in pdb:6-6-3, or their tiles, as in pdb:(1,2,3)(4,5,6,7,8)");
    }

    /** The default partition, whose tables are made in a second or two: 6-6-3 for 4x4. */
    public static TilePartition usual(TilePuzzle puzzle) {
        return ofSizes(puzzle, sizes(puzzle, USUAL_TILES, USUAL_ENTRIES));
    }

    /** The name of a partition with larger patterns, whose tables are made in a minute or two: 6-6-6-6 for 5x5. */
    public static String large(TilePuzzle puzzle) {
        return name(sizes(puzzle, TilePattern.MAX_TILES, LARGE_ENTRIES));
    }

    private static String name(List<Integer> sizes) {
        return sizes.stream().map(String::valueOf).collect(Collectors.joining("-"));
    }

    /** Patterns as large as possible, since one of six tiles estimates better than two of three; two about equal. */
    private static List<Integer> sizes(TilePuzzle puzzle, int mostTiles, long mostEntries) {
        int tiles = puzzle.size() - 1;
        int most = 1;
        for (long entries = puzzle.size();
                most < mostTiles && entries * (puzzle.size() - most) <= mostEntries;
                most++) {
            entries *= puzzle.size() - most;
        }
        if (tiles <= 2 * most) {
            return tiles <= most ? List.of(tiles) : List.of((tiles + 1) / 2, tiles / 2);
        }
        List<Integer> sizes = new ArrayList<>();
        for (int left = tiles; left > 0; left -= most) {
            sizes.add(Math.min(left, most));
        }
        return sizes;
    }

    private static TilePartition ofSizes(TilePuzzle puzzle, List<Integer> sizes) {
        String name = name(sizes);
        int tiles = puzzle.size() - 1;
        if (sizes.stream().mapToInt(Integer::intValue).sum() != tiles) {
            throw new InputException(
                    "the patterns of pdb:" + name + " must have " + tiles + " tiles in all for " + puzzle.name());
        }
        List<Symmetry> symmetries = symmetries(puzzle);
        int goalBlank = symmetries.get(0).to(puzzle.goalBoard().cells()[0]);
        List<List<Integer>> known = KNOWN.get(puzzle.name() + " " + goalBlank + " " + name);
        return of(name, puzzle, known == null ? inOrder(puzzle, goalBlank, sizes) : known, symmetries);
    }

    /** Cells in order along the shorter side, so that patterns are compact. */
    private static List<List<Integer>> inOrder(TilePuzzle puzzle, int goalBlank, List<Integer> sizes) {
        int rows = puzzle.rows();
        int columns = puzzle.columns();
        List<Integer> rest = IntStream.range(0, puzzle.size())
                .map(i -> columns > rows ? i % rows * columns + i / rows : i)
                .filter(cell -> cell != goalBlank)
                .boxed()
                .toList();
        List<List<Integer>> parts = new ArrayList<>();
        for (int size : sizes) {
            parts.add(rest.subList(0, size).stream().sorted().toList());
            rest = rest.subList(size, rest.size());
        }
        return parts;
    }

    private static TilePartition ofTiles(TilePuzzle puzzle, String text) {
        String name = text.replaceAll("\\s", "");
        int[] goalCells = puzzle.goalBoard().cells();
        List<Symmetry> symmetries = symmetries(puzzle);
        List<List<Integer>> patterns = new ArrayList<>();
        List<Integer> named = new ArrayList<>();
        for (Matcher group = Pattern.compile("\\(([^)]*)\\)").matcher(name); group.find(); ) {
            List<Integer> tiles =
                    Stream.of(group.group(1).split(",")).map(Integer::valueOf).toList();
            for (int tile : tiles) {
                if (tile < 1 || tile >= puzzle.size() || named.contains(tile)) {
                    throw new InputException("tile " + tile + " in pdb:" + name + " must be from 1 to "
                            + (puzzle.size() - 1) + " and stand there once");
                }
                named.add(tile);
            }
            patterns.add(tiles.stream()
                    .map(tile -> symmetries.get(0).to(goalCells[tile]))
                    .sorted()
                    .toList());
        }
        return of(name, puzzle, patterns, symmetries);
    }

    private static List<Symmetry> symmetries(TilePuzzle puzzle) {
        List<Symmetry> all = Symmetry.bringingToFront(
                puzzle.rows(), puzzle.columns(), puzzle.goalBoard().cells()[0]);
        return all.subList(0, Math.min(2, all.size()));
    }

    private static TilePartition of(
            String name, TilePuzzle puzzle, List<List<Integer>> parts, List<Symmetry> symmetries) {
        if (puzzle.size() > CellSets.MAX_CELLS) {
            throw new InputException(
                    "pattern databases are for boards of up to " + CellSets.MAX_CELLS + " cells, not " + puzzle.name());
        }
        requireSmallSums(name, puzzle, parts.size());
        int goalBlank = symmetries.get(0).to(puzzle.goalBoard().cells()[0]);
        List<TilePattern> patterns = parts.stream()
                .map(cells -> new TilePattern(puzzle.rows(), puzzle.columns(), goalBlank, cells))
                .toList();
        for (TilePattern pattern : patterns) {
            if (pattern.tiles() < 1
                    || pattern.tiles() > TilePattern.MAX_TILES
                    || pattern.entries() > Integer.MAX_VALUE) {
                throw new InputException("a pattern of " + pattern.tiles() + " tiles in pdb:" + name
                        + " is too small or too large: it may have from 1 to " + TilePattern.MAX_TILES
                        + ", and its table fewer than 2^31 entries");
            }
        }
        return new TilePartition(name, patterns, symmetries);
    }

    /**
     * Refuses boards whose largest sum of Manhattan distances, with what patterns may add to it, does not fit in the
     * tracked long.
     */
    private static void requireSmallSums(String name, TilePuzzle puzzle, int patterns) {
        int distances = puzzle.size() * (puzzle.rows() + puzzle.columns()) / 2;
        if (distances + 2 * PatternTable.MOST * patterns > PatternSums.MOST_H) {
            throw new InputException("the estimates of pdb:" + name + " on " + puzzle.name() + " may be larger than "
                    + PatternSums.MOST_H
                    + ", which is not counted; take fewer and larger patterns, or another heuristic");
        }
    }
}
