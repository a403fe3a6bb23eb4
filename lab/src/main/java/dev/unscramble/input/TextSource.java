package dev.unscramble.input;

import dev.unscramble.files.FileFailure;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Texts from files and streams: UTF-8, and not endless. */
public final class TextSource {
    private static final int MAX_BYTES = 64 << 20;

    private TextSource() {}

    /** Whether something of this name exists. */
    public static boolean isFile(String name) {
        try {
            return !name.isBlank() && Files.exists(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /**
     * The path that a name means.
     *
     * @throws InputException if no file can be called like that
     */
    public static Path path(String name) {
        if (name.isBlank()) {
            throw new InputException("the name of the file or folder is empty");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new InputException("\"" + name + "\" cannot be the name of a file", e);
        }
    }

    /** The text of a file, if it exists. */
    static Optional<String> found(String name) {
        return isFile(name) ? Optional.of(file(name)) : Optional.empty();
    }

    /** The text of a file that exists. */
    public static String file(String name) {
        Path path = Path.of(name);
        if (Files.isDirectory(path)) {
            throw new InputException("\"" + name + "\" is a folder; a file is needed");
        }
        try (InputStream stream = Files.newInputStream(path)) {
            return decode(bytes(stream, "\"" + name + "\""), name);
        } catch (IOException e) {
            throw new InputException("cannot read \"" + name + "\": " + FileFailure.reason(e), e);
        }
    }

    public static String stream(InputStream stream, String name) {
        return decode(bytes(stream, name), name);
    }

    private static byte[] bytes(InputStream stream, String source) {
        byte[] bytes;
        try {
            bytes = stream.readNBytes(MAX_BYTES + 1);
        } catch (IOException e) {
            throw new InputException("cannot read " + source + ": " + FileFailure.reason(e), e);
        }
        if (bytes.length > MAX_BYTES) {
            throw new InputException(source + " is larger than " + (MAX_BYTES >> 20) + " MiB, the most that is read");
        }
        return bytes;
    }

    private static String decode(byte[] bytes, String name) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(buffer)
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new InputException("byte " + (buffer.position() + 1) + " is not UTF-8; save the text as UTF-8", e)
                    .at(name);
        }
    }
}
