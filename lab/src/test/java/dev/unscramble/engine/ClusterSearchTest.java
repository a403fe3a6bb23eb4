package dev.unscramble.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Instance;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics.Iteration;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.RunKey.InstanceKey;
import dev.unscramble.search.IdaStar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(300)
class ClusterSearchTest {
    private static final LocalEngine.Worker REAL = order -> Orders.answer(order, 1);
    private static final String HARD = "867 254 3b1";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"724 5b6 831", HARD, "142 3b5 678", "1b2 345 678"})
    void anEngineProvesWhatOneThreadProvesByTheSameRounds(String start) {
        Instance<?> instance = instance(start);
        Result here = solveHere(instance);
        Result shared = solve(instance, "manhattan", REAL);
        assertThat(shared.isOptimal()).isTrue();
        assertThat(shared.length()).isEqualTo(here.length());
        assertThat(before(shared)).isEqualTo(before(here));
    }

    /** The rounds before the last one, which is not searched to its end. */
    private static List<Iteration> before(Result result) {
        List<Iteration> rounds = result.statistics().iterations();
        return rounds.subList(0, rounds.size() - 1);
    }

    /** The subtrees of rounds before the last count: how many of the last are sent depends on who is how fast. */
    @Test
    void aSearchGoesOnFromItsJournal() throws IOException {
        Instance<?> instance = instance(HARD);
        int last = solve(instance, "manhattan", REAL).length();
        Files.delete(folder.resolve("journal"));
        AtomicInteger sent = new AtomicInteger();
        Result whole = solve(instance, "manhattan", order -> {
            sent.addAndGet(subtreesBefore(last, order));
            return REAL.answer(order);
        });
        int all = sent.getAndSet(0);
        Files.delete(folder.resolve("journal"));
        assertThatThrownBy(() -> solve(instance, "manhattan", order -> {
                    if (sent.addAndGet(subtreesBefore(last, order)) > all / 2) {
                        throw new IllegalStateException("all machines are gone");
                    }
                    return REAL.answer(order);
                }))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("run the same command to resume");
        Files.writeString(folder.resolve("journal"), "{\"bound\":20,\"beg", StandardOpenOption.APPEND);
        sent.set(0);
        Result resumed = solve(instance, "manhattan", order -> {
            sent.addAndGet(subtreesBefore(last, order));
            return REAL.answer(order);
        });
        assertThat(sent.get()).as("of %d subtrees, after half of them", all).isBetween(1, all * 3 / 4);
        assertThat(resumed.length()).isEqualTo(whole.length());
        assertThat(before(resumed)).isEqualTo(before(whole));
    }

    private static int subtreesBefore(int bound, String text) {
        SubtreeOrder order = SubtreeOrder.JSON.read(text);
        return order.bound() < bound ? order.beginnings().size() : 0;
    }

    @Test
    void roundsThatAreWholeInTheJournalAreNotSentAgain() {
        Instance<?> instance = instance(HARD);
        Result whole = solve(instance, "manhattan", REAL);
        Result again = solve(instance, "manhattan", order -> {
            throw new IllegalStateException("nothing is left to search");
        });
        assertThat(again.moves()).isEqualTo(whole.moves());
        assertThat(before(again)).isEqualTo(before(whole));
    }

    @Test
    void aDamagedLineIsSearchedAgain() throws IOException {
        Path file = folder.resolve("journal");
        Result whole = solve(instance(HARD), "manhattan", REAL);
        Files.writeString(file, Files.readString(file).replace("\"next\":2", "\"next\":3"));
        assertThat(solve(instance(HARD), "manhattan", REAL).length()).isEqualTo(whole.length());
    }

    @Test
    void twoAtTheSameSearchAreOneTooMany() {
        Path file = folder.resolve("journal");
        try (SearchJournal first = new SearchJournal(file, "one")) {
            assertThat(first.size()).isZero();
            assertThatThrownBy(() -> new SearchJournal(file, "one"))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("at the same search");
        }
    }

    @Test
    void noSolutionIsLongerThanTheDepthLimit() {
        int length = solveHere(instance(HARD)).length();
        Result result = solve(instance(HARD), "manhattan", REAL, Limits.NONE.withDepth(length - 1));
        assertThat(result.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
        assertThat(result.lowerBound()).isEqualTo(length);
    }

    @Test
    void theJournalOfAnotherSearchIsNotGoneOnWith() {
        try (SearchJournal journal = new SearchJournal(folder.resolve("journal"), "one")) {
            journal.add(List.of(Subtree.JSON.read(
                    "{\"bound\":5,\"beginning\":\"1 2\",\"next\":7,\"expanded\":1,\"generated\":2}")));
        }
        try (SearchJournal same = new SearchJournal(folder.resolve("journal"), "one")) {
            assertThat(same.find(5, List.of(1, 2))).isPresent();
            assertThat(same.find(7, List.of(1, 2))).isEmpty();
        }
        try (SearchJournal other = new SearchJournal(folder.resolve("journal"), "another")) {
            assertThat(other.size()).isZero();
        }
    }

    @Test
    void limitsHoldForAllTogether() {
        Instance<?> instance = instance(HARD);
        Result result = solve(instance, "manhattan", REAL, Limits.NONE.withNodes(500));
        assertThat(result.outcome()).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(result.lowerBound()).isLessThan(31);
    }

    @Test
    void whatMayOverestimateIsRefused() {
        assertThatThrownBy(() -> solve(instance(HARD), "sum(h1,h2)", REAL))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("may overestimate");
    }

    /** Its rounds would look for a way out of the goal and back. */
    @Test
    void whatIsSolvedIsNotSearched() {
        assertThatThrownBy(() -> solve(instance("b12 345 678"), "manhattan", REAL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("needs no search");
    }

    @Test
    void subtreesAreSplitAndSentByWhatTheyCameTo() {
        RoundSplit subtrees = new RoundSplit(1);
        int usual = subtrees.splitCount();
        subtrees.learn(subtree(List.of(1), 1000));
        subtrees.learn(subtree(List.of(2), 10));
        subtrees.learn(subtree(List.of(3), 10));
        assertThat(subtrees.splitCount())
                .as("one is much larger than its share")
                .isGreaterThan(usual);
        assertThat(subtrees.groups(List.of(List.of(2), List.of(3), List.of(1), List.of(4))))
                .containsExactly(List.of(List.of(1)), List.of(List.of(2), List.of(3)), List.of(List.of(4)));
    }

    private static Subtree subtree(List<Integer> beginning, long generated) {
        return new Subtree(5, beginning, Optional.empty(), OptionalInt.empty(), generated, generated);
    }

    private static Instance<?> instance(String start) {
        return new InstanceReader(SolveOptions.NONE.settings(Tables.IN_MEMORY)).readText(start);
    }

    private Result solve(Instance<?> instance, String heuristic, LocalEngine.Worker worker) {
        return solve(instance, heuristic, worker, Limits.NONE);
    }

    private <P extends Position> Result solve(
            Instance<P> instance, String heuristic, LocalEngine.Worker worker, Limits limits) {
        SolveOptions options =
                SolveOptions.NONE.with(SolveOption.ALGORITHM, "idastar").with(SolveOption.HEURISTIC, heuristic);
        RunKey order = RunKey.single(InstanceKey.of(instance, options), options);
        Heuristic<? super P> guide = instance.domain().heuristics().parse(heuristic);
        try (LocalEngine engine = new LocalEngine(worker);
                SearchJournal journal = new SearchJournal(folder.resolve("journal"), RunKey.JSON.write(order))) {
            return new ClusterSearch<>(engine, instance.problem(guide), order, journal, 0).solve(limits, Progress.NONE);
        }
    }

    private static <P extends Position> Result solveHere(Instance<P> instance) {
        Heuristic<? super P> guide = instance.domain().heuristics().parse("manhattan");
        return IdaStar.create()
                .withDuplicates(Duplicates.SEQUENCES)
                .withSequenceLength(10)
                .solve(instance.problem(guide));
    }
}
