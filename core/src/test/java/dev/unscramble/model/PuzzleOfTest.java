package dev.unscramble.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.Search;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PuzzleOfTest {

    /** Two jugs without marks. */
    private record Jugs(int five, int three) {
        Jugs pour(int litres) {
            return new Jugs(five - litres, three + litres);
        }
    }

    private static final PuzzleOf<Jugs> JUGS = PuzzleOf.goal(Jugs.class, jugs -> jugs.five() == 4)
            .name("jugs")
            .move("fill 5", jugs -> new Jugs(5, jugs.three()))
            .move("fill 3", jugs -> new Jugs(jugs.five(), 3))
            .move("empty 5", jugs -> new Jugs(0, jugs.three()))
            .move("empty 3", jugs -> new Jugs(jugs.five(), 0))
            .move("pour 5 into 3", jugs -> jugs.pour(Math.min(jugs.five(), 3 - jugs.three())))
            .move("pour 3 into 5", jugs -> jugs.pour(-Math.min(jugs.three(), 5 - jugs.five())))
            .build();

    @Test
    void goalsMayBeAllStatesThatPassATest() {
        Jugs start = new Jugs(0, 0);
        Result result = BestFirst.bfs().solve(JUGS.from(start));
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.moves().stream().map(JUGS::moveName))
                .containsExactly("fill 5", "pour 5 into 3", "empty 3", "pour 5 into 3", "fill 5", "pour 5 into 3");
        assertThat(JUGS.states(start, result.moves()))
                .hasSize(7)
                .startsWith(start, new Jugs(5, 0))
                .endsWith(new Jugs(4, 3));
    }

    @Test
    void statesAreComparedByEqualsSoThatASearchEnds() {
        Result result = BestFirst.bfs()
                .solve(PuzzleOf.goal(List.of(9))
                        .moves(List.of(1, 2), (state, by) -> List.of((state.get(0) + by) % 5))
                        .build()
                        .from(List.of(0)));
        assertThat(result.outcome()).isEqualTo(Outcome.EXHAUSTED);
        assertThat(result.statistics().maxStored()).isEqualTo(5);
    }

    @Test
    void aMoveThatLeadsToNullCannotBeMade() {
        PuzzleOf<Integer> puzzle = PuzzleOf.goal(3)
                .move("up", n -> n < 3 ? n + 1 : null)
                .move("down", n -> n > 0 ? n - 1 : null)
                .build();
        assertThat(puzzle.at(0).legalMoves()).isEqualTo(0b01);
        assertThat(puzzle.at(1).legalMoves()).isEqualTo(0b11);
        assertThat(puzzle.at(3).legalMoves()).isEqualTo(0b10);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> puzzle.at(0).apply(1))
                .withMessage("the move \"down\" cannot be made at 0");
    }

    @Test
    void costsAreObeyed() {
        PuzzleOf<Integer> puzzle = PuzzleOf.goal(4)
                .move("one", n -> n + 1)
                .move("four", 5, n -> n + 4)
                .build();
        assertThat(BestFirst.ucs().solve(puzzle.from(0)).cost()).isEqualTo(4);
        assertThat(BestFirst.bfs().solve(puzzle.from(0)).cost()).isEqualTo(5);
    }

    @Test
    void aHeuristicIsBelievedAsFarAsItPromises() {
        PuzzleBuilder<Integer> builder = PuzzleOf.goal(9).moves(List.of(1, 3), Integer::sum);
        Search astar = BestFirst.astar();
        Result careless = astar.solve(builder.heuristic(n -> 0).build().from(0));
        Result proved = astar.solve(builder.heuristic(Heuristic.Guarantee.CONSISTENT, n -> Math.max(0, (9 - n) / 3))
                .build()
                .from(0));
        assertThat(careless.isSolved()).isTrue();
        assertThat(careless.isOptimal()).isFalse();
        assertThat(proved.isOptimal()).isTrue();
        assertThat(proved.length()).isEqualTo(3);
        assertThat(proved.initialH()).isEqualTo(3);
    }

    @Test
    void aSearchFromTheGoalNeedsAGoalState() {
        PuzzleOf<Integer> puzzle = PuzzleOf.goal(Integer.class, n -> n == 9)
                .moves(List.of(1, -1), Integer::sum)
                .opposites("1", "-1")
                .build();
        assertThatThrownBy(() -> new Bidirectional().solve(puzzle.from(0)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the goal of puzzle is known by a test only");
    }

    @Test
    void textIsReadOnlyWhereThePuzzleSaysHow() {
        assertThat(SlidingText.builder().build().parse("120345").state()).isEqualTo("120345");
        assertThatThrownBy(() -> JUGS.parse("4 0"))
                .isInstanceOf(InputException.class)
                .hasMessage("jugs does not say how its states are read from text");
    }

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
}
