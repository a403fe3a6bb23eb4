package dev.unscramble.experiment.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Task;
import dev.unscramble.files.TextChecksum;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Statistics;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.RunKey.InstanceKey;
import dev.unscramble.run.RunKey.Timing;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RunJsonTest {

    @ParameterizedTest
    @EnumSource(Outcome.class)
    void whatIsWrittenIsReadAgain(Outcome outcome) {
        FinishedRun run = run(outcome);
        String line = RunJson.write(run);
        assertThat(line).doesNotContain("\n").contains("\"status\":\"" + outcome.label() + "\"");
        assertThat(RunJson.read(line)).isEqualTo(run);
    }

    @Test
    void noCharacterCanChangeUnnoticed() {
        String line = RunJson.write(run(Outcome.SOLVED));
        for (int i = 0; i < line.length(); i++) {
            String changed = line.substring(0, i) + (line.charAt(i) == '7' ? '8' : '7') + line.substring(i + 1);
            String shorter = line.substring(0, i) + line.substring(i + 1);
            assertThatThrownBy(() -> RunJson.read(changed)).isInstanceOf(InputException.class);
            assertThatThrownBy(() -> RunJson.read(shorter)).isInstanceOf(InputException.class);
        }
    }

    @Test
    void theNamesOfALineAreInThisOrder() {
        assertThat(RunJson.write(run(Outcome.SOLVED))).isEqualTo("""
                {"run":"871bda3e2a4f94e4","group":"depth 26, \\"quoted\\" \u00e4","instance":"7","puzzle":"3x3",\
                "start":"724 5b6 831","goal":"b12 345 678","rules":"move-order=left,right,up,down","label":"A*(h2)",\
                "solver":"astar manhattan","algorithm":"astar","heuristic":"manhattan","limits":"max-nodes=500",\
                "seed":1,"repetition":1,"version":"1.0","timing":"shared","session":2,"status":"solved","length":26,\
                "cost":52,"optimal":true,"lowerBound":26,"initialH":18,"expanded":863,"generated":1436,\
                "duplicates":79,"reopened":3,"maxOpen":494,"maxStored":1357,"expandedBeforeLastLayer":800,"leastExpanded":431,\
                "ebf":1.2421221489228906,"ebfRoot":1.322601518289162,"seconds":0.001234567,"check":"0c0650dd"}""");
    }

    /** Lines of versions that did not write it. */
    @ParameterizedTest
    @EnumSource(
            value = Outcome.class,
            names = {"SOLVED", "NODE_LIMIT"})
    void aRunWithoutACostCostsAsMuchAsItHasMoves(Outcome outcome) {
        FinishedRun run = run(outcome);
        String line = RunJson.write(run);
        String older = line.substring(0, line.lastIndexOf(",\"check\"")).replaceFirst("\"cost\":[^,]+,", "");
        assertThat(older).doesNotContain("cost");
        Measurement read = RunJson.read(older + ",\"check\":\"" + TextChecksum.of(older) + "\"}")
                .measurement();
        assertThat(read.length()).isEqualTo(run.measurement().length());
        assertThat(read.cost()).isEqualTo(read.length());
        assertThat(read.statistics()).isEqualTo(run.measurement().statistics());
    }

    @Test
    void anythingThatIsPartOfTheKeyChangesItsName() {
        RunKey key = run(Outcome.SOLVED).key();
        InstanceKey other = new InstanceKey("3x3", "142 3b5 678", "b12 345 678", "");
        assertThat(List.of(
                        key,
                        new RunKey(other, key.solver(), key.limits(), 1, 1, "1.0", Timing.SHARED),
                        new RunKey(key.instance(), "bfs", key.limits(), 1, 1, "1.0", Timing.SHARED),
                        new RunKey(key.instance(), key.solver(), "", 1, 1, "1.0", Timing.SHARED),
                        new RunKey(key.instance(), key.solver(), key.limits(), 2, 1, "1.0", Timing.SHARED),
                        new RunKey(key.instance(), key.solver(), key.limits(), 1, 2, "1.0", Timing.SHARED),
                        new RunKey(key.instance(), key.solver(), key.limits(), 1, 1, "1.1", Timing.SHARED),
                        new RunKey(key.instance(), key.solver(), key.limits(), 1, 1, "1.0", Timing.FORK),
                        new RunKey(key.instance(), key.solver(), key.limits(), 1, 1, "1.0", Timing.CLUSTER)))
                .extracting(RunKey::id)
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("[0-9a-f]{16}"));
    }

    static FinishedRun run(Outcome outcome) {
        InstanceKey instance = new InstanceKey("3x3", "724 5b6 831", "b12 345 678", "move-order=left,right,up,down");
        RunKey key = new RunKey(instance, "astar manhattan", "max-nodes=500", 1, 1, "1.0", Timing.SHARED);
        int length = outcome == Outcome.SOLVED ? 26 : 0;
        return new FinishedRun(
                new Task(key, "depth 26, \"quoted\" \u00e4", "7", "A*(h2)"),
                2,
                new Measurement(
                        "astar",
                        "manhattan",
                        outcome,
                        length,
                        2 * length,
                        outcome == Outcome.SOLVED,
                        26,
                        18,
                        new Statistics(863, 1436, 79, 3, 494, 1357, 800, List.of(), 1_234_567),
                        OptionalLong.of(431)));
    }
}
