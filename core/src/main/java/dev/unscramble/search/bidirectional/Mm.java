package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Position;
import dev.unscramble.model.TieBreak;
import dev.unscramble.store.Tally;
import org.jspecify.annotations.Nullable;

/**
 * MM and MMe, which meet in the middle (Holte, Felner, Sharon, Sturtevant and Chen, 2017). Each side expands its nodes by
 * priority, least first:
 *
 * <pre>
 *   max(f(n), 2 g(n))              MM
 *   max(f(n), 2 g(n) + epsilon)    MMe
 * </pre>
 *
 * <p>so that neither expands a node whose g is more than half the cost of an optimal solution. MMe also uses that two
 * open nodes are at least the cheapest move apart, which costs epsilon.
 */
public final class Mm extends FrontToEnd {
    private final boolean countsStep;

    private Mm(String name, boolean countsStep) {
        super(name);
        this.countsStep = countsStep;
    }

    /** MM. */
    public static Mm mm() {
        return new Mm("mm", false);
    }

    /** MMe. */
    public static Mm mme() {
        return new Mm("mme", true);
    }

    @Override
    <P extends Position> Execution<P> begin(Ends<P> ends) {
        return new Halves<>(ends, countsStep);
    }

    private static final class Halves<P extends Position> extends TwoSides<P, Half<P>> {
        private final int step;

        Halves(Ends<P> ends, boolean countsStep) {
            super(ends, from -> new Half<>(from, countsStep ? from.run().epsilon : 0));
            step = countsStep ? epsilon : 0;
        }

        @Override
        @Nullable
        Half<P> next() {
            if (forward.isEmpty() || backward.isEmpty()) {
                return null;
            }
            int first = forward.leastPriority();
            int second = backward.leastPriority();
            int leastF = Math.max(forward.fs.least(), backward.fs.least());
            int leastSum = forward.gs.least() + backward.gs.least() + step;
            int bound = Math.max(Math.min(first, second), Math.max(leastF, leastSum));
            if (isOver(bound)) {
                return null;
            }
            raise(bound);
            return first <= second ? forward : backward;
        }
    }

    /** The open nodes of a side by priority; of the same priority, those of largest g first. */
    private static final class Half<P extends Position> extends PrioritySide<P> {
        final Tally fs = new Tally();
        final Tally gs = new Tally();
        private final int step;

        Half(Origin<P> from, int step) {
            super(from, TieBreak.HIGH_H, (g, h) -> Math.max(g + h, 2 * g + step));
            this.step = step;
        }

        @Override
        boolean push(int node, int g, int h, long tracked) {
            fs.add(g + h);
            gs.add(g);
            return push(node, Math.max(g + h, 2 * g + step), g);
        }

        @Override
        void removed(int g, int h) {
            fs.remove(g + h);
            gs.remove(g);
        }
    }
}
