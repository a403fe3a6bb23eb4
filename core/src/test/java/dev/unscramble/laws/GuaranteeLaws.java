package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Position;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What every heuristic promises, proved or refuted over the whole space of a small puzzle. */
public abstract class GuaranteeLaws<P extends Position> extends HeuristicLaws<P> {
    private final ExactDistances<P> exact;
    private final IncrementalHeuristic<? super P> heuristic;
    private @Nullable String overestimate;
    private @Nullable String drop;

    protected GuaranteeLaws(ExactDistances<P> exact, Heuristic<? super P> heuristic) {
        super(exact.puzzle(), heuristic);
        this.exact = exact;
        this.heuristic = IncrementalHeuristic.of(heuristic);
    }

    /** What this space will show: more than declared where it is too small for a counterexample. */
    protected Guarantee deserved() {
        return heuristic.guarantee();
    }

    @Test
    void itDeservesExactlyTheTrustThatItAsksFor() {
        exact.forEach(this::look);
        Guarantee shown =
                overestimate != null ? Guarantee.NONE : drop != null ? Guarantee.ADMISSIBLE : Guarantee.CONSISTENT;
        assertThat(shown)
                .as("%s overestimates %s and is inconsistent %s", heuristic.name(), overestimate, drop)
                .isEqualTo(deserved())
                .isGreaterThanOrEqualTo(heuristic.guarantee());
    }

    private void look(P position, int distance) {
        long tracked = heuristic.begin(position);
        int h = heuristic.value(tracked);
        if (h > distance && overestimate == null) {
            overestimate = text(position) + ": h is " + h + ", the distance " + distance;
        }
        for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
            int move = Long.numberOfTrailingZeros(moves);
            int after = heuristic.value(heuristic.after(position, move, tracked));
            if (h > exact.puzzle().costs().of(position, move) + after && drop == null) {
                drop = text(position) + ": h drops from " + h + " to " + after + " by "
                        + exact.puzzle().moveName(move);
            }
        }
    }

    private String text(P position) {
        return "at " + exact.puzzle().format(position);
    }
}
