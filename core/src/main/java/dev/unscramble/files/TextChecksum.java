package dev.unscramble.files;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.CRC32C;

/** The checksum of a text, by which changes to it are noticed. */
public final class TextChecksum {
    private TextChecksum() {}

    /** Eight hexadecimal digits. */
    public static String of(String text) {
        CRC32C checksum = new CRC32C();
        checksum.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format(Locale.ROOT, "%08x", checksum.getValue());
    }
}
