package dev.unscramble.compared;

import aima.core.agent.Action;
import aima.core.search.framework.SearchForActions;
import aima.core.search.framework.problem.DefaultStepCostFunction;
import aima.core.search.framework.problem.Problem;
import aima.core.search.framework.problem.StepCostFunction;
import aima.core.search.framework.qsearch.GraphSearch;
import aima.core.search.informed.AStarSearch;
import aima.core.search.uninformed.BreadthFirstSearch;
import dev.unscramble.compared.Comparison.Answer;
import dev.unscramble.example.textbook.Hanoi;
import dev.unscramble.example.textbook.Jugs;
import dev.unscramble.example.textbook.Maze;
import dev.unscramble.example.textbook.Maze.Cell;
import dev.unscramble.example.textbook.Missionaries;
import dev.unscramble.example.textbook.PancakeStack;
import dev.unscramble.example.textbook.Romania;
import dev.unscramble.example.textbook.RushHour;
import dev.unscramble.example.textbook.TopSpin;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** The problems solved by aima-core, with the same rules. It has no IDA*, so pancakes are sorted by A*. */
final class AimaSolutions {
    private static final Map<String, Map<String, Integer>> ROADS = new HashMap<>();

    static {
        for (Romania.Road road : Romania.ROADS) {
            ROADS.computeIfAbsent(road.from(), from -> new HashMap<>()).put(road.to(), road.length());
            ROADS.computeIfAbsent(road.to(), from -> new HashMap<>()).put(road.from(), road.length());
        }
    }

    private AimaSolutions() {}

    /** A move as aima-core wants it. */
    private record Move<M>(M move) implements Action {
        @Override
        public boolean isNoOp() {
            return false;
        }
    }

    static Answer romania() {
        Problem problem = new Problem(
                "Arad",
                city -> {
                    Set<Action> roads = new LinkedHashSet<>();
                    ROADS.getOrDefault(city, Map.of()).keySet().forEach(to -> roads.add(new Move<>(to)));
                    return roads;
                },
                (city, road) -> ((Move<?>) road).move(),
                city -> city.equals("Bucharest"),
                (from, road, to) -> ROADS.getOrDefault(from, Map.of()).getOrDefault(to, 0));
        return solve(problem, new AStarSearch(new GraphSearch(), city -> Romania.distance((String) city)));
    }

    static Answer missionaries() {
        return bfs(
                Missionaries.START,
                List.of(Missionaries.Crossing.values()),
                Missionaries::after,
                Missionaries.GOAL::equals);
    }

    static Answer hanoi(int discs) {
        return bfs("a".repeat(discs), Hanoi.MOVES, Hanoi::after, "d".repeat(discs)::equals);
    }

    static Answer pancakes(String stack) {
        return astar(stack, PancakeStack.FLIPS, PancakeStack::flip, PancakeStack.SORTED::equals, PancakeStack::gaps);
    }

    static Answer maze() {
        return astar(Maze.START, List.of(Maze.Direction.values()), Cell::next, Maze.GOAL::equals, Cell::distance);
    }

    static Answer rushHour(String board) {
        return bfs(board, RushHour.MOVES, RushHour::after, RushHour::isSolved);
    }

    static Answer jugs() {
        return bfs(new Jugs(0, 0), List.of(Jugs.Action.values()), Jugs::after, jugs -> jugs.five() == 4);
    }

    static Answer topSpin(String ring) {
        return astar(ring, TopSpin.MOVES, TopSpin::after, TopSpin.GOAL::equals, TopSpin::estimate);
    }

    private static <S, M> Answer bfs(S start, List<M> moves, BiFunction<S, M, @Nullable S> after, Predicate<S> isGoal) {
        return solve(problem(start, moves, after, isGoal, new DefaultStepCostFunction()), new BreadthFirstSearch());
    }

    @SuppressWarnings("unchecked") // all states are of one type
    private static <S, M> Answer astar(
            S start,
            List<M> moves,
            BiFunction<S, M, @Nullable S> after,
            Predicate<S> isGoal,
            ToDoubleFunction<S> estimate) {
        return solve(
                problem(start, moves, after, isGoal, new DefaultStepCostFunction()),
                new AStarSearch(new GraphSearch(), state -> estimate.applyAsDouble((S) state)));
    }

    @SuppressWarnings("unchecked") // all states and moves are of one type
    private static <S, M> Problem problem(
            S start, List<M> moves, BiFunction<S, M, @Nullable S> after, Predicate<S> isGoal, StepCostFunction cost) {
        List<Move<M>> actions = moves.stream().map(Move::new).toList();
        return new Problem(
                start,
                state -> {
                    Set<Action> legal = new LinkedHashSet<>();
                    for (Move<M> action : actions) {
                        if (after.apply((S) state, action.move()) != null) {
                            legal.add(action);
                        }
                    }
                    return legal;
                },
                (state, action) -> after.apply((S) state, ((Move<M>) action).move()),
                state -> isGoal.test((S) state),
                cost);
    }

    private static Answer solve(Problem problem, SearchForActions search) {
        int length = search.findActions(problem).size();
        return new Answer(
                search.getMetrics().getDouble("pathCost"),
                length,
                search.getMetrics().getInt("nodesExpanded"));
    }
}
