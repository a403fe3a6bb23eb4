package dev.unscramble.compared;

import dev.unscramble.example.textbook.Hanoi;
import dev.unscramble.example.textbook.Jugs;
import dev.unscramble.example.textbook.Maze;
import dev.unscramble.example.textbook.Maze.Cell;
import dev.unscramble.example.textbook.Maze.Direction;
import dev.unscramble.example.textbook.Missionaries;
import dev.unscramble.example.textbook.Missionaries.Crossing;
import dev.unscramble.example.textbook.PancakeStack;
import dev.unscramble.example.textbook.Romania;
import dev.unscramble.example.textbook.RushHour;
import dev.unscramble.example.textbook.TopSpin;
import es.usc.citius.hipster.algorithm.Algorithm;
import es.usc.citius.hipster.algorithm.Hipster;
import es.usc.citius.hipster.graph.GraphBuilder;
import es.usc.citius.hipster.graph.GraphSearchProblem;
import es.usc.citius.hipster.graph.HipsterGraph;
import es.usc.citius.hipster.model.CostNode;
import es.usc.citius.hipster.model.Node;
import es.usc.citius.hipster.model.Transition;
import es.usc.citius.hipster.model.impl.UnweightedNode;
import es.usc.citius.hipster.model.problem.ProblemBuilder;
import java.util.ArrayList;
import java.util.List;

/** The problems solved by Hipster4j, with the same rules. */
final class HipsterSolutions {
    private static final HipsterGraph<String, Double> ROADS = roads();

    private HipsterSolutions() {}

    private static HipsterGraph<String, Double> roads() {
        GraphBuilder<String, Double> builder = GraphBuilder.create();
        for (Romania.Road road : Romania.ROADS) {
            builder.connect(road.from()).to(road.to()).withEdge((double) road.length());
        }
        return builder.createUndirectedGraph();
    }

    static Algorithm<?, ?, ?>.SearchResult romania() {
        var problem = GraphSearchProblem.startingFrom("Arad")
                .in(ROADS)
                .takeCostsFromEdges()
                .useHeuristicFunction(city -> (double) Romania.distance(city))
                .build();
        return Hipster.createAStar(problem).search("Bucharest");
    }

    static Algorithm<?, ?, ?>.SearchResult missionaries() {
        var problem = ProblemBuilder.create()
                .initialState(Missionaries.START)
                .defineProblemWithExplicitActions()
                .useTransitionFunction((Missionaries state) -> {
                    List<Transition<Crossing, Missionaries>> transitions = new ArrayList<>();
                    for (Crossing crossing : Crossing.values()) {
                        Missionaries next = state.after(crossing);
                        if (next != null) {
                            transitions.add(Transition.create(state, crossing, next));
                        }
                    }
                    return transitions;
                })
                .build();
        return Hipster.createBreadthFirstSearch(problem).search(Missionaries.GOAL);
    }

    static Algorithm<?, ?, ?>.SearchResult hanoi(int discs) {
        var problem = ProblemBuilder.create()
                .initialState("a".repeat(discs))
                .defineProblemWithExplicitActions()
                .useTransitionFunction((String pegs) -> {
                    List<Transition<String, String>> transitions = new ArrayList<>();
                    for (String move : Hanoi.MOVES) {
                        String next = Hanoi.after(pegs, move);
                        if (next != null) {
                            transitions.add(Transition.create(pegs, move, next));
                        }
                    }
                    return transitions;
                })
                .build();
        return Hipster.createBreadthFirstSearch(problem).search("d".repeat(discs));
    }

    static Algorithm<?, ?, ?>.SearchResult pancakes(String stack) {
        var problem = ProblemBuilder.create()
                .initialState(stack)
                .defineProblemWithExplicitActions()
                .useActionFunction(any -> PancakeStack.FLIPS)
                .useTransitionFunction((count, before) -> PancakeStack.flip(before, count))
                .useCostFunction(transition -> 1.0)
                .useHeuristicFunction(state -> (double) PancakeStack.gaps(state))
                .build();
        return Hipster.createIDAStar(problem).search(PancakeStack.SORTED);
    }

    static Algorithm<?, ?, ?>.SearchResult maze() {
        var problem = ProblemBuilder.create()
                .initialState(Maze.START)
                .defineProblemWithExplicitActions()
                .useTransitionFunction((Cell cell) -> {
                    List<Transition<Direction, Cell>> transitions = new ArrayList<>();
                    for (Direction direction : Direction.values()) {
                        Cell next = cell.next(direction);
                        if (next != null) {
                            transitions.add(Transition.create(cell, direction, next));
                        }
                    }
                    return transitions;
                })
                .useCostFunction(transition -> 1.0)
                .useHeuristicFunction(cell -> (double) cell.distance())
                .build();
        return Hipster.createAStar(problem).search(Maze.GOAL);
    }

    static Algorithm<?, ?, ?>.SearchResult rushHour(String start) {
        var problem = ProblemBuilder.create()
                .initialState(start)
                .defineProblemWithExplicitActions()
                .useTransitionFunction((String board) -> {
                    List<Transition<String, String>> transitions = new ArrayList<>();
                    for (String move : RushHour.MOVES) {
                        String next = RushHour.after(board, move);
                        if (next != null) {
                            transitions.add(Transition.create(board, move, next));
                        }
                    }
                    return transitions;
                })
                .build();
        return Hipster.createBreadthFirstSearch(problem).search((UnweightedNode<String, String> node) -> {
            return RushHour.isSolved(node.state());
        });
    }

    static Algorithm<?, ?, ?>.SearchResult jugs() {
        var problem = ProblemBuilder.create()
                .initialState(new Jugs(0, 0))
                .defineProblemWithExplicitActions()
                .useActionFunction(any -> List.of(Jugs.Action.values()))
                .useTransitionFunction((action, jugs) -> jugs.after(action))
                .build();
        return Hipster.createBreadthFirstSearch(problem)
                .search(node -> node.state().five() == 4);
    }

    static Algorithm<?, ?, ?>.SearchResult topSpin(String start) {
        var problem = ProblemBuilder.create()
                .initialState(start)
                .defineProblemWithExplicitActions()
                .useActionFunction(any -> TopSpin.MOVES)
                .useTransitionFunction((move, ring) -> TopSpin.after(ring, move))
                .useCostFunction(transition -> 1.0)
                .useHeuristicFunction(ring -> (double) TopSpin.estimate(ring))
                .build();
        return Hipster.createAStar(problem).search(TopSpin.GOAL);
    }

    /** The cost of a solution: the number of its moves, if the problem has no costs. */
    static double cost(Algorithm<?, ?, ?>.SearchResult result, int length) {
        Node<?, ?, ?> goal = result.getGoalNode();
        return goal instanceof CostNode<?, ?, ?, ?> node ? (Double) node.getCost() : length;
    }
}
