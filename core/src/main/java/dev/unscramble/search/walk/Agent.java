package dev.unscramble.search.walk;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.AllowedMoves;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.NodeNumbers;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeShape;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.OpenList;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** A run of {@link LssLrta}: every state that it has seen, with what it has learned, and one local search after the other. */
final class Agent<P extends Position> extends Search.Execution<P> {
    private static final int NONE = NodeStore.NONE;
    /** For a state: what was learned, the local search that reached it last, and there its g, parent, move and edges. */
    private static final int BYTES_PER_STATE = 7 * Integer.BYTES;

    private final int lookAhead;
    private final AllowedMoves<P> allowed;
    private final Costs<P> costs;
    private final MemoryBudget budget;
    private final NodeStore seen;
    private final long[] state;
    private final @Nullable Tracer tracer;
    private final NodeNumbers numbers = new NodeNumbers();
    /** By state. */
    private int[] learned = {};

    private int[] searches = {};
    private int[] gs = {};
    private int[] parents = {};
    private int[] moves = {};
    private int[] expandedIn = {};
    private int[] lastEdges = {};
    /** The edges to a state of a local search: where each comes from, what it costs, and the edge before it. */
    private int[] edgesFrom = new int[64];

    private int[] edgeCosts = new int[64];
    private int[] edgesBefore = new int[64];
    private int edgeCount;

    private int search;
    private int walked;

    Agent(Problem<P> problem, Meter meter, Limits limits, int lookAhead) {
        super(problem, meter, limits);
        this.lookAhead = lookAhead;
        allowed = new AllowedMoves<>(puzzle, Duplicates.EXPLORED);
        costs = puzzle.costs();
        budget = new MemoryBudget(limits.memoryBytes());
        seen = new NodeStore(NodeShape.of(puzzle, true, 0), budget);
        state = new long[puzzle.packedLongs()];
        tracer = meter.tracer;
    }

    @Override
    protected Outcome search() {
        meter.generated = 1;
        if (tracer != null) {
            int h = heuristic.estimate(position);
            numbers.set(0, tracer.start(puzzle, position, h, h));
        }
        int root = see();
        if (root == NONE) {
            return Outcome.MEMORY_LIMIT;
        }
        meter.stored(1);
        while (true) {
            OpenList open = new OpenList(TieBreak.LOW_H, new MemoryBudget(Long.MAX_VALUE));
            Outcome stop = look(root, open);
            if (stop != null) {
                return stop;
            }
            int next = nearest(open);
            if (next == NONE) {
                return Outcome.EXHAUSTED;
            }
            visit(next);
            if (gs[next] > mostCost - walked) {
                exceededCost |= !limits.hasDepth();
                return Outcome.DEPTH_LIMIT;
            }
            walk(next);
            if (position.isGoal()) {
                if (tracer != null) {
                    tracer.solved(numbers.at(next));
                }
                return Outcome.SOLVED;
            }
            learn(open);
            root = next;
        }
    }

    /** Expands up to as many nodes as it may before it moves. Returns the limit that was reached, or null. */
    private @Nullable Outcome look(int root, OpenList open) {
        search++;
        edgeCount = 0;
        reach(root, NONE, 0, 0, open);
        for (int expanded = 0; expanded < lookAhead; expanded++) {
            int node = nearest(open);
            if (node == NONE) {
                return null;
            }
            visit(node);
            if (position.isGoal()) {
                return null;
            }
            open.pop();
            Outcome stop = expand(node, open);
            noteStored();
            if (stop != null) {
                return stop;
            }
        }
        return null;
    }

