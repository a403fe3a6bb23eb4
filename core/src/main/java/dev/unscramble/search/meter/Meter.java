package dev.unscramble.search.meter;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.StoppedException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The counters of one search and the limits that it obeys.
 *
 * <p>A search compares {@link #generated} with {@link #checkpoint} before it generates a node, one
 * comparison of two longs, and calls {@link #mustStop} when they meet. The checkpoint never lies
 * beyond the node limit, which is therefore exact, and is otherwise set so that the clock is read and the
 * progress reported every few milliseconds.
 */
public final class Meter {
    private static final long SHORT_NANOS = 2_000_000;
    private static final long LONG_NANOS = 20_000_000;
    private static final long FIRST_INTERVAL = 64;

    public long expanded;
    public long generated;
    public long duplicates;
    public long reopened;
    long maxOpen;
    long maxStored;
    /** The nodes expanded before the last layer of equal f, or the last round. */
    public long expandedBeforeLastLayer;
    /** The time spent on preparations that later searches can use again. */
    public long preparationNanos;
    /** The current round's bound, or the least f of the open nodes. */
    public int bound;
    /** The share of the current round that is done, as far as that is known. */
    public double share;
    /** The node count at which to check the clock and the limits next. */
    public long checkpoint;
    /** The tracer, or null if the search is not traced. */
    public final @Nullable Tracer tracer;
    /** Stores the finished subtrees of rounds. */
    public final SubtreeJournal journal;

    private final Limits limits;
    private final Progress progress;
    private final List<Statistics.Iteration> iterations = new ArrayList<>();
    private final LongSupplier clock;
    private final long startNanos;
    private long interval = FIRST_INTERVAL;
    private long lastLook;
    private long stored;
    private @Nullable Outcome stop;
    /** When to stop, in nanoseconds after the start. */
    private long deadline;
    /** The cost of the best solution reported so far. */
    private int leastCost = Integer.MAX_VALUE;

    public Meter(Limits limits, Progress progress) {
        this(limits, progress, null, SubtreeJournal.NONE);
    }

    public Meter(Limits limits, Progress progress, @Nullable Tracer tracer, SubtreeJournal journal) {
        this(limits, progress, tracer, journal, System::nanoTime);
    }

    /** With a clock of its own, in nanoseconds. */
    public Meter(
            Limits limits, Progress progress, @Nullable Tracer tracer, SubtreeJournal journal, LongSupplier clock) {
        this.clock = clock;
        this.startNanos = clock.getAsLong();
        this.lastLook = startNanos;
        this.limits = limits;
        this.progress = progress;
        this.tracer = tracer;
        this.journal = journal;
        this.deadline = limits.time().toNanos();
        this.checkpoint = Math.min(limits.nodes(), FIRST_INTERVAL);
    }

    /** Whether to stop now; to be called when the checkpoint is reached. */
    public boolean mustStop() {
        long now = clock.getAsLong();
        look(now);
        if (now - lastLook < SHORT_NANOS) {
            interval *= 2;
        } else if (now - lastLook > LONG_NANOS && interval > 1) {
            interval /= 2;
        }
        lastLook = now;
        checkpoint = Math.min(limits.nodes(), generated + interval);
        return stop != null;
    }

    /** Whether to stop a preparation that is not search, but takes time; may be called at any time. */
    public boolean mustStopPreparing() {
        look(clock.getAsLong());
        return isStopped();
    }

    /**
     * Makes or reads the tables of a heuristic, and counts the time. Returns false if a limit or the user stopped it.
     */
    public boolean prepare(IncrementalHeuristic<?> heuristic) {
        boolean hasTables = heuristic.memoryBytes() > 0;
        long begin = hasTables ? nanos() : 0;
        try {
            heuristic.prepare(share -> mayPrepare());
            return true;
        } catch (StoppedException e) {
            return false;
        } finally {
            preparationNanos += hasTables ? nanos() - begin : 0;
        }
    }

    /** Tables may be made on several threads. */
    private synchronized boolean mayPrepare() {
        return !isStopped() && !mustStopPreparing();
    }

    /** Whether a limit or the user has stopped the search. */
    public boolean isStopped() {
        return stop != null;
    }

    private void look(long now) {
        if (generated >= limits.nodes()) {
            stop = Outcome.NODE_LIMIT;
        } else if (now - startNanos >= deadline) {
            stop = Outcome.TIME_LIMIT;
        } else if (!progress.goOn(new Progress.Snapshot(expanded, generated, stored, bound, now - startNanos, share))
                || Thread.currentThread().isInterrupted()) {
            stop = Outcome.CANCELLED;
        }
    }

    /**
     * Counts nodes as generated in advance, at most up to the checkpoint; returns how many. The caller subtracts those
     * that it does not generate.
     */
    public long reserve(long most) {
        long quota = Math.min(most, checkpoint - generated);
        generated += quota;
        return quota;
    }

    /**
     * Adds the counts of a subtree that an earlier run finished. Returns false, and adds nothing, if that would exceed
     * the node limit.
     */
    public boolean add(SubtreeJournal.Finished done) {
        boolean fits = done.generated() <= nodesLeft();
        if (fits) {
            generated += done.generated();
            expanded += done.expanded();
            duplicates += done.duplicates();
            checkpoint = Math.max(checkpoint, generated);
        }
        return fits;
    }

    /** Gives a phase of the search its own time limit, until {@link #resume}; returns it, since the search began. */
    public Duration interruptAfter(long nanos) {
        long now = nanos();
        long end = limits.time().toNanos();
        deadline = nanos < end - now ? now + nanos : end; // their sum may be too large
        return Duration.ofNanos(deadline);
    }

    /** Ends such a phase. Returns false if a limit of the whole search, not of the phase, stopped it. */
    public boolean resume() {
        boolean wasInterrupted =
                stop == Outcome.TIME_LIMIT && deadline < limits.time().toNanos();
        deadline = limits.time().toNanos();
        stop = wasInterrupted ? null : stop;
        return stop == null;
    }

    /** The nodes that may still be generated. */
    public long nodesLeft() {
        return limits.nodes() - generated;
    }

    /** The limit that stopped the search. */
    public Outcome stopped() {
        if (stop == null) {
            throw new IllegalStateException("no limit was reached");
        }
        return stop;
    }

    /** Begins a round, a layer or a level. */
    public void enter(int next) {
        enter(next, next);
    }

    /** Begins a round, a layer or a level; {@code exactly} is its bound for the trace. */
    public void enter(int next, double exactly) {
        bound = next;
        share = 0;
        if (tracer != null) {
            tracer.bound(exactly);
        }
    }

    /** Counts the node generated last as a duplicate. */
    public void duplicate() {
        duplicates++;
        if (tracer != null) {
            tracer.duplicate();
        }
    }

    /** Reports a solution to the listener, if it is better than all that were reported before. */
    public void improved(Improvement better) {
        if (better.cost() < leastCost) {
            leastCost = better.cost();
            progress.improved(better);
        }
    }

    /** The time since the search began. */
    public long nanos() {
        return clock.getAsLong() - startNanos;
    }

    /** Records the number of open nodes. */
    public void open(long nodes) {
        maxOpen = Math.max(maxOpen, nodes);
    }

    /** Records the number of stored nodes. */
    public void stored(long nodes) {
        stored = nodes;
        maxStored = Math.max(maxStored, nodes);
    }

    /** The nodes that the last round generated. */
    public long lastRound() {
        return iterations.isEmpty() ? 0 : iterations.get(iterations.size() - 1).generated();
    }

    /** Begins a round; returns the current counters, for {@link #endRound}. */
    public Statistics beginRound() {
        expandedBeforeLastLayer = expanded;
        return statistics();
    }

    /** Ends a round that began with the counters {@code before}. */
    public void endRound(int roundBound, Statistics before) {
        iterations.add(new Statistics.Iteration(
                roundBound,
                expanded - before.expanded(),
                generated - before.generated(),
                duplicates - before.duplicates(),
                expanded));
    }

    public Statistics statistics() {
        return new Statistics(
                expanded,
                generated,
                duplicates,
                reopened,
                maxOpen,
                maxStored,
                expandedBeforeLastLayer,
                iterations,
                nanos() + journal.before().toNanos(),
                preparationNanos);
    }
}
