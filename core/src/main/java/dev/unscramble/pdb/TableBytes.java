package dev.unscramble.pdb;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The bytes of a table, which may be larger than an array can be: they are in segments of equal
 * size, the last of which may be shorter. A table of up to 1 GiB is one array.
 *
 * <pre>
 *   byte i is segments[i / size of a segment][i % size of a segment]
 * </pre>
 *
 * @hidden from users of the library
 */
public final class TableBytes {
    private static final int SEGMENT_BITS = 30;

    private final byte[][] segments;
    private final int segmentBits;
    private final long size;

    /** A table of {@code size} zeros. */
    public TableBytes(long size) {
        this(size, SEGMENT_BITS);
    }

    TableBytes(long size, int segmentBits) {
        this.size = size;
        this.segmentBits = segmentBits;
        long segmentSize = 1L << segmentBits;
        this.segments = new byte[(int) ((size + segmentSize - 1) >> segmentBits)][];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = new byte[(int) Math.min(segmentSize, size - ((long) i << segmentBits))];
        }
    }

    private TableBytes(byte[] bytes) {
        this.segments = new byte[][] {bytes};
        this.segmentBits = SEGMENT_BITS;
        this.size = bytes.length;
    }

    /** A table of these bytes, at most 1 GiB, which are not copied. */
    public static TableBytes of(byte... bytes) {
        if (bytes.length > 1 << SEGMENT_BITS) {
            throw new IllegalArgumentException(bytes.length + " bytes are more than a segment");
        }
        return new TableBytes(bytes);
    }

    public long size() {
        return size;
    }

    public byte get(long index) {
        return segment(index)[offset(index)];
    }

    public void set(long index, byte value) {
        segment(index)[offset(index)] = value;
    }

    /** The segment of a byte. */
    public byte[] segment(long index) {
        return segments[(int) (index >>> segmentBits)];
    }

    /** Where a byte is in its segment. */
    public int offset(long index) {
        return (int) index & (1 << segmentBits) - 1;
    }

    public void fill(byte value) {
        for (byte[] segment : segments) {
            Arrays.fill(segment, value);
        }
    }

    /** The array of a table of up to 1 GiB, which is not copied. */
    public byte[] array() {
        if (segments.length > 1) {
            throw new IllegalStateException(size + " bytes are not in one array");
        }
        return segments.length == 0 ? new byte[0] : segments[0];
    }

    void writeTo(OutputStream out) throws IOException {
        for (byte[] segment : segments) {
            out.write(segment);
        }
    }

    /** The bytes from {@code from} to before {@code to}, in order, not copied. */
    List<ByteBuffer> slices(long from, long to) {
        List<ByteBuffer> slices = new ArrayList<>();
        long at = from;
        while (at < to) {
            int segment = (int) (at >>> segmentBits);
            int start = (int) at & (1 << segmentBits) - 1;
            int length = (int) Math.min(to - at, segments[segment].length - start);
            slices.add(ByteBuffer.wrap(segments[segment], start, length));
            at += length;
        }
        return slices;
    }
}
