package dev.unscramble.analysis;

import dev.unscramble.catalog.Domain;
import dev.unscramble.census.Census;
import dev.unscramble.model.Position;
import java.util.List;

/**
 * The census of a puzzle.
 *
 * @param deepest the deepest states, not necessarily all of them; none if states are left to be counted
 */
public record SpaceCensus<P extends Position>(Domain<P> domain, Census census, List<P> deepest) {

    public SpaceCensus {
        deepest = List.copyOf(deepest);
    }
}
