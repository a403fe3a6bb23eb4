package dev.unscramble.search.memory;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.search.AllowedMoves;
import dev.unscramble.search.Beam;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.MemoryBudget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Beam-stack search (Zhou and Hansen, 2005): a beam search by f that goes back, and so misses nothing. Of the children of a
 * layer it keeps the best that the beam has room for, and remembers the first one that it has dropped. When the beam has
 * come to its end, it goes back to the last layer from which children were dropped, and generates them again, from the
 * remembered one on: the next best become the next layer. Nodes that cannot lead to a cheaper solution than the best so far
 * are left out. When nothing is left, that solution is optimal.
 *
 * <p>The beam goes by f, and by the packed state among nodes of the same f, so that "from this one on" is well defined. All
 * layers of the current beam are stored, each at most as wide as the beam; their states are not entered twice.
 */
public final class BeamStack extends Search {
    private final int width;

    private BeamStack(int width) {
        if (width < 1) {
            throw new IllegalArgumentException("the width is " + width + "; a beam must be at least one state wide");
        }
        this.width = width;
    }

    /** A beam of {@value Beam#DEFAULT_WIDTH} states. */
    public static BeamStack create() {
        return new BeamStack(Beam.DEFAULT_WIDTH);
    }

    /** This search with another width: the most states that it keeps of a layer. */
    public BeamStack withWidth(int states) {
        return new BeamStack(states);
    }

    @Override
    public String name() {
        return "beam-stack";
    }

    @Override
    public boolean improves() {
        return true;
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Run<>(problem, meter, limits, width);
    }

    /** A node of a layer; its number is that in the trace. It is not a record, which would compare whole paths. */
    private static final class Node {
        /** About the bytes of a node without its state, with its places in the layer and in the map of states. */
        static final int BYTES = 200;

        static final Comparator<Node> ORDER =
                Comparator.comparingInt((Node node) -> node.f).thenComparing(Node::compareStates);

        final @Nullable Node parent;
        final int move;
        final int g;
        final int f;
        final PackedState state;
        final long number;

        Node(@Nullable Node parent, int move, int g, int f, PackedState state, long number) {
            this.parent = parent;
            this.move = move;
            this.g = g;
            this.f = f;
            this.state = state;
            this.number = number;
        }

        private static int compareStates(Node one, Node other) {
            int order = 0;
            for (int i = 0; i < one.state.longs().length && order == 0; i++) {
                order = Long.compare(one.state.longs()[i], other.state.longs()[i]);
            }
            return order;
        }
    }

    /** The best nodes of a layer, from a given one on. */
    private static final class Layer {
        final TreeSet<Node> nodes = new TreeSet<>(Node.ORDER);
        /** The first one that was dropped after these; null if there was none. */
        @Nullable
        Node dropped;

        void drop(Node node) {
            dropped = dropped == null || Node.ORDER.compare(node, dropped) < 0 ? node : dropped;
        }
    }

    private static final class Run<P extends Position> extends Execution<P> {
        private final int width;
        private final Costs<P> costs;
        private final AllowedMoves<P> allowed;
        private final MemoryBudget budget;
        private final long nodeBytes;
        private final boolean isAdmissible;
        private final @Nullable Tracer tracer;
        private final List<Layer> layers = new ArrayList<>();
        /** The nodes of all layers, by state. */
        private final Map<PackedState, Node> known = new HashMap<>();

        private long stored;

        Run(Problem<P> problem, Meter meter, Limits limits, int width) {
            super(problem, meter, limits);
            this.width = width;
            costs = puzzle.costs();
            allowed = new AllowedMoves<>(puzzle, Duplicates.ALL);
            budget = new MemoryBudget(limits.memoryBytes());
            nodeBytes = Node.BYTES + (long) puzzle.packedLongs() * Long.BYTES;
            isAdmissible = heuristic.guarantee().isAdmissible();
            tracer = meter.tracer;
        }

        @Override
        protected Outcome search() {
            meter.generated = 1;
            int h = heuristic.estimate(position);
            long number = tracer == null ? 0 : tracer.start(puzzle, position, h, h);
            Layer layer = new Layer();
            Node root = new Node(null, 0, 0, h, PackedState.of(puzzle, position), number);
            meter.stored(1);
            if (position.isGoal()) {
                solved(root);
            } else if (!isUseless(0, h)) {
                if (!add(root, layer)) {
                    return Outcome.MEMORY_LIMIT;
                }
                layers.add(layer);
            }
            Node from = null;
            while (!layers.isEmpty()) {
                layer = new Layer();
                Outcome stop = expand(layers.get(layers.size() - 1), from, layer);
                if (stop != null) {
                    return stop;
                }
                from = null;
                if (layer.nodes.isEmpty()) {
                    from = goBack();
                } else {
                    layers.add(layer);
                }
            }
            return end();
        }

