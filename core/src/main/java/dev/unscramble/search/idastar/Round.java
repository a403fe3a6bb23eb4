package dev.unscramble.search.idastar;

import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.SubtreeJournal;
import dev.unscramble.threads.WorkerThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One round of {@code IdaStar} or {@code AStarIdaStar}: all paths within one bound. To share it among threads, it
 * is split into {@link Subtrees}, such as those below the paths of some length: each thread takes the next one and
 * searches it. Once there is a solution, only the subtrees before it in the list still matter.
 */
public final class Round<P extends Position> {
    /** The depth up to which any thread's stack is large enough. */
    private static final int SHALLOW_DEPTH = 1000;

    private static final long STACK_BYTES_PER_LEVEL = 1024;

    /** The depth up to which a path fits in a stack that most systems allow. */
    static final int MOST_LEVELS = 1 << 20;

    /** The least number of subtrees of a shared round, about: enough that no thread waits long for another. */
    private static final int FEWEST_SUBTREES = 256;

    private static final int MOST_SUBTREES = 4096;
    /** Nodes of the previous round for each subtree of this one, which has several times as many nodes. */
    private static final long NODES_PER_SUBTREE = 2_000;

    /** The nodes that a thread of a shared round generates before it checks whether its subtree still matters. */
    private static final long SHARED_QUOTA = 100_000;

    private static final int[] NO_MOVES = {};
    private static final int UNSOLVED = Integer.MAX_VALUE;

    private final Descent.Task<P> task;
    private final Kernels<P> kernels;
    private final Meter meter;
    /** The beginnings of paths that were handed over. */
    private final List<int[]> beginnings = new ArrayList<>();

    private Subtrees<P> subtrees = Subtrees.of(beginnings);
    private int threads = 1;
    private int nextSubtree;
    /** The first subtree with a solution so far; later ones do not matter any more. */
    private int solvedSubtree = UNSOLVED;

    private List<Integer> solution = List.of();
    private @Nullable Outcome stop;
    private int leastExcess = Integer.MAX_VALUE;
    private boolean cut;
    /** The nodes on the paths of all threads. */
    private long onPaths;
    /** The nodes that the caller stores. */
    private long storedByCaller;

    public Round(
            Problem<P> problem,
            Kernels<P> kernels,
            MoveAutomaton<P> automaton,
            Meter meter,
            int bound,
            int depthLimit) {
        this.task = new Descent.Task<>(
                this, problem, automaton, kernels.walk(), bound, bound - depthLimit, Descent.ENDLESS);
        this.kernels = kernels;
        this.meter = meter;
    }

    /** Searches all paths within the bound, on {@code onThreads} threads. */
    public void run(int onThreads) {
        meter.enter(task.bound());
        if (task.problem().start().isGoal()) {
            solvedSubtree = 0;
            if (meter.tracer != null) {
                meter.tracer.solved(meter.tracer.last());
            }
        } else if (onThreads == 1) {
            searchWhole(kernels.wholeByWorth(), Descent.ENDLESS);
        } else {
            searchSubtrees(Subtrees.of(split(subtreeCount())), onThreads);
        }
    }

    private int subtreeCount() {
        return (int) Math.max(FEWEST_SUBTREES, Math.min(MOST_SUBTREES, meter.lastRound() / NODES_PER_SUBTREE));
    }

    /** Sets the number of nodes that the caller stores, for the statistics. */
    public Round<P> within(long nodes) {
        storedByCaller = nodes;
        return this;
    }

    /** Searches the short paths; returns about {@code count} paths with which all others begin, in order. */
    public List<int[]> split(int count) {
        int branching = Math.max(2, task.problem().puzzle().moveCount() / 2);
        searchWhole(kernels.splitting(), (int) Math.ceil(Math.log(count) / Math.log(branching)));
        return List.copyOf(beginnings);
    }

    /** Searches all subtrees, on {@code onThreads} threads. */
    public void searchSubtrees(Subtrees<P> all, int onThreads) {
        subtrees = all;
        threads = onThreads;
        if (onThreads == 1 && levels() <= SHALLOW_DEPTH) {
            searchSubtrees();
        } else {
            runDeep(onThreads, this::searchSubtrees);
        }
    }

    private void searchWhole(KernelClass<P> kernel, int horizon) {
        Runnable whole = () -> {
            Descent<P> descent = begin(kernel, horizon);
            if (descent.search(0, NO_MOVES) == Outcome.SOLVED) {
                solved(subtrees.count(), subtrees.solution(descent));
            }
            end(descent);
        };
        if (levels() <= SHALLOW_DEPTH) {
            whole.run();
        } else {
            runDeep(1, whole);
        }
    }

    /** An upper bound on the number of moves of a path. */
    private int levels() {
        return task.bound() / task.problem().puzzle().costs().least();
    }

