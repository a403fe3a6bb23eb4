package dev.unscramble.search;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A depth-first search within the bound of a {@link Round} of {@link IdaStar}, on one thread.
 *
 * <p>This is the one search that recurses: processors predict returns well, and it measures a third
 * faster than the same loop over an array of frames. The recursion is kept under the 325 bytes of code
 * up to which the compiler puts one level of it into another, which is worth a fifth.
 */
final class Descent<P extends Position> {
    /** No horizon: all paths are followed to the bound. */
    static final int ENDLESS = -1;

    private final Round<P> round;
    private final P position;
    private final Heuristic<? super P> heuristic;
    private final MoveAutomaton<P> automaton;
    private final int[] cost;
    private final int largestGoalH;
    private final int leastRoom;
    private final boolean checksPath;
    private final PathStates pathStates;
    /** The depth at which paths are handed over to the round instead of being followed. */
    private final int horizon;

    private final int[] path;
    private final long[] start;
    private int part;
    /** The moves to the goal, or to where it was stopped. */
    private final List<Integer> moves = new ArrayList<>();

    private int leastExcess = Integer.MAX_VALUE;
    private boolean cut;
    private int deepest;
    private long expanded;
    private long duplicates;
    /** How many nodes may be generated before the round is asked again. */
    private long quota;

    /** @param leastRoom what a path must leave of the bound, lest it break the depth limit */
    Descent(
            Round<P> round,
            Problem<P> problem,
            MoveAutomaton<P> automaton,
            boolean checksPath,
            int leastRoom,
            int horizon) {
        this.round = round;
        this.position = problem.start();
        this.heuristic = problem.heuristic();
        this.automaton = automaton;
        this.cost = new int[problem.puzzle().moveCount()];
        Arrays.setAll(cost, problem.puzzle()::cost);
        this.largestGoalH = heuristic.guarantee().isAdmissible() ? 0 : Integer.MAX_VALUE;
        this.leastRoom = leastRoom;
        this.checksPath = checksPath;
        this.pathStates = new PathStates(problem.puzzle().packedLongs());
        this.horizon = horizon;
        this.path = new int[Math.max(0, horizon)];
        this.start = new long[problem.puzzle().packedLongs()];
        position.pack(start, 0);
    }

    /**
     * Searches from the problem's start, after some moves; cancelled where the round gave it no more to do.
     *
     * @param number the number of the part of the round that this is
     */
    Outcome search(int number, int[] prefix, int bound) {
        part = number;
        moves.clear();
        int room = bound;
        int state = automaton.start(position);
        long tracked = heuristic.begin(position);
        pathStates.repeats(position, 0);
        for (int depth = 0; depth < prefix.length; depth++) {
            int move = prefix[depth];
            tracked = heuristic.after(position, move, tracked);
            state = automaton.next(state, move);
            room -= cost[move];
            position.apply(move);
            pathStates.repeats(position, depth + 1);
        }
        Outcome outcome = descend(state, prefix.length, room, tracked);
        for (int depth = prefix.length - 1; depth >= 0; depth--) {
            moves.add(prefix[depth]);
        }
        deepest = Math.max(deepest, moves.size());
        Collections.reverse(moves);
        position.unpack(start, 0);
        return outcome;
    }

    /**
     * Goes through the moves from the current position, which is as it was on return unless the
     * search ends; then the moves of the path are in {@link #moves}, last first.
     *
     * @param room what the bound leaves for the rest of the path: bound - g
     */
    private Outcome descend(int state, int depth, int room, long tracked) {
        if (depth == horizon) {
            return handOver();
        }
        expanded++;
        for (long untried = position.legalMoves() & automaton.allowed(state); untried != 0; untried &= untried - 1) {
            int move = Long.numberOfTrailingZeros(untried);
            if (--quota < 0 && mustStop()) {
                return Outcome.CANCELLED;
            }
            int childRoom = room - cost[move];
            long child = heuristic.afterWithin(position, move, tracked, childRoom);
            int h = heuristic.value(child);
            if (h > childRoom) {
                exceeded(h - childRoom);
                continue;
            }
            if (childRoom < leastRoom) {
                cut = true;
                continue;
            }
            position.apply(move);
            onPath(depth, move);
            Outcome outcome = Outcome.EXHAUSTED;
            if (h <= largestGoalH && position.isGoal()) {
                outcome = Outcome.SOLVED;
            } else if (isNewOnPath(depth + 1)) {
                outcome = descend(automaton.next(state, move), depth + 1, childRoom, child);
            }
            if (outcome != Outcome.EXHAUSTED) {
                moves.add(move);
                return outcome;
            }
            position.undo(move);
        }
        deepest = Math.max(deepest, depth);
        return Outcome.EXHAUSTED;
    }

    private void onPath(int depth, int move) {
        if (depth < horizon) {
            path[depth] = move;
        }
    }

    private Outcome handOver() {
        round.handOver(path.clone());
        return Outcome.EXHAUSTED;
    }

    private void exceeded(int by) {
        leastExcess = Math.min(leastExcess, by);
    }

    private boolean isNewOnPath(int depth) {
        if (checksPath && pathStates.repeats(position, depth)) {
            duplicates++;
            return false;
        }
        return true;
    }

    /** Asks the round; the node at hand was counted, but is only generated if the search goes on. */
    private boolean mustStop() {
        long more = round.more(this);
        quota = Math.max(0, more - 1);
        return more == 0;
    }

    /** Adds what was done since the last time to the meter's counters. */
    void report(Meter meter) {
        meter.expanded += expanded;
        meter.duplicates += duplicates;
        expanded = 0;
        duplicates = 0;
    }

    /** Takes so many nodes to generate before it asks for more. */
    void grant(long nodes) {
        quota = nodes;
    }

    /** How many of the nodes granted to it were not generated. */
    long unused() {
        return quota;
    }

    int part() {
        return part;
    }

    List<Integer> moves() {
        return moves;
    }

    /** By how much the bound was exceeded at least, where it was. */
    int leastExcess() {
        return leastExcess;
    }

    /** Whether the depth limit was met. */
    boolean wasCut() {
        return cut;
    }

    /** The most nodes that were on its path. */
    int stored() {
        return deepest + 1;
    }
}
