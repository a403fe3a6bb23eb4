package dev.unscramble.permutation.definition;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The definitions that come with the program, each a file that can be copied and changed. */
public final class ShippedPuzzles {
    /** Their names. */
    public static final List<String> NAMES =
            List.of("pyraminx", "skewb", "3x3x3", "2x2x2", "ivy", "dino", "hungarian-rings");

    private ShippedPuzzles() {}

    /** The text of a definition. */
    public static Optional<String> text(String name) {
        if (!NAMES.contains(name)) {
            return Optional.empty();
        }
        try (InputStream stream = ShippedPuzzles.class.getResourceAsStream(name + TwsReader.ENDING)) {
            return Optional.of(new String(Objects.requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
