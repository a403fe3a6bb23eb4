package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Position;
import dev.unscramble.model.TieBreak;
import dev.unscramble.store.NodeStore;
import org.jspecify.annotations.Nullable;

/**
 * BS* (Kwa, 1989): A* from both ends; the side with fewer open nodes is expanded. A node that the other side has expanded is
 * not expanded again, since the best way through it is known (nipping), and a node whose f is no better than the best
 * solution is not stored (trimming and screening). It ends when this holds for all open nodes of one side.
 */
public final class Bs extends FrontToEnd {

    private Bs() {
        super("bs");
    }

    /** It has no options. */
    public static Bs create() {
        return new Bs();
    }

    @Override
    <P extends Position> Execution<P> begin(Ends<P> ends) {
        return new Smaller<>(ends);
    }

    private static final class Smaller<P extends Position> extends TwoSides<P, ByF<P>> {
        Smaller(Ends<P> ends) {
            super(ends, ByF::new);
        }

        @Override
        @Nullable
        ByF<P> next() {
            if (forward.isEmpty() || backward.isEmpty()) {
                return null;
            }
            int bound = Math.max(forward.leastPriority(), backward.leastPriority());
            if (isOver(bound)) {
                return null;
            }
            raise(bound);
            return forward.open <= backward.open ? forward : backward;
        }
    }

    /** The open nodes of a side by f; of the same f, those of largest g first. */
    private static final class ByF<P extends Position> extends PrioritySide<P> {
        private final boolean isConsistent;

        ByF(Origin<P> from) {
            super(from, TieBreak.HIGH_H, Double::sum);
            isConsistent = from.problem().heuristic().guarantee().isConsistent();
        }

        @Override
        boolean push(int node, int g, int h, long tracked) {
            return push(node, g + h, g);
        }

        /** A node that the other side has expanded has its least cost there, if the heuristics are consistent. */
        @Override
        boolean isNipped() {
            int opposite = others().find(expander.state, 0);
            return isConsistent && opposite != NodeStore.NONE && others().wasExpanded(opposite);
        }
    }
}
