package dev.unscramble.model;

/** A puzzle, the state to solve it from, and the heuristic. */
public final class Problem<P extends Position> {
    private final Start<P> start;
    private final Heuristic<? super P> heuristic;

    /** The start is copied. */
    public Problem(Puzzle<P> puzzle, P start, Heuristic<? super P> heuristic) {
        this(new Start<>(puzzle, start), heuristic);
    }

    /** @hidden from users of the library */
    public Problem(Start<P> start, Heuristic<? super P> heuristic) {
        this.start = start;
        this.heuristic = heuristic;
    }

    /** This problem with another heuristic. */
    public Problem<P> with(Heuristic<? super P> other) {
        return new Problem<>(start, other);
    }

    /** This problem from another start. */
    public Problem<P> from(P otherStart) {
        return new Problem<>(puzzle(), otherStart, heuristic);
    }

    public Puzzle<P> puzzle() {
        return start.puzzle();
    }

    /** A new position, at the start. */
    public P start() {
        return start.position();
    }

    public Heuristic<? super P> heuristic() {
        return heuristic;
    }
}
