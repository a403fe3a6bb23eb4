package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ScoredStates;
import java.util.Random;

/** What every {@link ScoredStates} promises: what it says of a move is what is so after it. */
public final class ScoreLaws {
    private ScoreLaws() {}

    /** Walks at random from the goal, and back the same way; the position is at the goal of the states. */
    public static <P extends Position> void check(
            Puzzle<P> puzzle, ScoredStates<P> states, P goal, int steps, long seed) {
        Random random = new Random(seed);
        byte[] here = new byte[states.length() + 3];
        byte[] next = new byte[states.length() + 3];
        states.write(goal, here, 3);
        int score = states.score(here, 3);
        long hash = states.hash(here, 3);
        assertThat(states.isGoal(here, 3, hash)).isTrue();
        long hashOfGoal = hash;
        byte[] first = here.clone();
        for (int i = 0; i < steps; i++) {
            states.visit(here, 3);
            assertThat(states.legalMoves()).isEqualTo(goal.legalMoves());
            int[] moves = Moves.in(goal.legalMoves()).stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            int move = moves[random.nextInt(moves.length)];
            score = states.scoreAfter(move, score);
            hash = states.hashAfter(move, hash);
            int place = states.placeAfter(move);
            assertThat(place).isBetween(0, states.places() - 1);
            states.writeAfter(move, next, 3);
            goal.apply(move);
            assertThat(place).isEqualTo(puzzle.place(goal));
            states.write(goal, here, 3);
            assertThat(next).as("the state after step %d of seed %d", i, seed).isEqualTo(here);
            assertThat(states.score(here, 3))
                    .as("the score after step %d of seed %d", i, seed)
                    .isEqualTo(score);
            assertThat(states.hash(here, 3))
                    .as("the hash after step %d of seed %d", i, seed)
                    .isEqualTo(hash);
            assertThat(states.isGoal(here, 3, hash)).isEqualTo(hash == hashOfGoal);
            assertThat(states.isGoal(here, 3, hashOfGoal))
                    .as("a goal is known not by its hash alone")
                    .isEqualTo(hash == hashOfGoal);
            assertThat(states.isGoal(first, 3, hashOfGoal)).isTrue();
        }
    }
}
