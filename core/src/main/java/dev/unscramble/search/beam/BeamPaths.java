package dev.unscramble.search.beam;

import java.util.ArrayList;
import java.util.List;

/** The origins of the states of all layers of a beam, and which of these states is the best so far. */
public final class BeamPaths {
    private static final int[] NOWHERE = {};

    /** By depth, then number in the layer, as {@link Candidates} write them. */
    private final List<int[]> origins = new ArrayList<>();

    private int bestScore;
    private int bestDepth;
    private int bestNode;

    /** Begins with a state of this score. */
    void begin(int score) {
        origins.clear();
        setBest(0, score);
    }

    /** Adds a layer whose states have these origins. */
    void add(int[] layer) {
        origins.add(layer);
    }

    /** The depth of the last layer. */
    int depth() {
        return origins.size();
    }

    /** The origins of the last layer; none for the first. */
    int[] last() {
        return origins.isEmpty() ? NOWHERE : origins.get(origins.size() - 1);
    }

    /** Makes a state of the last layer the best. */
    void setBest(int node, int score) {
        bestScore = score;
        bestDepth = depth();
        bestNode = node;
    }

    int bestScore() {
        return bestScore;
    }

    /** The number of the best state in its layer. */
    int bestNode() {
        return bestNode;
    }

    /** The number of layers since the best state. */
    int layersSinceBest() {
        return depth() - bestDepth;
    }

    /** The moves to the best state. */
    public List<Integer> toBest() {
        int[] nodes = nodesToBest();
        List<Integer> path = new ArrayList<>();
        for (int depth = 0; depth < bestDepth; depth++) {
            path.add(Candidates.move(origins.get(depth)[nodes[depth]]));
        }
        return path;
    }

    /** The states on the path to the best state, by their numbers in their layers. */
    public int[] nodesToBest() {
        int[] nodes = new int[bestDepth];
        int node = bestNode;
        for (int depth = bestDepth - 1; depth >= 0; depth--) {
            nodes[depth] = node;
            node = Candidates.parent(origins.get(depth)[node]);
        }
        return nodes;
    }
}
