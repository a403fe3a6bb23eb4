package dev.unscramble.cube;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.pdb.Projection;
import dev.unscramble.pdb.TableBytes;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A part of the cube, whatever becomes of the rest: the permutation, the twist, or all of it; then the distance is the
 * true one, and a search expands only states on a shortest path.
 *
 * @param part what people call it
 * @param permutationStep by how much the number grows with the permutation; 0 where that is left out
 * @param twistStep the same for the twist
 * @hidden from users of the library
 */
public record CubePattern(CubePuzzle puzzle, String part, int permutationStep, int twistStep)
        implements Projection<CubePosition> {

    /** How far all pieces are from their places, however they are twisted. */
    public static CubePattern permutation(CubePuzzle puzzle) {
        return new CubePattern(puzzle, "permutation", 1, 0);
    }

    /** How far all places are from holding pieces twisted as in the goal, whichever these are. */
    public static CubePattern twist(CubePuzzle puzzle) {
        return new CubePattern(puzzle, "twist", 0, 1);
    }

    /** How far the cube is from the goal. */
    public static CubePattern exact(CubePuzzle puzzle) {
        return new CubePattern(puzzle, "exact", Coordinates.TWISTS, 1);
    }

    @Override
    public String name() {
        return "pdb:" + part;
    }

    /** The moves, in any order, and what of the goal is in the part, as in "cube-F1F2F3R1R2R3U1U2U3-exact0". */
    @Override
    public String tableName() {
        String moves = IntStream.range(0, puzzle.moveCount())
                .mapToObj(puzzle::turn)
                .map(turn -> turn.face().name() + turn.quarters())
                .sorted()
                .collect(Collectors.joining());
        return "cube-" + moves + "-" + part + rank(puzzle.goal());
    }

    @Override
    public long size() {
        return (long) permutations().size() * twists().size();
    }

    private MoveTable permutations() {
        return permutationStep == 0 ? still() : puzzle.permutations();
    }

    private MoveTable twists() {
        return twistStep == 0 ? still() : puzzle.twists();
    }

    /** The moves of a coordinate that is left out. */
    private MoveTable still() {
        return new MoveTable(1, new short[puzzle.moveCount()]);
    }

    @Override
    public long rank(CubePosition position) {
        return rank(position.permutation(), position.twist());
    }

    @Override
    public long rankAfter(CubePosition position, int move, int view) {
        return rank(position.permutationAfter(move), position.twistAfter(move));
    }

    private int rank(int permutation, int twist) {
        return permutation * permutationStep + twist * twistStep;
    }

    @Override
    public void unrank(long number, CubePosition position) {
        int columns = twists().size();
        position.set((int) number / columns, (int) number % columns);
    }

    /** A row of twists at a time, which is faster than a pattern at a time. */
    @Override
    public TableBytes distances(BuildMonitor monitor) {
        int row = permutationStep == 0 ? 0 : puzzle.goalPermutation();
        int column = twistStep == 0 ? 0 : puzzle.goalTwist();
        return TableBytes.of(BreadthFirst.distances(permutations(), twists(), row, column, monitor));
    }

    @Override
    public Optional<ValueHeuristic> valueForm(TableBytes distances) {
        return Optional.of(
                new Values(puzzle.permutations(), puzzle.twists(), distances.array(), permutationStep, twistStep));
    }

    /** By value, the neighbour is looked up as well. */
    private record Values(
            MoveTable permutations, MoveTable twists, byte[] distances, int permutationStep, int twistStep)
            implements ValueHeuristic {
        @Override
        public long after(long state, long none, int move, long before, int most, int[] rows, int at, int to) {
            int permutation = permutations.after(move, CubeValues.permutation(state));
            int twist = twists.after(move, CubeValues.twist(state));
            return distances[permutation * permutationStep + twist * twistStep];
        }

        @Override
        public int value(long tracked) {
            return (int) tracked;
        }
    }
}
