package dev.unscramble.learn;

import dev.unscramble.tiles.score.FeatureList;
import dev.unscramble.tiles.score.ScoreFeatures;
import dev.unscramble.tiles.score.ScoreWeights;
import java.util.Arrays;

/**
 * Fits the weights of a score to solved boards. Each layer of a beam that found a solution is an example: the state
 * on the path to the solution should score less than the others that the beam kept. The loss is that of a softmax over
 * them, the steps are those of Adagrad (Duchi et al., 2011), made once for each board, as its layers are similar. On
 * a square each example counts mirrored too.
 */
final class ScoreFit {
    /**
     * The steepness of the softmax: the initial contribution of a tile one step from its cell to the logarithm of the
     * odds.
     */
    private static final float STEEPNESS = 0.2f;

    private static final float PLAIN_STEP = 10;
    /** The final score of a tile one step from its cell, about: finer than plain scores. */
    private static final float FITTED_STEP = 30;

    /** The learning rate; that of pairs is smaller, as a board has more of them. */
    private static final float RATE = 0.03f;

    private static final float PAIR_RATE = 0.02f;
    /** The method, for the recipe. */
    static final String RECIPE = "softmax, Adagrad at " + RATE + ", of pairs at " + PAIR_RATE;

    /** A state with a smaller share in the softmax does not change the weights. */
    private static final double LEAST_SHARE = 1e-3;

    private final ScoreFeatures features;
    private final float[] weights;
    private final float[] gradients;
    /** The sums of squares that Adagrad divides by. */
    private final float[] squares;

    private int[] touched = new int[1 << 16];
    private int touchedCount;
    private double lossSum;
    private long examples;

    /** Begins with plain weights. */
    ScoreFit(int rows, int columns) {
        features = new ScoreFeatures(rows, columns);
        int[] plain = features.plainWeights();
        weights = new float[plain.length];
        for (int i = 0; i < plain.length; i++) {
            weights[i] = plain[i] / PLAIN_STEP * STEEPNESS;
        }
        gradients = new float[plain.length];
        squares = new float[plain.length];
        Arrays.fill(squares, 1);
    }

    /**
     * Adds an example.
     *
     * @param states as {@code TileScores} write them, one after the other, for a goal with the blank in the first cell:
     *     the one that should score least first
     * @param length of a state
     */
    void add(byte[] states, int length) {
        compare(states, length);
        if (features.rows == features.columns) {
            compare(mirrored(states, length), length);
        }
    }

    private void compare(byte[] states, int length) {
        int count = states.length / length;
        int[][] found = new int[count][];
        double[] scores = new double[count];
        for (int i = 0; i < count; i++) {
            found[i] = FeatureList.of(features, states, i * length);
            for (int feature : found[i]) {
                scores[i] += weights[feature];
            }
        }
        double least = Arrays.stream(scores).min().orElseThrow();
        double sum = Arrays.stream(scores)
                .map(score -> StrictMath.exp(least - score))
                .sum();
        for (int i = 0; i < count; i++) {
            double share = StrictMath.exp(least - scores[i]) / sum;
            if (i == 0) {
                gather(found[i], 1 - share);
            } else if (share > LEAST_SHARE) {
                gather(found[i], -share);
            }
        }
        lossSum += StrictMath.log(sum) + scores[0] - least;
        examples++;
    }

    private void gather(int[] found, double gradient) {
        if (touched.length < touchedCount + found.length) {
            touched = Arrays.copyOf(touched, 2 * touched.length);
        }
        for (int feature : found) {
            if (gradients[feature] == 0) {
                touched[touchedCount++] = feature;
            }
            gradients[feature] += (float) gradient;
        }
    }

    /** The mirrored homes and blank of each state; the rest of it is not used. */
    private byte[] mirrored(byte[] states, int length) {
        byte[] mirrored = new byte[states.length];
        for (int at = 0; at < states.length; at += length) {
            for (int cell = 0; cell < features.size; cell++) {
                mirrored[at + transposed(cell)] = (byte) transposed(states[at + cell] & 0xff);
            }
            mirrored[at + features.size] = (byte) transposed(states[at + features.size] & 0xff);
        }
        return mirrored;
    }

    private int transposed(int cell) {
        return cell % features.columns * features.columns + cell / features.columns;
    }

    /** Changes the weights by the gradient of the examples since the last step. */
    void step() {
        for (int i = 0; i < touchedCount; i++) {
            int feature = touched[i];
            float gradient = gradients[feature];
            gradients[feature] = 0;
            squares[feature] += gradient * gradient;
            float rate = feature < features.pairsAt() ? RATE : PAIR_RATE;
            weights[feature] -= rate * gradient / (float) Math.sqrt(squares[feature]);
        }
        touchedCount = 0;
    }

    /** The mean loss of the examples since the last call. */
    double loss() {
        double loss = lossSum / examples;
        lossSum = 0;
        examples = 0;
        return loss;
    }

    /** The current weights, in whole numbers. */
    ScoreWeights weights(String recipe) {
        int[] whole = new int[weights.length];
        for (int i = 0; i < whole.length; i++) {
            int most = i < features.pairsAt() ? Short.MAX_VALUE : Byte.MAX_VALUE;
            int rounded = Math.round(weights[i] / STEEPNESS * FITTED_STEP);
            whole[i] = Math.max(-most, Math.min(most, rounded));
        }
        return new ScoreWeights(features.rows, features.columns, recipe, whole);
    }
}
