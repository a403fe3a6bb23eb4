package dev.unscramble.search.idastar;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.Arrays;

/**
 * A finite automaton by which a search that stores no states prunes duplicates: it lists the moves worth trying after
 * those made so far (Taylor and Korf, 1993). Its state stands for the moves made so far, as far as they matter, and for
 * the place that they led to. A state has a list of steps, each of them an edge of the {@link Walk} and the state after
 * it. A state is written as the number of its first step and the number of its steps, in one int, so that a search
 * finds them at once.
 *
 * <p>The simplest automaton has a state for each last move, with the moves that the puzzle allows after it. {@link
 * SequenceFinder} makes better ones, which leave out all duplicate sequences up to some length. If moves are numbered by
 * state, there is one state, without a list: a step is a move.
 */
public final class MoveAutomaton<P extends Position> {
    /** Enough for {@value Position#MAX_MOVES} steps. */
    private static final int COUNT_BITS = 7;

    private static final int MOST_STEPS = 1 << Integer.SIZE - COUNT_BITS;

    private final Puzzle<P> puzzle;
    private final boolean isByState;
    private final int states;
    /** By place: the state before any move; one for all if the puzzle does not list its places. */
    private final int[] starts;
    /** By place and last move: the state if no other move of the path is known. */
    private final int[] entries;
    /** The edge in the low half, the state after it in the high half. */
    private final long[] steps;
    /** By step: the move that it is. */
    private final byte[] moves;

    /** The automaton of a puzzle whose moves are numbered by state. */
    MoveAutomaton(Puzzle<P> puzzle) {
        this.puzzle = puzzle;
        this.isByState = true;
        this.states = 1;
        this.starts = new int[1];
        this.entries = new int[0];
        this.steps = new long[0];
        this.moves = new byte[0];
    }

    /**
     * An automaton of rules.
     *
     * @param rules which moves are worth trying after which
     * @param atEntries what the move to an entry forbids after it
     */
    MoveAutomaton(Puzzle<P> puzzle, MoveRules rules, Duplicates atEntries, Walk<P> walk) {
        this.puzzle = puzzle;
        this.isByState = false;
        this.states = rules.allowed().length;
        int[] numbers = new int[states];
        int count = 0;
        for (int rule = 0; rule < states; rule++) {
            int own = Long.bitCount(rules.allowed()[rule]);
            numbers[rule] = count << COUNT_BITS | own;
            count = Math.addExact(count, own);
        }
        this.starts = Arrays.stream(rules.starts()).map(rule -> numbers[rule]).toArray();
        long[] allowedAfter = atEntries.allowedAfter(puzzle);
        this.entries = new int[starts.length * allowedAfter.length];
        for (int entry = 0; entry < entries.length; entry++) {
            int own = Long.bitCount(entryMoves(rules, entry, allowedAfter));
            entries[entry] = count << COUNT_BITS | own;
            count = Math.addExact(count, own);
        }
        if (count > MOST_STEPS) {
            throw new InputException(
                    "there are too many sequences of moves of this length; take a shorter --sequence-length");
        }
        this.steps = new long[count];
        this.moves = new byte[count];
        for (int rule = 0; rule < states; rule++) {
            addSteps(numbers[rule], rules, rule, rules.allowed()[rule], numbers, walk);
        }
        for (int entry = 0; entry < entries.length; entry++) {
            int rule = rules.starts()[entry / allowedAfter.length];
            addSteps(entries[entry], rules, rule, entryMoves(rules, entry, allowedAfter), numbers, walk);
        }
    }

    /** The moves allowed before any move, without those that the move to the entry forbids. */
    private static long entryMoves(MoveRules rules, int entry, long[] allowedAfter) {
        return rules.allowed()[rules.starts()[entry / allowedAfter.length]] & allowedAfter[entry % allowedAfter.length];
    }

    private void addSteps(int state, MoveRules rules, int rule, long allowed, int[] numbers, Walk<P> walk) {
        int step = firstStep(state);
        for (long left = allowed; left != 0; left &= left - 1) {
            int move = Long.numberOfTrailingZeros(left);
            long next = numbers[rules.next(rule, move)];
            moves[step] = (byte) move;
            steps[step++] = next << 32 | walk.edge(rules.places()[rule], move) & 0xffff_ffffL;
        }
    }

    public int states() {
        return states;
    }

    int start(P position) {
        return starts.length == 1 ? starts[0] : starts[puzzle.place(position)];
    }

    /** The state at a position of whose path only the last move is known. */
    int startAfter(P position, int move) {
        int place = starts.length == 1 ? 0 : puzzle.place(position);
        return isByState ? starts[0] : entries[place * puzzle.moveCount() + move];
    }

    static int firstStep(int state) {
        return state >>> COUNT_BITS;
    }

    /** One more than the last step. */
    static int endOfSteps(int state) {
        return firstStep(state) + (state & (1 << COUNT_BITS) - 1);
    }

    long[] steps() {
        return steps;
    }

    int move(int step) {
        return isByState ? step : moves[step];
    }

    /** The step of a move at a state, which must have it. */
    int step(int state, int move) {
        if (isByState) {
            return move;
        }
        int step = firstStep(state);
        while (moves[step] != move) {
            step++;
        }
        return step;
    }
}
