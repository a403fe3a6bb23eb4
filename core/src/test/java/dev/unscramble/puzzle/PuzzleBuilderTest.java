package dev.unscramble.puzzle;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.Heuristic.Guarantee;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What a builder refuses. */
class PuzzleBuilderTest {
    @Test
    void whatCannotBeAPuzzleIsRefused() {
        PuzzleBuilder<Integer> builder = PuzzleOf.goal(1);
        assertThatIllegalArgumentException().isThrownBy(builder::build).withMessageContaining("0 moves");
        builder.move("up", n -> n + 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.move("up", n -> n + 2))
                .withMessageContaining("two moves are called \"up\"");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.move("free", 0, n -> n))
                .withMessageContaining("at least 1");
        List<Integer> many = IntStream.range(0, 64).boxed().toList();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PuzzleOf.goal(1)
                        .move("up", n -> n)
                        .moves(many, Integer::sum)
                        .build())
                .withMessageContaining("65 moves");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.opposites("up", "down").build())
                .withMessageContaining("no move is called \"down\"");
    }

    @Test
    @SuppressWarnings("NullAway") // what it refuses
    void movesAndSuccessorsThatAreNullAreRefused() {
        PuzzleBuilder<Integer> builder = PuzzleOf.goal(0);
        Function<Integer, Integer> none = null;
        assertThatThrownBy(() -> builder.move("stay", none)).hasMessageContaining("the move stay is null");
        assertThatThrownBy(() -> builder.move(null, n -> n)).hasMessageContaining("the move null is null");
        assertThatThrownBy(() -> builder.moves(Arrays.asList(1, null), (n, by) -> n + by))
                .hasMessageContaining("one of the moves is null");
        assertThatThrownBy(() -> builder.moves(List.of(1), null)).hasMessageContaining("the move 1 is null");
        assertThatThrownBy(() -> builder.successors(null)).hasMessageContaining("successors is null");
    }

    @Test
    @SuppressWarnings("NullAway") // what it refuses
    void costsThatAreNullAreRefused() {
        PuzzleBuilder<Integer> builder = PuzzleOf.goal(0);
        ToIntFunction<Integer> none = null;
        assertThatThrownBy(() -> builder.move("stay", none, n -> n)).hasMessageContaining("the move stay is null");
        assertThatThrownBy(() -> builder.moves(List.of(1), null, (n, by) -> n + by))
                .hasMessageContaining("the move 1 is null");
    }

    @Test
    @SuppressWarnings("NullAway") // what it refuses
    void everythingElseThatIsNullIsRefusedWhereItIsGiven() {
        PuzzleBuilder<Integer> builder = PuzzleOf.goal(0);
        ToIntFunction<Integer> noEstimate = null;
        ToIntBiFunction<Integer, Integer> noPair = null;
        Map<String, ThrowingCallable> all = Map.ofEntries(
                Map.entry("collection of goals", () -> PuzzleOf.goals(null)),
                Map.entry("test for goals", () -> PuzzleOf.goal(Integer.class, null)),
                Map.entry("type of the states", () -> PuzzleOf.goal((Class<Integer>) null, n -> true)),
                Map.entry(
                        "sample goal",
                        () -> PuzzleOf.goal(Integer.class, n -> true).sampleGoal(null)),
                Map.entry("name", () -> builder.name(null)),
                Map.entry("list of moves", () -> builder.moves(null, (n, by) -> n)),
                Map.entry("heuristic", () -> builder.heuristic(noEstimate)),
                Map.entry("guarantee", () -> builder.heuristic(null, n -> 0)),
                Map.entry("name of the heuristic", () -> builder.heuristic(null, Guarantee.NONE, n -> 0)),
                Map.entry("function that packs states", () -> builder.packed(null, n -> (int) n)),
                Map.entry("function that unpacks states", () -> builder.packed(n -> n, null)),
                Map.entry("function that reads states", () -> builder.readBy(null)));
        all.forEach((what, call) ->
                assertThatIllegalArgumentException().isThrownBy(call).withMessage("the " + what + " is null"));
        assertThatThrownBy(() -> builder.heuristic(Guarantee.NONE, noPair)).hasMessage("the heuristic is null");
    }
}
