package dev.unscramble.search;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A node of a {@link CustomSearch}: a state, and the path by which it was reached. Two nodes with the same state are not
 * equal; compare their {@link #state states}.
 */
public final class SearchNode {
    private final @Nullable SearchNode parent;
    private final int move;
    private final int depth;
    private final int g;
    private final int h;
    private final PackedState state;
    private final long number;

    SearchNode(@Nullable SearchNode parent, int move, int g, int h, PackedState state, long number) {
        this.parent = parent;
        this.move = move;
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.g = g;
        this.h = h;
        this.state = state;
        this.number = number;
    }

    /** The node from which a move led here; empty at the start. */
    public Optional<SearchNode> parent() {
        return Optional.ofNullable(parent);
    }

    /** The move that led here, or {@link Trace#NO_MOVE} at the start. */
    public int move() {
        return move;
    }

    /** The number of moves from the start. */
    public int depth() {
        return depth;
    }

    /** The cost of the path from the start. */
    public int g() {
        return g;
    }

    /** The heuristic's estimate of the cost to the goal; 0 if the search uses none. */
    public int h() {
        return h;
    }

    /** The state, which can be compared with others and be a key in a map. */
    public PackedState state() {
        return state;
    }

    /** The moves of the path from the start. */
    public List<Integer> path() {
        List<Integer> moves = new ArrayList<>(depth);
        for (SearchNode node = this; node.parent != null; node = node.parent) {
            moves.add(node.move);
        }
        Collections.reverse(moves);
        return moves;
    }

    /** The number in the trace. */
    long number() {
        return number;
    }

    @Override
    public String toString() {
        return "node " + number + ", g " + g + ", h " + h + ", " + state;
    }
}
