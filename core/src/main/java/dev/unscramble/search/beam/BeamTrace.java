package dev.unscramble.search.beam;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.search.meter.Tracer;
import java.util.ArrayList;
import java.util.List;

/**
 * Reports the nodes of beams, one beam after the other, to a trace. Beams score children before they make them, and
 * have states as bytes; so this class stores the states of a layer and of its children itself.
 */
public final class BeamTrace<P extends Position> {
    private final Tracer tracer;
    private final Puzzle<P> puzzle;
    private final Heuristic<? super P> heuristic;
    private List<Node> layer = List.of();
    private List<Node> children = new ArrayList<>();
    private List<Node> kept = new ArrayList<>();
    private int depth;

    private record Node(long number, PackedState state) {}

    public BeamTrace(Tracer tracer, Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        this.tracer = tracer;
        this.puzzle = puzzle;
        this.heuristic = heuristic;
    }

    /** A beam begins here. */
    void start(P at, int score) {
        long number = tracer.start(puzzle, at, heuristic.estimate(at), score);
        layer = List.of(new Node(number, PackedState.of(puzzle, at)));
        children.clear();
        kept.clear();
        depth = 0;
    }

    /** The children of a state of the layer come next. */
    void expanded(int node) {
        tracer.expanded(layer.get(node).number);
    }

    /** The next candidate. */
    void generated(int parent, int move, int score) {
        children.add(child(parent, move, score));
    }

    /** A child that is not a candidate. */
    void leftOut(int parent, int move, int score) {
        tracer.pruned(child(parent, move, score).number, Pruned.BOUND);
    }

    private Node child(int parent, int move, int score) {
        P child = layer.get(parent).state.in(puzzle);
        child.apply(move);
        long number = tracer.generated(
                puzzle, child, layer.get(parent).number, move, depth + 1, heuristic.estimate(child), score);
        return new Node(number, PackedState.of(puzzle, child));
    }

    void duplicate(int candidate) {
        tracer.duplicate(children.get(candidate).number);
    }

    void pruned(int candidate) {
        tracer.pruned(children.get(candidate).number, Pruned.BEAM);
    }

    void kept(int candidate) {
        kept.add(children.get(candidate));
    }

    /** The candidates that were kept become the layer. */
    void enterLayer() {
        layer = kept;
        kept = new ArrayList<>();
        children = new ArrayList<>();
        depth++;
    }

    /** A state of the layer completes the best solution so far. */
    void solved(int node) {
        tracer.solved(layer.get(node).number);
    }
}
