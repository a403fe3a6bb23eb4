package dev.unscramble.run;

import dev.unscramble.files.TextChecksum;
import java.util.Optional;

/**
 * A line of a journal with its checksum behind it, so that one that was changed, or written only in part, is noticed.
 */
public final class CheckedLine {
    private CheckedLine() {}

    /** A line with its checksum. */
    public static String of(String content) {
        return content + " " + TextChecksum.of(content);
    }

    /** What a line says, if it is whole. */
    public static Optional<String> content(String line) {
        String content = line.substring(0, Math.max(0, line.lastIndexOf(' ')));
        return Optional.of(content).filter(whole -> of(whole).equals(line));
    }
}
