package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.AStarIdaStar;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.search.SmallStore;
import dev.unscramble.search.SteadyClock;
import dev.unscramble.search.meter.SubtreeJournal;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A* and IDA* together on a 15-puzzle that is too large for the memory. */
class AStarIdaStarTest {
    private static final Korf TWELVE = Korf.hundred().get(11);
    private static final Problem<TilePosition> PROBLEM = korf(12);

    private static Problem<TilePosition> korf(int number) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(4, 4));
        TilePosition start = puzzle.at(Korf.hundred().get(number - 1).start());
        return new Problem<>(puzzle, start, AdditiveDistance.manhattan(puzzle));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 200_000, 500_000, 1_000_000, 5_000_000})
    void fullMemoryIsNoEnd(long bytes) {
        Result result = AStarIdaStar.create().solve(PROBLEM, Limits.NONE.withMemoryBytes(bytes));
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.length()).isEqualTo(TWELVE.length());
        assertThat(result.statistics().maxStored()).isLessThan(100 + bytes / 20);
    }

    @Test
    void theFirstSolutionsAreImprovedUntilOneIsProved() {
        Result result = AStarIdaStar.create().withAim(Aim.PROVE, 1).solve(PROBLEM);
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.length()).isEqualTo(TWELVE.length());
        assertThat(result.stopLabel()).hasValue("proved");
        assertThat(result.improvements().get(0).cost()).isGreaterThanOrEqualTo(TWELVE.length());
    }

    @Test
    void aLimitLeavesTheBestSolutionAndWhatIsProved() {
        Result result = AStarIdaStar.create()
                .withAim(Aim.PROVE, 1)
                .solve(PROBLEM, Limits.NONE.withNodes(5_000).withMemoryBytes(1 << 24));
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(result.stopped()).hasValue(Outcome.NODE_LIMIT);
        assertThat(result.statistics().generated()).isEqualTo(5_000);
        assertThat(result.lowerBound()).isLessThanOrEqualTo(TWELVE.length());
    }

    @Test
    void aSolutionThatIsCloseEnoughIsEnough() {
        Result result = AStarIdaStar.create().withAim(Aim.IMPROVE, 3).solve(PROBLEM);
        assertThat(result.stopLabel()).hasValue("gap");
        assertThat(result.length()).isLessThanOrEqualTo(3 * result.lowerBound());
    }

    @Test
    void aProofIsLeftAloneThatCannotBeExpectedWithinTheTimeLimit() {
        Limits tooShort = Limits.NONE.withTime(Duration.ofSeconds(80));
        assertThat(lastShare(Aim.PROVE, tooShort)).isPositive();
        assertThat(lastShare(Aim.IMPROVE, tooShort)).isZero();
    }

    /** How much of its round a search had done when time was up: nothing, if it only looked for solutions by then. */
    private static double lastShare(Aim aim, Limits limits) {
        double[] share = new double[1];
        AStarIdaStar search = SmallStore.of(2_000, Duplicates.SEQUENCES, 1).withAim(aim, 1);
        Result result = SteadyClock.solve(search, korf(1), limits, snapshot -> {
            share[0] = snapshot.share();
            return true;
        });
        assertThat(result.stopped()).hasValue(Outcome.TIME_LIMIT);
        return share[0];
    }

    @Test
    void asLongAsItTakesIsTooShortForSomeProofs() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(6, 6));
        TilePosition start = RandomBoards.solvable(puzzle, new Random(6));
        Result result = SteadyClock.solve(
                SmallStore.of(100, Duplicates.SEQUENCES, 1).withAim(Aim.IMPROVE, 1),
                new Problem<>(puzzle, start, AdditiveDistance.manhattan(puzzle)),
                Limits.NONE.withTime(Limits.AS_LONG_AS_IT_TAKES).withNodes(1_000_000),
                Progress.NONE);
        assertThat(result.stopped()).hasValue(Outcome.NODE_LIMIT);
    }

    @Test
    void aProofIsFoundThatCanBeExpectedWithinTheTimeLimit() {
        Result result = SteadyClock.solve(
                AStarIdaStar.create().withAim(Aim.IMPROVE, 1),
                PROBLEM,
                Limits.NONE.withTime(Duration.ofDays(1)),
                Progress.NONE);
        assertThat(result.stopLabel()).hasValue("proved");
        assertThat(result.length()).isEqualTo(TWELVE.length());
    }

    /** Keeps all in memory, and loses some of it at random. */
    private static final class RecordedParts implements SubtreeJournal {
        private final Map<List<Integer>, Finished> parts = new HashMap<>();
        private int found;

        @Override
        public void begin(int bound, List<Long> figures) {}

        @Override
        public synchronized Optional<Finished> find(int bound, int part) {
            Optional<Finished> known = Optional.ofNullable(parts.get(List.of(bound, part)));
            found += known.isPresent() ? 1 : 0;
            return known;
        }

        @Override
        public synchronized void finished(int bound, int part, Finished what) {
            parts.put(List.of(bound, part), what);
        }

        void forget(Random random) {
            parts.keySet().removeIf(part -> random.nextBoolean());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void whatAJournalRemembersIsNotSearchedAgain(int threads) {
        AStarIdaStar search = SmallStore.of(2_000, Duplicates.SEQUENCES, threads);
        RecordedParts journal = new RecordedParts();
        Result whole = search.solve(PROBLEM, Limits.NONE, Progress.NONE, journal);
        for (long seed : Samples.seeds(2, 0)) {
            journal.forget(new Random(seed));
            journal.found = 0;
            Result again = search.solve(PROBLEM, Limits.NONE, Progress.NONE, journal);
            assertThat(journal.found).as("seed %d", seed).isPositive();
            assertThat(again.moves()).isEqualTo(whole.moves());
            if (threads == 1) {
                assertThat(again.statistics().iterations())
                        .isEqualTo(whole.statistics().iterations());
                assertThat(again.statistics().generated())
                        .isEqualTo(whole.statistics().generated());
            }
        }
    }
}
