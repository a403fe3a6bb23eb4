package dev.unscramble.search.meter;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Stores which subtrees of which rounds of a search are finished, its best solution and the time it took, so that the
 * same search can resume after its process has died. A subtree is identified by the bound of its round and its number.
 * A search that resumes splits the round into subtrees again; some figures show whether they are the same ones.
 * Thread-safe.
 */
public interface SubtreeJournal {

    /** Stores nothing. */
    SubtreeJournal NONE = new SubtreeJournal() {
        @Override
        public void begin(int bound, List<Long> figures) {}

        @Override
        public Optional<Finished> find(int bound, int subtree) {
            return Optional.empty();
        }

        @Override
        public void finished(int bound, int subtree, Finished what) {}
    };

    /**
     * The counts of a finished subtree, which had no solution within the bound.
     *
     * @param leastExcess the least amount by which a path exceeded the bound; {@link Integer#MAX_VALUE} if none did
     * @param cut whether the depth limit pruned a path
     */
    record Finished(long expanded, long generated, long duplicates, int leastExcess, boolean cut) {}

    /** A round begins. Stored subtrees of a round with the same bound and other figures are no longer valid. */
    void begin(int bound, List<Long> figures);

    /** The counts of a subtree, if it was finished before. */
    Optional<Finished> find(int bound, int subtree);

    /** A subtree is finished. */
    void finished(int bound, int subtree, Finished what);

    /** A solution was found that is better than all before. */
    default void solved(List<Integer> moves) {}

    /** The best solution of an earlier run, if it found one. */
    default Optional<List<Integer>> best() {
        return Optional.empty();
    }

    /** The time that earlier runs of the search took. */
    default Duration before() {
        return Duration.ZERO;
    }
}
