package dev.unscramble.search;

import dev.unscramble.model.Costs;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Tracer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * One run of a {@link CustomSearch}. {@link #start} and {@link #expand} make its nodes and count them; {@link #solved}
 * takes its solution. The other methods record what became of nodes, for the statistics and for a {@link Trace}.
 *
 * <p><b>Limits</b> hold by themselves. When there are enough nodes, the time is over or the search is cancelled, {@link
 * #expand} throws an exception that ends the search. It leaves out children beyond the depth limit. Memory is the
 * program's own: if the JVM has no more, the search ends with a memory limit.
 */
public final class SearchRun<P extends Position> {
    private static final int CALLS_PER_LOOK = 64;

    private final Search.Execution<P> execution;
    private final CustomSearch search;
    private final Problem<P> problem;
    private final Puzzle<P> puzzle;
    private final Costs<P> costs;
    private final Meter meter;
    private final @Nullable Tracer tracer;
    private ToDoubleFunction<SearchNode> priority = node -> (double) node.g() + node.h();
    private boolean cut;
    private long asked;
    private boolean isSolved;
    private int leastCost = Integer.MAX_VALUE;

    /** A limit ends the search. */
    static final class LimitReached extends RuntimeException {
        private static final long serialVersionUID = 1;

        LimitReached() {
            super("a limit was reached", null, false, false);
        }
    }

    SearchRun(Search.Execution<P> execution, CustomSearch search) {
        this.execution = execution;
        this.search = search;
        this.problem = execution.problem();
        this.puzzle = problem.puzzle();
        this.costs = puzzle.costs();
        this.meter = execution.meter;
        this.tracer = meter.tracer;
    }

    /** The problem to solve. */
    public Problem<P> problem() {
        return problem;
    }

    /** The limits, which the run keeps. */
    public Limits limits() {
        return execution.limits;
    }

    /** The order of the search, least first, which a trace shows; g + h by default. To be called before the start. */
    public void orderBy(ToDoubleFunction<SearchNode> order) {
        priority = order;
    }

    /** The start, a new node each time: a search that begins again, with another bound, counts it again. */
    public SearchNode start() {
        P position = problem.start();
        return generate(null, Trace.NO_MOVE, 0, position);
    }

    /**
     * The children of a node, one for each legal move but the one that takes back the move to the node. Left out are
     * those beyond the depth limit, and those from which the heuristic says that no way leads to the goal.
     */
    public List<SearchNode> expand(SearchNode node) {
        meter.expanded++;
        if (tracer != null) {
            tracer.expanded(node.number());
        }
        P position = node.state().in(puzzle);
        List<SearchNode> children = new ArrayList<>();
        int back = node.move() == Trace.NO_MOVE ? Puzzle.NO_INVERSE : puzzle.inverse(node.move());
        long moves = position.legalMoves() & (back == Puzzle.NO_INVERSE ? -1L : ~(1L << back));
        for (int word = 0; moves != 0; moves = position.legalMoves(++word)) {
            for (; moves != 0; moves &= moves - 1) {
                int move = word << 6 | Long.numberOfTrailingZeros(moves);
                int g = node.g() + costs.of(position, move);
                position.apply(move);
                SearchNode child = generate(node, move, g, position);
                position.undo(move);
                if (isWorthwhile(child)) {
                    children.add(child);
                }
            }
        }
        return children;
    }

    private SearchNode generate(@Nullable SearchNode parent, int move, int g, P position) {
        if (meter.isStopped() || meter.generated >= meter.checkpoint && meter.mustStop()) {
            throw new LimitReached();
        }
        meter.generated++;
        int h = Estimates.checked(execution.heuristic.estimate(position), execution.heuristic, puzzle, position);
        long number = meter.generated - 1;
        SearchNode node = new SearchNode(parent, move, g, h, PackedState.of(puzzle, position), number);
        meter.stored(node.depth() + 1L);
        if (tracer != null) {
            long from = parent == null ? Trace.NO_NODE : parent.number();
            tracer.generated(puzzle, position, from, move, g, h, priority.applyAsDouble(node));
        }
        return node;
    }

    private boolean isWorthwhile(SearchNode child) {
        if (child.g() > execution.mostCost) {
            cut = true;
            execution.exceededCost |= child.g() > Puzzle.MAX_COST;
            pruned(child, Pruned.DEPTH_LIMIT);
            return false;
        }
        if (child.h() > Puzzle.MAX_COST) {
            pruned(child, Pruned.BOUND);
            return false;
        }
        return true;
    }

    /** Whether a node is a goal. */
    public boolean isGoal(SearchNode node) {
        return node.state().in(puzzle).isGoal();
    }

    /**
     * Takes a solution: the path to this node. Of several, the cheapest is the result; a search that {@link
     * Search#improves} continues after each of them, until it has nothing more to try or a limit ends it.
     *
     * @throws InputException if the node is not a goal
     */
    public void solved(SearchNode node) {
        List<Integer> moves = node.path();
        if (!Replay.isSolution(problem, moves)) {
            throw new InputException("the search " + search.name() + " reports a solution that does not solve "
                    + puzzle.format(problem.start()) + ": "
                    + moves.stream().map(puzzle::moveName).toList());
        }
        long cost = Replay.cost(problem, moves);
        if (cost > execution.mostCost || cost >= leastCost) {
            return;
        }
        leastCost = (int) cost;
        isSolved = true;
        if (search.improves()) {
            execution.improve(moves);
        } else {
            execution.solution.clear();
            execution.solution.addAll(moves);
        }
        if (tracer != null) {
            tracer.solved(node.number());
        }
    }

    /** Counts the state of a node as met before. */
    public void duplicate(SearchNode node) {
        meter.duplicates++;
        if (tracer != null) {
            tracer.duplicate(node.number());
        }
    }

    /** Counts a state that was expanded before, and will be again, because the path of this node is cheaper. */
    public void reopened(SearchNode node) {
        meter.reopened++;
        if (tracer != null) {
            tracer.reopened(node.number());
        }
    }

    /** Tells that a node is not searched any further. */
    public void pruned(SearchNode node, Pruned reason) {
        if (tracer != null) {
            tracer.pruned(node.number(), reason);
        }
    }

    /** Tells that a depth-first search goes back from a node, the last that it has expanded and not left. */
    public void left(SearchNode node) {
        if (tracer != null) {
            tracer.left(node.number());
        }
    }

    /** Begins a round, a layer or a level. */
    public void bound(double bound) {
        meter.expandedBeforeLastLayer = meter.expanded;
        meter.enter((int) bound, bound);
    }

    /** Tells how many nodes wait for expansion, for the statistics. */
    public void open(long nodes) {
        meter.open(nodes);
    }

    /** Tells how many nodes are stored, for the statistics. */
    public void stored(long nodes) {
        meter.stored(nodes);
    }

    /** Whether a limit or the user has stopped the search: to be asked by loops that make no nodes, but take time. */
    public boolean mustStop() {
        asked++;
        return meter.isStopped() || asked % CALLS_PER_LOOK == 0 && meter.mustStopPreparing();
    }

    boolean isSolved() {
        return isSolved;
    }

    /** Whether the depth limit left out a child. */
    boolean wasCut() {
        return cut;
    }
}
