package dev.unscramble.census;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Remarkable states of one kind: how many there are, the nearest and the worst. */
public final class Findings {
    private long count;
    private @Nullable Finding first;
    private @Nullable Finding worst;

    /** Whether one of this size and place has yet to be written down; it counts in any case. */
    boolean count(int size, int distance, long number) {
        count++;
        return first == null
                || worst == null
                || size >= worst.size()
                || distance < first.distance()
                || distance == first.distance() && number < first.number();
    }

    void add(Finding finding) {
        first = Finding.nearer(first, finding);
        worst = Finding.worse(worst, finding);
    }

    void addAll(Findings other) {
        count += other.count;
        first = Finding.nearer(first, other.first);
        worst = Finding.worse(worst, other.worst);
    }

    /** How many there are. */
    public long count() {
        return count;
    }

    /** The one nearest to the goal. */
    public Optional<Finding> first() {
        return Optional.ofNullable(first);
    }

    /** The worst one. */
    public Optional<Finding> worst() {
        return Optional.ofNullable(worst);
    }
}
