package dev.unscramble.census;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Remarkable states of one kind: how many there are, the nearest and the worst. */
public final class Counterexamples {
    private long count;
    private @Nullable Counterexample first;
    private @Nullable Counterexample worst;

    /** Whether one of this size and place has yet to be written down; it counts in any case. */
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

    /** How many there are. */
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
