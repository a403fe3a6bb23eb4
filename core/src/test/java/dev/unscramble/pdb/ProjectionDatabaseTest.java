package dev.unscramble.pdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Combination;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.model.ValueHeuristic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Distances of patterns, on dials of which only the rest of the mark by a smaller number is seen. */
class ProjectionDatabaseTest {
    private static final int MARKS = 210;
    private static final Dial BOTH_WAYS = Dial.unit(MARKS, 1, 10);

    private record Rest(Dial puzzle, int seen) implements Projection<Hand> {
        @Override
        public String name() {
            return "rest";
        }

        @Override
        public String tableName() {
            return "dial-" + seen;
        }

        @Override
        public long size() {
            return seen;
        }

        @Override
        public long rank(Hand hand) {
            return hand.mark() % seen;
        }

        @Override
        public void unrank(long number, Hand hand) {
            hand.unpack(new long[] {number}, 0);
        }
    }

    /** With inverses and a cost of one, with costs, without inverses, and with patterns that cannot be solved. */
    static Stream<Dial> dials() {
        return Stream.of(
                BOTH_WAYS,
                new Dial(MARKS, new Turn(1, 3), new Turn(-1, 3), new Turn(7, 5), new Turn(-7, 5)),
                new Dial(MARKS, new Turn(1, 1), new Turn(10, 1)),
                new Dial(MARKS, new Turn(3, 2), new Turn(20, 7)),
                new Dial(MARKS, new Turn(6, 1), new Turn(-6, 1)));
    }

    @ParameterizedTest
    @MethodSource("dials")
    void whatLeavesNothingOutIsExact(Dial dial) {
        ProjectionDatabase<Hand> database = ProjectionDatabase.inMemory(new Rest(dial, MARKS));
        int[] distances = distances(dial);
        for (int mark = 0; mark < MARKS; mark++) {
            assertThat(database.estimate(dial.at(mark))).as("mark %d", mark).isEqualTo(distances[mark]);
        }
        assertThat(database.guarantee()).isEqualTo(Guarantee.CONSISTENT);
        assertThat(database.memoryBytes()).isEqualTo(MARKS);
    }

    @ParameterizedTest
    @MethodSource("dials")
    void aPatternIsAsFarAsTheNearestStateThatShowsIt(Dial dial) {
        ProjectionDatabase<Hand> database = ProjectionDatabase.inMemory(new Rest(dial, 42));
        int[] distances = distances(dial);
        for (int mark = 0; mark < MARKS; mark++) {
            int rest = mark % 42;
            int nearest = IntStream.range(0, MARKS / 42)
                    .map(i -> distances[rest + 42 * i])
                    .min()
                    .orElseThrow();
            assertThat(database.estimate(dial.at(mark))).as("mark %d", mark).isEqualTo(nearest);
        }
    }

    /** By repeated relaxation; as far as a table can tell where there is no way. */
    private static int[] distances(Dial dial) {
        int[] distances = IntStream.range(0, MARKS)
                .map(mark -> mark == 0 ? 0 : ProjectionDatabase.FAR)
                .toArray();
        for (int round = 0; round < MARKS; round++) {
            for (int mark = 0; mark < MARKS; mark++) {
                for (int move = 0; move < dial.moveCount(); move++) {
                    Hand hand = dial.at(mark);
                    hand.apply(move);
                    distances[mark] = Math.min(
                            distances[mark],
                            distances[hand.mark()] + dial.costs().of(dial.at(0), move));
                }
            }
        }
        return distances;
    }

    @Test
    void whatIsFartherThanATableCanTellCountsAsTheFarthestThatItCan() {
        Dial far = Dial.unit(1000, 1);
        ProjectionDatabase<Hand> database = ProjectionDatabase.inMemory(new Rest(far, 1000));
        new ExactDistances<>(far)
                .forEach((hand, distance) ->
                        assertThat(database.estimate(hand)).isEqualTo(Math.min(distance, ProjectionDatabase.FAR)));
    }

    @Test
    void whatIsFartherThanATableCanTellIsNotCounted() {
        ProjectionDatabase<Hand> database = ProjectionDatabase.inMemory(new Rest(Dial.unit(1000, 1), 1000));
        assertThat(database.counts())
                .hasSize(ProjectionDatabase.FAR)
                .startsWith(1, 2)
                .endsWith(2, 2);
    }

    @Test
    void countsAndListsPatterns() {
        ProjectionDatabase<Hand> database = ProjectionDatabase.inMemory(new Rest(Dial.unit(MARKS, 1), 5));
        assertThat(database.counts()).containsExactly(1, 2, 2);
        assertThat(database.patternsAt(2)).containsExactly(2, 3);
    }

    @Test
    void distancesThatNoPatternHasAreCountedToo() {
        Dial dear = new Dial(MARKS, new Turn(1, 3), new Turn(-1, 3));
        ProjectionDatabase<Hand> database = ProjectionDatabase.inMemory(new Rest(dear, 5));
        assertThat(database.counts()).containsExactly(1, 0, 0, 2, 0, 0, 2);
    }

