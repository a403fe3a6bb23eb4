package dev.unscramble.search;

import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import java.lang.invoke.MethodHandles;

/**
 * The recursion of IDA*. This class is only a template: {@link KernelClass} defines it as a hidden class, once
 * for each puzzle and heuristic, whose {@link Walk} is then a constant of the class. The compiler sees through
 * it, down to the tables, and no call in it is ever shared with another puzzle (docs/adr/0004).
 *
 * <p>This is the one search that recurses: processors predict returns well, and it measures a third
 * faster than the same loop over an array of frames. It passes on no more than fits in registers: what a level
 * keeps elsewhere is found by its room, which no other level of the path has.
 */
final class Kernel extends Descent<Position> {
    private static final KernelConstants OWN = constants();
    private static final Walk<Position> WALK = OWN.walk();
    private static final int ROW = WALK.rowInts();
    private static final int LARGEST_GOAL_H = OWN.largestGoalH();
    private static final int LEAST_COST = OWN.leastCost();
    private static final int THERE_AND_BACK = OWN.thereAndBack();
    private static final boolean SPLITS = OWN.splits();
    private static final boolean CHECKS_PATH = OWN.checksPath();
    private static final boolean TRACKS_DEPTH = OWN.tracksDepth();

    Kernel(Task<Position> task) {
        super(task);
    }

    private static KernelConstants constants() {
        try {
            return MethodHandles.classData(MethodHandles.lookup(), "_", KernelConstants.class);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the lookup is this class's own", e);
        }
    }

    @Override
    Outcome descend(long low, long high, int state, int room, long tracked) {
        if (SPLITS && room <= horizon) {
            return handOver(room);
        }
        expandedByRoom[room]++;
        long legal = WALK.legalMoves(position);
        int end = MoveAutomaton.endOfSteps(state);
        for (int i = MoveAutomaton.firstStep(state); i < end; i++) {
            int edge = (int) steps[i];
            if (!WALK.isLegal(legal, edge)) {
                continue;
            }
            if (--quota < 0 && mustStop()) {
                return Outcome.CANCELLED;
            }
            int left = room - WALK.cost(edge);
            long child = after(low, high, edge, tracked, room, left);
            int excess = WALK.value(child) - left;
            if (excess <= 0) {
                path[room] = i;
                long nextLow = WALK.low(low, high, edge);
                long nextHigh = WALK.high(low, high, edge);
                apply(edge);
                Outcome outcome = isGoal(nextLow, nextHigh, left, child)
                        ? solved(left)
                        : isWorthwhile(nextLow, nextHigh, left, child)
                                ? descend(nextLow, nextHigh, (int) (steps[i] >>> 32), left, child)
                                : Outcome.EXHAUSTED;
                undo(edge);
                if (outcome != Outcome.EXHAUSTED) {
                    return outcome;
                }
            } else if (exceeds(excess)) {
                return Outcome.EXHAUSTED;
            }
        }
        return Outcome.EXHAUSTED;
    }

    private long after(long low, long high, int edge, long tracked, int room, int left) {
        return WALK.after(position, low, high, edge, tracked, left, rows, room * ROW, left * ROW);
    }

    private void apply(int edge) {
        if (TRACKS_DEPTH) {
            depth++;
        }
        WALK.apply(position, edge);
    }

    private void undo(int edge) {
        WALK.undo(position, edge);
        if (TRACKS_DEPTH) {
            depth--;
        }
    }

    private boolean isGoal(long low, long high, int room, long tracked) {
        return WALK.value(tracked) <= LARGEST_GOAL_H && WALK.isGoal(position, low, high) && room >= leastRoom;
    }

    /** Takes note of a child beyond the bound; says whether it proves that its parent is beyond it too (pathmax). */
    private boolean exceeds(int by) {
        boolean provesParent = by > THERE_AND_BACK;
        int excess = provesParent ? by - THERE_AND_BACK : by;
        if (excess < leastExcess) {
            leastExcess = excess;
        }
        return provesParent;
    }

    /** Whether to go on from a node that is not a goal, within the limits. */
    private boolean isWorthwhile(long low, long high, int room, long tracked) {
        if (WALK.value(tracked) <= LARGEST_GOAL_H && !hasRoom(room, LEAST_COST)) {
            return false;
        }
        if (CHECKS_PATH && WALK.repeats(position, low, high, pathStates, depth)) {
            duplicates++;
            return false;
        }
        if (TRACKS_DEPTH) {
            deepest = Math.max(deepest, depth);
        }
        return true;
    }
}
