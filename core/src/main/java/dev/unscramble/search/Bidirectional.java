package dev.unscramble.search;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Zero;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Breadth-first from both ends, always a whole level of the side that has fewer nodes to expand. The
 * first state that one side makes and the other knows lies on a shortest solution: had there been a
 * shorter one, the sides would have met a level before.
 *
 * <p>It needs a puzzle with one goal whose moves can all be taken back by moves.
 */
public final class Bidirectional extends Search {

    @Override
    public String name() {
        return "bidirectional";
    }

    @Override
    public boolean isInformed() {
        return false;
    }

    @Override
    <P extends Position> Run<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        Puzzle<P> puzzle = problem.puzzle();
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (puzzle.inverse(move) == Puzzle.NO_INVERSE) {
                throw new InputException("bidirectional search cannot go backwards in " + puzzle.name()
                        + ": no move takes " + puzzle.moveName(move) + " back");
            }
        }
        return new BothEnds<>(problem, meter, limits);
    }

    private static final class BothEnds<P extends Position> extends Run<P> {
        private final Side<P> forward;
        private final Side<P> backward;

        BothEnds(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits);
            MemoryBudget budget = new MemoryBudget(limits.memoryBytes());
            forward = new Side<>(problem, meter, budget);
            backward = new Side<>(new Problem<>(puzzle, puzzle.goal(), Zero.INSTANCE), meter, budget);
        }

        @Override
        Outcome search() {
            if (!forward.start(backward) || !backward.start(forward)) {
                return Outcome.MEMORY_LIMIT;
            }
            while (!backward.hasMet()) {
                if (forward.width() == 0 || backward.width() == 0) {
                    return Outcome.EXHAUSTED;
                }
                int length = forward.depth + backward.depth;
                if (length >= limits.depth()) {
                    return Outcome.DEPTH_LIMIT;
                }
                meter.expandedBefore = meter.expanded;
                meter.bound = length + 1;
                if (puzzle.hasUnitCosts()) {
                    raiseLowerBound(length + 1);
                }
                boolean goForward = forward.width() <= backward.width();
                Outcome stop = goForward ? forward.expandLevel(backward) : backward.expandLevel(forward);
                if (stop != null) {
                    return stop;
                }
                meter.open((long) forward.width() + backward.width());
                meter.stored((long) forward.size() + backward.size());
            }
            solution.addAll(forward.expander.pathTo(forward.meeting));
            List<Integer> back = backward.expander.pathTo(backward.meeting);
            Collections.reverse(back);
            back.forEach(move -> solution.add(puzzle.inverse(move)));
            return Outcome.SOLVED;
        }
    }

    /** One of the two searches. Its nodes are stored level by level, so that a level is a range. */
    private static final class Side<P extends Position> {
        private final Expander<P> expander;
        private final Meter meter;
        private int depth;
        private int levelStart;
        private int levelEnd;
        private int meeting = NodeStore.NONE;

        Side(Problem<P> problem, Meter meter, MemoryBudget budget) {
            this.expander = new Expander<>(problem, Duplicates.ALL, true, meter, budget);
            this.meter = meter;
        }

        int size() {
            return expander.store.size();
        }

        int width() {
            return levelEnd - levelStart;
        }

        boolean hasMet() {
            return meeting != NodeStore.NONE;
        }

        boolean start(Side<P> other) {
            boolean stored = expander.start((parent, move, g, memory) -> generate(other, parent, move, g, memory));
            levelEnd = size();
            return stored;
        }

        @Nullable
        Outcome expandLevel(Side<P> other) {
            Expander.ChildTaker taker = (parent, move, g, memory) -> generate(other, parent, move, g, memory);
            for (int node = levelStart; node < levelEnd && !hasMet(); node++) {
                expander.visit(node);
                Outcome stop = expander.expand(node, taker);
                if (stop != null) {
                    return stop;
                }
            }
            levelStart = levelEnd;
            levelEnd = size();
            depth++;
            return null;
        }

        private boolean generate(Side<P> other, int parent, int move, int g, long memory) {
            if (hasMet()) {
                return true;
            }
            if (expander.store.find(expander.state, 0) != NodeStore.NONE) {
                meter.duplicates++;
                return true;
            }
            int node = expander.store(parent, move, g, memory);
            int otherNode = other.expander.store.find(expander.state, 0);
            if (otherNode != NodeStore.NONE) {
                meeting = node;
                other.meeting = otherNode;
            }
            return node != NodeStore.NONE;
        }
    }
}
