package dev.unscramble.search.idastar;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeShape;
import dev.unscramble.store.NodeStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Finds duplicate sequences of moves (duplicate operator strings in Taylor and Korf, 1993), and makes the rules that
 * avoid them.
 *
 * <p>From each {@link Puzzle#places place}, breadth first, it lists sequences in order of length and then of their
 * moves. A sequence is a duplicate if an earlier one leads to the same state: wherever it occurs in a path, the
 * earlier one can replace it, and the path does not get longer and comes earlier in that order. The first of all
 * shortest paths therefore contains no duplicate sequence, and a search that avoids them all still finds it.
 *
 * <p>Sequences are the nodes of a trie for each place, in one set of arrays. The automaton is that of Aho
 * and Corasick (1975): its state is the longest suffix of the path that is a prefix of some duplicate sequence.
 */
final class SequenceFinder<P extends Position> {
    /** The move leads to a known state: the sequence that it ends is a duplicate. */
    private static final int DUPLICATE = -1;
    /** Not followed: illegal, of the largest length, or already a duplicate without its first move. */
    private static final int UNTRIED = -2;

    private static final int FIRST_NODES = 1 << 12;
    /** It asks whether to give up every few milliseconds. */
    private static final int SEQUENCES_PER_CHECK = 1 << 13;

    private final Puzzle<P> puzzle;
    private final P position;
    private final int shift;
    private final List<NodeStore> met = new ArrayList<>();
    private final long[] packed;
    /** By node: the trie that it is in. */
    private int[] trie = new int[FIRST_NODES];
    /** By node: its state in the store of the trie. */
    private int[] stored = new int[FIRST_NODES];
    /** By node: the sequence without its first move. */
    private int[] tail = new int[FIRST_NODES];
    /** By node: the place that the sequence leads to. */
    private int[] place = new int[FIRST_NODES];
    /** By node and move: the sequence with the move added. */
    private int[] longer;

    private int nodes;

    private SequenceFinder(Puzzle<P> puzzle) {
        this.puzzle = puzzle;
        this.position = puzzle.newPosition();
        this.shift = MoveRules.shift(puzzle);
        this.packed = new long[puzzle.packedLongs()];
        this.longer = new int[trie.length << shift];
    }

    /**
     * The rules that avoid duplicate sequences of up to {@code length} moves; those of the last move only,
     * if the puzzle does not list its places or moves differ in cost.
     *
     * @param mustStop is asked now and then whether to give up
     * @return empty if it gave up
     */
    static <P extends Position> Optional<MoveRules> rules(Puzzle<P> puzzle, int length, BooleanSupplier mustStop) {
        List<P> places = puzzle.places();
        if (places.isEmpty() || !puzzle.costs().areUniform()) {
            return Optional.of(MoveRules.ofLastMove(puzzle, Duplicates.PARENT));
        }
        SequenceFinder<P> finder = new SequenceFinder<>(puzzle);
        return finder.find(places, length, mustStop) ? Optional.of(finder.rules(places.size())) : Optional.empty();
    }

    /** Finds all duplicate sequences. Returns false if it was stopped first. */
    private boolean find(List<P> places, int length, BooleanSupplier mustStop) {
        for (P start : places) {
            NodeStore states = new NodeStore(NodeShape.ofWidth(puzzle.packedLongs()), new MemoryBudget(Long.MAX_VALUE));
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
                if (node % SEQUENCES_PER_CHECK == 0 && mustStop.getAsBoolean()) {
                    return false;
                }
                grow(node, depth, isLast);
            }
            from = to;
        }
        return true;
    }

    /**
     * Adds every legal move to a sequence. Its tail, which is one move shorter, is done already. Sequences of the
     * largest length only matter if they are duplicates: they are not nodes.
     */
    private void grow(int node, int depth, boolean isLast) {
        NodeStore states = met.get(trie[node]);
        states.state(stored[node], packed, 0);
        position.unpack(packed, 0);
        for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
            int move = Long.numberOfTrailingZeros(moves);
            position.apply(move);
            int ownTail = depth == 0 ? puzzle.place(position) : longer[tail[node] << shift | move];
            if (ownTail >= 0) {
                position.pack(packed, 0);
                int child = meet(states, trie[node], ownTail, isLast); // may replace the array
                longer[node << shift | move] = child;
            }
            position.undo(move);
        }
    }

    /** The node of a sequence that leads to the packed state: {@link #DUPLICATE}, {@link #UNTRIED} or a new one. */
    private int meet(NodeStore states, int inTrie, int ownTail, boolean isLast) {
        if (states.find(packed, 0) != NodeStore.NONE) {
            return DUPLICATE;
        }
        if (isLast) {
            states.add(packed, 0, NodeStore.NONE, 0, 0, 0);
            return UNTRIED;
        }
        return add(inTrie, ownTail, puzzle.place(position));
    }

    /** Adds a sequence to the packed state, which was just looked up in the trie's store and not found. */
    private int add(int inTrie, int withTail, int atPlace) {
        if (nodes == trie.length) {
            trie = Arrays.copyOf(trie, 2 * nodes);
            stored = Arrays.copyOf(stored, 2 * nodes);
            tail = Arrays.copyOf(tail, 2 * nodes);
            place = Arrays.copyOf(place, 2 * nodes);
            longer = Arrays.copyOf(longer, 2 * nodes << shift);
        }
        stored[nodes] = met.get(inTrie).add(packed, 0, NodeStore.NONE, 0, 0, 0);
        trie[nodes] = inTrie;
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

    /** Numbers the prefixes of duplicate sequences and the empty sequences; returns how many there are. */
    private int number(int places, int[] state) {
        boolean[] matters = new boolean[nodes];
        for (int node = nodes - 1; node >= 0; node--) {
            matters[node] = node < places;
            for (int i = node << shift; i < node + 1 << shift; i++) {
                matters[node] |= longer[i] == DUPLICATE || longer[i] >= 0 && matters[longer[i]];
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
            if (child == DUPLICATE || child == UNTRIED && isEmpty) {
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
