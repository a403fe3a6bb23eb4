package dev.unscramble.tiles;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The cost of a slide, by the number of the tile: the heavy tiles on which bounded-suboptimal searches are compared. Costs
 * are whole numbers, so that roots and inverses are multiplied by {@value #SCALE} and rounded.
 */
public enum TileCosts {
    /** Every slide costs 1. */
    UNIT,
    /** The tile's number. */
    TILE,
    /** The square of the tile's number. */
    SQUARE,
    /** The square root of the tile's number, times {@value #SCALE}. */
    SQRT,
    /** One divided by the tile's number, times {@value #SCALE}. */
    INVERSE;

    /** By this, costs that are fractions are multiplied. */
    public static final int SCALE = 10_000;

    /** The names of all. */
    public static final List<String> NAMES =
            Arrays.stream(values()).map(TileCosts::label).toList();

    /** Its name in options. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The costs of this name. */
    public static Optional<TileCosts> named(String name) {
        return Arrays.stream(values())
                .filter(costs -> costs.label().equals(name))
                .findFirst();
    }

    /** The cost of a slide of this tile. */
    public int of(int tile) {
        return switch (this) {
            case UNIT -> 1;
            case TILE -> tile;
            case SQUARE -> tile * tile;
            case SQRT -> (int) Math.round(SCALE * Math.sqrt(tile));
            case INVERSE -> (int) Math.max(1, Math.round((double) SCALE / tile));
        };
    }
}
