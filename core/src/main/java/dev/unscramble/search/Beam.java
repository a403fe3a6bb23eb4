package dev.unscramble.search;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.TieBreak;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.model.Trace.Side;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.OpenList;

/**
 * Local beam search: generates all children of the states that it kept, keeps the best of them by h, and
 * continues with those, level by level. No state is kept twice, so that it cannot run in circles; it
 * may prune every path to the goal, though, and then the beam runs empty.
 */
public final class Beam extends Search {
    /** The default width: the number of states that it keeps. */
    public static final int DEFAULT_WIDTH = 100;

    private final int width;

    private Beam(int width) {
        if (width < 1) {
            throw new IllegalArgumentException("the width is " + width + "; a beam must be at least one state wide");
        }
        this.width = width;
    }

    /** A beam of {@value #DEFAULT_WIDTH} states. */
    public static Beam create() {
        return new Beam(DEFAULT_WIDTH);
    }

    /** This search with another width: the number of states that it keeps. */
    public Beam withWidth(int states) {
        return new Beam(states);
    }

    @Override
    public String name() {
        return "beam";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Levels<>(problem, meter, limits);
    }

    private final class Levels<P extends Position> extends Execution<P> {
        private final MemoryBudget budget;
        private final Expander<P> expander;
        private final Expander.ChildTaker taker = this::generate;
        private OpenList children;
        private int goal = NodeStore.NONE;

        Levels(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits);
            budget = new MemoryBudget(limits.memoryBytes());
            expander =
                    new Expander<>(problem, Duplicates.ALL, Costs.unit(), Side.START, (depth, h) -> h, meter, budget);
            children = new OpenList(TieBreak.FIFO, budget);
        }

        @Override
        protected Outcome search() {
            if (!expander.start(taker)) {
                return Outcome.MEMORY_LIMIT;
            }
            noteSizes();
            for (int depth = 0; goal == NodeStore.NONE; depth++) {
                if (children.isEmpty()) {
                    return Outcome.EXHAUSTED;
                }
                if (depth >= limits.depth()) {
                    return Outcome.DEPTH_LIMIT;
                }
                meter.enter(depth);
                meter.expandedBeforeLastLayer = meter.expanded;
                OpenList level = children;
                children = new OpenList(TieBreak.FIFO, budget);
                for (int kept = 0; kept < width && !level.isEmpty(); kept++) {
                    int node = level.pop();
                    expander.visit(node);
                    Outcome stop = expander.expand(node, taker);
                    noteSizes();
                    if (stop != null) {
                        return stop;
                    }
                }
                dropRest(level);
            }
            solution.addAll(expander.solved(goal));
            return Outcome.SOLVED;
        }

        private void dropRest(OpenList level) {
            while (meter.tracer != null && !level.isEmpty()) {
                expander.pruned(level.pop(), Pruned.BEAM);
            }
            level.clear();
        }

        private void noteSizes() {
            meter.open(children.size());
            meter.stored(expander.store.size());
        }

        private boolean generate(int parent, int move, int depth, long tracked) {
            if (expander.store.find(expander.state, 0) != NodeStore.NONE) {
                meter.duplicate();
                return true;
            }
            int h = Estimates.checked(heuristic.value(tracked), heuristic, puzzle, expander.position);
            if (h > Puzzle.MAX_COST) {
                expander.childPruned(Pruned.BOUND);
                return true;
            }
            int node = expander.store(parent, move, depth, tracked);
            if (node == NodeStore.NONE || !children.push(node, h, h)) {
                return false;
            }
            if (goal == NodeStore.NONE && expander.position.isGoal()) {
                goal = node;
            }
            return true;
        }
    }
}
