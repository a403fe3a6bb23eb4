package dev.unscramble.tiles.pattern;

import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.PackedTiles;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.List;

/**
 * The board under a symmetry, in which patterns are looked up: which tiles stand for those of the patterns, and how a
 * slide changes their ranks.
 *
 * <p>A rank has a digit for each tile of the pattern: its cell, less the earlier tiles in smaller cells. A
 * tile that slides along a row, as the view shows it, passes no other cell, and its digit changes by one:
 *
 * <pre>
 *   . . 5 _        . . _ 5         the rank of 5's pattern grows by 5's weight
 *
 *   1 5 2 4        1 _ 2 4         across rows it passes the cells between, here those of 2, 4, 3 and of
 *   3 _ . .        3 5 . .         others; 5's digit grows by their number, less the earlier tiles of its
 *                                  pattern there, and the digits of later ones grow by one each
 * </pre>
 *
 * @param patternOf by tile: its pattern; the first if it is in none, whose rank it never changes
 * @param weights by tile: the weight of its digit in the rank
 * @param tileBits the bits of a tile
 * @param passing by tile and tile that it passes towards larger cells: the change of the rank
 * @param distances by edge ({@link #edge}): the number of cells, as the view numbers them, that the tile moves
 * @param passed by edge: the cells between, {@code columns - 1} for each; the blank's own if there are none
 * @param words by edge, for boards in a long: both, the distance in the highest 16 bits, and four times the cells
 *     in 6 bits each from the lowest
 * @param inOrder whether the cells between are always consecutive, so that the first determines them all
 */
record PatternView(
        int columns,
        int tileBits,
        byte[] patternOf,
        int[] weights,
        int[] passing,
        byte[] distances,
        byte[] passed,
        long[] words,
        boolean inOrder) {
    private static final int DISTANCE_SHIFT = 48;

    static PatternView of(TilePuzzle puzzle, List<TilePattern> patterns, Symmetry symmetry) {
        int size = puzzle.size();
        int edges = size * Direction.values().length;
        PatternView view = new PatternView(
                puzzle.columns(),
                puzzle.slides().cellBits(),
                new byte[size],
                new int[size],
                new int[size << puzzle.slides().cellBits()],
                new byte[edges],
                new byte[edges * (puzzle.columns() - 1)],
                new long[edges],
                symmetry.keepsOrder());
        for (int pattern = 0; pattern < patterns.size(); pattern++) {
            view.fillPattern(pattern, tiles(puzzle, patterns.get(pattern), symmetry));
        }
        for (int blank = 0; blank < size; blank++) {
            for (long moves = puzzle.slides().legalByBlank()[blank]; moves != 0; moves &= moves - 1) {
                int move = Long.numberOfTrailingZeros(moves);
                view.fillEdge(edge(blank, move), blank + puzzle.slides().stepByMove()[move], blank, symmetry);
            }
        }
        return view;
    }

    /** The tiles that stand for those of a pattern, in its order. */
    static int[] tiles(TilePuzzle puzzle, TilePattern pattern, Symmetry symmetry) {
        int[] tileSeenAt = new int[puzzle.size()];
        for (int cell = 0; cell < tileSeenAt.length; cell++) {
            tileSeenAt[symmetry.to(cell)] = puzzle.goalBoard().tile(cell);
        }
        return pattern.goalCells().stream().mapToInt(cell -> tileSeenAt[cell]).toArray();
    }

    int pattern(int tile) {
        return patternOf[tile];
    }

    /** The number of a move of the blank from a cell. */
    static int edge(int blank, int move) {
        return blank << 2 | move;
    }

    /** By tile of a pattern: the weight of its digit in the rank. */
    static int[] weights(int tiles, int cells) {
        int[] weights = new int[tiles];
        int weight = 1;
        for (int i = tiles - 1; i >= 0; i--) {
            weights[i] = weight;
            weight *= cells - i;
        }
        return weights;
    }

    private void fillPattern(int pattern, int[] tiles) {
        int[] ownWeights = weights(tiles.length, patternOf.length);
        for (int i = 0; i < tiles.length; i++) {
            patternOf[tiles[i]] = (byte) pattern;
            weights[tiles[i]] = ownWeights[i];
        }
        for (int i = 0; i < tiles.length; i++) {
            for (int other = 0; other < tiles.length; other++) {
                int change = other < i ? -weights[tiles[i]] : other > i ? weights[tiles[other]] : 0;
                passing[tiles[i] << tileBits | tiles[other]] = change;
            }
        }
    }

    private void fillEdge(int edge, int from, int to, Symmetry symmetry) {
        int distance = symmetry.to(to) - symmetry.to(from);
        distances[edge] = (byte) distance;
        int at = edge * (columns - 1);
        Arrays.fill(passed, at, at + columns - 1, (byte) to);
        for (int cell = 0; cell < patternOf.length; cell++) {
            int seen = symmetry.to(cell);
            if (seen > Math.min(symmetry.to(from), symmetry.to(to))
                    && seen < Math.max(symmetry.to(from), symmetry.to(to))) {
                passed[at++] = (byte) cell;
            }
        }
        words[edge] = (long) distance << DISTANCE_SHIFT;
        for (int i = 0; i < columns - 1; i++) {
            words[edge] |= (long) passed[edge * (columns - 1) + i] << 2 + 6 * i;
        }
    }

    /** The change of the rank of the tile's pattern by a slide, on a board in a long ({@link PackedTiles}). */
    int change(long tiles, int edge, int tile) {
        long word = words[edge];
        int distance = (int) (word >> DISTANCE_SHIFT);
        if (isAlongRow(distance)) {
            return distance * weights[tile];
        }
        int sum = 0;
        for (int i = 0; i < columns - 1; i++) {
            sum += passing[tile << tileBits | (int) (tiles >>> (word >>> 6 * i)) & 15];
        }
        return change(distance, tile, sum);
    }

    /** The change of the rank of the tile's pattern by a slide, on any board. */
    int change(TilePosition position, int edge, int tile) {
        int distance = distances[edge];
        if (isAlongRow(distance)) {
            return distance * weights[tile];
        }
        int sum = 0;
        int at = edge * (columns - 1);
        for (int i = 0; i < columns - 1; i++) {
            sum += passing[tile << tileBits | position.tile(inOrder ? passed[at] + i : passed[at + i])];
        }
        return change(distance, tile, sum);
    }

    /** Whether a tile that moves so far passes no other cell. */
    private static boolean isAlongRow(int distance) {
        return distance == 1 || distance == -1;
    }

    /** The change of the rank by a slide past tiles with this sum of {@link #passing}. */
    private int change(int distance, int tile, int sum) {
        return distance * weights[tile] + (distance < 0 ? -sum : sum);
    }
}
