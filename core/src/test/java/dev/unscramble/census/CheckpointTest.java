package dev.unscramble.census;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.DialRanking;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CheckpointTest {
    private static final int MARKS = 200_000;
    /** The bytes at the beginning of a file that are changed one by one. */
    private static final int HEAD = 200;

    private static final Dial DIAL = Dial.unit(MARKS, 1, 400, 9001);

    @Test
    void aCensusThatIsInterruptedAtAnyDepthComesToTheSameEnd() throws IOException {
        Census undisturbed = finish(begin(DIAL), Limits.NONE);
        for (int depth = 0; depth <= undisturbed.depth(); depth += 3) {
            byte[] file = interruptedAt(depth);
            RankedExploration<Hand> resumed = begin(DIAL);
            Checkpoint.read(resumed, new ByteArrayInputStream(file));
            assertThat(resumed.depth()).isEqualTo(depth);
            Census census = finish(resumed, Limits.NONE);
            assertThat(census.counts()).isEqualTo(undisturbed.counts());
            assertThat(census.outcome()).isEqualTo(Outcome.EXHAUSTED);
            assertThat(census.nanos()).isPositive();
        }
    }

    @Test
    void aCensusThatWasCompleteStaysSo() throws IOException {
        byte[] file = interruptedAt(Integer.MAX_VALUE);
        RankedExploration<Hand> resumed = begin(DIAL);
        Checkpoint.read(resumed, new ByteArrayInputStream(file));
        assertThat(resumed.isComplete()).isTrue();
        assertThat(resumed.first(1)).hasSize(1);
    }

    @Test
    void sparseLayersTakeLittlePlace() throws IOException {
        assertThat(interruptedAt(0).length).isLessThan(MARKS / 8 / 2);
    }

    @Test
    void aFileThatIsCutShortIsRefused() throws IOException {
        byte[] file = interruptedAt(5);
        for (int length = 0; length < file.length; length += length < 200 ? 1 : 997) {
            refused(Arrays.copyOf(file, length), "damaged");
        }
    }

    @Test
    void whatRefusesAFileThatEndsTooEarlyTellsTheCause() throws IOException {
        byte[] half = Arrays.copyOf(interruptedAt(5), 500);
        try (RankedExploration<Hand> exploration = begin(DIAL)) {
            assertThatThrownBy(() -> Checkpoint.read(exploration, new ByteArrayInputStream(half)))
                    .hasMessage("this census is damaged: it ends too early; remove it to start again")
                    .hasCauseInstanceOf(EOFException.class);
        }
    }

    /** Whatever byte changes, and however: at the latest the checksum tells. */
    @Test
    void aFileWithAChangedByteIsRefused() throws IOException {
        byte[] file = interruptedAt(5);
        Random random = Samples.random(17);
        for (int i = 0; i < HEAD + Samples.atLeast(20); i++) {
            int at = i < HEAD ? i : random.nextInt(file.length);
            byte[] changed = file.clone();
            changed[at] ^= (byte) (1 + random.nextInt(255));
            refused(changed, "this ");
        }
    }

    @Test
    void aFileOfAnotherPuzzleIsRefusedByName() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Checkpoint.write(begin(Dial.unit(MARKS, 1, 400)), out);
        refused(out.toByteArray(), "this is a census of dial");
        refused("{\"n\": 3, \"start\": [[7,2,4],[5,0,6],[8,3,1]]}".getBytes(UTF_8), "not a census");
    }

    private static void refused(byte[] file, String complaint) {
        RankedExploration<Hand> exploration = begin(DIAL);
        assertThatThrownBy(() -> Checkpoint.read(exploration, new ByteArrayInputStream(file)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
        assertThat(exploration.counts()).containsExactly(1L);
        exploration.close();
    }

    private static byte[] interruptedAt(int depth) throws IOException {
        RankedExploration<Hand> exploration = begin(DIAL);
        finish(exploration, Limits.NONE.withDepth(depth));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Checkpoint.write(exploration, out);
        return out.toByteArray();
    }

    private static RankedExploration<Hand> begin(Dial dial) {
        return new RankedExploration<>(new DialRanking(dial, MARKS), 1, Limits.NONE, Progress.NONE);
    }

    private static Census finish(RankedExploration<Hand> exploration, Limits limits) {
        try (exploration) {
            return Census.take(exploration, limits, layer -> null);
        }
    }
}
