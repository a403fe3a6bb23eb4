package dev.unscramble.cube;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.ValueHeuristic;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * A pattern database (Culberson and Schaeffer, 1998): the exact number of moves that bring a part of
 * the cube home, whatever becomes of the rest. The part is the permutation, the twist, or all of it; then h
 * is the true distance, and a search walks straight downhill.
 */
public final class DistanceTable implements Heuristic<CubePosition> {
    /** What distances fit into: no state is farther than 14. */
    private static final int BITS = 4;

    private final String name;
    private final byte[] distances;
    private final int permutationStep;
    private final int twistStep;

    private final Values values;

    private DistanceTable(CubePuzzle puzzle, String name, byte[] distances, int permutationStep, int twistStep) {
        this.values = new Values(puzzle.permutations(), puzzle.twists(), distances, permutationStep, twistStep);
        this.name = name;
        this.distances = distances;
        this.permutationStep = permutationStep;
        this.twistStep = twistStep;
    }

    /** How far all pieces are from their places, however they are twisted. */
    public static DistanceTable permutation(CubePuzzle puzzle) {
        byte[] distances = BreadthFirst.distances(puzzle.permutations(), still(puzzle), puzzle.goalPermutation(), 0);
        return new DistanceTable(puzzle, "pdb:permutation", distances, 1, 0);
    }

    /** How far all places are from holding pieces twisted as in the goal, whichever these are. */
    public static DistanceTable twist(CubePuzzle puzzle) {
        byte[] distances = BreadthFirst.distances(still(puzzle), puzzle.twists(), 0, puzzle.goalTwist());
        return new DistanceTable(puzzle, "pdb:twist", distances, 0, 1);
    }

    /** How far the cube is from the goal. */
    public static DistanceTable exact(CubePuzzle puzzle) {
        byte[] distances = BreadthFirst.distances(
                puzzle.permutations(), puzzle.twists(), puzzle.goalPermutation(), puzzle.goalTwist());
        return new DistanceTable(puzzle, "pdb:exact", distances, Coordinates.TWISTS, 1);
    }

    /** The moves of a coordinate that is left out. */
    private static MoveTable still(CubePuzzle puzzle) {
        return new MoveTable(1, new short[puzzle.moveCount()]);
    }

    /** How many patterns there are at distance 0, 1, 2, ... */
    public int[] counts() {
        int deepest = 0;
        for (byte distance : distances) {
            deepest = Math.max(deepest, distance);
        }
        int[] counts = new int[deepest + 1];
        for (byte distance : distances) {
            counts[distance]++;
        }
        return counts;
    }

    /** All states at a distance, packed; of the table that holds all states. */
    public long[] statesAt(int distance) {
        if (distances.length != Coordinates.PERMUTATIONS * Coordinates.TWISTS) {
            throw new IllegalStateException(name + " holds no states, but parts of them");
        }
        return LongStream.range(0, distances.length)
                .filter(state -> distances[(int) state] == distance)
                .toArray();
    }

    @Override
    public int estimate(CubePosition position) {
        return distances[position.permutation() * permutationStep + position.twist() * twistStep];
    }

    @Override
    public long after(CubePosition position, int move, long before) {
        return distances[position.permutationAfter(move) * permutationStep + position.twistAfter(move) * twistStep];
    }

    @Override
    public Optional<ValueHeuristic> valueForm() {
        return Optional.of(values);
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

    @Override
    public int trackedBits() {
        return BITS;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }
}
