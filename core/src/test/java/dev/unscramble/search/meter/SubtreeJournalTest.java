package dev.unscramble.search.meter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.search.AStarIdaStar;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.search.SmallStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A search that goes on from what a journal remembers ends as if it had never been interrupted. */
class SubtreeJournalTest {
    private static final int STORED = 20;
    /** Moves 0 and 1 are a step on and one back, 2 and 3 four steps. From 120 it takes 30 moves. */
    private static final Dial DIAL = Dial.unit(240, 1, 4);

    private static final ExactDistances<Hand> EXACT = new ExactDistances<>(DIAL);
    private static final Problem<Hand> PROBLEM =
            new Problem<>(DIAL, DIAL.at(120), new Claim<>("half", Guarantee.CONSISTENT, hand -> EXACT.of(hand) / 2));

    /** Keeps all in memory. */
    private static final class Recorded implements SubtreeJournal {
        private final Map<Integer, List<Long>> rounds = new HashMap<>();
        private final Map<List<Integer>, Finished> parts = new HashMap<>();
        private final List<List<Integer>> solutions = new ArrayList<>();
        private Optional<List<Integer>> best = Optional.empty();
        private int searched;

        @Override
        public void begin(int bound, List<Long> figures) {
            rounds.put(bound, figures);
        }

        @Override
        public synchronized Optional<Finished> find(int bound, int part) {
            return Optional.ofNullable(parts.get(List.of(bound, part)));
        }

        @Override
        public synchronized void finished(int bound, int part, Finished what) {
            searched++;
            parts.put(List.of(bound, part), what);
        }

        @Override
        public void solved(List<Integer> moves) {
            solutions.add(List.copyOf(moves));
        }

        @Override
        public Optional<List<Integer>> best() {
            return best;
        }
    }

    private static Result solve(AStarIdaStar search, Limits limits, SubtreeJournal journal) {
        return search.solve(PROBLEM, limits, Progress.NONE, journal);
    }

    @ParameterizedTest
    @CsvSource({"PARENT, 1", "PARENT, 3", "PATH, 1"})
    void whatItRemembersIsCountedAndNotSearchedAgain(Duplicates duplicates, int threads) {
        AStarIdaStar search = SmallStore.of(STORED, duplicates, threads);
        Recorded journal = new Recorded();
        Result whole = solve(search, Limits.NONE, journal);
        assertThat(journal.parts).hasSizeGreaterThan(20);
        for (long seed : Samples.seeds(2, 0)) {
            Random random = new Random(seed);
            int all = journal.parts.size();
            journal.parts.keySet().removeIf(part -> random.nextBoolean());
            int missing = all - journal.parts.size();
            journal.searched = 0;
            Result again = solve(search, Limits.NONE, journal);
            assertThat(again.moves()).as("seed %d", seed).isEqualTo(whole.moves());
            assertThat(again.lowerBound()).isEqualTo(whole.lowerBound());
            if (threads == 1) {
                assertThat(journal.searched).as("seed %d", seed).isEqualTo(missing);
                assertThat(counts(again)).as("seed %d", seed).isEqualTo(counts(whole));
            }
        }
    }

    private static List<Object> counts(Result result) {
        Statistics counts = result.statistics();
        return List.of(counts.expanded(), counts.generated(), counts.duplicates(), counts.iterations());
    }

    @Test
    void aRoundIsToldWithFiguresThatAreTheSameInEveryRun() {
        Recorded first = new Recorded();
        Recorded second = new Recorded();
        solve(SmallStore.of(STORED, Duplicates.PARENT, 1), Limits.NONE, first);
        solve(SmallStore.of(STORED, Duplicates.PARENT, 1), Limits.NONE, second);
        assertThat(second.rounds).isEqualTo(first.rounds).hasSizeGreaterThan(5);
        assertThat(first.rounds.values()).allSatisfy(figures -> {
            assertThat(figures.get(0)).isGreaterThanOrEqualTo(STORED);
            assertThat(figures.get(1)).isBetween(1L, figures.get(0));
            assertThat(figures.get(2)).isPositive();
        });
    }

    @Test
    void aNodeLimitHoldsForWhatWasDoneBeforeToo() {
        AStarIdaStar search = SmallStore.of(STORED, Duplicates.PARENT, 1);
        Recorded journal = new Recorded();
        long needed = solve(search, Limits.NONE, journal).statistics().generated();
        for (long limit = STORED; limit < needed; limit += 1 + limit / 4) {
            Result result = solve(search, Limits.NONE.withNodes(limit), journal);
            assertThat(result.isSolved()).isFalse();
            assertThat(result.statistics().generated()).isEqualTo(limit);
        }
        assertThat(solve(search, Limits.NONE.withNodes(needed), journal).isSolved())
                .isTrue();
    }

    @Test
    void everyBetterSolutionIsTold() {
        Recorded journal = new Recorded();
        Result result = solve(improving(), Limits.NONE, journal);
        assertThat(result.stopLabel()).contains("proved");
        List<Integer> last = journal.solutions.get(journal.solutions.size() - 1);
        assertThat(last).isEqualTo(result.moves()).hasSize(30);
        assertThat(result.improvements())
                .extracting(Improvement::lowerBound)
                .as("what was proved by then")
                .allMatch(bound -> bound >= result.initialH());
    }

    @Test
    void theBestSolutionOfAnEarlierRunIsTakenOver() {
        Recorded journal = new Recorded();
        journal.best = Optional.of(Collections.nCopies(120, 1));
        Result result = solve(improving(), Limits.NONE.withNodes(2), journal);
        assertThat(result.stopped()).contains(Outcome.NODE_LIMIT);
        assertThat(result.moves()).isEqualTo(journal.best.get());
        assertThat(solve(SmallStore.of(STORED, Duplicates.PARENT, 1), Limits.NONE.withNodes(2), journal)
                        .isSolved())
                .as("a search for the cheapest only")
                .isFalse();
        assertThat(solve(improving(), Limits.NONE, journal).improvements())
                .extracting(Improvement::cost)
                .startsWith(120)
                .endsWith(30);
    }

    @Test
    void whatDoesNotLeadToTheGoalIsNotTakenOver() {
        Recorded journal = new Recorded();
        for (List<Integer> wrong : List.of(Collections.nCopies(119, 1), List.of(5), List.of(63))) {
            journal.best = Optional.of(wrong);
            Result result = solve(improving(), Limits.NONE.withNodes(2), journal);
            assertThat(result.isSolved()).isFalse();
        }
    }

    private static AStarIdaStar improving() {
        return SmallStore.of(STORED, Duplicates.PARENT, 1).withAim(Aim.PROVE, 1);
    }
}
