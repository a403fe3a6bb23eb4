package dev.unscramble.search.idastar;

import dev.unscramble.model.IncrementalHeuristic;
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
 * A depth-first search within the bound of a {@link Round} of {@code IdaStar}, on one thread: its path and its
 * counters. The recursion itself is in {@link Kernel}.
 */
public abstract class Descent<P extends Position> {
    /** No horizon: all paths are followed to the bound. */
    static final int ENDLESS = -1;

    private static final int FIRST_LEVELS = 64;

    final P position;
    final PathStates pathStates;
    /** The least slack that a path may have within the depth limit. */
    final int leastSlack;
    /** Paths with no more slack than this are handed over to the round instead of being followed. */
    final int horizon;

    final Walk<P> walk;
    /** The steps of the automaton ({@link MoveAutomaton}). */
    final long[] steps;
    /** By level: the step that the current path makes there. A level is a slack if all moves cost one, else a depth. */
    int[] path;
    /** By level, from -1, the slack of a child of a node that has none: the ints that the heuristic tracks beside the long. */
    int[] rows;
    /** By level: the nodes expanded. */
    long[] expanded;

    long duplicates;
    /** How many nodes may be generated before the round is asked again. */
    long quota;

    int leastExcess = Integer.MAX_VALUE;
    boolean cut;
    /** The moves of the current path, if the kernel tracks them. */
    int depth;
    /** The moves of the longest path, if the kernel tracks them. */
    int deepest;

    private final Round<P> round;
    private final IncrementalHeuristic<? super P> heuristic;
    private final MoveAutomaton<P> automaton;
    private final long[] start;
    private final int bound;
    private final boolean hasUnitCosts;
    private int subtree;

    /** The slack at the first node of the current path. */
    private int firstSlack;

    private int origin = NodeStore.NONE;
    private int goalSlack;
    private int goalDepth;
    /** The number of nodes that it was allowed to generate. */
    private long granted;

    private long reported;
    private long reportedDuplicates;
    private long takenExpanded;
    private long takenGenerated;
    private long takenDuplicates;

    /**
     * The parameters that all descents of a round share.
     *
     * @param horizon the g from which on paths are handed over, or {@link #ENDLESS}
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
        this.heuristic = IncrementalHeuristic.of(task.problem.heuristic());
        this.automaton = task.automaton;
        this.steps = automaton.steps();
        this.walk = task.walk;
        this.bound = task.bound;
        this.leastSlack = task.leastSlack;
        this.horizon = task.horizon == ENDLESS ? ENDLESS : bound - task.horizon;
        int longs = task.problem.puzzle().packedLongs();
        this.pathStates = new PathStates(longs);
        this.hasUnitCosts = walk.hasUnitCosts();
        int levels = hasUnitCosts ? bound + 1 : FIRST_LEVELS;
        this.path = new int[levels];
        this.rows = new int[(1 + levels) * walk.rowInts()];
        this.expanded = new long[levels];
        this.firstSlack = bound;
        this.goalSlack = bound;
        this.start = new long[Math.max(2, longs)];
        position.pack(start, 0);
    }

    /**
     * Searches below the node that some moves lead to from the problem's start. Returns {@code CANCELLED} if the round
     * granted no more nodes.
     *
     * @param number of the subtree in the round
     */
    final Outcome search(int number, int[] prefix) {
        subtree = number;
        long low = start[0];
        long high = start[1];
        int slack = bound;
        int state = automaton.start(position);
        long tracked = heuristic.begin(position);
        int width = walk.rowInts();
        depth = 0;
        heuristic.beginRow(position, rows, (1 + level(slack)) * width);
        walk.repeats(position, low, high, pathStates, 0);
        while (depth < prefix.length && hasRoom()) {
            int level = level(slack);
            int stepNumber = automaton.step(state, prefix[depth]);
            long step = walk.step(steps, stepNumber);
            int edge = (int) step;
            int left = slack - walk.cost(position, edge);
            int to = hasUnitCosts ? left : level + 1;
            int at = (1 + level) * width;
            tracked = walk.after(position, low, high, edge, tracked, Integer.MAX_VALUE, rows, at, (1 + to) * width);
            long next = walk.low(low, high, edge);
            high = walk.high(low, high, edge);
            low = next;
            walk.apply(position, edge);
            walk.repeats(position, low, high, pathStates, ++depth);
            path[level] = stepNumber;
            slack = left;
            state = (int) (step >>> 32);
        }
        Outcome outcome = hasRoom() ? descend(low, high, state, slack, tracked) : Outcome.CANCELLED;
        position.unpack(start, 0);
        return outcome;
    }

