package dev.unscramble.puzzle;

import dev.unscramble.model.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The nodes of a {@link Graph} that became a puzzle, by name and by number. */
final class GraphNodes<N> implements StatePacking<N> {
    private final List<GraphNode<N>> all = new ArrayList<>();
    private final Map<N, GraphNode<N>> byName = new HashMap<>();

    GraphNodes(Map<N, List<Step<N>>> edges, Collection<? extends N> goals) {
        edges.forEach((name, steps) -> {
            GraphNode<N> node = new GraphNode<>(name, all.size(), steps);
            all.add(node);
            byName.put(name, node);
        });
        for (GraphNode<N> node : all) {
            Arrays.setAll(node.targets, step -> get(node.steps.get(step).state()).number);
        }
        goals.forEach(goal -> get(goal).isGoal = true);
    }

    List<GraphNode<N>> all() {
        return all;
    }

    /** The node of a name, which must be in the graph. */
    GraphNode<N> get(N name) {
        GraphNode<N> node = byName.get(name);
        if (node == null) {
            throw new InputException("the graph has no node " + name);
        }
        return node;
    }

    GraphNode<N> get(int number) {
        return all.get(number);
    }

    /** Sets the estimates of all nodes. */
    void estimate(ToIntFunction<? super N> function) {
        all.forEach(node -> node.estimate = function.applyAsInt(node.name));
    }

    /** The estimate for a position, of this or another puzzle; 0 if its node is not in the graph. */
    int estimate(StateOf<N> position) {
        GraphNode<N> node =
                position instanceof GraphState<N> own && own.isIn(this) ? own.node() : byName.get(position.state());
        return node == null ? 0 : node.estimate;
    }

    /** The least cost of an edge; 1 if there is none. */
    int leastCost() {
        return all.stream()
                .flatMapToInt(node -> Arrays.stream(node.costs))
                .min()
                .orElse(1);
    }

    @Override
    public boolean numbersStates() {
        return true;
    }

    @Override
    public long pack(N name) {
        return get(name).number;
    }

    @Override
    public N unpack(long number) {
        return get((int) number).name;
    }
}
