package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Position;
import org.jspecify.annotations.Nullable;

/**
 * NBS, near-optimal bidirectional search (Chen, Holte, Zilles and Sturtevant, 2017). A solution through an open node u of
 * one side and an open node v of the other costs at least
 *
 * <pre>
 *   lb(u, v) = max(f(u), f(v), g(u) + g(v) + epsilon)
 * </pre>
 *
 * <p>Of every pair whose lb is below the optimum, any search that proves its solution must expand one node. NBS expands
 * both nodes of a pair of least lb, and so at most twice as many as any search must. When the bound has risen, nodes become
 * ready one by one until there is a pair, as in the paper; before the next pair, all whose f is within the bound do.
 */
public final class Nbs extends FrontToEnd {

    private Nbs() {
        super("nbs");
    }

    /** It has no options. */
    public static Nbs create() {
        return new Nbs();
    }

    @Override
    <P extends Position> Execution<P> begin(Ends<P> ends) {
        return new Pairs<>(ends);
    }

    private static final class Pairs<P extends Position> extends TwoSides<P, ReadySide<P>> {
        private int bound;
        /** Whether the forward node of a pair was expanded, and the backward one was not yet. */
        private boolean isHalf;

        Pairs(Ends<P> ends) {
            super(ends, ReadySide::new);
        }

        @Override
        @Nullable
        ReadySide<P> next() {
            if (isHalf && upper > bound) {
                isHalf = false;
                return backward;
            }
            forward.makeReady(bound);
            backward.makeReady(bound);
            while (!isOver(bound)) {
                if (forward.isFull || backward.isFull) {
                    return forward.isFull ? forward : backward;
                }
                int pair = leastSum(forward, backward);
                if (pair <= bound) {
                    isHalf = true;
                    return forward;
                }
                boolean isForwardReady = forward.makeOneReady(bound);
                boolean isBackwardReady = backward.makeOneReady(bound);
                if (!isForwardReady && !isBackwardReady) {
                    bound = Math.min(pair, Math.min(forward.leastWaiting(), backward.leastWaiting()));
                    raise(bound);
                }
            }
            return null;
        }
    }
}