    /**
     * Searches below a stored node, of whose path only the last move and the cost are known.
     *
     * @param node the caller's number for it ({@link #origin})
     * @param state packed
     * @param cost g, within the bound
     */
    public final Outcome searchFrom(int number, int node, long[] state, int lastMove, int cost) {
        subtree = number;
        origin = node;
        firstSlack = bound - cost;
        position.unpack(state, 0);
        depth = 0;
        heuristic.beginRow(position, rows, (1 + level(firstSlack)) * walk.rowInts());
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
     * Expands a node. The position is at its state too, if the walk moves it.
     *
     * @param state of the automaton
     * @param slack bound - g
     */
    abstract Outcome descend(long low, long high, int state, int slack, long tracked);

    /** Hands the current path over to the round. */
    final Outcome handOver(int slack) {
        round.handOver(movesTo(slack, depth));
        return Outcome.EXHAUSTED;
    }

    final Outcome solved(int slack) {
        walk.solved();
        goalSlack = slack;
        goalDepth = depth;
        deepest = Math.max(deepest, depth);
        return Outcome.SOLVED;
    }

    /** Whether a node, whose h does not show it, has slack for a move within the bound and the depth limit. */
    final boolean hasSlack(int slack, int leastCost) {
        boolean isWithinBound = slack >= leastCost;
        if (!isWithinBound) {
            leastExcess = Math.min(leastExcess, leastCost - slack);
        } else if (slack < leastSlack) {
            cut = true;
        }
        boolean continues = isWithinBound && slack >= leastSlack;
        if (!continues) {
            walk.pruned(isWithinBound ? Trace.Pruned.DEPTH_LIMIT : Trace.Pruned.BOUND);
        }
        return continues;
    }

    /** Asks the round for more nodes. The current child is counted already, but is only generated if there are more. */
    final boolean mustStop() {
        long more = round.more(this);
        grant(more);
        quota = Math.max(0, more - 1);
        return more == 0;
    }

    /** Lets it generate {@code nodes} more nodes. */
    final void grant(long nodes) {
        granted += nodes;
        quota = nodes;
    }

    private int level(int slack) {
        return hasUnitCosts ? slack : depth;
    }

    /** Makes room for the children of the current node. Returns false, and stops the round, if it is too deep. */
    final boolean hasRoom() {
        if (hasUnitCosts || depth + 1 < path.length) {
            return true;
        }
        if (depth >= Round.MOST_LEVELS) {
            round.stop(Outcome.MEMORY_LIMIT);
            return false;
        }
        path = Arrays.copyOf(path, 2 * path.length);
        rows = Arrays.copyOf(rows, 2 * rows.length);
        expanded = Arrays.copyOf(expanded, 2 * expanded.length);
        return true;
    }

    /** The moves of the current path, from its first node to one with this slack and this depth. */
    private int[] movesTo(int slack, int length) {
        int[] moves = new int[hasUnitCosts ? firstSlack - slack : length];
        Arrays.setAll(moves, i -> automaton.move(path[hasUnitCosts ? firstSlack - i : i]));
        return moves;
    }

    /** The node that the last {@link #searchFrom} was given, or {@link NodeStore#NONE}. */
    public final int origin() {
        return origin;
    }

    /** The moves of the solution, from the first node of the path. */
    public final int[] solution() {
        return movesTo(goalSlack, goalDepth);
    }

    /** Adds the counts since the last report to the meter's. */
    final void report(Meter meter) {
        long total = expanded();
        meter.expanded += total - reported;
        meter.duplicates += duplicates - reportedDuplicates;
        reported = total;
        reportedDuplicates = duplicates;
    }

    private long expanded() {
        long sum = 0;
        for (long nodes : expanded) { // after each subtree: a stream would have to be compiled beside the search
            sum += nodes;
        }
        return sum;
    }

    /** The counts since the last call. */
    final SubtreeJournal.Finished takeDone() {
        long total = expanded();
        long generated = generated();
        SubtreeJournal.Finished done = new SubtreeJournal.Finished(
                total - takenExpanded, generated - takenGenerated, duplicates - takenDuplicates, leastExcess, cut);
        takenExpanded = total;
        takenGenerated = generated;
        takenDuplicates = duplicates;
        leastExcess = Integer.MAX_VALUE;
        cut = false;
        return done;
    }

    final long generated() {
        return granted - quota;
    }

    /** The nodes granted to it that were not generated. */
    final long unused() {
        return quota;
    }

    final int subtree() {
        return subtree;
    }

    /** The largest number of nodes on its path, without those that are stored elsewhere, as far as that is known. */
    final int stored() {
        return (origin == NodeStore.NONE ? 1 : 0) + (hasUnitCosts ? bound - leastSlackOfPaths() : deepest);
    }

    private int leastSlackOfPaths() {
        int slack = 0;
        while (slack < goalSlack && expanded[slack] == 0) {
            slack++;
        }
        return slack;
    }
}
