package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Position;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeShape;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.PathStates;

/**
 * The states that a depth-first search has reached, as far as it stores them.
 *
 * <p>Graph search stores the least depth at which each state was reached, in this round or
 * an earlier one; a state that is reached deeper is a duplicate. Every state of a shortest path is reached at its least
 * depth, so none of those is missed.
 */
final class MetStates {
    /** Whether a state is new to the search. */
    enum Meeting {
        NEW,
        DUPLICATE,
        NO_MEMORY
    }

    private final Duplicates duplicates;
    private final NodeStore met;
    private final PathStates pathStates;
    private final long[] state;

    MetStates(Duplicates duplicates, int packedLongs, MemoryBudget budget) {
        this.duplicates = duplicates;
        this.met = new NodeStore(NodeShape.ofWidth(packedLongs), budget);
        this.pathStates = new PathStates(packedLongs);
        this.state = new long[packedLongs];
    }

    /** Whether states are stored at all. */
    boolean remembersAny() {
        return duplicates == Duplicates.PATH || duplicates.isGraphSearch();
    }

    /** The number of stored states when the path has this depth. */
    int stored(int depth) {
        return duplicates.isGraphSearch() ? met.size() : depth + 1;
    }

    Meeting meet(Position position, int depth) {
        return switch (duplicates) {
            case NONE, PARENT, SEQUENCES -> Meeting.NEW;
            case PATH -> pathStates.repeats(position, depth) ? Meeting.DUPLICATE : Meeting.NEW;
            case EXPLORED, ALL -> meetAny(position, depth);
        };
    }

    private Meeting meetAny(Position position, int depth) {
        position.pack(state, 0);
        int node = met.find(state, 0);
        if (node == NodeStore.NONE) {
            boolean stored = met.add(state, 0, NodeStore.NONE, 0, depth, 0) != NodeStore.NONE;
            return stored ? Meeting.NEW : Meeting.NO_MEMORY;
        }
        if (met.g(node) < depth) {
            return Meeting.DUPLICATE;
        }
        met.improve(node, NodeStore.NONE, 0, depth);
        return Meeting.NEW;
    }
}
