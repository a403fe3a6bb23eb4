package dev.unscramble.experiment.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.engine.LocalEngine;
import dev.unscramble.engine.Orders;
import dev.unscramble.experiment.Experiments;
import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Invocation;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.Plan;
import dev.unscramble.experiment.Task;
import dev.unscramble.experiment.results.FolderContent;
import dev.unscramble.experiment.results.MissingRuns;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.StoppedException;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunKey.Timing;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class ClusterRunnerTest {
    private static final int ALL = 44;
    private static final LocalEngine.Worker REAL = order -> Orders.answer(order, 1);

    @TempDir
    private Path folder;

    @Test
    void anEngineFindsWhatThisMachineFinds(@TempDir Path other) {
        assertThat(run(REAL)).isEqualTo(ALL);
        Experiments.run(Experiments.SMALL, other);
        assertThat(counts(folder)).isEqualTo(counts(other)).hasSize(ALL);
        assertThat(run(REAL)).as("runs made again").isZero();
    }

    /** To an engine, what is sent together is a job, which costs more than the batches in it. */
    @Test
    void nextBatchesAreSentTogetherWhenHalfOfTheLastOnesAreDone() {
        List<List<String>> submitted = new ArrayList<>();
        try (LocalEngine engine = new LocalEngine(REAL)) {
            run(engine, () -> false);
            submitted.addAll(engine.submitted());
        }
        assertThat(submitted).hasSizeGreaterThan(2);
        assertThat(submitted.subList(0, submitted.size() - 1))
                .allSatisfy(together -> assertThat(together).hasSizeGreaterThanOrEqualTo(4));
    }

    @Test
    void whatWasMadeBeforeAFailureIsKept() {
        AtomicInteger orders = new AtomicInteger();
        assertThatThrownBy(() -> run(order -> {
                    if (orders.incrementAndGet() == 4) {
                        throw new IllegalStateException("all machines are gone");
                    }
                    return REAL.answer(order);
                }))
                .isInstanceOf(StoppedException.class)
                .hasMessageContainingAll("all machines are gone", "run the same command to resume");
        int made = counts(folder).size();
        assertThat(made).isBetween(3, ALL - 1);
        assertThat(run(REAL)).isEqualTo(ALL - made);
    }

    /** Ctrl-C is for the engine, too, which ends as if it had failed. */
    @Test
    void whoeverStopsItHearsOfNoFailure() {
        AtomicBoolean isStopped = new AtomicBoolean();
        int made = run(
                order -> {
                    isStopped.set(true);
                    throw new IllegalStateException("the engine has ended");
                },
                isStopped::get);
        assertThat(made).isZero();
    }

    @Test
    void anOrderThatIsRefusedIsTheEndWithItsReason() {
        assertThatThrownBy(() -> run(order -> Orders.answer("{\"kind\":\"wash\"}", 1)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("not know orders of the kind \"wash\"");
    }

    @Test
    void aRunThatTakesLongIsAloneAndComesFirst() {
        List<Task> tasks = tasks();
        RunBatches batches = new RunBatches(tasks, List.of());
        List<Task> tried = new ArrayList<>();
        for (int kind = 0; kind < 6; kind++) {
            tried.addAll(batches.next(1));
        }
        assertThat(tried)
                .as("one of each kind")
                .hasSize(6)
                .extracting(Task::group, Task::label)
                .doesNotHaveDuplicates();
        for (Task task : tried) {
            batches.learn(new FinishedRun(task, 1, taking(task.label().equals("BFS") ? 0.5 : 0.2)));
        }
        assertThat(batches.next(1)).singleElement().extracting(Task::label).isEqualTo("BFS");
    }

    @Test
    void shortRunsMakeASecondOnceEnoughIsKnownOfThem() {
        List<Task> tasks = tasks();
        List<FinishedRun> made = tasks.stream()
                .map(task -> new FinishedRun(task, 1, taking(0.099)))
                .toList();
        RunBatches little = new RunBatches(tasks, List.of(made.get(0)));
        assertThat(little.next(1)).hasSize(1);
        RunBatches batches = new RunBatches(tasks, made);
        assertThat(batches.next(1)).as("no more than were made").hasSizeBetween(2, 10);
        made.forEach(batches::learn);
        assertThat(batches.next(1)).as("of a tenth of a second each").hasSize(11);
        assertThat(batches.next(33)).as("so that all have something to do").hasSize(1);
    }

    private static Measurement taking(double seconds) {
        Statistics statistics = new Statistics(1, 1, 0, 0, 0, 0, 0, List.of(), Math.round(seconds * 1e9));
        return new Measurement("bfs", "", Outcome.SOLVED, 1, 1, true, 1, 1, statistics, OptionalLong.empty());
    }

    private static List<Task> tasks() {
        Manifest manifest = new Manifest(Experiments.parse(Experiments.SMALL), "1.0", Timing.CLUSTER, List.of());
        return new Plan(manifest).without(Set.of());
    }

    private int run(LocalEngine.Worker worker) {
        return run(worker, () -> false);
    }

    private int run(LocalEngine.Worker worker, BooleanSupplier isStopped) {
        try (LocalEngine engine = new LocalEngine(worker)) {
            return run(engine, isStopped);
        }
    }

    private int run(LocalEngine engine, BooleanSupplier isStopped) {
        AtomicInteger done = new AtomicInteger();
        try (ResultsFolder results = ResultsFolder.open(folder)) {
            Invocation call = Invocation.here("1.0", 1, Timing.CLUSTER, "");
            MissingRuns missing = results.begin(Experiments.parse(Experiments.SMALL), Optional.empty(), call);
            new ClusterRunner(results, engine, missing, isStopped).run(done::addAndGet);
        }
        return done.get();
    }

    /** All runs, without what depends on where and when they are made. */
    private static List<String> counts(Path results) {
        return FolderContent.read(results).runs().values().stream()
                .map(run -> run.key().instance() + run.task().label()
                        + run.measurement().length() + " "
                        + run.measurement().statistics().generated())
                .sorted(Comparator.naturalOrder())
                .toList();
    }
}