        private Outcome end() {
            if (upperBound() == Integer.MAX_VALUE) {
                return exhausted(isAdmissible);
            }
            if (isAdmissible) {
                raiseLowerBound(upperBound());
            }
            return isWithin(1) ? Outcome.SOLVED : Outcome.EXHAUSTED;
        }

        /** Removes layers down to one whose next layer has dropped a node. Returns that node; null if nothing is left. */
        private @Nullable Node goBack() {
            while (!layers.isEmpty()) {
                Layer last = layers.remove(layers.size() - 1);
                last.nodes.forEach(this::forget);
                if (last.dropped != null && !(isAdmissible && last.dropped.f >= upperBound())) {
                    return last.dropped;
                }
            }
            return null;
        }

        private void forget(Node node) {
            known.remove(node.state, node);
            budget.release(nodeBytes);
            stored--;
        }

        /** Generates the next layer, from a node on, or all of it. Returns the limit that was reached, or null. */
        private @Nullable Outcome expand(Layer layer, @Nullable Node from, Layer next) {
            meter.enter(layers.size() - 1);
            meter.expandedBeforeLastLayer = meter.expanded;
            int waiting = layer.nodes.size();
            for (Node node : layer.nodes) {
                Outcome stop = expand(node, from, next);
                meter.open(--waiting + next.nodes.size());
                meter.stored(stored);
                if (stop != null) {
                    return stop;
                }
            }
            return null;
        }

        private @Nullable Outcome expand(Node node, @Nullable Node from, Layer next) {
            meter.expanded++;
            if (tracer != null) {
                tracer.expanded(node.number);
            }
            position.unpack(node.state.longs(), 0);
            long tracked = heuristic.begin(position);
            long moves = node.parent == null ? position.legalMoves() : allowed.after(position, node.move);
            for (int word = 0; moves != 0; moves = allowed.more(position, ++word)) {
                for (; moves != 0; moves &= moves - 1) {
                    if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                        return meter.stopped();
                    }
                    int move = word << 6 | Long.numberOfTrailingZeros(moves);
                    int g = node.g + costs.of(position, move);
                    int h = heuristic.value(heuristic.after(position, move, tracked));
                    position.apply(move);
                    boolean fits = generate(node, move, g, h, from, next);
                    position.undo(move);
                    if (!fits) {
                        return Outcome.MEMORY_LIMIT;
                    }
                    if (isWithin(1)) {
                        return Outcome.SOLVED;
                    }
                }
            }
            return null;
        }

        /** Generates the child at which the position is. Returns false if there is not enough memory for it. */
        private boolean generate(Node parent, int move, int g, int h, @Nullable Node from, Layer next) {
            meter.generated++;
            Estimates.checked(h, heuristic, puzzle, position);
            long number =
                    tracer == null ? 0 : tracer.generated(puzzle, position, parent.number, move, g, h, g + (double) h);
            if (h > Puzzle.MAX_COST || isUseless(g, h)) {
                pruned(number, Pruned.BOUND);
                return true;
            }
            Node child = new Node(parent, move, g, g + h, PackedState.of(puzzle, position), number);
            Node same = known.get(child.state);
            if (same != null) {
                meter.duplicate();
                if (same.g <= g) {
                    return true;
                }
                if (next.nodes.remove(same)) {
                    forget(same);
                }
            }
            if (position.isGoal()) {
                solved(child);
                return true;
            }
            if (from != null && Node.ORDER.compare(child, from) < 0) {
                pruned(number, Pruned.BEAM);
                return true;
            }
            return add(child, next);
        }

        /** Adds a node to a layer, of which the last node is dropped if it becomes too wide. */
        private boolean add(Node node, Layer layer) {
            if (layer.nodes.size() == width) {
                Node last = layer.nodes.last();
                if (Node.ORDER.compare(node, last) > 0) {
                    drop(node, layer);
                    return true;
                }
                layer.nodes.remove(last);
                forget(last);
                drop(last, layer);
            }
            stored++;
            layer.nodes.add(node);
            known.put(node.state, node);
            return budget.take(nodeBytes);
        }

        private void drop(Node node, Layer layer) {
            pruned(node.number, Pruned.BEAM);
            layer.drop(node);
        }

        private void pruned(long number, Pruned why) {
            if (tracer != null) {
                tracer.pruned(number, why);
            }
        }

        private void solved(Node goal) {
            if (tracer != null) {
                tracer.solved(goal.number);
            }
            List<Integer> moves = new ArrayList<>();
            for (Node node = goal; node.parent != null; node = node.parent) {
                moves.add(0, node.move);
            }
            improve(moves);
        }

        /** Whether no cheaper solution within the limit leads through a node. */
        private boolean isUseless(int g, int h) {
            int least = isAdmissible ? g + h : g;
            return isTooDear(least) || least >= upperBound();
        }
    }
}
