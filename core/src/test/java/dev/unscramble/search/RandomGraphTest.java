package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.model.TieBreak;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.puzzle.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Every algorithm on random directed graphs whose edges have costs, with several goals, against distances that are found in
 * the plainest way. Nodes of some graphs have more than 64 edges.
 */
class RandomGraphTest {
    private static final int NO_WAY = Integer.MAX_VALUE;

    /** These store states, so that they end also where no way leads to the goal. */
    private static final List<Search> STORING_OPTIMAL = List.of(
            BestFirst.ucs(),
            BestFirst.ucs().withTieBreak(TieBreak.LIFO).withDuplicates(Duplicates.EXPLORED),
            BestFirst.astar(),
            BestFirst.astar().withTieBreak(TieBreak.FIFO).withDuplicates(Duplicates.EXPLORED),
            IdaStar.create().withDuplicates(Duplicates.PATH),
            Rbfs.create().withDuplicates(Duplicates.PATH));

    private static final List<Search> OTHERS = List.of(
            BestFirst.bfs(),
            BestFirst.greedy(),
            BestFirst.wastar(1.5),
            IterativeDeepening.create(),
            Backtrack.create(),
            Beam.create().withWidth(10_000));

    /** These go in circles, so that they are tried only where there is a way. */
    private static final List<Search> CIRCLING_OPTIMAL = List.of(
            IdaStar.create(),
            IdaStar.create().withDuplicates(Duplicates.NONE),
            IdaStar.create().withDuplicates(Duplicates.SEQUENCES),
            SharingIdaStar.of(Duplicates.PARENT, 2),
            SmallStore.of(5, Duplicates.PARENT, 1),
            AStarIdaStar.create(),
            Rbfs.create());

    /** A graph: by node, its edges; the goals; and the distance to the nearest goal. */
    private record Sample(List<List<Step<Integer>>> edges, List<Integer> goals, int[] distances) {

        static Sample random(int nodes, int mostEdges, int mostCost, Random random) {
            List<List<Step<Integer>>> edges = new ArrayList<>();
            for (int node = 0; node < nodes; node++) {
                edges.add(IntStream.range(0, random.nextInt(mostEdges + 1))
                        .mapToObj(edge -> new Step<>("e" + edge, 1 + random.nextInt(mostCost), random.nextInt(nodes)))
                        .toList());
            }
            List<Integer> goals = random.ints(0, nodes)
                    .limit(1 + random.nextInt(3))
                    .distinct()
                    .boxed()
                    .toList();
            return new Sample(edges, goals, distances(edges, goals));
        }

        /** By relaxation, until nothing changes. */
        private static int[] distances(List<List<Step<Integer>>> edges, List<Integer> goals) {
            int[] distances = new int[edges.size()];
            Arrays.setAll(distances, node -> goals.contains(node) ? 0 : NO_WAY);
            boolean changes = true;
            while (changes) {
                changes = false;
                for (int node = 0; node < distances.length; node++) {
                    for (Step<Integer> edge : edges.get(node)) {
                        int next = distances[edge.state()];
                        if (next != NO_WAY && next + edge.cost() < distances[node]) {
                            distances[node] = next + edge.cost();
                            changes = true;
                        }
                    }
                }
            }
            return distances;
        }

        /** A puzzle whose heuristic knows a share of each distance: none, all, or any. */
        PuzzleOf<Integer> puzzle(Guarantee guarantee, Random random) {
            int[] h = Arrays.stream(distances)
                    .map(distance -> switch (guarantee) {
                        case CONSISTENT -> distance;
                        case ADMISSIBLE -> distance == NO_WAY ? random.nextInt(50) : random.nextInt(distance + 1);
                        case NONE -> random.nextInt(100);
                    })
                    .toArray();
            return PuzzleOf.<Integer>goals(goals)
                    .successors(edges::get)
                    .heuristic(guarantee, node -> h[node])
                    .build();
        }
    }

