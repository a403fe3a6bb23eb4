package dev.unscramble.learn;

import dev.unscramble.tiles.score.FeatureList;
import dev.unscramble.tiles.score.ScoreFeatures;
import dev.unscramble.tiles.score.ScoreWeights;
import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * Fits the weights of a score to solved boards. Each layer of a beam that found a solution is an example: the state
 * on the path to the solution should score less than the others that the beam kept. The loss is that of a softmax over
 * them, the steps are those of Adagrad (Duchi et al., 2011), made once for each board, as its layers are similar. On
 * a square each example counts mirrored too. The result is the mean of the weights after many steps (Polyak and Juditsky, 1992).
 */
final class ScoreFit {
    /**
     * The steepness of the softmax: the initial contribution of a tile one step from its cell to the logarithm of the
     * odds.
     */
    private static final float STEEPNESS = 0.2f;

    /** The score of a tile one step from its cell, about. */
    private static final float STEP = 30;

    /** The learning rate; that of pairs and squares is smaller, as a board has more of them. */
    private static final float RATE = 0.03f;

    private static final float PAIR_RATE = 0.02f;
    /** The method, for the recipe. */
    static final String RECIPE = "softmax, Adagrad at " + RATE + ", of pairs at " + PAIR_RATE;

    /** A state with a smaller share in the softmax does not change the weights. */
    private static final double LEAST_SHARE = 1e-3;

    /** What the sums of squares begin with for weights that were learned before, so that the first steps are small. */
    private static final float TRUST = 300;

    private final ScoreFeatures features;
    private final float[] weights;
    private final float[] gradients;
    /** The sums of squares that Adagrad divides by. */
    private final float[] squares;

    /** The sums of the weights that were counted in, and how often. */
    private final double[] sums;

    private int counted;

    private int[] touched = new int[1 << 16];
    private int touchedCount;
    private double lossSum;
    private long examples;

    /**
     * Begins with these weights.
     *
     * @param areFitted whether they were learned from boards of this size
     */
    ScoreFit(int rows, int columns, ScoreWeights initial, boolean areFitted) {
        features = new ScoreFeatures(rows, columns);
        int[] whole = initial.weights();
        weights = new float[whole.length];
        for (int i = 0; i < whole.length; i++) {
            weights[i] = whole[i] / STEP * STEEPNESS;
        }
        gradients = new float[whole.length];
        squares = new float[whole.length];
        boolean hasSquares =
                Arrays.stream(whole, features.squaresAt(), whole.length).anyMatch(weight -> weight != 0);
        Arrays.fill(squares, areFitted ? TRUST : 1);
        Arrays.fill(squares, features.squaresAt(), squares.length, areFitted && hasSquares ? TRUST : 1);
        sums = new double[whole.length];
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

    /** Counts the current weights into their mean. */
    void countIn() {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += weights[i];
        }
        counted++;
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
        return rounded(recipe, feature -> weights[feature]);
    }

    /** The mean of the weights that were counted in, in whole numbers. */
    ScoreWeights means(String recipe) {
        return rounded(recipe, feature -> sums[feature] / counted);
    }

    private ScoreWeights rounded(String recipe, IntToDoubleFunction exact) {
        int[] whole = new int[weights.length];
        for (int i = 0; i < whole.length; i++) {
            int most = i < features.pairsAt() ? Short.MAX_VALUE : Byte.MAX_VALUE;
            int rounded = (int) Math.round(exact.applyAsDouble(i) / STEEPNESS * STEP);
            whole[i] = Math.max(-most, Math.min(most, rounded));
        }
        return new ScoreWeights(features.rows, features.columns, recipe, whole);
    }
}
