package dev.unscramble.puzzle;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import java.util.Optional;
import java.util.function.ToIntBiFunction;

/** A heuristic that is a function of a state and the state to reach. */
record PairHeuristic<S>(Guarantee guarantee, ToIntBiFunction<? super S, ? super S> function, S goal)
        implements IncrementalHeuristic<StateOf<S>> {

    /** @hidden from users of the library */
    @Override
    public boolean isIncremental() {
        return false;
    }

    @Override
    public int estimate(StateOf<S> position) {
        return function.applyAsInt(position.state(), goal);
    }

    @Override
    public Optional<Heuristic<StateOf<S>>> towards(StateOf<S> target) {
        return Optional.of(new PairHeuristic<>(guarantee, function, target.state()));
    }

    @Override
    public String name() {
        return "heuristic";
    }
}
