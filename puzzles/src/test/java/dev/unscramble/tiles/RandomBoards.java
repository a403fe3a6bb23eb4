package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.PackedState;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random boards of any size, and what their solutions must do. */
public final class RandomBoards {
    private RandomBoards() {}

    /** Any board, which may be a start or a goal. */
    public static Board any(int rows, int columns, Random random) {
        List<Integer> tiles = IntStream.range(0, rows * columns).boxed().collect(Collectors.toList());
        Collections.shuffle(tiles, random);
        return Board.of(
                rows, columns, tiles.stream().mapToInt(Integer::intValue).toArray());
    }

    /** A start that can be solved; half of all can. */
    static TilePosition solvable(TilePuzzle puzzle, Random random) {
        TilePosition start;
        do {
            start = puzzle.at(any(puzzle.rows(), puzzle.columns(), random));
        } while (puzzle.obstacle(start).isPresent());
        return start;
    }

    /** Makes the constructor's moves, each of which must be legal, to the goal; says how many they are. */
    static int assertIsSolved(TilePuzzle puzzle, TilePosition start) {
        TilePosition position = PackedState.of(puzzle, start).in(puzzle);
        List<Integer> moves = puzzle.constructor().orElseThrow().solve(start);
        for (int move : moves) {
            if ((position.legalMoves() >>> move & 1) == 0) {
                throw new AssertionError(
                        puzzle.moveName(move) + " is not legal on the way from " + puzzle.format(start));
            }
            position.apply(move);
        }
        assertThat(position.isGoal()).as(puzzle.format(start)).isTrue();
        return moves.size();
    }
}
