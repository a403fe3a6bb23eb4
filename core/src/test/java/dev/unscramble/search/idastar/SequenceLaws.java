package dev.unscramble.search.idastar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What the automaton of duplicate sequences promises for every puzzle whose moves act alike wherever they
 * can be made: it leaves out all that it can within its length, and never the first shortest way to a state.
 */
public abstract class SequenceLaws<P extends Position> {
    private final Puzzle<P> puzzle;
    private final int length;
    private final int radius;
    private final MoveRules rules;

    /** @param radius how far around each place to look, in moves */
    protected SequenceLaws(Puzzle<P> puzzle, int length, int radius) {
        this.puzzle = puzzle;
        this.length = length;
        this.radius = radius;
        this.rules = SequenceFinder.rules(puzzle, length, () -> false).orElseThrow();
    }

    /** A state that was reached by the first of the shortest ways, and the automaton's state after it. */
    private record Reached(PackedState state, int after, int moves) {}

    /**
     * Breadth first with moves in order, the way on which a state is first met is the first of the shortest,
     * and so are its beginnings: it is enough to look at the last move of each.
     */
    @Test
    void theFirstShortestWayToEveryStateIsLeftOpen() {
        for (P place : puzzle.places()) {
            Reached start = new Reached(PackedState.of(puzzle, place), rules.starts()[puzzle.place(place)], 0);
            Set<PackedState> met = new HashSet<>(Set.of(start.state));
            Queue<Reached> queue = new ArrayDeque<>(Set.of(start));
            while (!queue.isEmpty() && queue.element().moves < radius) {
                Reached from = queue.remove();
                P position = from.state.in(puzzle);
                for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
                    int move = Long.numberOfTrailingZeros(moves);
                    position.apply(move);
                    PackedState state = PackedState.of(puzzle, position);
                    if (met.add(state)) {
                        assertAllowed(from, move);
                        queue.add(new Reached(state, rules.next(from.after, move), from.moves + 1));
                    }
                    position.undo(move);
                }
            }
        }
    }

    private void assertAllowed(Reached from, int move) {
        if ((rules.allowed()[from.after] & 1L << move) == 0) {
            throw new AssertionError("%s is left out after %d moves, at %s"
                    .formatted(puzzle.moveName(move), from.moves, puzzle.format(from.state.in(puzzle))));
        }
    }

    @Test
    void noTwoSequencesWithinItsLengthLeadToOneState() {
        for (P place : puzzle.places()) {
            Map<PackedState, String> ways = new HashMap<>();
            follow(place, rules.starts()[puzzle.place(place)], "", 0, ways);
        }
    }

    private void follow(P position, int after, String way, int moves, Map<PackedState, String> ways) {
        String other = ways.put(PackedState.of(puzzle, position), way);
        assertThat(other).as("leads where%s leads", way).isNull();
        for (long rest = moves == length ? 0 : position.legalMoves() & rules.allowed()[after];
                rest != 0;
                rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            position.apply(move);
            follow(position, rules.next(after, move), way + " " + puzzle.moveName(move), moves + 1, ways);
            position.undo(move);
        }
    }

    @Test
    void noMoveIsTakenBackAtOnce() {
        for (int state = 0; state < rules.allowed().length; state++) {
            for (long rest = rules.allowed()[state] & (1L << puzzle.moveCount()) - 1; rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                int inverse = puzzle.inverse(move);
                if (inverse != Puzzle.NO_INVERSE) {
                    assertThat(rules.allowed()[rules.next(state, move)] & 1L << inverse)
                            .as("state %d, %s and back", state, puzzle.moveName(move))
                            .isZero();
                }
            }
        }
    }
}
