package dev.unscramble.census.layers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StateSetTest {
    /** With a part without states, and with pages that are full and that are not. */
    @ParameterizedTest
    @ValueSource(ints = {1, 1023, 1024, 1025, 2048, 3000})
    void whatIsWrittenIsReadToItsLastByte(int words) throws IOException {
        StateSet set = new StateSet(3);
        for (int part : new int[] {0, 2}) {
            long[] states = new long[words];
            states[0] = 7;
            states[words - 1] |= 1L << 40 + part;
            set.set(part, states);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        set.write(new DataOutputStream(out));
        ByteArrayInputStream in = new ByteArrayInputStream(out.toByteArray());
        StateSet read = StateSet.read(new DataInputStream(in), 3, words);
        assertThat(in.available()).isZero();
        assertThat(read.isEmpty(1)).isTrue();
        for (int part = 0; part < 3; part++) {
            assertThat(read.part(part)).isEqualTo(set.part(part));
        }
    }
}
