package dev.unscramble.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Result;
import dev.unscramble.search.Anytime;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.Rbfs;
import dev.unscramble.search.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Graphs as puzzles, and above all the map of Romania in Russell and Norvig's textbook. */
class GraphTest {
    private static final Map<String, Integer> TO_BUCHAREST = Map.ofEntries(
            Map.entry("Arad", 366),
            Map.entry("Bucharest", 0),
            Map.entry("Craiova", 160),
            Map.entry("Drobeta", 242),
            Map.entry("Eforie", 161),
            Map.entry("Fagaras", 176),
            Map.entry("Giurgiu", 77),
            Map.entry("Hirsova", 151),
            Map.entry("Iasi", 226),
            Map.entry("Lugoj", 244),
            Map.entry("Mehadia", 241),
            Map.entry("Neamt", 234),
            Map.entry("Oradea", 380),
            Map.entry("Pitesti", 100),
            Map.entry("Rimnicu Vilcea", 193),
            Map.entry("Sibiu", 253),
            Map.entry("Timisoara", 329),
            Map.entry("Urziceni", 80),
            Map.entry("Vaslui", 199),
            Map.entry("Zerind", 374));

    private static Graph<String> romania() {
        return Graph.<String>undirected()
                .name("Romania")
                .edge("Arad", "Zerind", 75)
                .edge("Arad", "Sibiu", 140)
                .edge("Arad", "Timisoara", 118)
                .edge("Zerind", "Oradea", 71)
                .edge("Oradea", "Sibiu", 151)
                .edge("Timisoara", "Lugoj", 111)
                .edge("Lugoj", "Mehadia", 70)
                .edge("Mehadia", "Drobeta", 75)
                .edge("Drobeta", "Craiova", 120)
                .edge("Craiova", "Rimnicu Vilcea", 146)
                .edge("Craiova", "Pitesti", 138)
                .edge("Sibiu", "Rimnicu Vilcea", 80)
                .edge("Sibiu", "Fagaras", 99)
                .edge("Rimnicu Vilcea", "Pitesti", 97)
                .edge("Fagaras", "Bucharest", 211)
                .edge("Pitesti", "Bucharest", 101)
                .edge("Bucharest", "Giurgiu", 90)
                .edge("Bucharest", "Urziceni", 85)
                .edge("Urziceni", "Hirsova", 98)
                .edge("Hirsova", "Eforie", 86)
                .edge("Urziceni", "Vaslui", 142)
                .edge("Vaslui", "Iasi", 92)
                .edge("Iasi", "Neamt", 87);
    }

    private static final PuzzleOf<String> ROMANIA =
            romania().estimates(TO_BUCHAREST).goal("Bucharest");

    private static List<String> way(Search search) {
        return ROMANIA.states("Arad", search.solve(ROMANIA.from("Arad")).moves());
    }

    @Test
    void aStarGoesByRimnicuVilceaAndPitesti() {
        for (Search search :
                List.of(BestFirst.ucs(), BestFirst.astar(), IdaStar.create(), Rbfs.create(), Anytime.create())) {
            Result result = search.solve(ROMANIA.from("Arad"));
            assertThat(way(search))
                    .as(search.name())
                    .containsExactly("Arad", "Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest");
            assertThat(result.cost()).isEqualTo(418);
            assertThat(result.isOptimal()).as(search.name()).isTrue();
        }
    }

    /** As in the textbook: greedy search expands three nodes, and its way is 32 longer than the best. */
    @Test
    void greedyAndBreadthFirstSearchGoByFagaras() {
        for (Search search : List.of(BestFirst.greedy(), BestFirst.bfs())) {
            assertThat(way(search)).as(search.name()).containsExactly("Arad", "Sibiu", "Fagaras", "Bucharest");
            assertThat(search.solve(ROMANIA.from("Arad")).cost()).isEqualTo(450);
        }
        Result greedy = BestFirst.greedy().solve(ROMANIA.from("Arad"));
        assertThat(greedy.statistics().expanded()).isEqualTo(3);
        assertThat(greedy.isOptimal()).isFalse();
    }

    @Test
    void aMoveHasTheNameOfTheNodeThatItLeadsTo() {
        StateOf<String> arad = ROMANIA.at("Arad");
        assertThat(arad.legalMoves()).isEqualTo(0b111);
        assertThat(ROMANIA.moveName(arad, 1)).isEqualTo("Sibiu");
        assertThat(ROMANIA.costs().of(arad, 1)).isEqualTo(140);
        assertThat(ROMANIA.costs().least()).isEqualTo(70);
        assertThat(ROMANIA.parse("Rimnicu Vilcea").state()).isEqualTo("Rimnicu Vilcea");
    }

    @Test
    void aPositionGoesBackTheWayThatItCame() {
        StateOf<String> position = ROMANIA.at("Arad");
        Random random = new Random(1);
        List<String> way = new ArrayList<>();
        long[] packed = new long[2];
        for (int step = 0; step < 100; step++) {
            way.add(position.state());
            int move = random.nextInt(Long.bitCount(position.legalMoves()));
            position.packAfter(move, packed, 0);
            position.apply(move);
            position.pack(packed, 1);
            assertThat(packed[0]).isEqualTo(packed[1]);
        }
        for (int step = 99; step >= 0; step--) {
            position.undo(0);
            assertThat(position.state()).isEqualTo(way.get(step));
        }
        assertThatIllegalStateException().isThrownBy(() -> position.undo(0));
        position.unpack(packed, 0);
        position.pack(packed, 1);
        assertThat(packed[1]).isEqualTo(packed[0]);
    }

