package dev.unscramble.tiles.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.census.Counterexamples;
import dev.unscramble.census.HeuristicCheck;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.rank.TileRanking;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The check finds what a plain look at every state and every move finds. */
class TileHeuristicCheckTest {

    static Stream<Arguments> heuristics() {
        return Stream.of(Goals.blankFirst(2, 3), Goals.snail(3, 2), TileCases.backwards(2, 3))
                .flatMap(TileCases::goalWithHeuristics);
    }

    /** A state, its distance, h, and by how much h drops beyond the cost of a move, at most. */
    private record Look(String board, int distance, int h, int drop) {}

    @ParameterizedTest
    @MethodSource("heuristics")
    void itFindsWhatAPlainLookAtEveryStateFinds(Board goal, Heuristic<? super TilePosition> heuristic) {
        TilePuzzle puzzle = new TilePuzzle(goal);
        List<Look> looks = looks(puzzle, TileCases.exact(goal), heuristic);
        HeuristicCheck<TilePosition> check = check(puzzle, heuristic);
        assertThat(check.states()).isEqualTo(looks.size());
        assertThat(check.exact())
                .isEqualTo(
                        looks.stream().filter(look -> look.h == look.distance).count());
        compare(
                puzzle,
                check.overestimates(),
                looks.stream().filter(look -> look.h > look.distance).toList(),
                Comparator.comparingInt(look -> look.h - look.distance));
        compare(
                puzzle,
                check.underestimates(),
                looks.stream().filter(look -> look.h < look.distance).toList(),
                Comparator.comparingInt(look -> look.distance - look.h));
        compare(
                puzzle,
                check.drops(),
                looks.stream().filter(look -> look.drop > 0).toList(),
                Comparator.comparingInt(Look::drop));
    }

    private static void compare(TilePuzzle puzzle, Counterexamples found, List<Look> expected, Comparator<Look> size) {
        assertThat(found.count()).isEqualTo(expected.size());
        assertThat(found.first().isPresent()).isEqualTo(!expected.isEmpty());
        found.first().ifPresent(first -> {
            int nearest = expected.stream().mapToInt(Look::distance).min().orElseThrow();
            assertThat(first.distance()).isEqualTo(nearest);
            assertThat(board(puzzle, first.state()))
                    .isIn(expected.stream()
                            .filter(look -> look.distance == nearest)
                            .map(Look::board)
                            .toList());
        });
        found.worst().ifPresent(worst -> {
            Look one = expected.stream().max(size).orElseThrow();
            assertThat(board(puzzle, worst.state()))
                    .isIn(expected.stream()
                            .filter(look -> size.compare(look, one) == 0)
                            .map(Look::board)
                            .toList());
        });
    }

    private static String board(TilePuzzle puzzle, long[] state) {
        TilePosition position = puzzle.newPosition();
        position.unpack(state, 0);
        return puzzle.format(position);
    }

    private static List<Look> looks(
            TilePuzzle puzzle, ExactDistances<TilePosition> exact, Heuristic<? super TilePosition> heuristic) {
        List<Look> looks = new ArrayList<>();
        exact.forEach((position, distance) -> {
            int h = heuristic.estimate(position);
            int least = h;
            for (int move = 0; move < puzzle.moveCount(); move++) {
                if ((position.legalMoves() & 1L << move) != 0) {
                    position.apply(move);
                    least = Math.min(least, heuristic.estimate(position));
                    position.undo(move);
                }
            }
            looks.add(new Look(puzzle.format(position), distance, h, h - least - 1));
        });
        return looks;
    }

    @Test
    void whatIsKnownOfTheEightPuzzleIsFound() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
        HeuristicCheck<TilePosition> manhattan = check(puzzle, AdditiveDistance.manhattan(puzzle));
        assertThat(manhattan.seen()).isEqualTo(Guarantee.CONSISTENT);
        assertThat(manhattan.states()).isEqualTo(181_440);
        assertThat(manhattan.meanH()).isEqualTo(14);
        assertThat(manhattan.meanDistance()).isBetween(21.97, 21.98);
        // A course's mistake: the blank counts as a tile.
        assertThat(check(puzzle, position -> displacedCells(puzzle, position)).seen())
                .isEqualTo(Guarantee.NONE);
    }

    private static int displacedCells(TilePuzzle puzzle, TilePosition position) {
        int displaced = 0;
        for (int cell = 0; cell < position.size(); cell++) {
            displaced += position.tile(cell) == puzzle.goalBoard().tile(cell) ? 0 : 1;
        }
        return displaced;
    }

    private static HeuristicCheck<TilePosition> check(TilePuzzle puzzle, Heuristic<? super TilePosition> heuristic) {
        HeuristicCheck<TilePosition> check = new HeuristicCheck<>(puzzle, heuristic);
        try (var exploration = new RankedExploration<>(new TileRanking(puzzle), 2, Limits.NONE, Progress.NONE)) {
            assertThat(check.lookAt(exploration, Limits.NONE)).isEqualTo(Outcome.EXHAUSTED);
        }
        return check;
    }
}
