package dev.unscramble.model;

/** A puzzle, the state to solve it from, and the heuristic. */
public final class Problem<P extends Position> {
    private final Puzzle<P> puzzle;
    private final PackedState start;
    private final Heuristic<? super P> heuristic;

    /** The start is copied. */
    public Problem(Puzzle<P> puzzle, P start, Heuristic<? super P> heuristic) {
        this(puzzle, PackedState.of(puzzle, start), heuristic);
    }

    private Problem(Puzzle<P> puzzle, PackedState start, Heuristic<? super P> heuristic) {
        this.puzzle = puzzle;
        this.start = start;
        this.heuristic = heuristic;
    }

    /** This problem with another heuristic. */
    public Problem<P> with(Heuristic<? super P> other) {
        return new Problem<>(puzzle, start, other);
    }

    /** This problem from another start. */
    public Problem<P> from(P otherStart) {
        return new Problem<>(puzzle, otherStart, heuristic);
    }

    public Puzzle<P> puzzle() {
        return puzzle;
    }

    /** A new position, at the start. */
    public P start() {
        return start.in(puzzle);
    }

    public Heuristic<? super P> heuristic() {
        return heuristic;
    }
}
