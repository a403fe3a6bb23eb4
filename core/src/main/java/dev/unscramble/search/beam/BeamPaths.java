package dev.unscramble.search.beam;

import java.util.ArrayList;
import java.util.List;

/** Where the states of all layers of a beam came from, and which of them is the best so far. */
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

    /** Goes on to a layer whose states came from here. */
    void add(int[] layer) {
        origins.add(layer);
    }

    /** The depth of the last layer. */
    int depth() {
        return origins.size();
    }

    /** Where the states of the last layer came from; none for the first. */
    int[] last() {
        return origins.isEmpty() ? NOWHERE : origins.get(origins.size() - 1);
    }

    /** Takes a state of the last layer for the best. */
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

    /** For how many layers there was no better state. */
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

    /** The numbers in their layers of the states that the moves to the best state lead to. */
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
