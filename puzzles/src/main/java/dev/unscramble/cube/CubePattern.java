package dev.unscramble.cube;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.pdb.Projection;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.permutation.MoveTable;
import dev.unscramble.permutation.pattern.EntryFormat;
import dev.unscramble.permutation.pattern.ProductLayout;
import dev.unscramble.permutation.pattern.ProductSweep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A projection of the cube: its permutation, its twist, or both. With both, the distance is exact, and a search expands
 * only states on a shortest path.
 *
 * @param part its name
 * @param permutationStep the factor of the permutation in a pattern's number; 0 if it is left out
 * @param twistStep the factor of the twist; 0 if it is left out
 * @hidden from users of the library
 */
public record CubePattern(CubePuzzle puzzle, String part, int permutationStep, int twistStep)
        implements Projection<CubePosition> {

    /** The permutation of the pieces, however they are twisted. */
    public static CubePattern permutation(CubePuzzle puzzle) {
        return new CubePattern(puzzle, "permutation", 1, 0);
    }

    /** The twists at all places, whichever pieces are there. */
    public static CubePattern twist(CubePuzzle puzzle) {
        return new CubePattern(puzzle, "twist", 0, 1);
    }

    /** The whole cube. */
    public static CubePattern exact(CubePuzzle puzzle) {
        return new CubePattern(puzzle, "exact", Coordinates.TWISTS, 1);
    }

    @Override
    public String name() {
        return "pdb:" + part;
    }

    /** The moves, in any order, and the pattern of the goal, as in "cube-F1F2F3R1R2R3U1U2U3-exact0". */
    @Override
    public String tableName() {
        String moves = IntStream.range(0, puzzle.moveCount())
                .mapToObj(puzzle::turn)
                .map(turn -> turn.face().name() + turn.quarters())
                .sorted()
                .collect(Collectors.joining());
        return "cube-" + moves + "-" + part + rank(puzzle.newPosition());
    }

    @Override
    public long size() {
        return parts().stream().mapToLong(MoveTable::size).reduce(1, (one, other) -> one * other);
    }

    /** The moves of the coordinates that are not left out. */
    private List<MoveTable> parts() {
        List<MoveTable> parts = new ArrayList<>();
        if (permutationStep > 0) {
            parts.add(puzzle.permutations());
        }
        if (twistStep > 0) {
            parts.add(puzzle.twists());
        }
        return parts;
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
        int columns = twistStep == 0 ? 1 : Coordinates.TWISTS;
        position.set((int) number / columns, (int) number % columns);
    }

    /** Computed a row of twists at a time, which is faster than a pattern at a time. */
    @Override
    public TableBytes distances(BuildMonitor monitor) {
        int goal = rank(puzzle.goalPermutation(), puzzle.goalTwist());
        return new ProductSweep(new ProductLayout(parts(), EntryFormat.BYTES), monitor).run(goal);
    }

    @Override
    public Optional<ValueHeuristic> valueForm(TableBytes distances) {
        return Optional.of(
                new Values(puzzle.permutations(), puzzle.twists(), distances.array(), permutationStep, twistStep));
    }

    /** The heuristic on states that are values: it looks up the neighbour. */
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
