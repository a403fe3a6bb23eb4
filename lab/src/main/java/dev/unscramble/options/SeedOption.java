package dev.unscramble.options;

import dev.unscramble.model.InputException;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The seed of random puzzles. It is about the puzzles that are made, and not about a solve, so it is not in the table
 * of {@link SolveOption}; like those it is defined once, for all commands, the shell and config files.
 */
public final class SeedOption {
    public static final String LABEL = "seed";
    public static final String VALUE_NAME = "S";
    public static final String MEANING = "the seed of all random choices: the same seed gives the same results";

    /** Random seeds stay below this, so that they are easy to read and type. */
    private static final long LARGEST = 1_000_000_000;

    private SeedOption() {}

    /** A random seed, the default. */
    public static long any() {
        return ThreadLocalRandom.current().nextLong(LARGEST);
    }

    /**
     * The seed of a text.
     *
     * @throws InputException if it is not a whole number
     */
    public static long parse(String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            throw new InputException("the seed '" + text + "' is not a whole number", e);
        }
    }
}
