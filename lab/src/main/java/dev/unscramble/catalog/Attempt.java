package dev.unscramble.catalog;

import dev.unscramble.model.Position;
import dev.unscramble.model.Result;
import java.util.List;

/** What a solver made of an instance. */
public record Attempt<P extends Position>(Instance<P> instance, Solver<P> solver, Result result) {

    /** The names of the solution's moves. */
    public List<String> moveNames() {
        return instance.moveNames(result.moves());
    }
}
