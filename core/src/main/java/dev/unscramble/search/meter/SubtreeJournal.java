package dev.unscramble.search.meter;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Remembers which subtrees of which rounds of a search are finished, its best solution and how long it took, so that the
 * same search can go on after its process has died. A subtree is known by the bound of its round and its number; what they
 * stand for, the search finds out again, and some figures show whether that is the same. Threads may ask and tell at
 * the same time.
 */
public interface SubtreeJournal {

    /** Remembers nothing. */
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
     * What a finished subtree came to, which had no solution within the bound.
     *
     * @param leastExcess by how much the bound was exceeded at least; the largest of numbers where it never was
     * @param cut whether the depth limit was met
     */
    record Finished(long expanded, long generated, long duplicates, int leastExcess, boolean cut) {}

    /** A round begins. What is remembered of one that had other figures holds no longer. */
    void begin(int bound, List<Long> figures);

    /** What a subtree came to, if it was finished before. */
    Optional<Finished> find(int bound, int subtree);

    /** A subtree is finished. */
    void finished(int bound, int subtree, Finished what);

    /** A solution was found that is better than all before. */
    default void solved(List<Integer> moves) {}

    /** The best solution that was found before; nothing where there is none. */
    default Optional<List<Integer>> best() {
        return Optional.empty();
    }

    /** How long the search took before. */
    default Duration before() {
        return Duration.ZERO;
    }
}
