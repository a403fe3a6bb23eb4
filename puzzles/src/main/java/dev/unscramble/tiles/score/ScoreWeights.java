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
import java.util.stream.IntStream;

/**
 * Weights of the {@link ScoreFeatures} of one size that were fitted to solved boards, and how that was done.
 *
 * <pre>
 *   256 bytes   the recipe, in ASCII, filled up with blanks
 *   2 each      the weights of tiles and conflicts, big-endian
 *   1 each      the weights of pairs and squares
 * </pre>
 *
 * <p>On a square board two features that mirror each other have the same weight, which is written once.
 */
public final class ScoreWeights {
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
        return areShipped(rows, columns) ? fitted(rows) : forAnyGoal(rows, columns);
    }

    /** Whether weights that were fitted to this size are shipped with the program. */
    public static boolean areShipped(int rows, int columns) {
        return rows == columns && SHIPPED.contains(rows);
    }

    /**
     * Weights for a size or a goal to which none were fitted: the {@link MeanWeights} of the shipped size with the most
     * similar number of cells.
     */
    public static ScoreWeights forAnyGoal(int rows, int columns) {
        int side = Collections.min(
                SHIPPED, Comparator.comparingInt(shipped -> Math.abs(shipped * shipped - rows * columns)));
        MeanWeights means = new MeanWeights(new ScoreFeatures(side, side), fitted(side).weights);
        return new ScoreWeights(
                rows, columns, "the means of " + name(side, side), means.of(new ScoreFeatures(rows, columns)));
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
        return RECIPE_BYTES
                + Arrays.stream(written(features))
                        .map(feature -> feature < features.pairsAt() ? Short.BYTES : 1)
                        .sum();
    }

    /** The features whose weights are written: of two that mirror each other, the first. */
    private static int[] written(ScoreFeatures features) {
        IntStream all = IntStream.range(0, features.count());
        if (features.rows != features.columns) {
            return all.toArray();
        }
        int[] mirrored = features.mirrored();
        return all.filter(feature -> feature <= mirrored[feature]).toArray();
    }

    /** Reads what {@link #toBytes} wrote. */
    public static ScoreWeights read(int rows, int columns, byte[] bytes) {
        ScoreFeatures features = new ScoreFeatures(rows, columns);
        ByteBuffer from = ByteBuffer.wrap(bytes);
        byte[] recipe = new byte[RECIPE_BYTES];
        from.get(recipe);
        int[] mirrored = rows == columns
                ? features.mirrored()
                : IntStream.range(0, features.count()).toArray();
        int[] weights = new int[features.count()];
        for (int feature : written(features)) {
            int weight = feature < features.pairsAt() ? from.getShort() : from.get();
            weights[feature] = weight;
            weights[mirrored[feature]] = weight;
        }
        return new ScoreWeights(rows, columns, new String(recipe, StandardCharsets.US_ASCII).strip(), weights);
    }

    public byte[] toBytes() {
        ScoreFeatures features = new ScoreFeatures(rows, columns);
        ByteBuffer to = ByteBuffer.allocate(bytes(features));
        to.put(Arrays.copyOf(
                String.format(Locale.ROOT, "%-" + RECIPE_BYTES + "s", recipe).getBytes(StandardCharsets.US_ASCII),
                RECIPE_BYTES));
        for (int feature : written(features)) {
            if (feature < features.pairsAt()) {
                to.putShort((short) weights[feature]);
            } else {
                to.put((byte) weights[feature]);
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
