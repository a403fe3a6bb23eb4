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
import java.util.stream.IntStream;
import java.util.zip.CRC32C;

/**
 * A table in a file. A damaged one is never trusted: its whole content is checked whenever it is read.
 *
 * <pre>
 *   8 bytes   magic, with the version of the format
 *   4         how many bytes the name has
 *   4         how many bytes the table has
 *   ...       the name, in UTF-8
 *   ...       the table
 *   4 each    checksums (CRC-32C): of all of the above but the table, then of each block of the table
 * </pre>
 *
 * <p>Numbers are big-endian. Blocks are read and checked by several threads.
 */
final class TableFile {
    private static final long MAGIC = 0x554e_5343_5044_4201L; // "UNSCPDB" and version 1
    private static final int NAME_BYTES_AT = 8;
    private static final int TABLE_BYTES_AT = 12;
    private static final int FIXED_BYTES = 16;
    private static final int BLOCK_BYTES = 1 << 22;

    private TableFile() {}

    /** Writes a table, whole or not at all. */
    static void write(Path file, String name, byte[] table) throws IOException {
        byte[] header = header(name, table.length);
        ByteBuffer checksums = ByteBuffer.allocate(Integer.BYTES * (1 + blocks(table.length)));
        checksums.putInt(checksum(header, 0, header.length));
        for (int block = 0; block < blocks(table.length); block++) {
            checksums.putInt(checksum(table, block * BLOCK_BYTES, end(block, table.length)));
        }
        AtomicFile.replace(file, out -> {
            out.write(header);
            out.write(table);
            out.write(checksums.array());
        });
    }

    /**
     * Reads a table.
     *
     * @throws DamagedTableException if it is not what was written under this name
     */
    static byte[] read(Path file, String name) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            byte[] header = readHeader(channel, name);
            int bytes = ByteBuffer.wrap(header).getInt(TABLE_BYTES_AT);
            int blocks = blocks(bytes);
            ByteBuffer checksums = ByteBuffer.allocate(Integer.BYTES * (1 + blocks));
            require(channel.size() == header.length + (long) bytes + checksums.capacity(), "it is of another length");
            readAll(channel, checksums, header.length + (long) bytes);
            require(checksums.getInt(0) == checksum(header, 0, header.length), "its head is damaged");
            byte[] table = new byte[bytes];
            boolean isSound = IntStream.range(0, blocks).parallel().allMatch(block -> {
                int from = block * BLOCK_BYTES;
                int to = end(block, bytes);
                readBlock(channel, table, from, to, header.length);
                return checksums.getInt(Integer.BYTES * (1 + block)) == checksum(table, from, to);
            });
            require(isSound, "its content is damaged");
            return table;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static byte[] readHeader(FileChannel channel, String name) throws IOException {
        byte[] expected = name.getBytes(StandardCharsets.UTF_8);
        ByteBuffer header = ByteBuffer.allocate(FIXED_BYTES + expected.length);
        require(channel.size() > header.capacity(), "it is too short");
        readAll(channel, header, 0);
        require(header.getLong(0) == MAGIC, "it is not a table, or one of another version");
        boolean hasName = header.getInt(NAME_BYTES_AT) == expected.length
                && Arrays.equals(header.array(), FIXED_BYTES, header.capacity(), expected, 0, expected.length);
        require(hasName, "it is the table of something else");
        require(header.getInt(TABLE_BYTES_AT) >= 0, "its head is damaged");
        return header.array();
    }

    private static byte[] header(String name, int tableBytes) {
        byte[] nameBytes = name.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(FIXED_BYTES + nameBytes.length)
                .putLong(MAGIC)
                .putInt(nameBytes.length)
                .putInt(tableBytes)
                .put(nameBytes)
                .array();
    }

    private static int blocks(int bytes) {
        return (int) ((bytes + (long) BLOCK_BYTES - 1) / BLOCK_BYTES);
    }

    private static int end(int block, int bytes) {
        return (int) Math.min(bytes, (block + 1L) * BLOCK_BYTES);
    }

    private static int checksum(byte[] bytes, int from, int to) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, from, to - from);
        return (int) checksum.getValue();
    }

    private static void readBlock(FileChannel channel, byte[] table, int from, int to, int headerBytes) {
        try {
            readAll(channel, ByteBuffer.wrap(table, from, to - from), headerBytes + (long) from);
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
