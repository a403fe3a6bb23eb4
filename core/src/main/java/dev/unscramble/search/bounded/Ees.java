package dev.unscramble.search.bounded;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.OpenCells;

/**
 * EES, explicit estimation search (Thayer and Ruml, 2011). Beside h, which never overestimates, it has an estimate that is
 * right on average, h / (1 - e): e is the mean error of h per unit of cost on the path to a node. Of the nodes whose estimated f is at most w times the least, it expands the one that is estimated to be nearest to the goal, if its
 * estimate is within the bound; else the one of least estimated f, if that is; else the one of least f, which raises the
 * bound.
 */
public final class Ees extends Search {
    private final double weight;

    private Ees(double weight) {
        if (!(weight >= 1)) {
            throw new IllegalArgumentException("the weight is " + weight + "; it must be at least 1");
        }
        this.weight = weight;
    }

    /** Its solutions cost at most {@code weight} times the optimum. */
    public static Ees create(double weight) {
        return new Ees(weight);
    }

    @Override
    public String name() {
        return "ees";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Estimating<>(problem, meter, limits, weight);
    }

    /** A run: the open nodes in three orders. That of {@link CellSearch} is by f. */
    private static final class Estimating<P extends Position> extends CellSearch<P> {
        private static final Bounded.Rule BY_F = new Bounded.Rule(true, true, (g, h, leastF) -> g + h, Double::sum);
        /** A larger mean error would make estimates endless. */
        private static final double MOST_ERROR = 0.9;

        private final double weight;
        private final int initialH;
        private final OpenCells byEstimate;
        private final OpenCells focal;
        /** The least estimated f, by which the focal list was made. */
        private double focalLeast;

        Estimating(Problem<P> problem, Meter meter, Limits limits, double weight) {
            super(problem, meter, limits, BY_F);
            this.weight = weight;
            initialH = heuristic.estimate(position);
            byEstimate = new OpenCells((g, h, leastF) -> g + toGoal(g, h), false, store, budget);
            focal = new OpenCells(this::focalKey, false, store, budget);
        }

        /** The estimated cost to the goal. On a path of cost g, f has grown by the sum of the errors of its steps. */
        private double toGoal(int g, int h) {
            double error = g == 0 ? 0 : (double) (g + h - initialH) / g;
            return h / (1 - Math.max(0, Math.min(error, MOST_ERROR)));
        }

        private double focalKey(int g, int h, int leastF) {
            double toGoal = toGoal(g, h);
            return g + toGoal <= weight * focalLeast ? toGoal : Double.POSITIVE_INFINITY;
        }

        @Override
        boolean push(int node, int h) {
            return super.push(node, h) && byEstimate.push(node, h) && focal.push(node, h);
        }

        @Override
        void remove(int g, int h) {
            super.remove(g, h);
            byEstimate.remove(g, h);
            focal.remove(g, h);
        }

        @Override
        int pop() {
            OpenCells from = next();
            int g = from.nextG();
            int h = from.nextH();
            int node = from.pop();
            for (OpenCells other : new OpenCells[] {open, byEstimate, focal}) {
                if (other != from) {
                    other.remove(g, h);
                }
            }
            return node;
        }

        /** The list whose first node is expanded next. */
        private OpenCells next() {
            double least = byEstimate.leastKey();
            if (least != focalLeast) {
                focalLeast = least;
                focal.reorder(this::focalKey);
            }
            double most = weight * open.leastF();
            if (focal.nextG() + toGoal(focal.nextG(), focal.nextH()) <= most) {
                return focal;
            }
            return least <= most ? byEstimate : open;
        }
    }
}
