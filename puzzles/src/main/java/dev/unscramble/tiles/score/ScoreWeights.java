package dev.unscramble.tiles.score;

import dev.unscramble.pdb.Tables;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

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

    /** The weights that are shipped with the program for this size, if there are any. */
    public static Optional<ScoreWeights> shipped(int rows, int columns) {
        try (InputStream file = ScoreWeights.class.getResourceAsStream(name(rows, columns))) {
            return file == null ? Optional.empty() : Optional.of(read(rows, columns, file.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The key of their table; fitting them takes three floats for each of its bytes. */
    public static Tables.Key key(int rows, int columns) {
        int bytes = bytes(new ScoreFeatures(rows, columns));
        return new Tables.Key(name(rows, columns), bytes, 3L * Float.BYTES * bytes);
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