    private @Nullable Outcome expand(int node, OpenList open) {
        expandedIn[node] = search;
        meter.expanded++;
        if (tracer != null) {
            tracer.expanded(numbers.at(node));
        }
        long mask = position.legalMoves();
        for (int word = 0; mask != 0; mask = allowed.more(position, ++word)) {
            for (; mask != 0; mask &= mask - 1) {
                if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                    return meter.stopped();
                }
                int move = word << 6 | Long.numberOfTrailingZeros(mask);
                int cost = costs.of(position, move);
                position.apply(move);
                boolean isSeen = generate(node, move, cost, open);
                position.undo(move);
                if (!isSeen) {
                    return Outcome.MEMORY_LIMIT;
                }
            }
        }
        meter.open(open.size());
        return null;
    }

    /** Generates a child, at which the position is. Returns false if there is not enough memory. */
    private boolean generate(int parent, int move, int cost, OpenList open) {
        meter.generated++;
        int child = see();
        if (child == NONE) {
            return false;
        }
        int g = gs[parent] + cost;
        if (tracer != null) {
            long f = (long) g + learned[child];
            tracer.generated(puzzle, position, numbers.at(parent), move, (long) walked + g, learned[child], f);
        }
        if (searches[child] == search && gs[child] <= g) {
            meter.duplicate();
        } else if (learned[child] <= Puzzle.MAX_COST) {
            if (tracer != null) {
                numbers.set(child, tracer.last());
            }
            reach(child, parent, move, g, open);
        }
        if (searches[child] == search) {
            addEdge(parent, child, cost);
        }
        return true;
    }

    /** The state of the position, with the heuristic's estimate if it is new; none if there is not enough memory. */
    private int see() {
        position.pack(state, 0);
        int node = seen.find(state, 0);
        if (node == NONE) {
            node = seen.add(state, 0, NONE, 0, 0, 0);
            if (node == NONE || !makeRoom(node)) {
                return NONE;
            }
            learned[node] = Estimates.checked(heuristic.estimate(position), heuristic, puzzle, position);
        }
        return node;
    }

    private void reach(int node, int parent, int move, int g, OpenList open) {
        if (searches[node] != search) {
            lastEdges[node] = NONE;
        }
        searches[node] = search;
        gs[node] = g;
        parents[node] = parent;
        moves[node] = move;
        open.push(node, (long) g + learned[node], learned[node]);
    }

    private void addEdge(int from, int to, int cost) {
        if (edgeCount == edgesFrom.length) {
            edgesFrom = Arrays.copyOf(edgesFrom, 2 * edgeCount);
            edgeCosts = Arrays.copyOf(edgeCosts, 2 * edgeCount);
            edgesBefore = Arrays.copyOf(edgesBefore, 2 * edgeCount);
        }
        edgesFrom[edgeCount] = from;
        edgeCosts[edgeCount] = cost;
        edgesBefore[edgeCount] = lastEdges[to];
        lastEdges[to] = edgeCount++;
    }

    /** The open node of least f, which stays open; none if there is none. */
    private int nearest(OpenList open) {
        while (!open.isEmpty() && isStale(open)) {
            open.pop();
        }
        return open.isEmpty() ? NONE : open.peek();
    }

    /** Whether the next node was expanded, or given a smaller g, since it was pushed. */
    private boolean isStale(OpenList open) {
        int node = open.peek();
        return expandedIn[node] == search || gs[node] + learned[node] != open.leastF();
    }

    private void visit(int node) {
        seen.state(node, state, 0);
        position.unpack(state, 0);
    }

    /** Goes to a node, at which the position is. */
    private void walk(int to) {
        Deque<Integer> way = new ArrayDeque<>();
        for (int node = to; parents[node] != NONE; node = parents[node]) {
            way.addFirst(moves[node]);
        }
        solution.addAll(way);
        walked += gs[to];
        noteStored();
    }

    /** All states seen, or the walk, which may be longer. */
    private void noteStored() {
        meter.stored(Math.max(seen.size(), solution.size() + 1L));
    }

    /** Dijkstra's algorithm from the edge inwards: the least cost to it plus its estimate is that of an expanded state. */
    private void learn(OpenList edge) {
        OpenList queue = new OpenList(TieBreak.LOW_H, new MemoryBudget(Long.MAX_VALUE));
        edge.forEach(Long.MAX_VALUE, (node, f, h) -> {
            if (expandedIn[node] != search) {
                queue.push(node, learned[node], 0);
            }
        });
        for (int edgeTo = 0; edgeTo < edgeCount; edgeTo++) {
            learned[edgesFrom[edgeTo]] = Integer.MAX_VALUE;
        }
        while (!queue.isEmpty()) {
            long h = queue.leastF();
            int node = queue.pop();
            if (learned[node] != h) {
                continue;
            }
            for (int in = lastEdges[node]; in != NONE; in = edgesBefore[in]) {
                int from = edgesFrom[in];
                if (h + edgeCosts[in] < learned[from]) {
                    learned[from] = (int) (h + edgeCosts[in]);
                    queue.push(from, learned[from], 0);
                }
            }
        }
    }

    private boolean makeRoom(int node) {
        if (node < learned.length) {
            return true;
        }
        int length = Math.max(64, 2 * learned.length);
        if (!budget.take((long) (length - learned.length) * BYTES_PER_STATE)) {
            return false;
        }
        learned = Arrays.copyOf(learned, length);
        searches = Arrays.copyOf(searches, length);
        gs = Arrays.copyOf(gs, length);
        parents = Arrays.copyOf(parents, length);
        moves = Arrays.copyOf(moves, length);
        expandedIn = Arrays.copyOf(expandedIn, length);
        lastEdges = Arrays.copyOf(lastEdges, length);
        return true;
    }
}
