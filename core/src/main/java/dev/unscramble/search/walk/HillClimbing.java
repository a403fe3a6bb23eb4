package dev.unscramble.search.walk;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Meter;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/**
 * Hill climbing, steepest first, with restarts (Russell and Norvig, 2020, chapter 4): it goes to the neighbour of least h,
 * or to any of them if there are several, as long as h gets smaller, and sideways for some steps. If it is stuck, it starts
 * again, each time with one random move more before it climbs.
 */
public final class HillClimbing extends Search {
    /** The restarts before it fails, by default. */
    public static final int DEFAULT_RESTARTS = 100;

    private final int restarts;

    private HillClimbing(int restarts) {
        if (restarts < 0) {
            throw new IllegalArgumentException("there are " + restarts + " restarts; it must be at least 0");
        }
        this.restarts = restarts;
    }

    /** With {@value #DEFAULT_RESTARTS} restarts. */
    public static HillClimbing create() {
        return new HillClimbing(DEFAULT_RESTARTS);
    }

    /** With this many restarts; after that it fails. */
    public HillClimbing withRestarts(int most) {
        return new HillClimbing(most);
    }

    @Override
    public String name() {
        return "hill-climbing";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Climb<>(problem, meter, limits, restarts);
    }

    private static final class Climb<P extends Position> extends LocalSearch<P> {
        /** The most steps that do not make h smaller, one after the other. */
        private static final int MOST_SIDEWAYS = 100;

        Climb(Problem<P> problem, Meter meter, Limits limits, int restarts) {
            super(problem, meter, limits, restarts);
        }

        @Override
        @Nullable
        Outcome attempt(int randomMoves) {
            int sideways = 0;
            for (int step = 0; ; step++) {
                Outcome stop = expand();
                if (stop != null || moves.isEmpty()) {
                    return stop;
                }
                int chosen = step < randomMoves ? random.nextInt(moves.size()) : best();
                if (step >= randomMoves) {
                    int next = estimates.get(chosen);
                    sideways = next == h ? sideways + 1 : 0;
                    if (next > h || sideways > MOST_SIDEWAYS) {
                        return null;
                    }
                }
                if (!go(chosen)) {
                    return null;
                }
                if (position.isGoal()) {
                    return solved();
                }
            }
        }

        /** The child of least h; if there are several, any of them. */
        private int best() {
            int least = Collections.min(estimates);
            int ties = Collections.frequency(estimates, least);
            int wanted = random.nextInt(ties);
            int index = -1;
            for (int met = -1; met < wanted; ) {
                met += estimates.get(++index) == least ? 1 : 0;
            }
            return index;
        }
    }
}
