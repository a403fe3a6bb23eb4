package dev.unscramble.search;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
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

    /** It has no options. */
    public Bidirectional() {}

    @Override
    public String name() {
        return "bidirectional";
    }

    @Override
    public boolean isInformed() {
        return false;
    }

    @Override
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        Puzzle<P> puzzle = problem.puzzle();
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (puzzle.inverse(move) == Puzzle.NO_INVERSE) {
                throw new InputException("bidirectional search cannot go backwards in " + puzzle.name()
                        + ": no move takes " + puzzle.moveName(move) + " back");
            }
        }
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
            forward = new Layers<>(problem, meter, budget, this::reachedForward);
            backward = new Layers<>(problem.from(puzzle.goal()), meter, budget, this::reachedBackward);
        }

        @Override
        Outcome search() {
            if (!forward.begin()) {
                return Outcome.MEMORY_LIMIT;
            }
            if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                return meter.stopped();
            }
            if (!backward.begin()) {
                return Outcome.MEMORY_LIMIT;
            }
            meter.stored((long) forward.size() + backward.size());
            while (meetingForward == NodeStore.NONE) {
                int length = forward.depth() + backward.depth();
                raiseLowerBound(length + 1);
                if (forward.width() == 0 || backward.width() == 0) {
                    return Outcome.EXHAUSTED;
                }
                if (length >= limits.depth()) {
                    return Outcome.DEPTH_LIMIT;
                }
                meter.enter(length + 1);
                meter.expandedBeforeLastLayer = meter.expanded;
                Outcome stop = (forward.width() <= backward.width() ? forward : backward).advance();
                meter.open((long) forward.width() + backward.width());
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