    /** Each pass tells the same number of times, before it begins, how much of the table is known. */
    @ParameterizedTest
    @CsvSource({"1, 4", "3, 10"})
    void itTellsWhatShareIsKnownAndEndsWhereNoPatternCanBeFarther(int cost, int passes) {
        Queue<Double> shares = new ConcurrentLinkedQueue<>();
        Dial dial = new Dial(MARKS, new Turn(1, cost), new Turn(-1, cost));
        new ProjectionDatabase<>(new Rest(dial, 5), Tables.IN_MEMORY).prepare(shares::add);
        assertThat(Set.copyOf(shares)).containsExactlyInAnyOrder(0.0, 0.2, 0.6, 1.0);
        long perPass = shares.stream().filter(share -> share == 0).count();
        assertThat(shares.size()).isEqualTo(passes * perPass);
    }

    @Test
    void theLargestDistanceOfAllViewsCounts() {
        for (int views = 1; views <= 3; views++) {
            ProjectionDatabase<Hand> database = ProjectionDatabase.inMemory(new Shifted(views, true));
            int[] distances = distances(BOTH_WAYS);
            for (int mark = 0; mark < MARKS; mark++) {
                Hand hand = BOTH_WAYS.at(mark);
                int first = mark;
                int largest = IntStream.range(0, views)
                        .map(view -> distances[(first + 50 * view) % MARKS])
                        .max()
                        .orElseThrow();
                assertThat(database.estimate(hand)).isEqualTo(largest);
                hand.apply(1);
                assertThat(database.value(database.after(hand, 0, database.begin(hand))))
                        .isEqualTo(largest);
            }
            assertThat(database.trackedBits()).isEqualTo(8);
        }
    }

    @Test
    void itIsConsistentUnlessAViewTakesNeighboursApart() {
        assertThat(ProjectionDatabase.inMemory(new Shifted(1, false)).guarantee())
                .isEqualTo(Guarantee.CONSISTENT);
        assertThat(ProjectionDatabase.inMemory(new Shifted(2, true)).guarantee())
                .isEqualTo(Guarantee.CONSISTENT);
        assertThat(ProjectionDatabase.inMemory(new Shifted(2, false)).guarantee())
                .isEqualTo(Guarantee.ADMISSIBLE);
    }

    @Test
    void whereItsProjectionKnowsStatesThatAreValuesSoDoesIt() {
        assertThat(ProjectionDatabase.inMemory(new Shifted(1, true)).valueForm())
                .containsSame(Shifted.VALUES);
        assertThat(ProjectionDatabase.inMemory(new Rest(BOTH_WAYS, 42)).valueForm())
                .isEmpty();
    }

    /** Sees all of the mark, and in view 1, 2, ... that of a dial that was turned by 50, 100, ... */
    private record Shifted(int views, boolean viewsKeepNeighbours) implements Projection<Hand> {
        private static final ValueHeuristic VALUES = new NoValues();

        @Override
        public String name() {
            return "shifted";
        }

        @Override
        public String tableName() {
            return "shifted";
        }

        @Override
        public Dial puzzle() {
            return BOTH_WAYS;
        }

        @Override
        public long size() {
            return MARKS;
        }

        @Override
        public long rank(Hand hand) {
            return hand.mark();
        }

        @Override
        public long rank(Hand hand, int view) {
            return (hand.mark() + 50L * view) % MARKS;
        }

        @Override
        public void unrank(long number, Hand hand) {
            hand.unpack(new long[] {number}, 0);
        }

        @Override
        public Optional<ValueHeuristic> valueForm(TableBytes distances) {
            return Optional.of(VALUES);
        }
    }

    private record NoValues() implements ValueHeuristic {
        @Override
        public long after(long low, long high, int edge, long before, int most, int[] rows, int at, int to) {
            throw new AssertionError("nobody asks");
        }

        @Override
        public int value(long tracked) {
            throw new AssertionError("nobody asks");
        }
    }

    @Test
    void nothingIsMadeBeforeItIsPrepared() {
        List<String> asked = new ArrayList<>();
        ProjectionDatabase<Hand> database = new ProjectionDatabase<>(new Rest(BOTH_WAYS, 42), (key, maker) -> {
            asked.add(key.name());
            return maker.make(BuildMonitor.NONE);
        });
        assertThatThrownBy(() -> database.estimate(BOTH_WAYS.newPosition()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("rest has no table yet; prepare it before a search");
        assertThat(asked).isEmpty();
        Combination.max(List.of(database, database)).prepare(BuildMonitor.NONE);
        assertThat(asked).containsExactly("dial-42");
        assertThat(database.estimate(BOTH_WAYS.newPosition())).isZero();
    }

    @Test
    void whoStopsThePreparationCanBeginAgain() {
        ProjectionDatabase<Hand> database = new ProjectionDatabase<>(new Rest(BOTH_WAYS, 42), Tables.IN_MEMORY);
        assertThatThrownBy(() -> database.prepare(share -> share < 0.5)).isInstanceOf(StoppedException.class);
        database.prepare(BuildMonitor.NONE);
        assertThat(database.estimate(BOTH_WAYS.at(1))).isEqualTo(1);
    }

    @Test
    void whatDoesNotFitIntoMemoryIsRefusedAtOnce() {
        Tables small = new Tables() {
            @Override
            public TableBytes get(Key key, Maker maker) {
                throw new AssertionError("nobody asks for a table");
            }

            @Override
            public long memoryLimit() {
                return 41;
            }
        };
        assertThatThrownBy(() -> new ProjectionDatabase<>(new Rest(BOTH_WAYS, 42), small))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("rest takes 0 MB of memory");
    }
}
