package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.TieBreak;
import org.jspecify.annotations.Nullable;

/**
 * BAE* (Sadhukhan, 2013), which is also known as DIBBS (Sewell and Jacobson, 2021). A node that was reached at cost g,
 * though its estimate to the beginning of its side is only h', shows an error of g - h' in the estimates of the other
 * side. Each side adds it to f:
 *
 * <pre>
 *   b(n) = g(n) + h(n) + (g(n) - h'(n))
 * </pre>
 *
 * <p>No solution that is not known yet costs less than half the sum of the least b of both sides. This needs consistent
 * heuristics. The sides take turns.
 */
public final class Bae extends FrontToEnd {

    private Bae() {
        super("bae");
    }

    /** It has no options. */
    public static Bae create() {
        return new Bae();
    }

    @Override
    void check(Heuristic<?> heuristic) {
        super.check(heuristic);
        if (!heuristic.guarantee().isConsistent()) {
            throw new InputException("bae needs a consistent heuristic, and " + heuristic.name()
                    + " is not known to be one; use nbs or choose another heuristic");
        }
    }

    /** The errors prove more of a pair than f and g do, so that it may expand fewer nodes. */
    @Override
    boolean mustExpandPairs() {
        return false;
    }

    @Override
    <P extends Position> Execution<P> begin(Ends<P> ends) {
        Problem<P> forward = ends.forward();
        Problem<P> backward = ends.backward();
        Problem<P> both = forward.with(new BothWays<>(forward.heuristic(), backward.heuristic()));
        Problem<P> reverse = backward.with(new BothWays<>(backward.heuristic(), forward.heuristic()));
        return new Turns<>(new Ends<>(both, reverse, ends.meter(), ends.limits()));
    }

    private static final class Turns<P extends Position> extends TwoSides<P, Errors<P>> {
        private boolean isBackward = true;

        Turns(Ends<P> ends) {
            super(ends, Errors::new);
        }

        @Override
        @Nullable
        Errors<P> next() {
            if (forward.isEmpty() || backward.isEmpty()) {
                return null;
            }
            int bound = (int) (((long) forward.leastPriority() + backward.leastPriority() + 1) / 2);
            if (isOver(bound)) {
                return null;
            }
            raise(bound);
            isBackward = !isBackward;
            return isBackward ? backward : forward;
        }
    }

    /** The open nodes of a side by b; of the same b, those of largest g first. */
    private static final class Errors<P extends Position> extends PrioritySide<P> {
        private final BothWays<?> heuristic;

        Errors(Origin<P> from) {
            super(from, TieBreak.HIGH_H, Double::sum);
            heuristic = (BothWays<?>) from.problem().heuristic();
        }

        @Override
        boolean push(int node, int g, int h, long tracked) {
            return push(node, Math.max(0, g + h + (g - heuristic.back(tracked))), g);
        }
    }
}
