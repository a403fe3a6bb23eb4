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
 * is searched in {@link Subtrees}, such as the paths of some length: each thread takes the next one and searches on
 * from there. Once there is a solution, only those before it in the list still matter.
 */
public final class Round<P extends Position> {
    /** Up to this depth any thread's stack is large enough. */
    private static final int SHALLOW = 1000;

    private static final long STACK_BYTES_PER_LEVEL = 1024;

    /** About how many paths a shared round is split into: enough that no thread waits long for another. */
    private static final int FEWEST_SUBTREES = 256;

    private static final int MOST_SUBTREES = 4096;
    /** How many nodes of the round before this one stand for a subtree: this one has several times as many. */
    private static final long NODES_PER_SUBTREE = 2_000;

    /** How many nodes a thread that shares a round generates before it looks whether they still matter. */
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
    /** The subtree with the first solution so far; later ones do not matter any more. */
    private int solvedSubtree = UNSOLVED;

    private List<Integer> solution = List.of();
    private @Nullable Outcome stop;
    private int leastExcess = Integer.MAX_VALUE;
    private boolean cut;
    /**
     * How many nodes all paths have, and how many are stored anyway: nearly all of a path whose costs are its length.
     */
    private long onPaths;

    private long storedAnyway;

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

    /** Searches all paths, on this many threads. */
    public void run(int onThreads) {
        meter.enter(task.bound());
        if (task.problem().start().isGoal()) {
            solvedSubtree = 0;
            if (meter.tracer != null) {
                meter.tracer.solved(meter.tracer.last());
            }
        } else if (onThreads == 1) {
            searchWhole(kernels.whole(), Descent.ENDLESS);
        } else {
            searchSubtrees(Subtrees.of(split(subtreeCount())), onThreads);
        }
    }

    private int subtreeCount() {
        return (int) Math.max(FEWEST_SUBTREES, Math.min(MOST_SUBTREES, meter.lastRound() / NODES_PER_SUBTREE));
    }

    /** This many nodes are stored anyway. */
    public Round<P> within(long nodes) {
        storedAnyway = nodes;
        return this;
    }

    /** Searches the short paths, and lists those that lie before all others: about this many, in order. */
    public List<int[]> split(int count) {
        int branching = Math.max(2, task.problem().puzzle().moveCount() / 2);
        searchWhole(kernels.splitting(), (int) Math.ceil(Math.log(count) / Math.log(branching)));
        return List.copyOf(beginnings);
    }

    /** Searches all subtrees, on this many threads. */
    public void searchSubtrees(Subtrees<P> all, int onThreads) {
        subtrees = all;
        threads = onThreads;
        if (onThreads == 1 && task.bound() <= SHALLOW) {
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
        if (task.bound() <= SHALLOW) {
            whole.run();
        } else {
            runDeep(1, whole);
        }
    }

    /** Runs a deep recursion on each of that many threads, with stacks as large as they need. */
    private void runDeep(int onThreads, Runnable recursion) {
        long stackBytes = Math.max(SHALLOW, task.bound()) * STACK_BYTES_PER_LEVEL;
        try (WorkerThreads workers = new WorkerThreads("search", onThreads, stackBytes)) {
            workers.run(onThreads, () -> thread -> recursion.run(), () -> null);
        }
    }

    /** The work of one thread: subtree after subtree, as long as there are any that matter. */
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

    /** Threads take less the nearer the node limit is, so that none is left with what another could have used. */
    private long quota() {
        return threads == 1 ? Long.MAX_VALUE : Math.max(1, Math.min(SHARED_QUOTA, meter.nodesLeft() / (4L * threads)));
    }

    /** Takes a path to search on from later. */
    void handOver(int[] path) {
        beginnings.add(path);
    }

    /**
     * The next subtree to search; those that were finished before are counted and passed over. A thread that may still
     * generate nodes goes on even where the node limit has stopped others.
     */
    private synchronized int takeSubtree(Descent<P> descent) {
        boolean goesOn = stop == null || stop == Outcome.NODE_LIMIT && descent.unused() > 0;
        while (goesOn && nextSubtree < Math.min(subtrees.count(), solvedSubtree)) {
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
     * How many more nodes a descent may generate; none if a limit is reached, or what it does does not matter any more.
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
        add(descent.takeDone());
        onPaths += descent.stored();
        meter.stored(task.walk().hasUnitCosts() ? Math.max(storedAnyway, onPaths) : storedAnyway + onPaths);
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

    /** By how much the bound was exceeded at least, where it was. */
    public int leastExcess() {
        return leastExcess;
    }

    /** Whether the depth limit was met. */
    public boolean wasCut() {
        return cut;
    }
}
