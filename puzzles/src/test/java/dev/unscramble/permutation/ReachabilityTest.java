package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.permutation.definition.TwsReader;
import dev.unscramble.search.Layers;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** States that cannot be reached are refused, also if pieces are alike. */
class ReachabilityTest {
    private static final String TURNED_AND_LINKED = "Set E 4 2/Set C 3 1/Solved/E/1 1 2 3/0 0 0 0/C/1 2 3/End"
            + "/Move A/E/2 3 4 1/1 0 0 1/C/2 1 3/End/Move B/E/1 2 4 3/C/1 3 2/End";
    private static final String FEW =
            "Set P 6 1/Solved/P/1 1 1 4 4 4/End" + "/Move A/P/2 3 1 5 6 4/End/Move B/P/4 5 6 1 2 3/End";
    private static final String ANYHOW =
            "Set P 4 3/Solved/P/1 1 3 4/? ? 0 0/End/Move A/P/2 1 3 4/1 2 0 0/End/Move B/P/1 2 4 3/0 0 1 2/End";
    private static final String STILL =
            "Set L 3 2/Set P 2 1/Solved/L/1 2 3/0 0 0/P/1 1/End/Move A/L/1 2 3/1 1 0/P/2 1/End";

    private static PermutationPuzzle read(String text) {
        return new PermutationPuzzle(TwsReader.read("own.tws", text.replace('/', '\n'), "own", true));
    }

    @ParameterizedTest
    @ValueSource(strings = {TURNED_AND_LINKED, FEW, ANYHOW, STILL})
    void exactlyTheStatesThatMovesLeadToAreNotRefused(String text) {
        PermutationPuzzle puzzle = read(text);
        Layers<PermutationPosition> layers = Layers.aroundGoal(puzzle, Limits.NONE, Progress.NONE);
        long reached = 1;
        while (layers.width() > 0) {
            layers.advance();
            reached += layers.width();
        }
        assertThat(countNotRefused(puzzle, puzzle.newPosition(), 0)).isEqualTo(reached);
    }

    /** Fills the slots from one on in all ways, each kind of piece as often as in the solved state. */
    private static long countNotRefused(PermutationPuzzle puzzle, PermutationPosition position, int slot) {
        int[] values = position.values();
        if (slot == values.length) {
            return puzzle.obstacle(position).isEmpty() ? 1 : 0;
        }
        PieceKinds kinds = puzzle.kinds();
        long count = 0;
        for (int value = 0; value < kinds.valueCounts()[slot]; value++) {
            int kind = kinds.kind(slot, value);
            boolean isValue = kinds.value(slot, kind, kinds.turn(slot, value)) == value;
            if (isValue && isLeft(puzzle, values, slot, kind)) {
                values[slot] = value;
                count += countNotRefused(puzzle, position, slot + 1);
            }
        }
        return count;
    }

    private static boolean isLeft(PermutationPuzzle puzzle, int[] values, int slot, int kind) {
        PieceKinds kinds = puzzle.kinds();
        var orbit = puzzle.orbits().stream()
                .filter(one -> slot < one.end())
                .findFirst()
                .orElseThrow();
        long all = IntStream.range(orbit.first(), orbit.end())
                .filter(other -> kinds.kind(other, puzzle.solved()[other]) == kind)
                .count();
        long used = IntStream.range(orbit.first(), slot)
                .filter(other -> kinds.kind(other, values[other]) == kind)
                .count();
        return used < all;
    }

    @Test
    void aReasonIsGivenThoughOtherPiecesAreAlike() {
        PermutationPuzzle puzzle = read(TURNED_AND_LINKED);
        assertThat(puzzle.obstacle(puzzle.parse("E 1 1 2 3 1 0 0 0")))
                .hasValueSatisfying(why -> assertThat(why).startsWith("the orientations of E differ"));
    }

    @Test
    void aGroupThatIsTooLargeIsGivenUp() {
        String all = IntStream.rangeClosed(1, 400).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        PermutationPuzzle puzzle = read("Set P 400 1/Solved/P/" + "1 2 ".repeat(200) + "/End/Move A/P/"
                + all.substring(2) + " 1/End/Move B/P/2 1" + all.substring(3) + "/End");
        assertThat(puzzle.obstacle(puzzle.parse("A B"))).isEmpty();
        assertThatThrownBy(() -> puzzle.random(new Random(1)))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("the moves of own make a group that is too large to be known");
    }

    /** Its cycles have lengths of 2, 3, 5, 7, 11, 13 and 17, so that it is made half a million times to change nothing. */
    @Test
    void aMoveWithTooManyPowersIsRefused() {
        String all = IntStream.rangeClosed(1, 58).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        String move = IntStream.of(2, 3, 5, 7, 11, 13, 17)
                .boxed()
                .flatMap(length -> {
                    int first = IntStream.of(2, 3, 5, 7, 11, 13, 17)
                                    .filter(other -> other < length)
                                    .sum()
                            + 1;
                    return IntStream.range(0, length).mapToObj(i -> Integer.toString(first + (i + 1) % length));
                })
                .collect(Collectors.joining(" "));
        assertThatThrownBy(() -> read("Set P 58 1/Solved/P/" + all + "/End/Move A/P/" + move + "/End"))
                .isInstanceOf(InputException.class)
                .hasMessage("own.tws: there are more than 1000 moves, up to the powers of A, which are moves, too");
    }
}
