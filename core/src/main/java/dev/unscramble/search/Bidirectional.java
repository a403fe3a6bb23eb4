package dev.unscramble.search;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace.Side;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import java.util.Collections;
import java.util.List;

/**
 * Breadth-first from both ends, always a whole layer of the side that has fewer nodes to expand. The
 * first state that both sides have reached lies on a shortest solution: had there been a
 * shorter one, the sides would have met a layer before.
 *
 * <p>It needs a puzzle with one goal in which every move has an inverse.
 */
public final class Bidirectional extends Search {

    private Bidirectional() {}

    /** Breadth-first search from both ends, which has no options. */
    public static Bidirectional create() {
        return new Bidirectional();
    }

    @Override
    public String name() {
        return "bidirectional";
    }

    @Override
    public boolean isInformed() {
        return false;
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        Puzzle<P> puzzle = problem.puzzle();
        puzzle.noWayBack().ifPresent(why -> {
            throw new InputException("bidirectional search cannot go backwards in " + puzzle.name() + ": " + why);
        });
        return new BothEnds<>(problem, meter, limits);
    }

    private static final class BothEnds<P extends Position> extends Execution<P> {
        private final Layers<P> forward;
        private final Layers<P> backward;
        private int meetingForward = NodeStore.NONE;
        private int meetingBackward = NodeStore.NONE;

        BothEnds(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits);
            MemoryBudget budget = new MemoryBudget(limits.memoryBytes());
            P goal = puzzle.onlyGoalFor("bidirectional search");
            forward = new Layers<>(problem, Side.START, meter, budget, this::reachedForward);
            backward = new Layers<>(problem.from(goal), Side.GOAL, meter, budget, this::reachedBackward);
        }

        @Override
        protected Outcome search() {
            if (!forward.begin()) {
                return Outcome.MEMORY_LIMIT;
            }
            if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                return meter.stopped();
            }
            if (!backward.begin()) {
                return Outcome.MEMORY_LIMIT;
            }
            meter.open((long) forward.width() + backward.width());
            meter.stored((long) forward.size() + backward.size());
            while (meetingForward == NodeStore.NONE) {
                int length = forward.depth() + backward.depth();
                raiseLowerBound(length + 1);
                if (forward.width() == 0 || backward.width() == 0) {
                    return Outcome.UNSOLVABLE;
                }
                if (length >= limits.depth()) {
                    return Outcome.DEPTH_LIMIT;
                }
                meter.enter(length + 1);
                meter.expandedBeforeLastLayer = meter.expanded;
                Outcome stop = forward.width() <= backward.width()
                        ? forward.advance(backward.width())
                        : backward.advance(forward.width());
                meter.stored((long) forward.size() + backward.size());
                if (stop != null) {
                    return stop;
                }
            }
            solution.addAll(forward.pathTo(meetingForward));
            List<Integer> back = backward.pathTo(meetingBackward);
            Collections.reverse(back);
            back.forEach(move -> solution.add(puzzle.inverse(move)));
            if (meter.tracer != null) {
                meter.tracer.solved(Math.max(forward.number(meetingForward), backward.number(meetingBackward)));
            }
            return Outcome.SOLVED;
        }

        private boolean reachedForward(int node, long[] state) {
            return goOn(node, backward.find(state));
        }

        private boolean reachedBackward(int node, long[] state) {
            return goOn(forward.find(state), node);
        }

        private boolean goOn(int inForward, int inBackward) {
            if (inForward == NodeStore.NONE || inBackward == NodeStore.NONE) {
                return true;
            }
            meetingForward = inForward;
            meetingBackward = inBackward;
            return false;
        }
    }
}
