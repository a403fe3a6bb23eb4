package dev.unscramble.cli.arguments;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;

/** Names such as a*, which a shell replaces by the names of files that begin so, unless they are in quotes. */
public final class ExpandedPattern {
    private ExpandedPattern() {}

    /** Refuses the name of a file where that of an algorithm should be. */
    public static void check(String algorithm) {
        String name = algorithm.split(":", 2)[0];
        if (TextSource.isFile(name)) {
            try {
                Algorithm.requireName(name);
            } catch (InputException e) {
                throw new InputException(
                        "unknown algorithm \"" + name + "\", which is a file here: a shell replaces a* by the names of"
                                + " files that begin with a; write it in quotes, as in -a \"a*\"",
                        e);
            }
        }
    }
}
