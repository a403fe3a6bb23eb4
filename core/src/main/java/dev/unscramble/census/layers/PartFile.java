package dev.unscramble.census.layers;

import dev.unscramble.model.InputException;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A part of a layer as a file. Its states are in pages of {@value #PAGE} longs, of which those without states are
 * left out, and each has a checksum of its own, so that a run of them can be read and trusted without the rest.
 *
 * <pre>
 *   magic     8 bytes    version  4 bytes    longs    4 bytes
 *   space     8 bytes    depth    4 bytes    part     4 bytes
 *   states    8 bytes    their number
 *   pages     a bit for each, in longs: whether it has states
 *   checksums of the pages, CRC-32C, 4 bytes each; 0 for those left out
 *   checksum  of all of the above, 4 bytes
 *   pages     those with states, in order; the last one may be shorter
 * </pre>
 *
 * <p>Numbers are little-endian, as most processors have them in memory.
 */
final class PartFile {
    static final int PAGE = 1024;
    private static final int PAGE_BYTES = PAGE * Long.BYTES;
    /** The number of pages that are read or written at once. */
    private static final int BATCH_PAGES = 32;

    private final int words;
    private final int pages;
    private final PartHead head;
    private final ByteBuffer batch;
    /** The longs of the page that is subtracted. */
    private final long[] known = new long[PAGE];

    /** Reads and writes parts of {@code words} longs; used by one thread. */
    PartFile(int words) {
        this.words = words;
        this.pages = pages(words);
        this.head = new PartHead(words, pages);
        this.batch = ByteBuffer.allocateDirect(Math.min(BATCH_PAGES, pages) * PAGE_BYTES);
    }

    /** The number of pages of {@code words} longs. */
    static int pages(int words) {
        return (words + PAGE - 1) / PAGE;
    }

    /**
     * Writes a file, whole or not at all: aside first, then under its name.
     *
     * @param spare gives a file that is no longer needed, to be overwritten aside, which takes a third of the time of a
     *     new one
     */
    void write(Path file, PartHead.Label label, long[] states, long count, SpareFiles spare) throws IOException {
        Path aside = file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            spare.moveOne(aside);
            try (FileChannel channel = FileChannel.open(aside, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                head.begin(label, count);
                channel.position(head.length());
                writePages(channel, states);
                channel.truncate(channel.position());
                head.seal();
                writeAll(channel.position(0), head.bytes());
            }
            Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(aside);
        }
    }

    private void writePages(FileChannel channel, long[] states) throws IOException {
        batch.clear();
        for (int page = 0; page < pages; page++) {
            if (StateBits.isEmpty(states, page * PAGE, length(page))) {
                continue;
            }
            ByteBuffer content = nextInBatch(page);
            content.asLongBuffer().put(states, page * PAGE, length(page));
            head.add(page, PartHead.checksum(content, content.capacity()));
            if (batch.remaining() < PAGE_BYTES) {
                writeAll(channel, batch.flip());
                batch.clear();
            }
        }
        writeAll(channel, batch.flip());
    }

    private int length(int page) {
        return Math.min(PAGE, words - page * PAGE);
    }

    /** The next bytes of the batch, as many as the page has. */
    private ByteBuffer nextInBatch(int page) {
        int bytes = length(page) * Long.BYTES;
        ByteBuffer content = batch.slice(batch.position(), bytes).order(ByteOrder.LITTLE_ENDIAN);
        batch.position(batch.position() + bytes);
        return content;
    }

    /**
     * Reads runs of longs, with the rest of their pages.
     *
     * @throws InputException if the file is damaged or has another label
     */
    void read(Path file, PartHead.Label label, int[] runs, long[] states) throws IOException {
        read(file, label, runs, (at, length, content) -> {
            if (content == null) {
                Arrays.fill(states, at, at + length, 0);
            } else {
                content.get(states, at, length);
            }
        });
    }

    /**
     * Removes all states of a file from {@code states}.
     *
     * @throws InputException if the file is damaged or has another label
     */
    void subtract(Path file, PartHead.Label label, long[] states) throws IOException {
        read(file, label, new int[] {0, words}, (at, length, content) -> {
            if (content != null) {
                content.get(known, 0, length);
                StateBits.subtract(states, at, known, length);
            }
        });
    }

    private interface PageConsumer {
        /** Receives a page, which begins at long {@code at} of the part; its content is null if it has no states. */
        void accept(int at, int length, @Nullable LongBuffer content);
    }

    private void read(Path file, PartHead.Label label, int[] runs, PageConsumer consumer) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            readAll(channel, head.bytes(), 0);
            head.check(label);
            readRuns(channel, runs, consumer);
        } catch (EOFException e) {
            throw new InputException("it ends too early", e);
        }
    }

    private void readRuns(FileChannel channel, int[] runs, PageConsumer consumer) throws IOException {
        int page = 0;
        long at = head.length();
        for (int run = 0; run < runs.length; run += 2) {
            for (; page < runs[run] / PAGE; page++) {
                at += head.has(page) ? PAGE_BYTES : 0;
            }
            int end = pages(runs[run + 1]);
            while (page < end) {
                int next = Math.min(end, page + batch.capacity() / PAGE_BYTES);
                at += readPages(channel, at, page, next, consumer);
                page = next;
            }
        }
    }

    /** Reads at most a batch of pages; returns their bytes in the file. */
    private int readPages(FileChannel channel, long at, int first, int end, PageConsumer consumer) throws IOException {
        int bytes = 0;
        for (int page = first; page < end; page++) {
            bytes += head.has(page) ? length(page) * Long.BYTES : 0;
        }
        readAll(channel, batch.clear().limit(bytes), at);
        batch.flip();
        for (int page = first; page < end; page++) {
            if (head.has(page)) {
                ByteBuffer content = nextInBatch(page);
                boolean isSound = PartHead.checksum(content, content.capacity()) == head.checksum(page);
                PartHead.require(isSound, "its content is damaged");
                consumer.accept(page * PAGE, length(page), content.asLongBuffer());
            } else {
                consumer.accept(page * PAGE, length(page), null);
            }
        }
        return bytes;
    }

    private static void writeAll(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    private static void readAll(FileChannel channel, ByteBuffer to, long from) throws IOException {
        long at = from;
        while (to.hasRemaining()) {
            int count = channel.read(to, at);
            if (count < 0) {
                throw new EOFException();
            }
            at += count;
        }
    }
}