    /** Stops the round. */
    synchronized void stop(Outcome reason) {
        stop = stop == null ? reason : stop;
    }

    /** Runs a deep recursion on each of {@code onThreads} threads, with stacks that are large enough for the bound. */
    private void runDeep(int onThreads, Runnable recursion) {
        if (task.walk().hasUnitCosts() && levels() > MOST_LEVELS) {
            stop(Outcome.MEMORY_LIMIT);
            return;
        }
        long stackBytes = Math.min(MOST_LEVELS, Math.max(SHALLOW_DEPTH, levels())) * STACK_BYTES_PER_LEVEL;
        try (WorkerThreads workers = new WorkerThreads("search", onThreads, stackBytes)) {
            workers.run(onThreads, () -> thread -> recursion.run(), () -> null, () -> stop(Outcome.CANCELLED));
        }
    }

    /** The work of one thread: searches subtree after subtree, until no more of them matter. */
    private void searchSubtrees() {
        Descent<P> descent = begin(kernels.whole(), Descent.ENDLESS);
        for (int subtree = takeSubtree(descent); subtree < subtrees.count(); subtree = takeSubtree(descent)) {
            Outcome outcome = subtrees.search(descent, subtree);
            SubtreeJournal.Finished done = descent.takeDone();
            add(done);
            if (outcome == Outcome.SOLVED) {
                solved(subtree, subtrees.solution(descent));
            } else if (outcome == Outcome.EXHAUSTED) {
                meter.journal.finished(task.bound(), subtree, done);
            }
        }
        end(descent);
    }

    private synchronized Descent<P> begin(KernelClass<P> kernel, int horizon) {
        Descent<P> descent = kernel.begin(task.withHorizon(horizon));
        descent.grant(meter.reserve(quota()));
        return descent;
    }

    /** Threads take fewer nodes the nearer the node limit is, so that none keeps nodes that another could generate. */
    private long quota() {
        return threads == 1 ? Long.MAX_VALUE : Math.max(1, Math.min(SHARED_QUOTA, meter.nodesLeft() / (4L * threads)));
    }

    /** Adds a path whose subtree is to be searched later. */
    void handOver(int[] path) {
        beginnings.add(path);
    }

    /**
     * The next subtree to search. Subtrees that an earlier run finished are counted and skipped. A thread that may
     * still generate nodes continues even if the node limit has stopped others.
     */
    private synchronized int takeSubtree(Descent<P> descent) {
        boolean continues = stop == null || stop == Outcome.NODE_LIMIT && descent.unused() > 0;
        while (continues && nextSubtree < Math.min(subtrees.count(), solvedSubtree)) {
            int subtree = nextSubtree++;
            meter.share = (double) subtree / subtrees.count();
            Optional<SubtreeJournal.Finished> finished = meter.journal.find(task.bound(), subtree);
            if (finished.isEmpty() || !meter.add(finished.get())) {
                return subtree;
            }
            add(finished.get());
        }
        return subtrees.count();
    }

    private synchronized void add(SubtreeJournal.Finished done) {
        leastExcess = Math.min(leastExcess, done.leastExcess());
        cut |= done.cut();
    }

    private synchronized void solved(int subtree, List<Integer> moves) {
        if (subtree < solvedSubtree) {
            solvedSubtree = subtree;
            solution = moves;
        }
    }

    /**
     * The number of nodes that a descent may generate next; 0 if a limit is reached, or its subtree no longer matters.
     */
    synchronized long more(Descent<P> descent) {
        descent.report(meter);
        if (stop == null && meter.generated >= meter.checkpoint && meter.mustStop()) {
            stop = meter.stopped();
        }
        return stop != null || descent.subtree() > solvedSubtree ? 0 : meter.reserve(quota());
    }

    private synchronized void end(Descent<P> descent) {
        descent.report(meter);
        meter.generated -= descent.unused();
        kernels.add(descent.generated());
        add(descent.takeDone());
        onPaths += descent.stored();
        meter.stored(task.walk().hasUnitCosts() ? Math.max(storedByCaller, onPaths) : storedByCaller + onPaths);
    }

    public Outcome outcome() {
        if (solvedSubtree != UNSOLVED) {
            return Outcome.SOLVED;
        }
        return stop == null ? Outcome.EXHAUSTED : stop;
    }

    /** The moves of the first solution. */
    public List<Integer> solution() {
        return solution;
    }

    /** The least f that exceeded the bound; {@link Integer#MAX_VALUE} if none did that can lead to the goal. */
    public int nextBound() {
        long next = (long) task.bound() + leastExcess;
        return next > Walk.MOST_F ? Integer.MAX_VALUE : (int) next;
    }

    /** Whether the depth limit pruned a path. */
    public boolean wasCut() {
        return cut;
    }
}
