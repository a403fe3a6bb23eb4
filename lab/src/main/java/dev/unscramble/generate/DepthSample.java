package dev.unscramble.generate;

import dev.unscramble.catalog.Instance;
import dev.unscramble.model.Position;
import java.util.List;

/**
 * Different puzzles that all need the same number of moves.
 *
 * @param kind how they were drawn
 */
public record DepthSample<P extends Position>(int depth, List<Instance<P>> instances, Kind kind) {

    public DepthSample {
        instances = List.copyOf(instances);
    }

    /** What the sample shows about all puzzles of this depth. */
    public enum Kind {
        /** All puzzles of this depth. */
        WHOLE,
        /** Drawn without replacement: all sets of this size are equally likely. */
        UNIFORM,
        /**
         * Taken from optimal solutions of puzzles that were scrambled further, because there are too many of this depth
         * to list them. Some are likelier than others.
         */
        SCRAMBLED
    }
}
