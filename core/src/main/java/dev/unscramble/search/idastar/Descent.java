package dev.unscramble.search.idastar;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Trace;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.SubtreeJournal;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.PathStates;
import java.util.Arrays;

/**
 * A depth-first search within the bound of a {@link Round} of {@code IdaStar}, on one thread: what it keeps
 * and counts. The recursion itself is in {@link Kernel}.
 */
public abstract class Descent<P extends Position> {
    /** No horizon: all paths are followed to the bound. */
    static final int ENDLESS = -1;

    final P position;
    final PathStates pathStates;
    /** The least slack that a path may have within the depth limit. */
    final int leastSlack;
    /** Paths with no more slack than this are handed over to the round instead of being followed. */
    final int horizon;
    /** Of the automaton ({@link MoveAutomaton}). */
    final long[] steps;
    /** By slack: the step that the path at hand makes there. */
    final int[] path;
    /** By slack: what the heuristic tracks beside the long. */
    final int[] rows;
    /** By slack: the nodes expanded. */
    final long[] expandedBySlack;

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
    private int subtree;

    /** The slack where the path at hand begins. */
    private int firstSlack;

    private int origin = NodeStore.NONE;
    private int goalSlack;
    /** How many nodes it was allowed to generate. */
    private long granted;

    private long reported;
    private long reportedDuplicates;
    private long toldExpanded;
    private long toldGenerated;
    private long toldDuplicates;

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
            int leastSlack,
            int horizon) {

        Task<P> withHorizon(int other) {
            return new Task<>(round, problem, automaton, walk, bound, leastSlack, other);
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
        this.leastSlack = task.leastSlack;
        this.horizon = task.horizon == ENDLESS ? ENDLESS : bound - task.horizon;
        int longs = task.problem.puzzle().packedLongs();
        this.pathStates = new PathStates(longs);
        this.path = new int[bound + 1];
        this.rows = new int[(bound + 1) * walk.rowInts()];
        this.expandedBySlack = new long[bound + 1];
        this.firstSlack = bound;
        this.goalSlack = bound;
        this.start = new long[Math.max(2, longs)];
        position.pack(start, 0);
    }

    /**
     * Searches from the problem's start, after some moves; cancelled where the round gave it no more to do.
     *
     * @param number the number of the subtree of the round that this is
     */
    final Outcome search(int number, int[] prefix) {
        subtree = number;
        long low = start[0];
        long high = start[1];
        int slack = bound;
        int state = automaton.start(position);
        long tracked = heuristic.begin(position);
        int width = walk.rowInts();
        heuristic.beginRow(position, rows, slack * width);
        walk.repeats(position, low, high, pathStates, 0);
        for (depth = 0; depth < prefix.length; ) {
            int step = automaton.step(state, prefix[depth]);
            int edge = (int) steps[step];
            int left = slack - walk.cost(edge);
            tracked = walk.after(
                    position, low, high, edge, tracked, Integer.MAX_VALUE, rows, slack * width, left * width);
            long next = walk.low(low, high, edge);
            high = walk.high(low, high, edge);
            low = next;
            walk.apply(position, edge);
            walk.repeats(position, low, high, pathStates, ++depth);
            path[slack] = step;
            slack = left;
            state = (int) (steps[step] >>> 32);
        }
        Outcome outcome = descend(low, high, state, slack, tracked);
        position.unpack(start, 0);
        return outcome;
    }

    /**
     * Searches from a state on the way, of which only the last move is known.
     *
     * @param node that the caller knows it by ({@link #origin})
     * @param state packed
     * @param cost of the way there, within the bound
     */
    public final Outcome searchFrom(int number, int node, long[] state, int lastMove, int cost) {
        subtree = number;
        origin = node;
        firstSlack = bound - cost;
        position.unpack(state, 0);
        heuristic.beginRow(position, rows, firstSlack * walk.rowInts());
        depth = 0;
        if (firstSlack < leastSlack) {
            cut = true;
            return Outcome.EXHAUSTED;
        }
        if (position.isGoal()) {
            return solved(firstSlack);
        }
        long low = state[0];
        long high = state.length == 1 ? 0 : state[1];
        walk.repeats(position, low, high, pathStates, 0);
        int after = lastMove == Trace.NO_MOVE ? automaton.start(position) : automaton.startAfter(position, lastMove);
        return descend(low, high, after, firstSlack, heuristic.begin(position));
    }

    /**
     * Goes through the moves from a state, at which the position is too if it moves along.
     *
     * @param state of the automaton
     * @param slack bound - g
     */
    abstract Outcome descend(long low, long high, int state, int slack, long tracked);

    /** Hands over the path at hand. */
    final Outcome handOver(int slack) {
        round.handOver(movesTo(slack));
        return Outcome.EXHAUSTED;
    }

    final Outcome solved(int slack) {
        walk.solved();
        goalSlack = slack;
        deepest = Math.max(deepest, depth);
        return Outcome.SOLVED;
    }

    /** Whether a node whose h tells nothing has slack for a move within the bound and the depth limit. */
    final boolean hasSlack(int slack, int leastCost) {
        boolean isWithinBound = slack >= leastCost;
        if (!isWithinBound) {
            leastExcess = Math.min(leastExcess, leastCost - slack);
        } else if (slack < leastSlack) {
            cut = true;
        }
        boolean goesOn = isWithinBound && slack >= leastSlack;
        if (!goesOn) {
            walk.pruned(isWithinBound ? Trace.Pruned.DEPTH_LIMIT : Trace.Pruned.BOUND);
        }
        return goesOn;
    }

    /** Asks the round; the node at hand was counted, but is only generated if the search goes on. */
    final boolean mustStop() {
        long more = round.more(this);
        grant(more);
        quota = Math.max(0, more - 1);
        return more == 0;
    }

    /** Lets it generate this many nodes. */
    final void grant(long nodes) {
        granted += nodes;
        quota = nodes;
    }

    /** The moves of the path at hand, from where it begins, to the node with this slack. */
    private int[] movesTo(int lastSlack) {
        int[] moves = new int[firstSlack - lastSlack];
        int count = 0;
        for (int slack = firstSlack; slack > lastSlack; slack -= walk.cost((int) steps[path[slack]])) {
            moves[count++] = automaton.move(path[slack]);
        }
        return Arrays.copyOf(moves, count);
    }

    /** The node that it searched from last, if it was given one. */
    public final int origin() {
        return origin;
    }

    /** The solution, from where the path begins. */
    public final int[] solution() {
        return movesTo(goalSlack);
    }

    /** Adds what was done since the last time to the meter's counters. */
    final void report(Meter meter) {
        long expanded = expanded();
        meter.expanded += expanded - reported;
        meter.duplicates += duplicates - reportedDuplicates;
        reported = expanded;
        reportedDuplicates = duplicates;
    }

    private long expanded() {
        return Arrays.stream(expandedBySlack).sum();
    }

    /** What it did since the last time that this was asked. */
    final SubtreeJournal.Finished takeDone() {
        long expanded = expanded();
        long generated = granted - quota;
        SubtreeJournal.Finished done = new SubtreeJournal.Finished(
                expanded - toldExpanded, generated - toldGenerated, duplicates - toldDuplicates, leastExcess, cut);
        toldExpanded = expanded;
        toldGenerated = generated;
        toldDuplicates = duplicates;
        leastExcess = Integer.MAX_VALUE;
        cut = false;
        return done;
    }

    /** How many of the nodes granted to it were not generated. */
    final long unused() {
        return quota;
    }

    final int subtree() {
        return subtree;
    }

    /** The most nodes that were on its path, those stored elsewhere left out as far as that is known. */
    final int stored() {
        return (origin == NodeStore.NONE ? 1 : 0) + (walk.hasUnitCosts() ? bound - leastSlackOfPaths() : deepest);
    }

    private int leastSlackOfPaths() {
        int slack = 0;
        while (slack < goalSlack && expandedBySlack[slack] == 0) {
            slack++;
        }
        return slack;
    }
}
