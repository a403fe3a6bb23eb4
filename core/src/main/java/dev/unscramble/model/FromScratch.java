package dev.unscramble.model;

import java.util.Optional;

/** A heuristic that computes each estimate from scratch, as an incremental one. */
record FromScratch<P extends Position>(Heuristic<P> heuristic) implements IncrementalHeuristic<P> {

    /** @hidden from users of the library */
    @Override
    public boolean isIncremental() {
        return false;
    }

    @Override
    public int estimate(P position) {
        return heuristic.estimate(position);
    }

    @Override
    public Optional<Heuristic<P>> towards(P target) {
        return heuristic.towards(target);
    }

    @Override
    public String name() {
        return heuristic.name();
    }

    @Override
    public Guarantee guarantee() {
        return heuristic.guarantee();
    }
}
