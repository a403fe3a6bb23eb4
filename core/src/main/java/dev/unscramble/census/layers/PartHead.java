package dev.unscramble.census.layers;

import dev.unscramble.model.InputException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;

/** The header of a {@link PartFile}: its label, which of its pages are present, and their checksums. */
public final class PartHead {
    private static final long MAGIC = 0x7472_6150_6373_6e55L; // UnscPart
    private static final int VERSION = 1;
    private static final int FIXED_BYTES = 40;

    /** Identifies a part. */
    record Label(long space, int depth, int part) {}

    private final int words;
    private final int checksumsAt;
    private final int ownChecksumAt;
    private final ByteBuffer bytes;

    PartHead(int words, int pages) {
        this.words = words;
        this.checksumsAt = FIXED_BYTES + (pages + Long.SIZE - 1) / Long.SIZE * Long.BYTES;
        this.ownChecksumAt = checksumsAt + pages * Integer.BYTES;
        this.bytes = ByteBuffer.allocateDirect(ownChecksumAt + Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    }

    int length() {
        return bytes.capacity();
    }

    /** The whole header, to be read or written. */
    ByteBuffer bytes() {
        return bytes.clear();
    }

    /** Begins the header of a file without pages. */
    void begin(Label label, long count) {
        for (int at = FIXED_BYTES; at < bytes.capacity(); at += Integer.BYTES) {
            bytes.putInt(at, 0);
        }
        bytes.clear().putLong(MAGIC).putInt(VERSION).putInt(words);
        bytes.putLong(label.space).putInt(label.depth).putInt(label.part).putLong(count);
    }

    void add(int page, int checksum) {
        int at = bitsAt(page);
        bytes.putLong(at, bytes.getLong(at) | 1L << page);
        bytes.putInt(checksumsAt + page * Integer.BYTES, checksum);
    }

    /** Completes the header, after all pages. */
    void seal() {
        bytes.putInt(ownChecksumAt, checksum(bytes, ownChecksumAt));
    }

    boolean has(int page) {
        return (bytes.getLong(bitsAt(page)) >>> page & 1) == 1;
    }

    int checksum(int page) {
        return bytes.getInt(checksumsAt + page * Integer.BYTES);
    }

    private static int bitsAt(int page) {
        return FIXED_BYTES + page / Long.SIZE * Long.BYTES;
    }

    /**
     * Checks the header that was read.
     *
     * @throws InputException if it is not the header of this part
     */
    void check(Label label) {
        bytes.clear();
        require(bytes.getLong() == MAGIC, "this is not a part of a census");
        int version = bytes.getInt();
        require(version == VERSION, "this is of version " + version + ", and this program reads version " + VERSION);
        require(bytes.getInt(ownChecksumAt) == checksum(bytes, ownChecksumAt), "its head is damaged");
        boolean isSame =
                bytes.getInt() == words && new Label(bytes.getLong(), bytes.getInt(), bytes.getInt()).equals(label);
        require(isSame, "this belongs to another census, layer or part");
    }

    /** The checksum of the first bytes of a buffer. */
    static int checksum(ByteBuffer bytes, int length) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes.duplicate().clear().limit(length));
        return (int) checksum.getValue();
    }

    public static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new InputException(otherwise);
        }
    }
}
