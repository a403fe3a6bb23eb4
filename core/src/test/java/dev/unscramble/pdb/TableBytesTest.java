package dev.unscramble.pdb;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bytes in segments of 8. */
class TableBytesTest {
    private static final int BYTES = 30;

    @Test
    void slicesHoldEveryByteFromOneToBeforeAnother() {
        TableBytes table = new TableBytes(BYTES, 3);
        for (int i = 0; i < BYTES; i++) {
            table.set(i, (byte) i);
        }
        for (int from = 0; from <= BYTES; from++) {
            for (int to = from; to <= BYTES; to++) {
                List<Integer> expected = new ArrayList<>();
                for (int i = from; i < to; i++) {
                    expected.add(i);
                }
                assertThat(bytes(table.slices(from, to)))
                        .as("from %d to %d", from, to)
                        .isEqualTo(expected);
            }
        }
    }

    private static List<Integer> bytes(List<ByteBuffer> slices) {
        List<Integer> bytes = new ArrayList<>();
        for (ByteBuffer slice : slices) {
            while (slice.hasRemaining()) {
                bytes.add((int) slice.get());
            }
        }
        return bytes;
    }

    @Test
    void whatFitsIntoOneSegmentIsOneArray() {
        for (int size = 0; size <= 8; size++) {
            assertThat(new TableBytes(size, 3).array()).hasSize(size);
        }
    }
}
