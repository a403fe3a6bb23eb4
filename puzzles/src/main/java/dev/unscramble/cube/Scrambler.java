package dev.unscramble.cube;

import dev.unscramble.pdb.ProjectionDatabase;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * Finds turns that make a given cube of a solved one: the inverse of a solution, by a table of all distances.
 *
 * @hidden from users of the library
 */
public final class Scrambler {
    /** The number of turns that competitions use. Every cube, even a solved one, can be made by exactly this many. */
    public static final int COMPETITION_LENGTH = 11;

    private final CubePuzzle puzzle = new CubePuzzle(Metric.HALF);
    private final ProjectionDatabase<CubePosition> distances = ProjectionDatabase.inMemory(CubePattern.exact(puzzle));

    /** Makes the table. */
    public Scrambler() {}

    /** The fewest turns, then those of the whole cube that give it the orientation of the given one. */
    public List<Turn> shortest(Cube cube) {
        return scramble(cube, distances.estimate(puzzle.at(cube)));
    }

    /** As many turns as competitions use, so that their number does not reveal the distance from the goal. */
    public List<Turn> competition(Cube cube) {
        return scramble(cube, COMPETITION_LENGTH);
    }

    private List<Turn> scramble(Cube cube, int length) {
        CubePosition position = puzzle.at(cube);
        long[] state = new long[1];
        position.pack(state, 0);
        Random random = new Random(state[0]); // any order of turns will do, but the same for the same cube
        Deque<Turn> scramble = new ArrayDeque<>();
        if (!wayHome(position, -1L, length, random, scramble)) {
            throw new IllegalStateException("no " + length + " turns make " + Notation.COURSE.write(cube));
        }
        List<Turn> turns = new ArrayList<>(scramble);
        turns.addAll(CubeRotation.all().getOrDefault(cube.homing().inverse(), List.of()));
        return turns;
    }

    /** Solves the cube in exactly {@code length} turns, and collects their inverses, the last one first. */
    private boolean wayHome(CubePosition position, long allowed, int length, Random random, Deque<Turn> back) {
        if (length == 0) {
            return position.isGoal();
        }
        for (int move : shuffledMoves(random)) {
            if ((allowed & 1L << move) != 0 && distances.after(position, move, 0) < length) {
                position.apply(move);
                if (wayHome(position, puzzle.allowedAfter(move), length - 1, random, back)) {
                    back.addLast(puzzle.turn(move).inverse());
                    return true;
                }
                position.undo(move);
            }
        }
        return false;
    }

    private List<Integer> shuffledMoves(Random random) {
        List<Integer> moves = new ArrayList<>();
        for (int move = 0; move < puzzle.moveCount(); move++) {
            moves.add(move);
        }
        Collections.shuffle(moves, random);
        return moves;
    }
}
