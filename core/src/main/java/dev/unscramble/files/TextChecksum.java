package dev.unscramble.files;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.CRC32C;

/** The checksum of a text, to detect changes. */
public final class TextChecksum {
    private TextChecksum() {}

    /** The checksum, as eight hexadecimal digits. */
    public static String of(String text) {
        CRC32C checksum = new CRC32C();
        checksum.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format(Locale.ROOT, "%08x", checksum.getValue());
    }
}
