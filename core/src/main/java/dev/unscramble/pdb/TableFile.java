package dev.unscramble.pdb;

import dev.unscramble.files.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;

/**
 * A table in a file. Its whole content is checked whenever it is read, so that a damaged table is never used.
 *
 * <pre>
 *   8 bytes   magic, with the version of the format
 *   4         the bytes of the name
 *   8         the bytes of the table; this number has 4 bytes in version 1, which is still read
 *   ...       the name, in UTF-8
 *   ...       the table
 *   4 each    checksums (CRC-32C): of all of the above but the table, then of each block of the table
 * </pre>
 *
 * <p>Numbers are big-endian. Blocks are read and checked by several threads.
 */
final class TableFile {
    private static final long MAGIC = 0x554e_5343_5044_4202L; // "UNSCPDB" and version 2
    private static final long MAGIC_WITH_SMALL_SIZE = 0x554e_5343_5044_4201L;
    private static final int NAME_BYTES_AT = 8;
    private static final int TABLE_BYTES_AT = 12;
    private static final int BLOCK_BYTES = 1 << 22;

    private TableFile() {}

    /** Writes a table, completely or not at all. */
    static void write(Path file, String name, TableBytes table) throws IOException {
        byte[] header = header(name, table.size());
        int blocks = blocks(table.size());
        ByteBuffer checksums = ByteBuffer.allocate(Integer.BYTES * (1 + blocks));
        checksums.putInt(checksum(List.of(ByteBuffer.wrap(header))));
        for (int block = 0; block < blocks; block++) {
            checksums.putInt(checksum(slices(table, block)));
        }
        AtomicFile.replace(file, out -> {
            out.write(header);
            table.writeTo(out);
            out.write(checksums.array());
        });
    }

    /**
     * Reads a table.
     *
     * @throws DamagedTableException if it is damaged, or not the table of this name
     */
    static TableBytes read(Path file, String name) throws IOException {
        return read(file, name, TableBytes::new);
    }

    /** Reads a table into bytes that are allocated when their number is known. */
    static TableBytes read(Path file, String name, LongFunction<TableBytes> bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer header = readHeader(channel, name);
            long size = isSmall(header) ? header.getInt(TABLE_BYTES_AT) : header.getLong(TABLE_BYTES_AT);
            require(size >= 0 && size < channel.size(), "it is of another length");
            long checksumsAt = header.capacity() + size;
            int blocks = blocks(size);
            ByteBuffer checksums = ByteBuffer.allocate(Integer.BYTES * (1 + blocks));
            require(channel.size() == checksumsAt + checksums.capacity(), "it is of another length");
            readAll(channel, checksums, checksumsAt);
            require(checksums.getInt(0) == checksum(List.of(header)), "its head is damaged");
            TableBytes table = bytes.apply(size);
            boolean isSound = IntStream.range(0, blocks).parallel().allMatch(block -> {
                readBlock(channel, table, block, header.capacity());
                return checksums.getInt(Integer.BYTES * (1 + block)) == checksum(slices(table, block));
            });
            require(isSound, "its content is damaged");
            return table;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static ByteBuffer readHeader(FileChannel channel, String name) throws IOException {
        byte[] expected = name.getBytes(StandardCharsets.UTF_8);
        ByteBuffer magic = ByteBuffer.allocate(Long.BYTES);
        readAll(channel, magic, 0);
        require(magic.getLong(0) == MAGIC || isSmall(magic), "it is not a table, or one of another version");
        int nameAt = TABLE_BYTES_AT + (isSmall(magic) ? Integer.BYTES : Long.BYTES);
        ByteBuffer header = ByteBuffer.allocate(nameAt + expected.length);
        readAll(channel, header, 0);
        boolean hasName = header.getInt(NAME_BYTES_AT) == expected.length
                && Arrays.equals(header.array(), nameAt, header.capacity(), expected, 0, expected.length);
        require(hasName, "it is the table of something else");
        return header.rewind();
    }

    private static boolean isSmall(ByteBuffer header) {
        return header.getLong(0) == MAGIC_WITH_SMALL_SIZE;
    }

    private static byte[] header(String name, long tableBytes) {
        byte[] nameBytes = name.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(TABLE_BYTES_AT + Long.BYTES + nameBytes.length)
                .putLong(MAGIC)
                .putInt(nameBytes.length)
                .putLong(tableBytes)
                .put(nameBytes)
                .array();
    }

    private static int blocks(long bytes) {
        return Math.toIntExact((bytes + BLOCK_BYTES - 1) / BLOCK_BYTES);
    }

    private static List<ByteBuffer> slices(TableBytes table, int block) {
        long from = (long) block * BLOCK_BYTES;
        return table.slices(from, Math.min(table.size(), from + BLOCK_BYTES));
    }

    private static int checksum(List<ByteBuffer> slices) {
        CRC32C checksum = new CRC32C();
        slices.forEach(checksum::update);
        return (int) checksum.getValue();
    }

    private static void readBlock(FileChannel channel, TableBytes table, int block, int headerBytes) {
        try {
            long at = headerBytes + (long) block * BLOCK_BYTES;
            for (ByteBuffer slice : slices(table, block)) {
                int length = slice.remaining();
                readAll(channel, slice, at);
                at += length;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void readAll(FileChannel channel, ByteBuffer to, long from) throws IOException {
        long at = from;
        while (to.hasRemaining()) {
            int count = channel.read(to, at);
            require(count >= 0, "it is too short");
            at += count;
        }
    }

    private static void require(boolean holds, String otherwise) throws DamagedTableException {
        if (!holds) {
            throw new DamagedTableException(otherwise);
        }
    }
}
