package dev.unscramble.web.api;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.json.Json;
import dev.unscramble.model.Limits;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.report.result.ResultJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What a search did, event by event, up to a number of events; it generates no more nodes than that.
 * Each event is a row of numbers, the first of which is its kind. Nodes are not named where they are
 * generated, because they are numbered in that order.
 */
final class Recording<P extends Position> implements Trace {
    /** That many are replayed smoothly, and fit into an answer of a megabyte. */
    static final int MOST_EVENTS = 20_000;

    /**
     * Followed by parent, move, g, h, priority, side; a start has the parent -1, and the move 1 if it is a later one at
     * the goal, else 0. The side is 1 in a search from the goal, else 0.
     */
    private static final int GENERATED = 0;

    /** These are followed by the node. */
    private static final int EXPANDED = 1;

    private static final int DUPLICATE = 2;
    private static final int REOPENED = 3;

    /** Followed by the node and the reason. */
    private static final int PRUNED = 4;

    /** Followed by the bound. */
    private static final int BOUND = 5;

    /** Followed by the node. */
    private static final int SOLVED = 6;

    /** Followed by the node. */
    private static final int LEFT = 7;

    private final Instance<P> instance;
    private final boolean hasMovesByState;
    /** If moves are numbered by state: the states of the nodes, and the names of moves by number. */
    private final Map<Long, PackedState> states = new HashMap<>();

    private final Map<String, Integer> names = new LinkedHashMap<>();
    private final List<double[]> events = new ArrayList<>();
    private long total;

    private Recording(Instance<P> instance) {
        this.instance = instance;
        this.hasMovesByState = instance.puzzle().moveCount() == Puzzle.BY_STATE;
    }

    /** Searches while recording; the answer is JSON. */
    static <P extends Position> String of(Instance<P> instance, SolveOptions options, Limits limits, Job<?> job) {
        Solver<P> solver = Searches.preparedSolver(instance, options);
        Recording<P> recording = new Recording<>(instance);
        return recording.write(solver.solve(instance, job.left(limits), job, recording));
    }

    private void add(double... event) {
        total++;
        if (events.size() < MOST_EVENTS) {
            events.add(event);
        }
    }

    /** A node, as the number that it has in what is recorded; beyond that, numbers are never looked at. */
    private static int small(long node) {
        return (int) Math.min(node, Integer.MAX_VALUE);
    }

    @Override
    public void generated(Node node) {
        int move = node.parent() == NO_NODE ? startsAtGoal(node) : hasMovesByState ? named(node) : node.move();
        if (hasMovesByState && events.size() < MOST_EVENTS) {
            states.put(node.number(), node.state());
        }
        int side = node.side() == Side.GOAL ? 1 : 0;
        add(GENERATED, small(node.parent()), move, node.g(), node.h(), node.priority(), side);
    }

    /** The number of a name, which stands for moves that are called so in whatever state. */
    private int named(Node node) {
        PackedState parent = states.get(node.parent());
        if (parent == null) {
            return 0; // beyond what is recorded
        }
        String name = instance.puzzle().moveName(parent.in(instance.puzzle()), node.move());
        return names.computeIfAbsent(name, unknown -> names.size());
    }

    private int startsAtGoal(Node node) {
        return node.number() > 0 && node.state().in(instance.puzzle()).isGoal() ? 1 : 0;
    }

    @Override
    public void expanded(long node) {
        add(EXPANDED, small(node));
    }

    @Override
    public void duplicate(long node) {
        add(DUPLICATE, small(node));
    }

    @Override
    public void reopened(long node) {
        add(REOPENED, small(node));
    }

    @Override
    public void pruned(long node, Pruned reason) {
        add(PRUNED, small(node), number(reason));
    }

    private static int number(Pruned reason) {
        return switch (reason) {
            case BOUND -> 0;
            case DEPTH_LIMIT -> 1;
            case BEAM -> 2;
            case FORGOTTEN -> 3;
        };
    }

    @Override
    public void bound(double bound) {
        add(BOUND, bound);
    }

    @Override
    public void solved(long node) {
        add(SOLVED, small(node));
    }

    @Override
    public void left(long node) {
        add(LEFT, small(node));
    }

    private String write(SolveResult<?> solved) {
        return Json.object()
                .put("result", ResultJson.of(solved))
                .put("totalEvents", total)
                .put("moveNames", moveNames())
                .put("events", events.stream().map(Recording::row).toList())
                .line();
    }

    private static List<Number> row(double[] event) {
        return Arrays.stream(event).mapToObj(Json::plain).toList();
    }

    private List<String> moveNames() {
        if (hasMovesByState) {
            return List.copyOf(names.keySet());
        }
        return instance.moveNames(
                IntStream.range(0, instance.puzzle().moveCount()).boxed().toList());
    }
}
