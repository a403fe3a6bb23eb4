package dev.unscramble.tiles.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.RankingLaws;
import dev.unscramble.laws.Samples;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Boards of more than nine cells, where whole blocks of states move at once, at states taken at random: few of all
 * numbers, and many of a few pages of them.
 */
@Tag("long")
class LargeRankingTest {
    private static final int STATES = Samples.atLeast(100);
    private static final int PAGES = Samples.atLeast(2);
    private static final int PAGE_STATES = 300;
    private static final int PAGE = 20_160;

    @ParameterizedTest(name = "{0}x{1}, {2} parts, seed {3}")
    @CsvSource({
        "2, 5,    10,  1",
        "5, 2,    90, 2",
        "2, 5, 90, 3",
        "3, 4,    12,  4",
        "3, 4,   132, 5",
        "4, 3, 1320, 6",
        "3, 4, 11880, 7",
        "2, 6,    12,  8",
        "2, 6,   132, 9",
        "6, 2, 1320, 10",
        "2, 6, 11880, 11",
    })
    void statesSpreadToExactlyTheirNeighbours(int rows, int columns, int parts, long usualSeed) {
        TileRanking whole = new TileRanking(new TilePuzzle(TileCases.backwards(rows, columns)));
        TileRanking ranking = whole.inParts(whole.size() / parts);
        assertThat(ranking.parts()).isEqualTo(parts);
        assertThat(IntStream.range(0, parts).map(ranking::partInOrder).sorted().toArray())
                .isEqualTo(IntStream.range(0, parts).toArray());
        Random random = Samples.random(usualSeed);
        long[][] states = sets(ranking);
        Set<Long> expected = new TreeSet<>();
        TilePosition position = ranking.puzzle().newPosition();
        for (long number : numbers(random, ranking.size())) {
            ranking.unrank(number, position);
            assertThat(ranking.rank(position)).isEqualTo(number);
            assertThat(ranking.puzzle().obstacle(position)).isEmpty();
            add(states, number, ranking.partSize());
            expected.addAll(neighbours(ranking, position));
        }
        long[][] reached = sets(ranking);
        for (int part = 0; part < ranking.parts(); part++) {
            for (int from : ranking.neighbours(part)) {
                ranking.spread(from, RankingLaws.inRuns(states[from], ranking.runs(from, part)), part, reached[part]);
            }
        }
        assertThat(numbers(reached, ranking.partSize()))
                .as("seed %d", Samples.seed(usualSeed))
                .isEqualTo(expected);
    }

    private static long[] numbers(Random random, long size) {
        LongStream few = random.longs(STATES, 0, size);
        LongStream many = random.longs(PAGES, 0, size / PAGE)
                .flatMap(page -> random.longs(PAGE_STATES, page * PAGE, (page + 1) * PAGE));
        return LongStream.concat(few, many).toArray();
    }

    /** The largest that there are: each is a number that a long holds, and back. */
    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"4, 4", "2, 8", "3, 5", "2, 7"})
    void everyNumberIsAStateAlsoWhereTheyAreVeryMany(int rows, int columns) {
        TilePuzzle puzzle = new TilePuzzle(Goals.snail(rows, columns));
        TileRanking ranking = new TileRanking(puzzle);
        TilePosition position = puzzle.newPosition();
        for (long part = 0; part < 1000; part++) {
            long number = (ranking.size() - 1) / 999 * part;
            ranking.unrank(number, position);
            assertThat(ranking.rank(position)).isEqualTo(number);
            assertThat(puzzle.obstacle(position)).isEmpty();
        }
    }

    private static Set<Long> neighbours(TileRanking ranking, TilePosition position) {
        Set<Long> neighbours = new TreeSet<>();
        for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
            int move = Long.numberOfTrailingZeros(moves);
            position.apply(move);
            neighbours.add(ranking.rank(position));
            position.undo(move);
        }
        return neighbours;
    }

    private static long[][] sets(TileRanking ranking) {
        return new long[ranking.parts()][(int) ((ranking.partSize() + 63) / 64)];
    }

    private static void add(long[][] sets, long number, long partSize) {
        long index = number % partSize;
        sets[(int) (number / partSize)][(int) (index / 64)] |= 1L << index;
    }

    private static Set<Long> numbers(long[][] sets, long partSize) {
        Set<Long> numbers = new TreeSet<>();
        for (int part = 0; part < sets.length; part++) {
            for (int word = 0; word < sets[part].length; word++) {
                for (long bits = sets[part][word]; bits != 0; bits &= bits - 1) {
                    numbers.add(part * partSize + word * 64L + Long.numberOfTrailingZeros(bits));
                }
            }
        }
        return numbers;
    }
}
