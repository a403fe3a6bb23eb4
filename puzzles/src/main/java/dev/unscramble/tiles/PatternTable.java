package dev.unscramble.tiles;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How many slides of its own tiles it takes at least to bring some tiles home, for each way in which they
 * can stand (Korf and Felner, 2002). It is found breadth first from the goal with the blank's region
 * kept apart; what is stored is the least over the regions.
 *
 * <p>An entry is found by the number of the set of cells that the tiles take, then by the permutation of
 * the tiles in it.
 */
final class PatternTable {
    private static final byte UNKNOWN = -1;

    private final PatternGraph graph;
    private final int permutations;
    private final byte[] distance;

    /** The table of the tiles whose goals are these cells, in this order, with the blank's goal. */
    PatternTable(PatternGraph graph, int[] goalCells, int goalBlank) {
        this.graph = graph;
        this.permutations = graph.permutations();
        this.distance = new byte[graph.masks() * permutations];
        Arrays.fill(distance, UNKNOWN);
        int mask = Arrays.stream(goalCells).map(cell -> 1 << cell).reduce(0, (a, b) -> a | b);
        new Sweep().run(graph.node(mask, goalBlank));
    }

    /**
     * The distance of tiles in these cells: four bits a tile, the first in the lowest.
     *
     * @param mask the cells as a set
     */
    int distance(long cells, int mask, int tiles) {
        int rank = 0;
        int later = mask;
        long rest = cells;
        for (int left = tiles; left > 0; left--) {
            int bit = 1 << (rest & 15);
            rank = rank * left + Integer.bitCount(later & bit - 1);
            later ^= bit;
            rest >>>= 4;
        }
        return distance[graph.maskNumber(mask) * permutations + rank];
    }

    /** The breadth-first search: for each node, the permutations as a set of bits. */
    private final class Sweep {
        private final int words = permutations + 63 >> 6;
        private final long[] seen = new long[graph.nodes() * words];
        private long[] now = new long[seen.length];
        private long[] next = new long[seen.length];

        void run(int goal) {
            now[goal * words] = 1;
            seen[goal * words] = 1;
            List<List<PatternGraph.Slide>> slides =
                    IntStream.range(0, graph.nodes()).mapToObj(graph::slides).toList();
            boolean goesOn = true;
            for (int depth = 0; goesOn; depth++) {
                goesOn = false;
                for (int node = 0; node < graph.nodes(); node++) {
                    goesOn |= expand(node, slides.get(node), (byte) depth);
                }
                long[] done = now;
                now = next;
                next = done;
            }
        }

        private boolean expand(int node, List<PatternGraph.Slide> slides, byte depth) {
            boolean any = false;
            int entries = graph.maskNumberOfNode(node) * permutations;
            for (int word = 0; word < words; word++) {
                long bits = now[node * words + word];
                now[node * words + word] = 0;
                any |= bits != 0;
                for (; bits != 0; bits &= bits - 1) {
                    int permutation = word << 6 | Long.numberOfTrailingZeros(bits);
                    if (distance[entries + permutation] == UNKNOWN) {
                        distance[entries + permutation] = depth;
                    }
                    for (int i = 0; i < slides.size(); i++) {
                        reach(slides.get(i), permutation);
                    }
                }
            }
            return any;
        }

        private void reach(PatternGraph.Slide slide, int permutation) {
            int to = slide.reordering()[permutation];
            int word = slide.node() * words + (to >> 6);
            long bit = 1L << to;
            if ((seen[word] & bit) == 0) {
                seen[word] |= bit;
                next[word] |= bit;
            }
        }
    }
}
