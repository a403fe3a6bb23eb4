package dev.unscramble.run;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * A line of a journal with its checksum behind it, so that one that was changed, or written only in part, is noticed.
 */
public final class CheckedLine {
    private CheckedLine() {}

    /** A line with its checksum. */
    public static String of(String content) {
        CRC32C checksum = new CRC32C();
        checksum.update(content.getBytes(StandardCharsets.UTF_8));
        return content + String.format(Locale.ROOT, " %08x", checksum.getValue());
    }

    /** What a line says, if it is whole. */
    public static Optional<String> content(String line) {
        String content = line.substring(0, Math.max(0, line.lastIndexOf(' ')));
        return Optional.of(content).filter(whole -> of(whole).equals(line));
    }
}
