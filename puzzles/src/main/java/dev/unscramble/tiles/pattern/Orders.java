package dev.unscramble.tiles.pattern;

/**
 * The orders of the tiles of a pattern in the cells that they occupy, numbered from 0. An
 * order gives each tile its place, where place 0 is the lowest of the cells. The number has a digit for each tile:
 * the number of earlier tiles before it, to a base that is one more than the number of earlier tiles.
 */
final class Orders {
    private final int tiles;
    private final int count;
    /** By order, then tile: its place. */
    private final byte[] places;
    /** By place before and after of the tile that slides: the new order by the old one. */
    private final char[][][] moved;

    Orders(int tiles) {
        this.tiles = tiles;
        this.count = factorial(tiles);
        this.places = new byte[count * tiles];
        for (int order = 0; order < count; order++) {
            unrank(order);
        }
        this.moved = new char[tiles][tiles][];
        for (int before = 0; before < tiles; before++) {
            for (int after = 0; after < tiles; after++) {
                moved[before][after] = moved(before, after);
            }
        }
    }

    static int factorial(int n) {
        int result = 1;
        for (int i = 2; i <= n; i++) {
            result *= i;
        }
        return result;
    }

    int count() {
        return count;
    }

    int place(int order, int tile) {
        return places[order * tiles + tile];
    }

    /** By order: the order after the tile in place {@code placeBefore} slides to {@code placeAfter}. */
    char[] afterMove(int placeBefore, int placeAfter) {
        return moved[placeBefore][placeAfter];
    }

    private char[] moved(int before, int after) {
        char[] result = new char[count];
        int[] now = new int[tiles];
        for (int order = 0; order < count; order++) {
            for (int tile = 0; tile < tiles; tile++) {
                int place = place(order, tile);
                if (place == before) {
                    now[tile] = after;
                } else if (place > before && place <= after) {
                    now[tile] = place - 1;
                } else if (place < before && place >= after) {
                    now[tile] = place + 1;
                } else {
                    now[tile] = place;
                }
            }
            result[order] = (char) rank(now);
        }
        return result;
    }

    private static int rank(int[] places) {
        int rank = 0;
        for (int tile = 0; tile < places.length; tile++) {
            int digit = 0;
            for (int earlier = 0; earlier < tile; earlier++) {
                digit += places[earlier] < places[tile] ? 1 : 0;
            }
            rank = rank * (tile + 1) + digit;
        }
        return rank;
    }

    /**
     * From the last tile's digit, which is its place, to the first: each goes to the free place whose number is its
     * digit.
     */
    private void unrank(int order) {
        int rest = order;
        int left = (1 << tiles) - 1;
        for (int tile = tiles - 1; tile >= 0; tile--) {
            int skipped = left;
            for (int digit = rest % (tile + 1); digit > 0; digit--) {
                skipped &= skipped - 1;
            }
            int place = Integer.numberOfTrailingZeros(skipped);
            places[order * tiles + tile] = (byte) place;
            left &= ~(1 << place);
            rest /= tile + 1;
        }
    }
}
