package dev.unscramble.model;

/**
 * Receives the progress of a search, and can stop it. It is called every few
 * milliseconds, on the search's own thread, never for each node; {@link Trace} is for that.
 */
@FunctionalInterface
public interface Progress {

    /** Reports nothing and never stops a search. */
    Progress NONE = sofar -> true;

    /** Receives the current counts; returns whether the search is to continue. */
    boolean goOn(Snapshot sofar);

    /** Receives each solution that is better than all before it, from a search that improves its solution. */
    default void improved(Improvement better) {}

    /**
     * The current counts of a search.
     *
     * @param bound the bound of the current round, or the least f of the open nodes
     * @param share the share of the current round that is done, about, from 0 to 1; 0 if it is not known
     */
    record Snapshot(long expanded, long generated, long stored, int bound, long nanos, double share) {
        /** The counts of a search whose share of work done is not known. */
        public Snapshot(long expanded, long generated, long stored, int bound, long nanos) {
            this(expanded, generated, stored, bound, nanos, 0);
        }
    }
}
