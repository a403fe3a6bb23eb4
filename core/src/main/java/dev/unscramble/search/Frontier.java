package dev.unscramble.search;

import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Trace;
import dev.unscramble.search.idastar.Descent;
import dev.unscramble.search.idastar.Round;
import dev.unscramble.search.idastar.Subtrees;
import dev.unscramble.search.idastar.Walk;
import dev.unscramble.store.NodeStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The open nodes of an {@link Expansion} that are within a bound, as the roots of the subtrees of a {@link Round}: IDA*
 * searches below each of them. Nodes of least h come first, as they are likely to be nearest to the goal.
 */
final class Frontier<P extends Position> implements Subtrees<P> {
    /** The number of groups of nodes, about: enough that no thread waits long for another, and little work is lost. */
    private static final int GROUPS = 2048;

    private static final int MOST_PLACES_BITS = 20;

    private final Expander<P> expander;
    private final NodeStore store;
    private final Walk<P> walk;
    private final boolean isTraced;
    private final int[] nodes;

    Frontier(Expansion<P> expansion, Walk<P> walk, int bound) {
        this.expander = expansion.expander;
        this.store = expansion.store;
        this.walk = walk;
        this.isTraced = expansion.meter.tracer != null;
        this.nodes = nodes(expansion, bound);
    }

    /**
     * The nodes within the bound by h, in two passes: one counts them, the other puts them in their places. If h may be
     * large, values that differ little share a place.
     */
    private int[] nodes(Expansion<P> expansion, int bound) {
        int half = expansion.halfExpanded == NodeStore.NONE ? 0 : 1;
        int shift = Math.max(0, Integer.SIZE - MOST_PLACES_BITS - Integer.numberOfLeadingZeros(bound));
        int[] ends = new int[(bound >> shift) + 2];
        ends[0] = half;
        expansion.open.forEach(bound, (node, f, h) -> ends[(h >> shift) + 1] += isCurrent(node, f, h) ? 1 : 0);
        Arrays.parallelPrefix(ends, Integer::sum);
        int[] sorted = new int[ends[ends.length - 1]];
        if (half == 1) {
            sorted[0] = expansion.halfExpanded;
        }
        expansion.open.forEach(bound, (node, f, h) -> {
            if (isCurrent(node, f, h)) {
                sorted[ends[h >> shift]++] = node;
            }
        });
        return sorted;
    }

    /** Whether a node is still open, and by this path. */
    private boolean isCurrent(int node, long f, int h) {
        return !store.isClosed(node) && store.g(node) == f - h;
    }

    /** The number of nodes. */
    int size() {
        return nodes.length;
    }

    @Override
    public int count() {
        return Math.min(GROUPS, nodes.length);
    }

    @Override
    public Outcome search(Descent<P> descent, int group) {
        long[] state = new long[expander.state.length];
        Outcome outcome = Outcome.EXHAUSTED;
        int end = first(group + 1);
        for (int i = first(group); i < end && outcome == Outcome.EXHAUSTED; i++) {
            int node = nodes[i];
            store.state(node, state, 0);
            boolean isStart = store.isStart(node);
            if (isTraced) {
                walk.startAt(expander.number(node), store.g(node));
            }
            outcome = descent.searchFrom(group, node, state, isStart ? Trace.NO_MOVE : store.move(node), store.g(node));
        }
        return outcome;
    }

    private int first(int group) {
        return (int) ((long) nodes.length * group / count());
    }

    @Override
    public List<Integer> solution(Descent<P> descent) {
        List<Integer> moves = new ArrayList<>(expander.pathTo(descent.origin()));
        Arrays.stream(descent.solution()).forEach(moves::add);
        return moves;
    }
}
