package dev.unscramble.search.meter;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Statistics;
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
 * beyond the node limit, which is therefore exact, and is otherwise set so that the clock and the
 * progress are looked at every few milliseconds.
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
    /** What was expanded before the last layer of equal f, or the last round. */
    public long expandedBeforeLastLayer;
    /** The part of the time that went into what can be used again. */
    public long preparationNanos;
    /** The current round's bound, or what all open nodes cost at least. */
    public int bound;
    /** How much of the current round is done, as far as that is known. */
    public double share;
    /** The number of generated nodes at which to look up from work. */
    public long checkpoint;
    /** Whom to tell what is counted, if anybody listens. */
    public final @Nullable Tracer tracer;
    /** What remembers the finished subtrees of rounds. */
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
    /** What the best solution costs that was told of. */
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

    /** Whether to stop right here; to be asked when the checkpoint is reached. */
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

    /** Whether to stop what is not search, but takes time; may be asked at any time. */
    public boolean mustStopPreparing() {
        look(clock.getAsLong());
        return isStopped();
    }

    /** Whether it was told to stop. */
    public boolean isStopped() {
        return stop != null;
    }

    private void look(long now) {
        if (generated >= limits.nodes()) {
            stop = Outcome.NODE_LIMIT;
        } else if (now - startNanos >= deadline) {
            stop = Outcome.TIME_LIMIT;
        } else if (!progress.goOn(new Progress.Snapshot(expanded, generated, stored, bound, now - startNanos, share))) {
            stop = Outcome.CANCELLED;
        }
    }

    /** Counts nodes as generated beforehand, up to the checkpoint; says how many. What is left over is given back. */
    public long reserve(long most) {
        long quota = Math.min(most, checkpoint - generated);
        generated += quota;
        return quota;
    }

    /** Counts what was done in another run of the same search; no if the node limit does not leave room for it. */
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

    /** Makes a part of the search stop when it has taken this long, as if that were the time limit; says when. */
    public Duration interruptAfter(long nanos) {
        long now = nanos();
        long end = limits.time().toNanos();
        deadline = nanos < end - now ? now + nanos : end; // their sum may be too large
        return Duration.ofNanos(deadline);
    }

    /** Goes on after such a part; no if it was a limit of the whole search that stopped it. */
    public boolean resume() {
        boolean wasInterrupted =
                stop == Outcome.TIME_LIMIT && deadline < limits.time().toNanos();
        deadline = limits.time().toNanos();
        stop = wasInterrupted ? null : stop;
        return stop == null;
    }

    /** How many nodes the limit leaves. */
    public long nodesLeft() {
        return limits.nodes() - generated;
    }

    /** The limit that {@link #mustStop} met. */
    public Outcome stopped() {
        if (stop == null) {
            throw new IllegalStateException("no limit was reached");
        }
        return stop;
    }

    /** Begins a round, a layer or a level. */
    public void enter(int next) {
        bound = next;
        share = 0;
        if (tracer != null) {
            tracer.bound(next);
        }
    }

    /** Counts the node generated last as a duplicate. */
    public void duplicate() {
        duplicates++;
        if (tracer != null) {
            tracer.duplicate();
        }
    }

    /** Tells of a better solution, unless a part of the search told of one as good before. */
    public void improved(Improvement better) {
        if (better.cost() < leastCost) {
            leastCost = better.cost();
            progress.improved(better);
        }
    }

    /** How long the search has taken. */
    public long nanos() {
        return clock.getAsLong() - startNanos;
    }

    /** Takes note of how many nodes wait for expansion. */
    public void open(long nodes) {
        maxOpen = Math.max(maxOpen, nodes);
    }

    /** Takes note of how many nodes are stored. */
    public void stored(long nodes) {
        stored = nodes;
        maxStored = Math.max(maxStored, nodes);
    }

    /** How many nodes the last round generated. */
    public long lastRound() {
        return iterations.isEmpty() ? 0 : iterations.get(iterations.size() - 1).generated();
    }

    /** Begins a round; the counters as they stand are for {@link #endRound}. */
    public Statistics beginRound() {
        expandedBeforeLastLayer = expanded;
        return statistics();
    }

    /** Ends a round that began when the counters stood at {@code before}. */
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
