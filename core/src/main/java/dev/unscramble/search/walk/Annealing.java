package dev.unscramble.search.walk;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Meter;
import org.jspecify.annotations.Nullable;

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi, 1983): each step draws a move at random. One that makes h smaller is
 * made; one that makes it larger by d is made with the probability exp(-d / T). The temperature T begins at five times the
 * cost of the cheapest move and goes down by a ten-thousandth with each step; at a twentieth of that cost the attempt has
 * failed, and the next one begins.
 */
public final class Annealing extends Search {
    /** The restarts before it fails, by default. */
    public static final int DEFAULT_RESTARTS = 100;

    private final int restarts;

    private Annealing(int restarts) {
        if (restarts < 0) {
            throw new IllegalArgumentException("there are " + restarts + " restarts; it must be at least 0");
        }
        this.restarts = restarts;
    }

    /** With {@value #DEFAULT_RESTARTS} restarts. */
    public static Annealing create() {
        return new Annealing(DEFAULT_RESTARTS);
    }

    /** With this many restarts; after that it fails. */
    public Annealing withRestarts(int most) {
        return new Annealing(most);
    }

    @Override
    public String name() {
        return "annealing";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Cooling<>(problem, meter, limits, restarts);
    }

    private static final class Cooling<P extends Position> extends LocalSearch<P> {
        private static final double HOTTEST = 5;
        private static final double COLDEST = 0.05;
        private static final double COOLING = 0.9999;

        Cooling(Problem<P> problem, Meter meter, Limits limits, int restarts) {
            super(problem, meter, limits, restarts);
        }

        @Override
        @Nullable
        Outcome attempt(int attempt) {
            int unit = puzzle.costs().least();
            boolean isExpanded = false;
            for (double t = HOTTEST * unit; t > COLDEST * unit; t *= COOLING) {
                Outcome stop = isExpanded ? null : expand();
                isExpanded = true;
                if (stop != null || moves.isEmpty()) {
                    return stop;
                }
                int drawn = random.nextInt(moves.size());
                int change = estimates.get(drawn) - h;
                if (change > 0 && random.nextDouble() >= Math.exp(-change / t)) {
                    continue;
                }
                if (!go(drawn)) {
                    return null;
                }
                isExpanded = false;
                if (position.isGoal()) {
                    return solved();
                }
            }
            return null;
        }
    }
}
