package dev.unscramble.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A file to which lines are appended, each with its checksum. A process that is killed while it writes may leave an
 * incomplete line at the end, without its line break: it is not read, and is removed before more is written.
 *
 * <p>The caller opens, locks and closes the file.
 */
public final class LineLog {
    private final FileChannel channel;

    /** Appends after the first {@code intactBytes} bytes of a file, and removes the rest. */
    public LineLog(FileChannel channel, long intactBytes) throws IOException {
        this.channel = channel;
        if (channel.size() > intactBytes) {
            channel.truncate(intactBytes);
            channel.force(true);
        }
        channel.position(intactBytes);
    }

    /**
     * Reads the lines of a file up to the first that the reader does not accept.
     *
     * @return the number of intact bytes: those of the lines before it
     */
    public static int read(byte[] file, Predicate<String> reader) {
        return read(file, 0, reader);
    }

    /** Reads the lines of a file after its first line, which must be {@code head}; returns 0 if it is another one. */
    public static int read(byte[] file, String head, Predicate<String> reader) {
        byte[] first = (head + "\n").getBytes(StandardCharsets.UTF_8);
        boolean isSame = Arrays.equals(first, Arrays.copyOf(file, first.length));
        return isSame ? read(file, first.length, reader) : 0;
    }

    private static int read(byte[] file, int begin, Predicate<String> reader) {
        int from = begin;
        for (int to = begin; to < file.length; to++) {
            if (file[to] == '\n') {
                if (!reader.test(new String(file, from, to - from, StandardCharsets.UTF_8))) {
                    return from;
                }
                from = to + 1;
            }
        }
        return from;
    }

    /** A line with its checksum at the end. */
    public static String checked(String content) {
        return content + " " + TextChecksum.of(content);
    }

    /** The content of a line of {@link #checked}; empty if the checksum is wrong. */
    public static Optional<String> content(String line) {
        String content = line.substring(0, Math.max(0, line.lastIndexOf(' ')));
        return Optional.of(content).filter(whole -> checked(whole).equals(line));
    }

    /** Appends lines. The operating system writes them even if this process dies. */
    public void append(List<String> lines) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    /** Waits until all lines are on the disk. */
    public void force() throws IOException {
        channel.force(false);
    }
}
