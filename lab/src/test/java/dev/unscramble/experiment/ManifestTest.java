package dev.unscramble.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.experiment.file.Presets;
import dev.unscramble.run.RunKey.Timing;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ManifestTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "korf100",
                "bidirectional",
                "bounded-suboptimal",
                "real-time",
                "solved-by-limit",
                "uninformed",
                "aima",
                "random-moves"
            })
    void whatIsWrittenIsReadAgain(String preset) {
        Experiment experiment = Experiments.quick(Presets.text(preset));
        Manifest manifest = new Manifest(
                experiment,
                "1.0",
                Timing.FORK,
                List.of(
                        Invocation.here("0.9", 2, Timing.SHARED, "unscramble experiment"),
                        Invocation.here("1.0", 1, Timing.FORK, "unscramble experiment")),
                Optional.of(new Shard(3, 16)));
        assertThat(Manifest.JSON.read(Manifest.JSON.write(manifest))).isEqualTo(manifest);
    }
}
