package dev.unscramble.permutation;

import java.util.Arrays;
import java.util.Optional;

/**
 * A part of the state that moves change by itself, whatever the rest is, such as which pieces are where or how the slots
 * are turned. Its values that can be reached are numbered in the order in which a breadth-first search meets them, so that
 * 0 is that of the solved state; a table says what each move makes of each.
 */
public final class Coordinate {
    private static final int UNKNOWN = -1;

    private final PermutationPuzzle puzzle;
    private final StatePart part;
    private final KeyMoves keys;
    /** The values, by {@link StatePart#key}. */
    private final LongIndex numbers = new LongIndex();
    /** {@link #byKey}; empty until it is asked for. */
    private int[] byKey = new int[0];
    /** What each move makes of each value; empty before they are explored. */
    private MoveTable moves = new MoveTable(0, new int[0]);

    private Coordinate(PermutationPuzzle puzzle, StatePart part) {
        this.puzzle = puzzle;
        this.part = part;
        this.keys = new KeyMoves(puzzle, part);
    }

    /** The coordinate of a part; empty if it has more than {@code most} values. */
    public static Optional<Coordinate> of(PermutationPuzzle puzzle, StatePart part, int most) {
        boolean isPart = part.what() != StatePart.What.TURNS || !puzzle.kinds().hasTurnedAnyhow();
        if (!isPart || !part.fits(puzzle)) {
            return Optional.empty();
        }
        Coordinate coordinate = new Coordinate(puzzle, part);
        return coordinate.explore(most) ? Optional.of(coordinate) : Optional.empty();
    }

    private boolean explore(int most) {
        MoveEffects effects = puzzle.effects();
        int moves = effects.count();
        numbers.add(part.key(puzzle, puzzle.solved()));
        int[] byValue = unknown(new int[0], 64 * moves);
        int[] digits = new int[keys.digits()];
        for (int value = 0; value < numbers.size(); value++) {
            long key = numbers.key(value);
            keys.split(key, digits);
            for (int move = 0; move < moves; move++) {
                if (byValue[value * moves + move] != UNKNOWN) {
                    continue; // by the inverse move, from the other side
                }
                int after = numbers.add(keys.after(move, key, digits));
                if (numbers.size() > most) {
                    return false;
                }
                if (after * moves >= byValue.length) {
                    byValue = unknown(byValue, 2 * byValue.length);
                }
                byValue[value * moves + move] = after;
                byValue[after * moves + effects.inverse(move)] = value;
            }
        }
        int[] next = new int[moves * size()];
        for (int value = 0; value < size(); value++) {
            for (int move = 0; move < moves; move++) {
                next[move * size() + value] = byValue[value * moves + move];
            }
        }
        this.moves = new MoveTable(size(), next);
        return true;
    }

    /** A longer copy, with nothing known of what is new. */
    private static int[] unknown(int[] known, int length) {
        int[] longer = Arrays.copyOf(known, length);
        Arrays.fill(longer, known.length, length, UNKNOWN);
        return longer;
    }

    public StatePart part() {
        return part;
    }

    /** The number of values. */
    public int size() {
        return numbers.size();
    }

    /** The value of a position; negative if it cannot be reached. */
    public int of(PermutationPosition position) {
        return numbers.find(part.key(puzzle, position.values()));
    }

    /** By {@link StatePart#key}, of few bits: the value; negative if it cannot be reached. */
    synchronized int[] byKey() {
        if (byKey.length == 0) {
            byKey = new int[1 << part.bits(puzzle)];
            Arrays.setAll(byKey, numbers::find);
        }
        return byKey;
    }

    /** What each move makes of each value. */
    public MoveTable moves() {
        return moves;
    }

    /** By slot of the part: what a value says of it, that is the kind of its piece or how it is turned. */
    public int[] digits(int value) {
        int[] digits = new int[keys.digits()];
        keys.split(numbers.key(value), digits);
        return digits;
    }
}
