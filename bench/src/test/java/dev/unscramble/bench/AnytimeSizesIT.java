package dev.unscramble.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.generate.Generator;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOptions;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The anytime search solves every board, whatever its size, with a few nodes. It replays each solution, and fails if one
 * is wrong. With {@code -Dsamples=100} these are 5,300 boards.
 */
class AnytimeSizesIT {
    private static final String USUAL = "5x5 6x6 7x7 8x8";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5x5", "6x6", "7x7", "8x8", "9x9", "10x10", "11x11", "12x12", "13x13", "14x14", "15x15", "16x16",
                "3x20", "20x3", "2x30", "30x2", "5x9"
            })
    void everyRandomBoardIsSolvedByNoFewerMovesThanAreNeeded(String size) {
        check(new InstanceReader(PuzzleSettings.DEFAULT).domain(size), Samples.atLeast(USUAL.contains(size) ? 10 : 1));
    }

    private static <P extends Position> void check(Domain<P> domain, int count) {
        long seed = Samples.seed(1);
        LocalExperiment runs = new LocalExperiment(
                new Generator<>(domain, seed, Limits.NONE, Progress.NONE)
                        .uniform(count)
                        .toList(),
                List.of(SolveOptions.ofKey("algorithm=anytime heuristic=linear-conflict")),
                SolveOptions.ofKey("max-nodes=50000"));
        runs.run((number, solver, work) -> work.apply(Progress.NONE), () -> false, solved -> {});
        assertThat(runs.results())
                .as("seed %d", seed)
                .hasSize(count)
                .allMatch(solved -> solved.result().isSolved()
                        && solved.result().length() >= solved.result().lowerBound());
    }
}