    @Test
    void estimatesHaveTheGuaranteeThatTheGraphShows() {
        assertThat(guarantee(ROMANIA, "Arad")).isEqualTo(Guarantee.CONSISTENT);
        Graph<String> line =
                Graph.<String>directed().edge("a", "b", 2).edge("b", "c", 2).edge("c", "d", 2);
        assertThat(guarantee(line.estimates(Map.of("a", 6, "b", 1)).goal("d"), "a"))
                .isEqualTo(Guarantee.ADMISSIBLE);
        assertThat(guarantee(line.estimates(Map.of("a", 7)).goal("d"), "a")).isEqualTo(Guarantee.NONE);
        assertThat(guarantee(line.estimates(Map.of("d", 1)).goal("d"), "a")).isEqualTo(Guarantee.NONE);
        assertThat(BestFirst.astar()
                        .solve(line.estimates(Map.of("a", 6)).goal("d").from("a"))
                        .isOptimal())
                .isTrue();
    }

    @Test
    void anEstimateIsForThePositionsOfOtherPuzzlesToo() {
        Graph<String> line = Graph.<String>directed().edge("a", "b").edge("b", "c");
        PuzzleOf<String> first = line.estimates(Map.of("a", 2)).goal("c");
        PuzzleOf<String> second =
                line.estimates(Map.of("a", 1, "b", 1)).edge("d", "a").goal("c");
        assertThat(first.heuristic().estimate(second.at("a"))).isEqualTo(2);
        assertThat(second.heuristic().estimate(first.at("a"))).isEqualTo(1);
        assertThat(first.heuristic().estimate(second.at("d"))).isZero();
    }

    private static Guarantee guarantee(PuzzleOf<String> puzzle, String node) {
        return puzzle.from(node).heuristic().guarantee();
    }

    /** From c to the goals it is 5 and 2.8 as the crow flies; the road by a is longer than it looks. */
    @Test
    void placesGiveTheStraightLineToTheNearestGoal() {
        Graph<String> map = Graph.<String>undirected()
                .at("a", 0, 0)
                .at("b", 3, 4)
                .at("c", 3, 0)
                .at("d", 1, 2)
                .edge("a", "b", 5)
                .edge("a", "c", 3)
                .edge("d", "a", 3);
        PuzzleOf<String> puzzle = map.goals(List.of("b", "d"));
        assertThat(puzzle.from("c").heuristic().estimate(puzzle.at("c"))).isEqualTo(2);
        assertThat(guarantee(puzzle, "c")).isEqualTo(Guarantee.CONSISTENT);
        assertThat(BestFirst.astar().solve(puzzle.from("c")).cost()).isEqualTo(6);
        assertThat(guarantee(map.edge("c", "b", 1).goal("b"), "c")).isEqualTo(Guarantee.NONE);
        assertThatThrownBy(() -> map.edge("c", "e", 1).goal("b"))
                .hasMessage("the node e has no place; give one to all nodes, or to none");
    }

    @Test
    void edgesOfADirectedGraphLeadOneWay() {
        PuzzleOf<Integer> oneWay =
                Graph.<Integer>directed().edge(1, 2).edge(2, 3).goal(3);
        assertThat(BestFirst.astar().solve(oneWay.from(1)).length()).isEqualTo(2);
        PuzzleOf<Integer> against =
                Graph.<Integer>directed().edge(1, 2).edge(2, 3).goal(1);
        assertThat(BestFirst.astar().solve(against.from(3)).outcome()).isEqualTo(Outcome.UNSOLVABLE);
    }

    @Test
    void whatIsNotInTheGraphIsRefused() {
        assertThatThrownBy(() -> ROMANIA.from("Vienna")).hasMessage("the graph has no node Vienna");
        assertThatThrownBy(() -> ROMANIA.parse("Wien")).hasMessage("the graph has no node Wien");
        assertThatThrownBy(() -> romania().goal("Vienna")).hasMessage("the graph has no node Vienna");
        assertThatThrownBy(() -> romania().edge("Arad", "Vienna", 0)).hasMessageContaining("\"Vienna\" costs 0");
        assertThatThrownBy(() -> Bidirectional.create().solve(ROMANIA.from("Arad")))
                .isInstanceOf(InputException.class)
                .hasMessage("bidirectional search cannot go backwards in Romania: its moves are numbered by state,"
                        + " and have no inverses");
    }

    @Test
    void aPlaceThatIsNotOneIsRefused() {
        assertThatThrownBy(() -> Graph.<String>directed().edge("a", "b").at("a", Double.NaN, 1))
                .hasMessage("the node a is at NaN, 1.0, which is not a place");
    }

    @Test
    void itSaysHowManyNodesItHas() {
        assertThat(Graph.<String>directed().name("map").edge("a", "b")).hasToString("map of 2 nodes");
    }
}
