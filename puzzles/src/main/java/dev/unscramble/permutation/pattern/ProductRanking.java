package dev.unscramble.permutation.pattern;

import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Ranking;
import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.MoveTable;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.StatePart;
import java.math.BigInteger;
import java.util.Optional;

/**
 * States by number: which pieces are where, times all orientations, plus how the slots are turned. If the two do not
 * depend on each other, every number is a state; otherwise some are not, which a census never meets.
 */
public final class ProductRanking implements Ranking<PermutationPosition> {
    /** The most values of a coordinate, so that its table takes less than a gigabyte. */
    private static final int MOST_VALUES = 4_000_000;

    private static final int MOST_ENTRIES = 150_000_000;
    private static final long MOST_STATES = 1L << 34;
    /** How many times as many numbers as states there may be, about. */
    private static final double SUPERSET = 24;

    private final PermutationPuzzle puzzle;
    private final Coordinate pieces;
    private final Coordinate turns;

    private ProductRanking(PermutationPuzzle puzzle, Coordinate pieces, Coordinate turns) {
        this.puzzle = puzzle;
        this.pieces = pieces;
        this.turns = turns;
    }

    /** The ranking of a puzzle; empty if it has too many states. */
    public static Optional<Ranking<PermutationPosition>> of(PermutationPuzzle puzzle) {
        double bound = StatePart.pieces(puzzle.orbits()).bound(puzzle)
                * StatePart.turns(puzzle.orbits()).bound(puzzle);
        if (hasMoreStates(puzzle, MOST_STATES)
                || bound > SUPERSET * MOST_STATES
                || puzzle.moveCount() == Puzzle.BY_STATE) {
            return Optional.empty();
        }
        int most = Math.min(MOST_VALUES, MOST_ENTRIES / puzzle.moveCount());
        if (TurnsRanking.fits(puzzle) && hasMoreStates(puzzle, most)) {
            return Optional.of(new TurnsRanking(puzzle));
        }
        return Coordinate.of(puzzle, StatePart.turns(puzzle.orbits()), most)
                .flatMap(turns -> Coordinate.of(puzzle, StatePart.pieces(puzzle.orbits()), most)
                        .map(pieces -> new ProductRanking(puzzle, pieces, turns)))
                .filter(ranking -> ranking.size() <= MOST_STATES)
                .map(ranking -> ranking);
    }

    /** Whether it is known that there are more states than this. */
    private static boolean hasMoreStates(PermutationPuzzle puzzle, long count) {
        return puzzle.stateCount()
                .filter(states -> states.compareTo(BigInteger.valueOf(count)) > 0)
                .isPresent();
    }

    @Override
    public Puzzle<PermutationPosition> puzzle() {
        return puzzle;
    }

    @Override
    public long size() {
        return (long) pieces.size() * turns.size();
    }

    @Override
    public long rank(PermutationPosition position) {
        return (long) pieces.of(position) * turns.size() + turns.of(position);
    }

    @Override
    public void unrank(long number, PermutationPosition position) {
        int[] kind = pieces.digits((int) (number / turns.size()));
        int[] turn = turns.digits((int) (number % turns.size()));
        int[] values = position.values();
        for (int slot = 0; slot < values.length; slot++) {
            values[slot] = puzzle.kinds().value(slot, kind[slot], turn[slot]);
        }
    }

    /** By the tables of both coordinates. */
    @Override
    public void spread(int from, long[] states, int to, long[] reached) {
        MoveTable rows = pieces.moves();
        MoveTable columns = turns.moves();
        int moves = rows.moves();
        for (int word = 0; word < states.length; word++) {
            for (long bits = states[word]; bits != 0; bits &= bits - 1) {
                long number = ((long) word << 6) + Long.numberOfTrailingZeros(bits);
                int row = (int) (number / columns.size());
                int column = (int) (number - (long) row * columns.size());
                for (int move = 0; move < moves; move++) {
                    long next = (long) rows.after(move, row) * columns.size() + columns.after(move, column);
                    reached[(int) (next >>> 6)] |= 1L << next;
                }
            }
        }
    }
}
