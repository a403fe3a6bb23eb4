package dev.unscramble.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.search.AStarIdaStar;
import dev.unscramble.search.Anytime;
import dev.unscramble.search.Backtrack;
import dev.unscramble.search.Beam;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.IterativeDeepening;
import dev.unscramble.search.Rbfs;
import dev.unscramble.search.Search;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PuzzleOfTest {
    private static final List<Search> FORWARDS = List.of(
            BestFirst.bfs(),
            BestFirst.ucs(),
            BestFirst.greedy(),
            BestFirst.astar(),
            BestFirst.wastar(2),
            IdaStar.create(),
            AStarIdaStar.create(),
            Rbfs.create(),
            IterativeDeepening.create(),
            Backtrack.create(),
            Beam.create(),
            Anytime.create());

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
        assertThat(result.outcome()).isEqualTo(Outcome.UNSOLVABLE);
        assertThat(result.statistics().maxStored()).isEqualTo(5);
    }

    @Test
    void anEstimateFromStateToStateServesEveryGoal() {
        PuzzleOf<Integer> line = PuzzleOf.goal(7)
                .move("up", n -> n + 1)
                .move("down", n -> n - 1)
                .heuristic(Guarantee.CONSISTENT, (from, to) -> Math.abs(from - to))
                .build();
        Heuristic<? super StateOf<Integer>> heuristic = line.from(0).heuristic();
        assertThat(heuristic.estimate(line.at(2))).isEqualTo(5);
        assertThat(heuristic.towards(line.at(-3)).orElseThrow().estimate(line.at(2)))
                .isEqualTo(5);
        assertThat(heuristic.towards(line.at(3)).orElseThrow().guarantee()).isEqualTo(Guarantee.CONSISTENT);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> PuzzleOf.goal(Integer.class, n -> n > 7).heuristic(Guarantee.CONSISTENT, (from, to) -> 0))
                .withMessageContaining("needs a goal");
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
    void aMoveThatThereIsNotIsRefused() {
        PuzzleOf<Integer> puzzle = PuzzleOf.goal(3).move("up", n -> n + 1).build();
        StateOf<Integer> expanded = puzzle.at(0);
        assertThat(expanded.legalMoves()).isEqualTo(1);
        StateOf<Integer> listed = PuzzleOf.goal(3)
                .successors(n -> List.of(Step.to("up", n + 1)))
                .build()
                .at(0);
        StateOf<Integer> node = Graph.<Integer>directed().edge(0, 1).goal(1).at(0);
        for (StateOf<Integer> position : List.of(puzzle.at(0), expanded, listed, node)) {
            for (int move : new int[] {-1, 1, 64}) {
                assertThat(position.isLegal(move)).isFalse();
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> position.apply(move))
                        .withMessage("there is no move " + move + " at 0: moves are numbered from 0, and there are 1");
            }
        }
    }

    @Test
    void aStarAsksTheHeuristicOnceForEachStoredState() {
        List<Integer> asked = new ArrayList<>();
        PuzzleOf<Integer> line = PuzzleOf.goal(9)
                .move("up", n -> n + 1)
                .move("down", n -> n - 1)
                .heuristic(Guarantee.CONSISTENT, n -> {
                    asked.add(n);
                    return 0;
                })
                .build();
        Result result = BestFirst.astar().solve(line.from(0));
        assertThat(result.statistics().duplicates()).isPositive();
        asked.remove(Integer.valueOf(0)); // before the search, for the result
        assertThat(asked).doesNotHaveDuplicates().hasSize((int)
                result.statistics().maxStored());
    }

    @Test
    void aBestFirstSearchDoesNotComputeTheNeighbourThatItCameFrom() {
        List<String> made = new ArrayList<>();
        PuzzleOf<Integer> fromZeroToTwo = PuzzleOf.goal(Integer.class, number -> false)
                .moves(List.of("up", "down"), (number, move) -> {
                    made.add(number + " " + move);
                    int next = move.equals("up") ? number + 1 : number - 1;
                    return next < 0 || next > 2 ? null : next;
                })
                .opposites("up", "down")
                .build();
        BestFirst.bfs().solve(fromZeroToTwo.from(0));
        assertThat(made).containsExactly("0 up", "0 down", "1 up", "2 up");
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
        assertThatThrownBy(() -> Bidirectional.create().solve(puzzle.from(0)))
                .isInstanceOf(InputException.class)
                .hasMessage("bidirectional search needs a goal state; the goals of puzzle are known by a test only");
    }

    @Test
    void aGoalThatIsKnownByATestOnlyIsEnoughForASearchThatGoesForwards() {
        PuzzleOf<Integer> puzzle = PuzzleOf.goal(Integer.class, n -> n % 10 == 9)
                .moves(List.of(1, -1, 3, -3), Integer::sum)
                .opposites("1", "-1")
                .opposites("3", "-3")
                .build();
        assertThat(puzzle.goal()).isEmpty();
        for (Search search : FORWARDS) {
            Result result = search.solve(puzzle.from(20), Limits.NONE.withDepth(6));
            assertThat(puzzle.states(20, result.moves()))
                    .as(search.name())
                    .last()
                    .satisfies(end -> assertThat(end % 10).isEqualTo(9));
        }
    }

    /** The nearest goal is one move away, the first one five. */
    @Test
    void severalGoalsAreAllGoalsAndASearchFromOneOfThemIsRefused() {
        PuzzleBuilder<Integer> builder = PuzzleOf.goals(List.of(5, -1))
                .moves(List.of(1, -1), Integer::sum)
                .opposites("1", "-1");
        for (Search search : FORWARDS) {
            Result result = search.solve(builder.build().from(0), Limits.NONE.withDepth(6));
            assertThat(result.isSolved()).as(search.name()).isTrue();
            assertThat(result.cost()).as(search.name()).isIn(1, 5);
            assertThat(result.isOptimal()).as(search.name()).isEqualTo(result.cost() == 1);
        }
        assertThat(BestFirst.astar().solve(builder.build().from(0)).cost()).isEqualTo(1);
        assertThatThrownBy(() -> Bidirectional.create().solve(builder.build().from(0)))
                .isInstanceOf(InputException.class)
                .hasMessage("bidirectional search needs a puzzle with one goal state; puzzle has several");
        assertThatThrownBy(() -> PuzzleOf.goals(List.of())).hasMessageContaining("at least one");
    }

    @Test
    void aSampleGoalStandsForAllThatPassTheTest() {
        PuzzleBuilder<Integer> builder =
                PuzzleOf.goal(Integer.class, n -> n > 8).move("add 3", n -> n + 3);
        PuzzleOf<Integer> puzzle = builder.sampleGoal(9).build();
        assertThat(puzzle.goal().orElseThrow().state()).isEqualTo(9);
        assertThat(puzzle.hasOneGoal()).isFalse();
        assertThat(BestFirst.bfs().solve(puzzle.from(1)).length()).isEqualTo(3);
        assertThatThrownBy(() -> builder.sampleGoal(8))
                .hasMessage("the sample goal 8 does not pass the test for goals");
    }

    @Test
    void textIsReadOnlyWhereThePuzzleSaysHow() {
        assertThat(SlidingText.builder().build().parse("120345").state()).isEqualTo("120345");
        assertThatThrownBy(() -> JUGS.parse("4 0"))
                .isInstanceOf(InputException.class)
                .hasMessage("jugs does not say how its states are read from text");
    }

    @Test
    void aMoveThatDoesNotTakeBackItsOppositeIsNamed() {
        PuzzleOf<Integer> puzzle = PuzzleOf.goal(9)
                .move("add 1", n -> n + 1)
                .move("less 2", n -> n - 2)
                .opposites("add 1", "less 2")
                .build();
        assertThatThrownBy(() -> puzzle.solve(3, BestFirst.astar()))
                .hasMessage("the move \"less 2\" does not take back \"add 1\", though puzzle says so");
    }

    @Test
    void problemsAndHeuristicsSayWhatTheyAre() {
        PuzzleBuilder<Integer> builder = PuzzleOf.goal(9).move("add 1", n -> n + 1);
        assertThat(builder.build().from(3)).hasToString("puzzle from 3 with zero");
        assertThat(builder.build().heuristic()).hasToString("zero");
        PuzzleOf<Integer> guided =
                builder.heuristic("gap", Guarantee.CONSISTENT, n -> 9 - n).build();
        assertThat(guided.from(3)).hasToString("puzzle from 3 with gap");
        assertThat(guided.heuristic()).hasToString("gap");
    }

    @Test
    void aPuzzleDoesNotKeepTheStatesOfABestFirstSearch() {
        PuzzleOf<Integer> puzzle = PuzzleOf.goal(100).move("add 1", n -> n + 1).build();
        assertThat(puzzle.solve(1, BestFirst.bfs()).cost()).isEqualTo(99);
        assertThat(PackedState.of(puzzle, puzzle.at(50))).isEqualTo(new PackedState(0));
    }

    @Test
    void aHeuristicMayKnowPackedStates() {
        PuzzleOf<Integer> puzzle = PuzzleOf.goal(100).move("add 1", n -> n + 1).build();
        Set<PackedState> seen = new HashSet<>();
        Problem<StateOf<Integer>> problem = new Problem<>(puzzle, puzzle.at(98), position -> {
            seen.add(PackedState.of(puzzle, position));
            return 0;
        });
        assertThat(BestFirst.astar().solve(problem).cost()).isEqualTo(2);
        assertThat(seen).extracting(state -> state.in(puzzle).state()).containsExactlyInAnyOrder(98, 99, 100);
    }
}
