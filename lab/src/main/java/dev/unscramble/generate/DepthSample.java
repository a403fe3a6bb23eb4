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

    /** What the sample says about all puzzles of this depth. */
    public enum Kind {
        /** These are all that there are. */
        WHOLE,
        /** Drawn without replacement, each set of this many being as likely as any other. */
        UNIFORM,
        /**
         * Places on optimal solutions of puzzles that random moves scrambled further, because there are
         * too many of this depth to list them. Some of them are likelier than others.
         */
        SCRAMBLED
    }
}
