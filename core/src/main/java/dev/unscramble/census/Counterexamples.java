package dev.unscramble.census;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The counterexamples of one kind: their number, the nearest to the goal and the worst. */
public final class Counterexamples {
    private long count;
    private @Nullable Counterexample first;
    private @Nullable Counterexample worst;

    /** Counts a counterexample; returns whether it is the nearest or the worst so far, and must be added. */
    boolean count(int size, int distance, long number) {
        count++;
        return first == null
                || worst == null
                || size >= worst.size()
                || distance < first.distance()
                || distance == first.distance() && number < first.number();
    }

    void add(Counterexample counterexample) {
        first = Counterexample.nearer(first, counterexample);
        worst = Counterexample.worse(worst, counterexample);
    }

    void addAll(Counterexamples other) {
        count += other.count;
        first = Counterexample.nearer(first, other.first);
        worst = Counterexample.worse(worst, other.worst);
    }

    /** The number of counterexamples. */
    public long count() {
        return count;
    }

    /** The one nearest to the goal. */
    public Optional<Counterexample> first() {
        return Optional.ofNullable(first);
    }

    /** The worst one. */
    public Optional<Counterexample> worst() {
        return Optional.ofNullable(worst);
    }
}
