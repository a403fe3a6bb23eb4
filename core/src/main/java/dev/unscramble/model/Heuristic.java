package dev.unscramble.model;

import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * An estimate of the cost from a position to the goal. One method is enough, so it can be a lambda; the others let
 * searches prove bounds with it. An {@link IncrementalHeuristic} has further methods, for speed and for tables.
 *
 * <p>A heuristic is stateless and shared by threads.
 */
@FunctionalInterface
public interface Heuristic<P extends Position> {

    /** A heuristic by a function, with a name for reports and a guarantee that the proofs of searches rely on. */
    static <P extends Position> Heuristic<P> of(String name, Guarantee guarantee, ToIntFunction<? super P> estimate) {
        return new NamedHeuristic<>(name, guarantee, estimate);
    }

    /**
     * The estimate for this position, computed from scratch; at least 0. One larger than {@link Puzzle#MAX_COST}, such
     * as {@link Integer#MAX_VALUE}, means that no way leads from here to the goal.
     */
    int estimate(P position);

    /**
     * The same heuristic for another goal: an estimate of the cost from a position to {@code target} alone, with at
     * least the same guarantee. Empty, as by default, if it can only estimate the cost to the goal. One with tables needs
     * tables of its own for another goal: they are made or read when it is {@linkplain IncrementalHeuristic#prepare
     * prepared}, which takes as long and as much memory as those of this one, and not before.
     *
     * <p>A search from the goal backwards asks for the heuristic towards its start. That estimates the cost from the
     * start only if every move has an inverse of the same cost.
     *
     * @param target is not kept: the position may be moved afterwards
     */
    default Optional<Heuristic<P>> towards(P target) {
        return Optional.empty();
    }

    /** The name in options, results and reports. */
    default String name() {
        return "custom";
    }

    /** The guarantee; none by default. */
    default Guarantee guarantee() {
        return Guarantee.NONE;
    }

    /** What a heuristic guarantees; each level includes those before it. */
    enum Guarantee {
        /** It may overestimate: a solution found with it is not proved optimal. */
        NONE,
        /** It never overestimates, so that an optimal search finds optimal solutions with it. */
        ADMISSIBLE,
        /** Also, it never drops by more than the cost of a move, so that A* expands no state twice. */
        CONSISTENT;

        /** Whether it never overestimates. */
        public boolean isAdmissible() {
            return this != NONE;
        }

        /** Whether it never drops by more than the cost of a move. */
        public boolean isConsistent() {
            return this == CONSISTENT;
        }
    }
}
