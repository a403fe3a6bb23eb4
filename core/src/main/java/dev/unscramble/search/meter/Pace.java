package dev.unscramble.search.meter;

/** What a part of a search has done since it began, and how much more of the same can be done until the limits. */
public final class Pace {
    private final Meter meter;
    private final long endNanos;
    private final long endNodes;
    private final long nanos;
    private final long generated;
    private final long expanded;

    private Pace(Meter meter, long endNanos, long endNodes) {
        this.meter = meter;
        this.endNanos = endNanos;
        this.endNodes = endNodes;
        this.nanos = meter.nanos();
        this.generated = meter.generated;
        this.expanded = meter.expanded;
    }

    /** A part that begins now, and should end at this time after the start of the search, or at the limit of nodes. */
    public static Pace until(Meter meter, long endNanos) {
        return new Pace(meter, endNanos, meter.generated + meter.nodesLeft());
    }

    /** A part that begins now, and should end after this share of the time and of the nodes that are left. */
    public Pace next(double share) {
        long now = meter.nanos();
        long laterNanos = now + (long) (share * (endNanos - now));
        return new Pace(meter, laterNanos, meter.generated + (long) (share * (endNodes - meter.generated)));
    }

    /** How many states were expanded. */
    public long states() {
        return meter.expanded - expanded;
    }

    /** How many states can still be expanded. */
    public double statesLeft() {
        long now = meter.nanos();
        double times = Math.min(
                (double) (endNanos - now) / Math.max(1, now - nanos),
                (double) (endNodes - meter.generated) / Math.max(1, meter.generated - generated));
        return states() * Math.max(0, times);
    }
}
