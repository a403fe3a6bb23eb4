package dev.unscramble.search.bidirectional;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Position;

/**
 * Two heuristics as one: the estimate of the cost to the target, and beside it that to the beginning. What both remember shares a
 * long; if that is too much for one, only their values are remembered.
 */
final class BothWays<P extends Position> implements IncrementalHeuristic<P> {
    private final IncrementalHeuristic<? super P> on;
    private final IncrementalHeuristic<? super P> back;
    private final boolean tracks;
    private final int bits;
    private final long mask;

    BothWays(Heuristic<? super P> on, Heuristic<? super P> back) {
        this.on = IncrementalHeuristic.of(on);
        this.back = IncrementalHeuristic.of(back);
        this.tracks = this.on.trackedBits() + this.back.trackedBits() <= Long.SIZE;
        this.bits = tracks ? Math.min(this.on.trackedBits(), Long.SIZE - 1) : Integer.SIZE;
        this.mask = (1L << bits) - 1;
    }

    @Override
    public void prepare(BuildMonitor monitor) {
        on.prepare(monitor);
        back.prepare(monitor);
    }

    @Override
    public int estimate(P position) {
        return on.estimate(position);
    }

    @Override
    public long begin(P position) {
        return tracks
                ? on.begin(position) & mask | back.begin(position) << bits
                : on.estimate(position) & mask | (long) back.estimate(position) << bits;
    }

    @Override
    public long after(P position, int move, long before) {
        return tracks
                ? on.after(position, move, before & mask) & mask | back.after(position, move, before >>> bits) << bits
                : IncrementalHeuristic.super.after(position, move, before);
    }

    @Override
    public int value(long tracked) {
        return tracks ? on.value(tracked & mask) : (int) tracked;
    }

    /** The estimate of the way back in what is remembered. */
    int back(long tracked) {
        return tracks ? back.value(tracked >>> bits) : (int) (tracked >>> bits);
    }

    @Override
    public int trackedBits() {
        return tracks ? bits + back.trackedBits() : Long.SIZE;
    }

    /** The memory of the first; the other side counts that of the second. */
    @Override
    public long memoryBytes() {
        return on.memoryBytes();
    }

    @Override
    public String name() {
        return on.name();
    }

    @Override
    public Guarantee guarantee() {
        return on.guarantee();
    }
}
