package dev.unscramble.tiles.heuristic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.BoardReader;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the heuristics say, by hand and by the plainest program that does what each of them stands for. */
class HeuristicValuesTest {
    private static final int BOARDS = 20;
    private static final int STEPS = 100;

    @ParameterizedTest
    @CsvSource(useHeadersInDisplayName = true, textBlock = """
            board,        goal,         h1, h2, h3, h4, gaschnig, linear conflict, walking
            724 5b6 831,  b12 345 678,   8, 18,  8, 15,        8,              18,      18
            123 8b4 765,  123 8b4 765,   0,  0,  0,  0,        0,               0,       0
            b21 345 678,  b12 345 678,   2,  2,  1,  2,        3,               4,       4
            312 456 78b,  123 456 78b,   3,  4,  2,  4,        4,               6,       6
            b23 456 781,  123 456 78b,   1,  4,  1,  3,        1,               4,      12
            283 164 7b5,  123 8b4 765,   4,  5,  3,  5,        5,               5,       5
            876 543 21b,  123 456 78b,   8, 16,  4, 13,       12,              20,      22
            867 254 3b1,  123 456 78b,   7, 21,  5, 16,        9,              23,      25
            4321 567b,    1234 567b,     4,  8,  2,  8,        6,              14,      16
            45b 123,      12b 345,       5,  8,  4,  7,        6,               8,      10
            """)
    void boardsWorkedOutByHand(
            String board,
            String goal,
            int misplaced,
            int manhattan,
            int maxSort,
            int euclidean,
            int gaschnig,
            int conflict,
            int walking) {
        TilePuzzle puzzle = new TilePuzzle(BoardReader.read(goal));
        TilePosition position = puzzle.parse(board);
        assertThat(AdditiveDistance.misplaced(puzzle).estimate(position))
                .as("misplaced")
                .isEqualTo(misplaced);
        assertThat(AdditiveDistance.manhattan(puzzle).estimate(position))
                .as("manhattan")
                .isEqualTo(manhattan);
        assertThat(new MaxSort(puzzle).estimate(position)).as("max-sort").isEqualTo(maxSort);
        assertThat(new Euclidean(puzzle).estimate(position)).as("euclidean").isEqualTo(euclidean);
        assertThat(new Gaschnig(puzzle).estimate(position)).as("gaschnig").isEqualTo(gaschnig);
        assertThat(new LinearConflict(puzzle).estimate(position))
                .as("linear-conflict")
                .isEqualTo(conflict);
        assertThat(new WalkingDistance(puzzle).estimate(position))
                .as("walking-distance")
                .isEqualTo(walking);
    }

    @ParameterizedTest(name = "{0}x{1}, seed {2}")
    @CsvSource({"2, 3, 1", "3, 3, 2", "4, 4, 3", "3, 7, 4", "6, 4, 5", "16, 2, 6", "9, 9, 7"})
    void thePlainProgramsAgree(int rows, int columns, long usual) {
        long seed = Samples.seed(usual);
        Random random = new Random(seed);
        for (int i = 0; i < Samples.atLeast(BOARDS); i++) {
            Board goal = TileCases.random(rows, columns, random);
            Board board = TileCases.random(rows, columns, random);
            TilePuzzle puzzle = new TilePuzzle(goal);
            String what = "seed " + seed + ": " + board + " to " + goal + ", ";
            check(what, AdditiveDistance.misplaced(puzzle), puzzle.at(board), PlainHeuristics.misplaced(board, goal));
            check(what, AdditiveDistance.manhattan(puzzle), puzzle.at(board), PlainHeuristics.manhattan(board, goal));
            check(what, new Euclidean(puzzle), puzzle.at(board), PlainHeuristics.euclidean(board, goal));
            check(
                    what,
                    AdditiveDistance.manhattanWithBlank(puzzle),
                    puzzle.at(board),
                    PlainHeuristics.manhattan(board, goal) + PlainHeuristics.steps(0, board, goal));
            check(
                    what,
                    AdditiveDistance.inPlaceWithBlank(puzzle),
                    puzzle.at(board),
                    PlainHeuristics.inPlace(board, goal));
            check(what, new MaxSort(puzzle), puzzle.at(board), PlainHeuristics.maxSort(board, goal));
            check(what, new Gaschnig(puzzle), puzzle.at(board), PlainHeuristics.gaschnig(board, goal));
            check(what, new LinearConflict(puzzle), puzzle.at(board), PlainHeuristics.linearConflict(board, goal));
        }
    }

    /** At random boards, and after every move of a random walk. */
    @ParameterizedTest(name = "{0}x{1}, seed {2}")
    @CsvSource({"2, 3, 1", "3, 2, 2", "3, 3, 3", "2, 5, 4", "3, 4, 5", "4, 4, 6"})
    void thePlainWalksAgree(int rows, int columns, long usual) {
        long seed = Samples.seed(usual);
        Random random = new Random(seed);
        Board goal = TileCases.random(rows, columns, random);
        TilePuzzle puzzle = new TilePuzzle(goal);
        WalkingDistance walkingDistance = new WalkingDistance(puzzle);
        PlainWalks walks = new PlainWalks(goal);
        for (int i = 0; i < Samples.atLeast(BOARDS); i++) {
            Board board = TileCases.random(rows, columns, random);
            String what = "seed " + seed + ": " + board + " to " + goal + ", ";
            check(what, walkingDistance, puzzle.at(board), walks.distance(board));
        }
        TilePosition position = puzzle.newPosition();
        long tracked = walkingDistance.begin(position);
        for (int i = 0; i < Samples.atLeast(STEPS); i++) {
            int move = random.nextInt(puzzle.moveCount());
            if ((position.legalMoves() & 1L << move) != 0) {
                tracked = walkingDistance.after(position, move, tracked);
                position.apply(move);
                assertThat(walkingDistance.value(tracked))
                        .as("seed %d, step %d", seed, i)
                        .isEqualTo(walks.distance(puzzle.board(position)));
            }
        }
    }

    /** Without these a search is right but slow, which no other test would notice. */
    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"3, 3, true", "4, 4, true", "2, 8, true", "5, 5, false"})
    void boardsInALongAreSearchedAsValues(int rows, int columns, boolean isInALong) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(rows, columns));
        assertThat(puzzle.valueForm().isPresent()).isEqualTo(isInALong);
        assertThat(AdditiveDistance.manhattan(puzzle).valueForm().isPresent()).isEqualTo(isInALong);
        assertThat(AdditiveDistance.misplaced(puzzle).valueForm().isPresent()).isEqualTo(isInALong);
        assertThat(TileCases.database(puzzle, "(1,2)").valueForm().isPresent()).isEqualTo(isInALong);
    }

    @Test
    void walkingDistanceRefusesBoardsThatItsTablesAreTooLargeFor() {
        assertThatThrownBy(() -> new WalkingDistance(new TilePuzzle(Goals.blankFirst(5, 5))))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("walking distance", "5 lines of 5", "try linear-conflict");
        assertThatThrownBy(() -> new WalkingDistance(new TilePuzzle(Goals.blankFirst(3, 7))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("7 lines of 3");
    }

    private static void check(String what, Heuristic<TilePosition> heuristic, TilePosition position, int expected) {
        assertThat(heuristic.estimate(position)).as(what + heuristic.name()).isEqualTo(expected);
    }
}
