package dev.unscramble.search.idastar;

import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/**
 * The recursion of IDA*. This class is only a template: {@link KernelClass} defines it as a hidden class, for long
 * searches once for each puzzle and heuristic, whose {@link Walk} is then a constant of the class. The compiler sees
 * through it, down to the tables, and never shares a call in it with another puzzle (docs/adr/0004). Short searches share
 * classes without a walk, which are compiled already.
 *
 * <p>This is the one search that recurses: processors predict returns well, and it measures a third
 * faster than the same loop over an array of frames. The recursion is kept under the 325 bytes of code
 * up to which the compiler inlines one level of it into another, which makes it a fifth faster, and it passes on no
 * more than fits in registers: the other values of a level are in arrays, by its slack (bound - g) if every move costs
 * one, and else by its depth, as costs may be large.
 */
final class Kernel extends Descent<Position> {
    private static final KernelConstants OWN = constants();
    private static final @Nullable Walk<Position> WALK = OWN.walk();
    private static final int ROW = OWN.rowInts();
    private static final boolean BY_SLACK = OWN.bySlack();
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

    private Walk<Position> walk() {
        return WALK == null ? walk : WALK;
    }

    @Override
    Outcome descend(long low, long high, int state, int slack, long tracked) {
        if (SPLITS && slack <= horizon) {
            return handOver(slack);
        }
        int level = BY_SLACK ? slack : depth;
        expanded[level]++;
        int at = (1 + level) * ROW;
        long legal = walk().expand(position, tracked, rows, at);
        int end = endOfSteps(state);
        for (int i = MoveAutomaton.firstStep(state); i < end; i++) {
            long step = step(i);
            if (!walk().isLegal(legal, (int) step)) {
                continue;
            }
            if (--quota < 0 && mustStop()) {
                return Outcome.CANCELLED;
            }
            int left = left(slack, step);
            int to = BY_SLACK ? left : level + 1;
            long child = walk().after(position, low, high, (int) step, tracked, left, rows, at, (1 + to) * ROW);
            int excess = walk().value(child) - left;
            if (excess <= 0) {
                if (SPLITS) {
                    path[level] = i;
                }
                Outcome outcome = enter(low, high, step, left, child);
                if (outcome != Outcome.EXHAUSTED) {
                    path[level] = i;
                    return outcome;
                }
            } else if (exceeds(excess)) {
                return Outcome.EXHAUSTED;
            }
        }
        return Outcome.EXHAUSTED;
    }

    private int endOfSteps(int state) {
        return walk().endOfSteps(position, state);
    }

    private long step(int number) {
        return walk().step(steps, number);
    }

    /** The slack after a step. */
    private int left(int slack, long step) {
        return slack - walk().cost(position, (int) step);
    }

    /** Records a child beyond the bound. Returns whether it proves that its parent is beyond it too (pathmax). */
    private boolean exceeds(int by) {
        boolean provesParent = by > THERE_AND_BACK;
        int excess = provesParent ? by - THERE_AND_BACK : by;
        if (excess < leastExcess) {
            leastExcess = excess;
        }
        return provesParent;
    }

    /** Enters a child within the bound, and searches below it unless it is a goal or is pruned. */
    private Outcome enter(long low, long high, long step, int slack, long tracked) {
        int edge = (int) step;
        long nextLow = walk().low(low, high, edge);
        long nextHigh = walk().high(low, high, edge);
        if (TRACKS_DEPTH) {
            depth++;
        }
        walk().apply(position, edge);
        Outcome outcome = Outcome.EXHAUSTED;
        if (walk().value(tracked) <= LARGEST_GOAL_H
                && walk().isGoal(position, nextLow, nextHigh)
                && slack >= leastSlack) {
            outcome = solved(slack);
        } else if (isWorthwhile(nextLow, nextHigh, slack, tracked)) {
            outcome = BY_SLACK || hasRoom()
                    ? descend(nextLow, nextHigh, (int) (step >>> 32), slack, tracked)
                    : Outcome.CANCELLED;
        }
        walk().undo(position, edge);
        if (TRACKS_DEPTH) {
            depth--;
        }
        return outcome;
    }

    /** Whether to search below a node that is not a goal: it has slack for a move, and does not repeat its path. */
    private boolean isWorthwhile(long low, long high, int slack, long tracked) {
        if (walk().value(tracked) <= LARGEST_GOAL_H && !hasSlack(slack, LEAST_COST)) {
            return false;
        }
        if (CHECKS_PATH && walk().repeats(position, low, high, pathStates, depth)) {
            duplicates++;
            return false;
        }
        if (TRACKS_DEPTH) {
            deepest = Math.max(deepest, depth);
        }
        return true;
    }
}
