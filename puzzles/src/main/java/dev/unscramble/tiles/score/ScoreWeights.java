package dev.unscramble.tiles.score;

import dev.unscramble.pdb.Tables;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Weights of the {@link ScoreFeatures} of one size that were fitted to solved boards, and how that was done.
 *
 * <pre>
 *   256 bytes   the recipe, in ASCII, filled up with blanks
 *   2 each      the weights of tiles and conflicts, big-endian
 *   1 each      the weights of pairs
 * </pre>
 */
public final class ScoreWeights {
    /** How many times as fine as plain weights the others are, about. */
    private static final int FINENESS = 3;

    /** The sides of the square boards to which weights were fitted that are shipped with the program. */
    private static final List<Integer> SHIPPED = List.of(5, 6, 7, 8, 10);

    private static final int RECIPE_BYTES = 256;

    private final int rows;
    private final int columns;
    private final String recipe;
    private final int[] weights;

    public ScoreWeights(int rows, int columns, String recipe, int[] weights) {
        this.rows = rows;
        this.columns = columns;
        this.recipe = recipe;
        this.weights = weights.clone();
    }

    /** The weights that are shipped with the program for this size, or else {@linkplain #forAnyGoal those for any goal}. */
    public static ScoreWeights shipped(int rows, int columns) {
        return rows == columns && SHIPPED.contains(rows) ? fitted(rows) : forAnyGoal(rows, columns);
    }

    /**
     * Weights for a size or a goal to which none were fitted: plain ones for tiles and conflicts, and for pairs, which are
     * the same everywhere, those of the shipped size with the most similar number of cells.
     */
    public static ScoreWeights forAnyGoal(int rows, int columns) {
        ScoreFeatures features = new ScoreFeatures(rows, columns);
        int side = Collections.min(
                SHIPPED, Comparator.comparingInt(shipped -> Math.abs(shipped * shipped - features.size)));
        int[] pairs = fitted(side).weights;
        int[] plain = features.plainWeights();
        int[] weights = new int[plain.length];
        Arrays.setAll(weights, feature -> FINENESS * plain[feature]);
        int count = features.count() - features.pairsAt();
        System.arraycopy(pairs, pairs.length - count, weights, features.pairsAt(), count);
        return new ScoreWeights(rows, columns, "plain weights, and the pairs of " + name(side, side), weights);
    }

    private static ScoreWeights fitted(int side) {
        try (InputStream file = ScoreWeights.class.getResourceAsStream(name(side, side))) {
            return read(side, side, Objects.requireNonNull(file).readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The key of their table; fitting them takes three floats and a double for each of its bytes. */
    public static Tables.Key key(int rows, int columns) {
        int bytes = bytes(new ScoreFeatures(rows, columns));
        return new Tables.Key(name(rows, columns), bytes, (3L * Float.BYTES + Double.BYTES) * bytes);
    }

    private static String name(int rows, int columns) {
        return "scores-" + rows + "x" + columns;
    }

    private static int bytes(ScoreFeatures features) {
        return RECIPE_BYTES + Short.BYTES * features.pairsAt() + features.count() - features.pairsAt();
    }

    /** Reads what {@link #toBytes} wrote. */
    public static ScoreWeights read(int rows, int columns, byte[] bytes) {
        ScoreFeatures features = new ScoreFeatures(rows, columns);
        ByteBuffer from = ByteBuffer.wrap(bytes);
        byte[] recipe = new byte[RECIPE_BYTES];
        from.get(recipe);
        int[] weights = new int[features.count()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = i < features.pairsAt() ? from.getShort() : from.get();
        }
        return new ScoreWeights(rows, columns, new String(recipe, StandardCharsets.US_ASCII).strip(), weights);
    }

    public byte[] toBytes() {
        ScoreFeatures features = new ScoreFeatures(rows, columns);
        ByteBuffer to = ByteBuffer.allocate(bytes(features));
        to.put(Arrays.copyOf(
                String.format(Locale.ROOT, "%-" + RECIPE_BYTES + "s", recipe).getBytes(StandardCharsets.US_ASCII),
                RECIPE_BYTES));
        for (int i = 0; i < weights.length; i++) {
            if (i < features.pairsAt()) {
                to.putShort((short) weights[i]);
            } else {
                to.put((byte) weights[i]);
            }
        }
        return to.array();
    }

    /** How they were fitted. */
    public String recipe() {
        return recipe;
    }

    /** By feature. */
    public int[] weights() {
        return weights;
    }
}
