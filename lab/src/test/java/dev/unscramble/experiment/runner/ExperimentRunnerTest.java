package dev.unscramble.experiment.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Experiments;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.Plan;
import dev.unscramble.experiment.results.FolderContent;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.StoppedException;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunExecutor;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.RunKey.Timing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExperimentRunnerTest {
    private static final int ALL = 2 * (5 + 7 + 10);

    @TempDir
    private Path folder;

    @Test
    void aPlanThatDoesNotFitInMemoryIsRefused() {
        Experiment small = Experiments.parse(Experiments.SMALL);
        Experiment huge = new Experiment(
                small.name(),
                small.title(),
                small.about(),
                small.seed(),
                Integer.MAX_VALUE,
                small.attributes(),
                small.rows(),
                small.groups(),
                small.solvers(),
                small.limits(),
                small.published(),
                small.config());
        assertThatThrownBy(() -> new Plan(new Manifest(huge, "1.0", Timing.SHARED, List.of())))
                .isInstanceOf(InputException.class)
                .hasMessageMatching("these are [\\d,]+ runs, and there is memory for .*; ask for fewer");
    }

    @Test
    void everyRunIsMadeOnceAndNeverAgain() {
        assertThat(Experiments.run(Experiments.SMALL, folder)).isEqualTo(ALL);
        assertThat(Experiments.run(Experiments.SMALL, folder)).isZero();
        assertThat(lines()).hasSize(ALL).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 100})
    void severalAtATimeCountTheSame(int jobs, @TempDir Path other) {
        Experiments.run(Experiments.SMALL, folder);
        Experiments.run(Experiments.SMALL, other, jobs, Experiments.HERE, () -> false);
        assertThat(counts(other)).isEqualTo(counts(folder)).hasSize(ALL);
    }

    @Test
    void anotherSolverIsRunAloneAndAnotherLabelNotAtAll() {
        Experiments.run(Experiments.SMALL, folder);
        assertThat(Experiments.run(Experiments.SMALL.replace("\"h2\"", "\"h1\""), folder))
                .isEqualTo(ALL / 2);
        assertThat(Experiments.run(Experiments.SMALL.replace("BFS", "breadth first"), folder))
                .isZero();
        assertThat(Experiments.run(Experiments.SMALL.replace("h2", "manhattan"), folder))
                .as("the same by its other name")
                .isZero();
    }

    @Test
    void anotherLimitSeedOrRepetitionIsAnotherRun() {
        Experiments.run(Experiments.SMALL, folder);
        assertThat(Experiments.run(Experiments.SMALL + "[limits]\nmax-nodes = 5\n", folder))
                .isEqualTo(ALL);
        assertThat(Experiments.run(Experiments.SMALL.replace("seed = 3", "seed = 4"), folder))
                .isEqualTo(ALL);
        assertThat(Experiments.run(Experiments.SMALL.replace("seed = 3", "seed = 3\nrepetitions = 3"), folder))
                .isEqualTo(2 * ALL);
    }

    @Test
    void oneMoreDepthLeavesTheOthersAsTheyAre() {
        String deep = Experiments.SMALL.replace("[3, 5, 6]", "[10, 12]").replace("count = 20", "count = 4");
        Experiments.run(deep, folder);
        assertThat(Experiments.run(deep.replace("[10, 12]", "[10, 11, 12]"), folder))
                .isEqualTo(2 * 4);
    }

    @Test
    void stoppedItKeepsWhatItHasAndGoesOnLater(@TempDir Path other) {
        long seed = Samples.seed(System.nanoTime());
        Random random = new Random(seed);
        int sum = 0;
        for (int session = 0; session < Samples.atLeast(5); session++) {
            AtomicInteger left = new AtomicInteger(random.nextInt(2 * ALL / 3));
            sum += Experiments.run(Experiments.SMALL, folder, 2, Experiments.HERE, () -> left.decrementAndGet() < 0);
            assertThat(lines()).as("seed %d", seed).hasSize(sum);
        }
        sum += Experiments.run(Experiments.SMALL, folder);
        Experiments.run(Experiments.SMALL, other);
        assertThat(sum).as("seed %d", seed).isEqualTo(ALL);
        assertThat(counts(folder)).as("seed %d", seed).isEqualTo(counts(other));
    }

    @Test
    void aCancelledRunIsNoResult() {
        RunExecutor cancelled = (order, progress) -> Measurement.CANCELLED;
        assertThat(Experiments.run(Experiments.SMALL, folder, 1, cancelled, () -> false))
                .isZero();
        assertThat(lines()).isEmpty();
    }

    /** As where tables are being made, which has no part of a result to show. */
    @Test
    void whatIsStoppedBeforeItsSearchIsNoFailure() {
        AtomicBoolean isStopped = new AtomicBoolean();
        RunExecutor stopped = (order, progress) -> {
            isStopped.set(true);
            throw new StoppedException("stopped");
        };
        assertThat(Experiments.run(Experiments.SMALL, folder, 2, stopped, isStopped::get))
                .isZero();
        assertThat(lines()).isEmpty();
    }

    @Test
    void aRunThatFailsStopsAllAndLosesNothing() {
        AtomicInteger calls = new AtomicInteger();
        RunExecutor failing = (order, progress) -> {
            if (calls.incrementAndGet() == 5) {
                throw new IllegalStateException("a bug");
            }
            return Experiments.HERE.run(order, progress);
        };
        assertThatThrownBy(() -> Experiments.run(Experiments.SMALL, folder, 1, failing, () -> false))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("a bug");
        assertThat(lines()).hasSize(4);
        assertThat(Experiments.run(Experiments.SMALL, folder)).isEqualTo(ALL - 4);
    }

    @Test
    void halfALineAtTheEndIsCutOffWhereverItWasCut(@TempDir Path whole) throws IOException {
        Experiments.run(Experiments.SMALL, whole);
        byte[] bytes = Files.readAllBytes(whole.resolve(ResultsFolder.RUNS));
        long seed = Samples.seed(System.nanoTime());
        Random random = new Random(seed);
        for (int i = 0; i < Samples.atLeast(10); i++) {
            int cut = random.nextInt(bytes.length + 1);
            Files.createDirectories(folder);
            Files.copy(
                    whole.resolve(ResultsFolder.MANIFEST),
                    folder.resolve(ResultsFolder.MANIFEST),
                    StandardCopyOption.REPLACE_EXISTING);
            Files.write(folder.resolve(ResultsFolder.RUNS), Arrays.copyOf(bytes, cut));
            int before = FolderContent.read(folder).runs().size();
            assertThat(Experiments.run(Experiments.SMALL, folder))
                    .as("seed %d", seed)
                    .isEqualTo(ALL - before);
            assertThat(FolderContent.read(folder).complaints())
                    .as("seed %d", seed)
                    .isEmpty();
            assertThat(counts(folder)).as("seed %d", seed).isEqualTo(counts(whole));
        }
    }

    @Test
    void aDamagedLineIsNamedLeftOutAndMadeAgain() throws IOException {
        Experiments.run(Experiments.SMALL, folder);
        Path file = folder.resolve(ResultsFolder.RUNS);
        List<String> damaged = lines();
        damaged.set(6, damaged.get(6).replace("\"expanded\":", "\"expanded\":1"));
        damaged.set(8, "\0\0\0");
        Files.write(file, damaged);
        FolderContent read = FolderContent.read(folder);
        assertThat(read.runs()).hasSize(ALL - 2);
        assertThat(read.complaints())
                .hasSize(2)
                .anyMatch(line -> line.startsWith("runs.jsonl:7:") && line.contains("checksum"))
                .anyMatch(line -> line.startsWith("runs.jsonl:9:"));
        assertThat(Experiments.run(Experiments.SMALL, folder)).isEqualTo(2);
        assertThat(FolderContent.read(folder).runs()).hasSize(ALL);
    }

    @Test
    void twoCannotWriteToOneFolder() {
        try (ResultsFolder held = ResultsFolder.open(folder)) {
            assertThatThrownBy(() -> ResultsFolder.open(folder))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining(held.path().toString());
        }
        ResultsFolder.open(folder).close();
    }

    @Test
    void aFolderOfSomebodyElseIsLeftAlone() throws IOException {
        Path file = folder.resolve(ResultsFolder.RUNS);
        Files.writeString(file, "{\"my\":\"data\"}\nand more");
        assertThatThrownBy(() -> ResultsFolder.open(folder))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("has no runs of an experiment; choose another folder");
        assertThat(file).hasContent("{\"my\":\"data\"}\nand more");
    }

    private List<String> lines() {
        try {
            Path file = folder.resolve(ResultsFolder.RUNS);
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** All that must be the same whenever and wherever it is run: everything but times and sessions. */
    private static Map<RunKey, Measurement> counts(Path folder) {
        return FolderContent.read(folder).runs().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> timeless(entry.getValue().measurement())));
    }

    private static Measurement timeless(Measurement found) {
        Statistics counted = found.statistics();
        return new Measurement(
                found.algorithm(),
                found.heuristic(),
                found.outcome(),
                found.length(),
                found.cost(),
                found.isOptimal(),
                found.lowerBound(),
                found.initialH(),
                new Statistics(
                        counted.expanded(),
                        counted.generated(),
                        counted.duplicates(),
                        counted.reopened(),
                        counted.maxOpen(),
                        counted.maxStored(),
                        counted.expandedBeforeLastLayer(),
                        List.of(),
                        0),
                found.leastExpanded());
    }
}