    @Test
    void everyOptimalSearchFindsTheLeastCostOrProvesThatThereIsNoWay() {
        Random random = Samples.random(26);
        for (int i = 0; i < Samples.atLeast(50); i++) {
            Sample graph = Sample.random(2 + random.nextInt(9), 3, 1 + random.nextInt(9), random);
            for (Guarantee guarantee : List.of(Guarantee.CONSISTENT, Guarantee.ADMISSIBLE)) {
                PuzzleOf<Integer> puzzle = graph.puzzle(guarantee, random);
                STORING_OPTIMAL.forEach(search -> check(search, puzzle, graph, 0, true));
                OTHERS.forEach(search -> check(search, puzzle, graph, 0, false));
                if (graph.distances[0] != NO_WAY) {
                    CIRCLING_OPTIMAL.forEach(search -> check(search, puzzle, graph, 0, true));
                    check(Anytime.create(), puzzle, graph, 0, true);
                }
            }
        }
    }

    @Test
    void nothingIsProvedWithAHeuristicThatMayOverestimate() {
        Random random = Samples.random(26);
        for (int i = 0; i < Samples.atLeast(100); i++) {
            Sample graph = Sample.random(2 + random.nextInt(30), 4, 1 + random.nextInt(30), random);
            PuzzleOf<Integer> puzzle = graph.puzzle(Guarantee.NONE, random);
            for (Search search :
                    List.of(BestFirst.astar(), BestFirst.greedy(), Beam.create().withWidth(10_000))) {
                check(search, puzzle, graph, 0, false);
            }
        }
    }

    /** Half of the nodes have more than 64 edges, some more than 128. */
    @Test
    void aStateMayHaveMoreThan64Moves() {
        Random random = Samples.random(26);
        int beyond = 0;
        for (int i = 0; i < Samples.atLeast(6); i++) {
            Sample graph = Sample.random(40, 150, 400, random);
            PuzzleOf<Integer> puzzle = graph.puzzle(Guarantee.CONSISTENT, random);
            STORING_OPTIMAL.forEach(search -> check(search, puzzle, graph, 0, true));
            CIRCLING_OPTIMAL.forEach(search -> check(search, puzzle, graph, 0, true));
            OTHERS.forEach(search -> check(search, puzzle, graph, 0, false));
            beyond += BestFirst.astar().solve(puzzle.from(0)).moves().stream().anyMatch(move -> move >= 64) ? 1 : 0;
        }
        assertThat(beyond).as("solutions with a move beyond the first 64").isPositive();
    }

    @Test
    void anytimeSearchTakesAtMost64MovesFromAState() {
        PuzzleOf<Integer> wide = PuzzleOf.goal(100)
                .successors(n -> IntStream.rangeClosed(1, 65)
                        .mapToObj(by -> Step.to("+" + by, n + by))
                        .toList())
                .build();
        assertThatThrownBy(() -> Anytime.create().solve(wide.from(0)))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("at most 64 moves from a state", "0 has more", "astar");
        assertThat(BestFirst.astar().solve(wide.from(0)).length()).isEqualTo(2);
    }

    private static void check(Search search, PuzzleOf<Integer> puzzle, Sample graph, int start, boolean isOptimal) {
        String text = search.name() + " on " + graph;
        Result result = search.solve(puzzle.from(start), Limits.NONE.withNodes(5_000_000));
        int least = graph.distances[start];
        if (least == NO_WAY) {
            boolean searchesAll = !(search instanceof Beam) || result.initialH() > Puzzle.MAX_COST;
            boolean isProof = searchesAll
                    && (!search.isInformed() || puzzle.heuristic().guarantee().isAdmissible());
            assertThat(result.outcome()).as(text).isEqualTo(isProof ? Outcome.UNSOLVABLE : Outcome.EXHAUSTED);
            return;
        }
        if (isOptimal || result.isSolved()) {
            assertThat(result.outcome()).as(text).isEqualTo(Outcome.SOLVED);
            assertThat(result.cost()).as(text).isEqualTo(paid(graph, start, result.moves()));
        }
        assertThat(result.lowerBound()).as(text).isLessThanOrEqualTo(least);
        assertThat(result.isOptimal() ? result.cost() : least).as(text).isEqualTo(least);
        if (isOptimal) {
            assertThat(result.isOptimal()).as(text).isTrue();
        }
    }

    /** What the moves cost by the graph, which must lead to a goal. */
    private static int paid(Sample graph, int start, List<Integer> moves) {
        int node = start;
        int cost = 0;
        for (int move : moves) {
            Step<Integer> edge = graph.edges.get(node).get(move);
            cost += edge.cost();
            node = edge.state();
        }
        assertThat(graph.goals).contains(node);
        return cost;
    }
}
