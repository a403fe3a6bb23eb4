package dev.unscramble.search;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Trace;
import java.util.Arrays;

/**
 * A depth-first search within the bound of a {@link Round} of {@link IdaStar}, on one thread: what it keeps
 * and counts. The recursion itself is in {@link Kernel}.
 */
abstract class Descent<P extends Position> {
    /** No horizon: all paths are followed to the bound. */
    static final int ENDLESS = -1;

    final P position;
    final PathStates pathStates;
    /** What a path must leave of the bound, lest it break the depth limit. */
    final int leastRoom;
    /** Paths that leave no more than this of the bound are handed over to the round instead of being followed. */
    final int horizon;
    /** Of the automaton ({@link MoveAutomaton}). */
    final long[] steps;
    /** By room: the step that the path at hand makes there. */
    final int[] path;
    /** By room: what the heuristic tracks beside the long. */
    final int[] rows;
    /** By room: the nodes expanded. */
    final long[] expandedByRoom;

    long duplicates;
    /** How many nodes may be generated before the round is asked again. */
    long quota;

    int leastExcess = Integer.MAX_VALUE;
    boolean cut;
    /** How many moves the path at hand has, and the longest had, where that is tracked. */
    int depth;

    int deepest;
    private final Round<P> round;
    private final Heuristic<? super P> heuristic;
    private final MoveAutomaton<P> automaton;
    private final Walk<P> walk;
    private final long[] start;
    private final int bound;
    private int part;
    private int goalRoom;
    private long reported;

    /**
     * What a round gives each of its descents.
     *
     * @param horizon how much of the bound to spend before paths are handed over, or {@link #ENDLESS}
     */
    record Task<P extends Position>(
            Round<P> round,
            Problem<P> problem,
            MoveAutomaton<P> automaton,
            Walk<P> walk,
            int bound,
            int leastRoom,
            int horizon) {

        Task<P> withHorizon(int other) {
            return new Task<>(round, problem, automaton, walk, bound, leastRoom, other);
        }
    }

    Descent(Task<P> task) {
        this.round = task.round;
        this.position = task.problem.start();
        this.heuristic = task.problem.heuristic();
        this.automaton = task.automaton;
        this.steps = automaton.steps();
        this.walk = task.walk;
        this.bound = task.bound;
        this.leastRoom = task.leastRoom;
        this.horizon = task.horizon == ENDLESS ? ENDLESS : bound - task.horizon;
        int longs = task.problem.puzzle().packedLongs();
        this.pathStates = new PathStates(longs);
        this.path = new int[bound + 1];
        this.rows = new int[(bound + 1) * walk.rowInts()];
        this.expandedByRoom = new long[bound + 1];
        this.goalRoom = bound;
        this.start = new long[Math.max(2, longs)];
        position.pack(start, 0);
    }

    /**
     * Searches from the problem's start, after some moves; cancelled where the round gave it no more to do.
     *
     * @param number the number of the part of the round that this is
     */
    final Outcome search(int number, int[] prefix) {
        part = number;
        long low = start[0];
        long high = start[1];
        int room = bound;
        int state = automaton.start(position);
        long tracked = heuristic.begin(position);
        int width = walk.rowInts();
        heuristic.beginRow(position, rows, room * width);
        walk.repeats(position, low, high, pathStates, 0);
        for (depth = 0; depth < prefix.length; ) {
            int step = automaton.step(state, prefix[depth]);
            int edge = (int) steps[step];
            int left = room - walk.cost(edge);
            tracked =
                    walk.after(position, low, high, edge, tracked, Integer.MAX_VALUE, rows, room * width, left * width);
            long next = walk.low(low, high, edge);
            high = walk.high(low, high, edge);
            low = next;
            walk.apply(position, edge);
            walk.repeats(position, low, high, pathStates, ++depth);
            path[room] = step;
            room = left;
            state = (int) (steps[step] >>> 32);
        }
        Outcome outcome = descend(low, high, state, room, tracked);
        position.unpack(start, 0);
        return outcome;
    }

    /**
     * Goes through the moves from a state, at which the position is too if it moves along.
     *
     * @param state of the automaton
     * @param room what the bound leaves for the rest of the path: bound - g
     */
    abstract Outcome descend(long low, long high, int state, int room, long tracked);

    /** Hands over the path at hand. */
    final Outcome handOver(int room) {
        round.handOver(movesTo(room));
        return Outcome.EXHAUSTED;
    }

    final Outcome solved(int room) {
        walk.solved();
        goalRoom = room;
        deepest = Math.max(deepest, depth);
        return Outcome.SOLVED;
    }

    /** Whether a node whose h tells nothing has room for a move within the bound and the depth limit. */
    final boolean hasRoom(int room, int leastCost) {
        boolean isWithinBound = room >= leastCost;
        if (!isWithinBound) {
            leastExcess = Math.min(leastExcess, leastCost - room);
        } else if (room < leastRoom) {
            cut = true;
        }
        boolean goesOn = isWithinBound && room >= leastRoom;
        if (!goesOn) {
            walk.pruned(isWithinBound ? Trace.Pruned.DEPTH_LIMIT : Trace.Pruned.BOUND);
        }
        return goesOn;
    }

    /** Asks the round; the node at hand was counted, but is only generated if the search goes on. */
    final boolean mustStop() {
        long more = round.more(this);
        quota = Math.max(0, more - 1);
        return more == 0;
    }

    /** The moves of the path at hand until it leaves this much of the bound. */
    private int[] movesTo(int lastRoom) {
        int[] moves = new int[bound - lastRoom];
        int count = 0;
        for (int room = bound; room > lastRoom; room -= walk.cost((int) steps[path[room]])) {
            moves[count++] = automaton.move(path[room]);
        }
        return Arrays.copyOf(moves, count);
    }

    /** The solution. */
    final int[] solution() {
        return movesTo(goalRoom);
    }

    /** Adds what was done since the last time to the meter's counters. */
    final void report(Meter meter) {
        long expanded = Arrays.stream(expandedByRoom).sum();
        meter.expanded += expanded - reported;
        meter.duplicates += duplicates;
        reported = expanded;
        duplicates = 0;
    }

    /** How many of the nodes granted to it were not generated. */
    final long unused() {
        return quota;
    }

    final int part() {
        return part;
    }

    /** By how much the bound was exceeded at least, where it was. */
    final int leastExcess() {
        return leastExcess;
    }

    /** Whether the depth limit was met. */
    final boolean wasCut() {
        return cut;
    }

    /** The most nodes that were on its path. */
    final int stored() {
        return 1 + (walk.hasUnitCosts() ? bound - leastRoomOfPaths() : deepest);
    }

    private int leastRoomOfPaths() {
        int room = 0;
        while (room < goalRoom && expandedByRoom[room] == 0) {
            room++;
        }
        return room;
    }
}
