package dev.unscramble.permutation;

import dev.unscramble.model.Constructor;
import dev.unscramble.model.Puzzle;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A first solution in two phases (Kociemba, 1992): the first brings all turns and some pieces of an orbit, taken as alike,
 * to their solved values; the second uses only moves that keep them. Both are small enough for tables of pairs of
 * coordinates. Many first phases are tried, as long as there are nodes left, and the shortest solution is taken.
 *
 * <p>For the 3x3x3, the second phase has the moves U, D, R2, L2, F2 and B2.
 */
final class TwoPhases implements Constructor<PermutationPosition> {
    /** The nodes of a solution; a first one is always looked for to the end. */
    private static final long NODES = 1_000_000;

    /** The longest second phase, until there is a solution. */
    private static final int LONGEST_SECOND = 12;

    private static final int LONGEST = 60;
    private static final int MOST_VALUES = 100_000;

    private final PermutationPuzzle puzzle;
    private final List<Coordinate> kept;
    private final List<SlotPieces> left;
    private final PhaseTables first;
    private final PhaseTables second;

    private TwoPhases(PermutationPuzzle puzzle, List<Coordinate> kept, List<SlotPieces> left, int[] moves) {
        this.puzzle = puzzle;
        this.kept = kept;
        this.left = left;
        int[] all = IntStream.range(0, puzzle.moveCount()).toArray();
        this.first = new PhaseTables(all, kept.stream().map(Coordinate::moves).toList());
        this.second =
                new PhaseTables(moves, left.stream().map(SlotPieces::moves).toList());
    }

    /**
     * The two phases of a puzzle.
     *
     * @param alike pieces that the first phase brings to their places, taken as alike
     */
    static Optional<TwoPhases> of(PermutationPuzzle puzzle, StatePart alike) {
        if (puzzle.kinds().hasAlike() || puzzle.moveCount() == Puzzle.BY_STATE) {
            return Optional.empty();
        }
        List<StatePart> parts = Stream.concat(
                        Stream.of(alike),
                        puzzle.orbits().stream()
                                .filter(orbit -> orbit.orientations() > 1)
                                .map(orbit -> StatePart.turns(List.of(orbit))))
                .toList();
        List<Coordinate> kept = parts.stream()
                .flatMap(part -> Coordinate.of(puzzle, part, MOST_VALUES).stream())
                .toList();
        boolean isWhole = kept.size() == parts.size(); // else the second phase would not know the others
        if (!isWhole || !PhaseTables.fit(kept.stream().map(Coordinate::moves).toList())) {
            return Optional.empty();
        }
        int[] moves = IntStream.range(0, puzzle.moveCount())
                .filter(move -> kept.stream().allMatch(one -> one.moves().after(move, 0) == 0))
                .toArray();
        if (moves.length == 0 || !isComplete(puzzle, kept, moves)) {
            return Optional.empty();
        }
        List<SlotPieces> left = new ArrayList<>();
        for (int[] slots : SlotPieces.components(puzzle, moves)) {
            Optional<SlotPieces> pieces = SlotPieces.of(puzzle, slots, moves, MOST_VALUES);
            if (pieces.isEmpty()) {
                return Optional.empty();
            }
            left.add(pieces.get());
        }
        return PhaseTables.fit(left.stream().map(SlotPieces::moves).toList())
                ? Optional.of(new TwoPhases(puzzle, kept, left, moves))
                : Optional.empty();
    }

    /**
     * Whether the moves of the second phase lead to every state that the first may end in, by the numbers of states: there are
     * as many combinations of kept values as they are independent.
     */
    private static boolean isComplete(PermutationPuzzle puzzle, List<Coordinate> kept, int[] moves) {
        Points points = new Points(puzzle);
        List<int[]> elements = Arrays.stream(moves)
                .mapToObj(move ->
                        points.element(puzzle.definition().moves().get(move).effect()))
                .toList();
        Optional<BigInteger> states = StabilizerChain.of(elements, points.rarestFirst())
                .map(chain -> kept.stream()
                        .map(one -> BigInteger.valueOf(one.size()))
                        .reduce(chain.order(), BigInteger::multiply));
        return states.isPresent()
                && states.equals(puzzle.stateCount())
                && IndependentValues.are(kept.stream().map(Coordinate::moves).toList());
    }

    @Override
    public List<Integer> solve(PermutationPosition position) {
        return new Attempt(position).run();
    }

    /** The search for one solution. */
    private final class Attempt {
        private final PermutationPosition start;
        private final int[] path = new int[LONGEST];
        private int[] best = new int[LONGEST];
        private int bestLength = LONGEST;
        private int longestSecond = LONGEST_SECOND;
        private long nodes;

        Attempt(PermutationPosition start) {
            this.start = start;
        }

        List<Integer> run() {
            int[] values = kept.stream().mapToInt(one -> one.of(start)).toArray();
            while (bestLength == LONGEST) {
                nodes = 0;
                for (int depth = first.distance(values); depth < bestLength && nodes < NODES; depth++) {
                    walkFirst(values, 0, depth, PhaseTables.ALL);
                }
                longestSecond += 2; // nothing yet
            }
            return Arrays.stream(best, 0, bestLength).boxed().toList();
        }

        /** Walks all first phases of a length; one whose last moves belong to the second phase was tried before. */
        private void walkFirst(int[] values, int at, int length, long allowed) {
            if (at == length) {
                if (first.isSolved(values) && (at == 0 || !second.has(path[at - 1]))) {
                    beginSecond(at);
                }
                return;
            }
            int[] next = new int[values.length];
            for (int move : first.moves()) {
                if ((allowed >>> move & 1) != 0 && at < bestLength && nodes < NODES) {
                    nodes++;
                    first.apply(move, values, next);
                    if (first.distance(next) <= length - at - 1) {
                        path[at] = move;
                        walkFirst(next, at + 1, length, puzzle.allowedAfter(move));
                    }
                }
            }
        }

        private void beginSecond(int length) {
            PermutationPosition position = puzzle.newPosition();
            long[] packed = new long[puzzle.packedLongs()];
            start.pack(packed, 0);
            position.unpack(packed, 0);
            for (int i = 0; i < length; i++) {
                position.apply(path[i]);
            }
            int[] values = left.stream().mapToInt(one -> one.of(position)).toArray();
            long allowed = length == 0 ? PhaseTables.ALL : puzzle.allowedAfter(path[length - 1]);
            for (int more = second.distance(values);
                    more <= longestSecond && length + more < bestLength && nodes < NODES;
                    more++) {
                if (walkSecond(values, length, length + more, allowed)) {
                    best = path.clone();
                    bestLength = length + more;
                    return;
                }
            }
        }

        private boolean walkSecond(int[] values, int at, int length, long allowed) {
            if (at == length) {
                return second.isSolved(values);
            }
            int[] next = new int[values.length];
            for (int move : second.moves()) {
                if ((allowed >>> move & 1) != 0 && nodes < NODES) {
                    nodes++;
                    second.apply(move, values, next);
                    if (second.distance(next) <= length - at - 1) {
                        path[at] = move;
                        if (walkSecond(next, at + 1, length, puzzle.allowedAfter(move))) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }
    }
}
