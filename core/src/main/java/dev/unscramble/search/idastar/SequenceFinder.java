package dev.unscramble.search.idastar;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Finds superfluous sequences of moves, and makes the rules that avoid them (Taylor and Korf, 1993).
 *
 * <p>From each {@link Puzzle#places place}, breadth first, it writes down sequences in order of length and
 * then of their moves. One that leads where an earlier one led is superfluous: wherever it stands in a
 * path, the earlier one can stand instead, and the path is not longer and comes earlier in that order. The
 * first of all shortest paths therefore has no superfluous part, and a search that avoids them all still
 * finds it.
 *
 * <p>Sequences are the nodes of a tree for each place, in one set of arrays. The automaton is that of Aho
 * and Corasick (1975): its state is the longest end of the path that begins some superfluous sequence.
 */
final class SequenceFinder<P extends Position> {
    /** The move leads nowhere new: what it ends is superfluous. */
    private static final int SUPERFLUOUS = -1;
    /** Not followed: illegal, as long as can be, or superfluous apart from its first move. */
    private static final int UNTRIED = -2;

    private static final int FIRST_NODES = 1 << 12;
    /** After this many sequences it asks whether to give up: some milliseconds. */
    private static final int LOOK_UP = 1 << 13;

    private final Puzzle<P> puzzle;
    private final P position;
    private final int shift;
    private final List<NodeStore> met = new ArrayList<>();
    private final long[] packed;
    /** By node: the tree that it is in, its state in the store of that tree, and itself without its first move. */
    private int[] tree = new int[FIRST_NODES];

    private int[] stored = new int[FIRST_NODES];
    private int[] tail = new int[FIRST_NODES];
    /** By node: the place that the sequence leads to. */
    private int[] place = new int[FIRST_NODES];
    /** By node and move: the longer sequence. */
    private int[] longer;

    private int nodes;

    private SequenceFinder(Puzzle<P> puzzle) {
        this.puzzle = puzzle;
        this.position = puzzle.goal();
        this.shift = MoveRules.shift(puzzle);
        this.packed = new long[puzzle.packedLongs()];
        this.longer = new int[tree.length << shift];
    }

    /**
     * The rules that avoid superfluous sequences of up to {@code length} moves; those of the last move only,
     * where the puzzle does not say what its places are or moves differ in cost.
     *
     * @param mustStop is asked now and then whether to give up
     * @return nothing if it gave up
     */
    static <P extends Position> Optional<MoveRules> rules(Puzzle<P> puzzle, int length, BooleanSupplier mustStop) {
        List<P> places = puzzle.places();
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (places.isEmpty() || puzzle.cost(move) != puzzle.cost(0)) {
                return Optional.of(MoveRules.ofLastMove(puzzle, Duplicates.PARENT));
            }
        }
        SequenceFinder<P> finder = new SequenceFinder<>(puzzle);
        return finder.find(places, length, mustStop) ? Optional.of(finder.rules(places.size())) : Optional.empty();
    }

    /** Finds all; no if it gave up. */
    private boolean find(List<P> places, int length, BooleanSupplier mustStop) {
        for (P start : places) {
            NodeStore states = new NodeStore(puzzle.packedLongs(), true, new MemoryBudget(Long.MAX_VALUE));
            start.pack(packed, 0);
            states.find(packed, 0);
            met.add(states);
            add(nodes, nodes, nodes);
        }
        int from = 0;
        for (int depth = 0; depth < length; depth++) {
            int to = nodes;
            boolean isLast = depth == length - 1;
            for (int node = from; node < to; node++) {
                if (node % LOOK_UP == 0 && mustStop.getAsBoolean()) {
                    return false;
                }
                grow(node, depth, isLast);
            }
            from = to;
        }
        return true;
    }

    /**
     * Tries all moves after a sequence. Its tail, a move shorter, has been through this. The last ones that
     * are tried only matter where they are superfluous: they are no nodes.
     */
    private void grow(int node, int depth, boolean isLast) {
        NodeStore states = met.get(tree[node]);
        states.state(stored[node], packed, 0);
        position.unpack(packed, 0);
        for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
            int move = Long.numberOfTrailingZeros(moves);
            position.apply(move);
            int ownTail = depth == 0 ? puzzle.place(position) : longer[tail[node] << shift | move];
            if (ownTail >= 0) {
                position.pack(packed, 0);
                int child = meet(states, tree[node], ownTail, isLast); // may replace the array
                longer[node << shift | move] = child;
            }
            position.undo(move);
        }
    }

    /** What the state at hand, after one more move, makes of a sequence. */
    private int meet(NodeStore states, int inTree, int ownTail, boolean isLast) {
        if (states.find(packed, 0) != NodeStore.NONE) {
            return SUPERFLUOUS;
        }
        if (isLast) {
            states.add(packed, 0, NodeStore.NONE, 0, 0, 0);
            return UNTRIED;
        }
        return add(inTree, ownTail, puzzle.place(position));
    }

    /** Adds the sequence to the state at hand, which was just looked for in the tree's store and not found. */
    private int add(int inTree, int withTail, int atPlace) {
        if (nodes == tree.length) {
            tree = Arrays.copyOf(tree, 2 * nodes);
            stored = Arrays.copyOf(stored, 2 * nodes);
            tail = Arrays.copyOf(tail, 2 * nodes);
            place = Arrays.copyOf(place, 2 * nodes);
            longer = Arrays.copyOf(longer, 2 * nodes << shift);
        }
        stored[nodes] = met.get(inTree).add(packed, 0, NodeStore.NONE, 0, 0, 0);
        tree[nodes] = inTree;
        tail[nodes] = withTail;
        place[nodes] = atPlace;
        Arrays.fill(longer, nodes << shift, nodes + 1 << shift, UNTRIED);
        return nodes++;
    }

    private MoveRules rules(int places) {
        int[] state = new int[nodes];
        int states = number(places, state);
        long[] allowed = new long[states];
        int[] next = new int[states << shift];
        int[] fallback = new int[nodes];
        int[] placeOf = new int[states];
        for (int node = 0; node < nodes; node++) {
            fallback[node] = tail[node];
            while (state[fallback[node]] == UNTRIED) {
                fallback[node] = tail[fallback[node]];
            }
            if (state[node] != UNTRIED) {
                placeOf[state[node]] = place[node];
                connect(node, node < places, state, fallback, allowed, next);
            }
        }
        return new MoveRules(Arrays.copyOf(state, places), placeOf, allowed, next, shift);
    }

    /** Numbers the nodes that begin a superfluous sequence, and all that are empty; says how many. */
    private int number(int places, int[] state) {
        boolean[] matters = new boolean[nodes];
        for (int node = nodes - 1; node >= 0; node--) {
            matters[node] = node < places;
            for (int i = node << shift; i < node + 1 << shift; i++) {
                matters[node] |= longer[i] == SUPERFLUOUS || longer[i] >= 0 && matters[longer[i]];
            }
        }
        int count = 0;
        for (int node = 0; node < nodes; node++) {
            state[node] = matters[node] ? count++ : UNTRIED;
        }
        return count;
    }

    private void connect(int node, boolean isEmpty, int[] state, int[] fallback, long[] allowed, int[] next) {
        int from = state[node];
        int other = state[fallback[node]];
        for (int move = 0; move < puzzle.moveCount(); move++) {
            int child = longer[node << shift | move];
            boolean isLive = child >= 0;
            if (child == SUPERFLUOUS || child == UNTRIED && isEmpty) {
                continue;
            }
            if (isLive && state[child] != UNTRIED) {
                next[from << shift | move] = state[child];
                allowed[from] |= 1L << move;
            } else if (isEmpty) {
                next[from << shift | move] = state[tail[child]];
                allowed[from] |= 1L << move;
            } else if ((allowed[other] & 1L << move) != 0) {
                next[from << shift | move] = next[other << shift | move];
                allowed[from] |= 1L << move;
            }
        }
    }
}
