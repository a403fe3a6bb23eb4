package dev.unscramble.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Texts that come with the program. */
public final class Resource {
    private Resource() {}

    /** The text of a file in the folder of a class. */
    public static String text(Class<?> beside, String name) {
        try (InputStream stream = Objects.requireNonNull(beside.getResourceAsStream(name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
