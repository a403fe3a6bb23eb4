package dev.unscramble.search.meter;

/** The pace of a phase of a search: the states it has expanded, and how many more it can expand within the limits. */
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

    /** A phase that begins now, and should end at this time after the start of the search, or at the node limit. */
    public static Pace until(Meter meter, long endNanos) {
        return new Pace(meter, endNanos, meter.generated + meter.nodesLeft());
    }

    /** A phase that begins now, and should end after this share of the remaining time and nodes. */
    public Pace next(double share) {
        long now = meter.nanos();
        long laterNanos = now + (long) (share * (endNanos - now));
        return new Pace(meter, laterNanos, meter.generated + (long) (share * (endNodes - meter.generated)));
    }

    /** The states expanded in this phase. */
    public long states() {
        return meter.expanded - expanded;
    }

    /** The states that can still be expanded at this pace. */
    public double statesLeft() {
        long now = meter.nanos();
        double times = Math.min(
                (double) (endNanos - now) / Math.max(1, now - nanos),
                (double) (endNodes - meter.generated) / Math.max(1, meter.generated - generated));
        return states() * Math.max(0, times);
    }
}
