package dev.unscramble.experiment.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.RunKey;
import dev.unscramble.experiment.RunKey.InstanceKey;
import dev.unscramble.experiment.RunKey.Timing;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Statistics;
import dev.unscramble.run.Measurement;
import java.util.List;
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
                key,
                "depth 26, \"quoted\" \u00e4",
                "7",
                "A*(h2)",
                2,
                new Measurement(
                        "astar",
                        "manhattan",
                        outcome,
                        length,
                        outcome == Outcome.SOLVED,
                        26,
                        18,
                        new Statistics(863, 1436, 79, 3, 494, 1357, 800, List.of(), 1_234_567)));
    }
}
