package dev.unscramble.laws;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Masks of moves as lists, and moves at random. */
final class Moves {
    private Moves() {}

    /** The moves in a mask, in the order in which they are tried. */
    static List<Integer> in(long mask) {
        return IntStream.range(0, Position.MAX_MOVES)
                .filter(move -> (mask & 1L << move) != 0)
                .boxed()
                .toList();
    }

    /** Goes that many random moves from the goal, the same ones for the same seed; says where what it does failed. */
    static <P extends Position> void walk(Puzzle<P> puzzle, int steps, long seed, Step<P> step) {
        Random random = new Random(seed);
        P position = puzzle.newPosition();
        for (int i = 0; i < steps; i++) {
            List<Integer> legal = in(position.legalMoves());
            int move = legal.get(random.nextInt(legal.size()));
            PackedState here = PackedState.of(puzzle, position);
            try {
                step.before(position, move);
            } catch (AssertionError e) {
                String where = "seed %d, step %d, before %s at %s: "
                        .formatted(seed, i, puzzle.moveName(move), puzzle.format(here.in(puzzle)));
                throw new AssertionError(where + e.getMessage(), e);
            }
            position.apply(move);
        }
    }

    /** What to do on a walk. */
    @FunctionalInterface
    interface Step<P extends Position> {
        /** The move is about to be made; the position must be as it was on return. */
        void before(P position, int move);
    }
}
