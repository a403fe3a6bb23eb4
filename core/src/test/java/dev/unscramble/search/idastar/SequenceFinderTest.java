package dev.unscramble.search.idastar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where nothing can be learnt about sequences, the last move is all that counts. */
class SequenceFinderTest {

    @Test
    void movesOfDifferentCostAreNotExchanged() {
        assertKnowsTheLastMoveOnly(new Dial(10, new Turn(1, 1), new Turn(-1, 1), new Turn(3, 4), new Turn(-3, 4)));
    }

    @Test
    void aPuzzleThatDoesNotTellItsPlacesIsTakenByItsWord() {
        assertKnowsTheLastMoveOnly(new Untold(Dial.unit(10, 1, 3)));
    }

    @Test
    void aPuzzleThatTellsItsPlacesIsNot() {
        assertThat(SequenceFinder.rules(Dial.unit(10, 1, 3), 5, () -> false)
                        .orElseThrow()
                        .allowed())
                .hasSizeGreaterThan(5);
    }

    @Test
    void itGivesUpWhenToldTo() {
        assertThat(SequenceFinder.rules(Dial.unit(10, 1, 3), 5, () -> true)).isEmpty();
    }

    private static <P extends Position> void assertKnowsTheLastMoveOnly(Puzzle<P> puzzle) {
        MoveRules rules = SequenceFinder.rules(puzzle, 5, () -> false).orElseThrow();
        long all = (1L << puzzle.moveCount()) - 1;
        int start = rules.starts()[0];
        assertThat(rules.allowed()[start]).isEqualTo(all);
        for (int first = 0; first < puzzle.moveCount(); first++) {
            int once = rules.next(start, first);
            assertThat(rules.allowed()[once]).isEqualTo(puzzle.allowedAfter(first) & all);
            for (int second = 0; second < puzzle.moveCount(); second++) {
                assertThat(rules.allowed()[rules.next(once, second)]).isEqualTo(puzzle.allowedAfter(second) & all);
            }
        }
    }

    /** A dial that says nothing of places. */
    private record Untold(Dial dial) implements DialRules {
        @Override
        public List<Hand> places() {
            return List.of();
        }

        @Override
        public long allowedAfter(int move) {
            return dial.allowedAfter(move);
        }
    }
}
