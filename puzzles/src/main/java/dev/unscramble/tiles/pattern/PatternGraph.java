package dev.unscramble.tiles.pattern;

import java.util.Arrays;

/**
 * The placements of some tiles, all alike, and the blank on a board: which cells the tiles occupy,
 * and in which region of the other cells the blank is. The blank moves within its region at no cost;
 * only a tile that slides into it counts. Slides have inverses, so that the neighbours of a node are both those that
 * its slides lead to and those whose slides lead to it.
 *
 * <p>Which tile is in which cell is the {@link Orders order} beside it. A slide to a cell nearby leaves the
 * order unchanged or moves one tile past a few others.
 */
final class PatternGraph {
    private final CellSets sets;
    private final int cells;
    private final long[] neighbourCells;
    /** By number of a set of cells: its first node; a set has a node for each region. */
    private final int[] firstNode;

    private long[] regionOfNode = new long[0];
    /** By node: the index of its first neighbour in the next two arrays. */
    private final int[] firstNeighbour;

    private int[] neighbour = new int[0];
    /**
     * The change of the order by a slide from the neighbour: the place before in the high four bits, then the place
     * after.
     */
    private byte[] change = new byte[0];

    PatternGraph(int rows, int columns, CellSets sets) {
        this.sets = sets;
        this.cells = rows * columns;
        this.neighbourCells = neighbourCells(rows, columns);
        this.firstNode = new int[sets.count() + 1];
        int nodes = 0;
        for (int set = 0; set < sets.count(); set++) {
            firstNode[set] = nodes;
            for (long free = ~sets.mask(set) & CellSets.all(cells); free != 0; nodes++) {
                long region = flood(free & -free, free);
                regionOfNode = nodes == regionOfNode.length ? Arrays.copyOf(regionOfNode, 2 * nodes + 1) : regionOfNode;
                regionOfNode[nodes] = region;
                free &= ~region;
            }
        }
        firstNode[sets.count()] = nodes;
        this.firstNeighbour = new int[nodes + 1];
        for (int set = 0; set < sets.count(); set++) {
            for (int node = firstNode[set]; node < firstNode[set + 1]; node++) {
                firstNeighbour[node + 1] = addNeighbours(node, sets.mask(set), firstNeighbour[node]);
            }
        }
    }

    private static long[] neighbourCells(int rows, int columns) {
        long[] masks = new long[rows * columns];
        for (int cell = 0; cell < masks.length; cell++) {
            masks[cell] |= cell >= columns ? 1L << cell - columns : 0;
            masks[cell] |= cell < masks.length - columns ? 1L << cell + columns : 0;
            masks[cell] |= cell % columns > 0 ? 1L << cell - 1 : 0;
            masks[cell] |= cell % columns < columns - 1 ? 1L << cell + 1 : 0;
        }
        return masks;
    }

    private long flood(long from, long free) {
        long region = from;
        for (long grown = grow(region, free); grown != region; grown = grow(region, free)) {
            region = grown;
        }
        return region;
    }

    private long grow(long region, long free) {
        long grown = region;
        for (long rest = region; rest != 0; rest &= rest - 1) {
            grown |= neighbourCells[Long.numberOfTrailingZeros(rest)];
        }
        return grown & free;
    }

    private int addNeighbours(int node, long mask, int from) {
        int count = from;
        for (long tiles = mask; tiles != 0; tiles &= tiles - 1) {
            int cell = Long.numberOfTrailingZeros(tiles);
            long others = mask & ~(1L << cell);
            for (long to = neighbourCells[cell] & regionOfNode[node]; to != 0; to &= to - 1) {
                int target = Long.numberOfTrailingZeros(to);
                if (count == neighbour.length) {
                    neighbour = Arrays.copyOf(neighbour, 2 * count + 1);
                    change = Arrays.copyOf(change, neighbour.length);
                }
                neighbour[count] = node(others | 1L << target, cell);
                change[count] = (byte) (place(others, target) << 4 | place(others, cell));
                count++;
            }
        }
        return count;
    }

    private static int place(long others, int cell) {
        return Long.bitCount(others & (1L << cell) - 1);
    }

    /** The node of these cells with the blank in a cell. */
    int node(long mask, int blank) {
        int node = firstNode[sets.number(mask)];
        while ((regionOfNode[node] & 1L << blank) == 0) {
            node++;
        }
        return node;
    }

    int nodes() {
        return firstNeighbour.length - 1;
    }

    /** The first node of a set; its nodes end before that of the next set. */
    int firstNode(int set) {
        return firstNode[set];
    }

    /** The index of a node's first neighbour; its neighbours end before that of the next node. */
    int firstNeighbour(int node) {
        return firstNeighbour[node];
    }

    int neighbour(int index) {
        return neighbour[index];
    }

    /** The place of the sliding tile among the tiles before it slides here from the neighbour. */
    int placeBefore(int index) {
        return change[index] >> 4 & 15;
    }

    /** The place of the sliding tile among the tiles after it has slid here from the neighbour. */
    int placeAfter(int index) {
        return change[index] & 15;
    }
}
