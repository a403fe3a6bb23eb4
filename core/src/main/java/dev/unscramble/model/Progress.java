package dev.unscramble.model;

/**
 * How a search tells what it is doing and learns that it should stop. It is asked every few
 * milliseconds, on the search's own thread, never for each node; {@link Trace} is for that.
 */
@FunctionalInterface
public interface Progress {

    /** Goes on to the end and tells nobody. */
    Progress NONE = sofar -> true;

    /** Says how far the search has come; the answer is whether to go on. */
    boolean goOn(Snapshot sofar);

    /** Hears of each solution that is better than all before it, from a search that improves its solution. */
    default void improved(Improvement better) {}

    /**
     * How far a search has come.
     *
     * @param bound the bound of the current round, or the cost that all open nodes have at least
     * @param share about how much of the current round is done, from 0 to 1; 0 where that is not known
     */
    record Snapshot(long expanded, long generated, long stored, int bound, long nanos, double share) {
        /** Of a search that does not know how much is left to do. */
        public Snapshot(long expanded, long generated, long stored, int bound, long nanos) {
            this(expanded, generated, stored, bound, nanos, 0);
        }
    }
}
