package dev.unscramble.web;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Trace;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.report.result.ResultJson;
import dev.unscramble.run.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;

/**
 * What a search did, event by event, up to a number of events; the search goes on beyond them to its end.
 * Each event is a row of numbers, the first of which is its kind. Nodes are not named where they are
 * generated, because they are numbered in that order.
 */
final class Recording implements Trace {
    /** That many are replayed smoothly, and fit into an answer of a megabyte. */
    static final int MOST_EVENTS = 20_000;

    /**
     * Followed by parent, move, g, h, f; a start has the parent -1, and the move 1 if it is a later one at the goal,
     * else 0.
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

    private final Instance<?> instance;
    private final List<int[]> events = new ArrayList<>();
    private long total;

    private Recording(Instance<?> instance) {
        this.instance = instance;
    }

    /** Searches while recording; the answer is JSON. */
    static <P extends Position> String of(Instance<P> instance, SolveOptions options, Limits limits, Job<?> job) {
        Solver<P> solver = Searches.preparedSolver(instance, options);
        Recording recording = new Recording(instance);
        return recording.write(solver.solve(instance, job.left(limits), job, recording));
    }

    private void add(int... event) {
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
        int move = node.parent() == NO_NODE ? startsAtGoal(node) : node.move();
        add(GENERATED, small(node.parent()), move, node.g(), node.h(), node.f());
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
    public void bound(int bound) {
        add(BOUND, bound);
    }

    @Override
    public void solved(long node) {
        add(SOLVED, small(node));
    }

    private String write(SolveResult<?> solved) {
        return Json.write(json -> {
            json.writeName("result");
            json.writeRawValue(ResultJson.write(solved));
            json.writeNumberProperty("totalEvents", total);
            PuzzleJson.writeStrings(json, "moveNames", moveNames());
            json.writeArrayPropertyStart("events");
            events.forEach(event -> write(json, event));
            json.writeEndArray();
        });
    }

    private static void write(JsonGenerator json, int[] event) {
        json.writeArray(event, 0, event.length);
    }

    private List<String> moveNames() {
        return instance.moveNames(
                IntStream.range(0, instance.puzzle().moveCount()).boxed().toList());
    }
}
