package dev.unscramble.generate;

import dev.unscramble.catalog.Instance;
import dev.unscramble.model.Position;
import java.util.List;

/**
 * Puzzles of one draw.
 *
 * @param kind what they show about all puzzles that could have been drawn
 */
public record Sample<P extends Position>(Draw draw, List<Instance<P>> instances, Kind kind) {

    public Sample {
        instances = List.copyOf(instances);
    }

    /** How instances were drawn, and so what they are a sample of. */
    public enum Kind {
        WHOLE("all states of this depth"),
        UNIFORM_AT_DEPTH("uniform among all states of this depth, none twice"),
        SCRAMBLED("places on optimal solutions of scrambled puzzles, because the states of this depth are too many"
                + " to list; not uniform"),
        RANDOM_MOVES("random moves from the goal, none of which undoes the one before; not uniform"),
        UNIFORM_FROM_DEPTH("uniform among all states of at least this depth"),
        UNIFORM("uniform among all states that can be solved"),
        GIVEN("as given");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }

        /** Whether these are all instances, so that a mean is exact. */
        public boolean isWhole() {
            return this == WHOLE;
        }

        /** Whether the instances are a random sample, so that a mean has a confidence interval. */
        public boolean isRandom() {
            return this != WHOLE && this != GIVEN;
        }
    }
}
