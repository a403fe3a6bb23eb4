package dev.unscramble.tiles;

import java.util.ArrayList;
import java.util.List;

/**
 * The ways in which some tiles, all alike, and the blank can stand on a board: which cells the tiles take,
 * and in which region of the cells that are left the blank is. The blank walks about its region for
 * nothing; what counts is a tile that slides into it.
 *
 * <p>Which tile stands where is the permutation beside it: the tiles in the order of their cells. A slide
 * to a cell nearby leaves that order alone or takes one tile past a few others, so that what a slide
 * does to all permutations at once is one of few tables ({@link #reorderings}).
 */
final class PatternGraph {
    private final int cells;
    private final int[] neighbours;
    /** By mask of cells: its number among the masks with as many cells. */
    private final int[] numberOfMask;

    private final List<Integer> masks = new ArrayList<>();
    /** By number of a mask: its first node; the nodes of a mask are one for each region. */
    private final int[] firstNode;

    private final List<Integer> maskNumberOfNode = new ArrayList<>();
    private final List<Integer> regionOfNode = new ArrayList<>();
    private final int[][][] reorderings;

    PatternGraph(int rows, int columns, int tiles) {
        this.cells = rows * columns;
        this.neighbours = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            neighbours[cell] |= cell >= columns ? 1 << cell - columns : 0;
            neighbours[cell] |= cell < cells - columns ? 1 << cell + columns : 0;
            neighbours[cell] |= cell % columns > 0 ? 1 << cell - 1 : 0;
            neighbours[cell] |= cell % columns < columns - 1 ? 1 << cell + 1 : 0;
        }
        this.numberOfMask = new int[1 << cells];
        for (int mask = 0; mask < 1 << cells; mask++) {
            if (Integer.bitCount(mask) == tiles) {
                numberOfMask[mask] = masks.size();
                masks.add(mask);
            }
        }
        this.firstNode = new int[masks.size()];
        for (int number = 0; number < masks.size(); number++) {
            firstNode[number] = regionOfNode.size();
            int free = ~masks.get(number) & (1 << cells) - 1;
            while (free != 0) {
                int region = flood(free & -free, free);
                maskNumberOfNode.add(number);
                regionOfNode.add(region);
                free &= ~region;
            }
        }
        this.reorderings = reorderings(tiles);
    }

    private int flood(int from, int free) {
        int region = from;
        for (int grown = grow(region, free); grown != region; grown = grow(region, free)) {
            region = grown;
        }
        return region;
    }

    private int grow(int region, int free) {
        int grown = region;
        for (int rest = region; rest != 0; rest &= rest - 1) {
            grown |= neighbours[Integer.numberOfTrailingZeros(rest)];
        }
        return grown & free;
    }

    int nodes() {
        return regionOfNode.size();
    }

    int masks() {
        return masks.size();
    }

    int permutations() {
        return reorderings[0][0].length;
    }

    int maskNumber(int mask) {
        return numberOfMask[mask];
    }

    int maskNumberOfNode(int node) {
        return maskNumberOfNode.get(node);
    }

    /** The node of these cells with the blank in a cell. */
    int node(int mask, int blank) {
        int node = firstNode[numberOfMask[mask]];
        while ((regionOfNode.get(node) & 1 << blank) == 0) {
            node++;
        }
        return node;
    }

    /** What one slide does: the node that it leads to, and the permutation by permutation before. */
    record Slide(int node, int[] reordering) {}

    List<Slide> slides(int node) {
        int mask = masks.get(maskNumberOfNode.get(node));
        List<Slide> slides = new ArrayList<>();
        for (int from = mask; from != 0; from &= from - 1) {
            int cell = Integer.numberOfTrailingZeros(from);
            for (int to = neighbours[cell] & regionOfNode.get(node); to != 0; to &= to - 1) {
                int target = Integer.numberOfTrailingZeros(to);
                int others = mask & ~(1 << cell);
                int placeBefore = Integer.bitCount(others & (1 << cell) - 1);
                int placeAfter = Integer.bitCount(others & (1 << target) - 1);
                slides.add(new Slide(node(others | 1 << target, cell), reorderings[placeBefore][placeAfter]));
            }
        }
        return slides;
    }

    /** By place before and place after of the tile that slides: the new permutation by the old one. */
    private static int[][][] reorderings(int tiles) {
        int[][][] all = new int[tiles][tiles][];
        for (int before = 0; before < tiles; before++) {
            for (int after = 0; after < tiles; after++) {
                all[before][after] = reordering(tiles, before, after);
            }
        }
        return all;
    }

    private static int[] reordering(int tiles, int before, int after) {
        int count = 1;
        for (int i = 2; i <= tiles; i++) {
            count *= i;
        }
        int[] result = new int[count];
        int[] places = new int[tiles];
        for (int permutation = 0; permutation < count; permutation++) {
            unrank(permutation, places);
            for (int tile = 0; tile < tiles; tile++) {
                int place = places[tile];
                if (place == before) {
                    places[tile] = after;
                } else if (place > before && place <= after) {
                    places[tile]--;
                } else if (place < before && place >= after) {
                    places[tile]++;
                }
            }
            result[permutation] = rank(places);
        }
        return result;
    }

    /** The number of a permutation: for each tile, how many later ones stand before it. */
    private static int rank(int[] places) {
        int rank = 0;
        for (int tile = 0; tile < places.length; tile++) {
            int digit = 0;
            for (int later = tile + 1; later < places.length; later++) {
                digit += places[later] < places[tile] ? 1 : 0;
            }
            rank = rank * (places.length - tile) + digit;
        }
        return rank;
    }

    private static void unrank(int rank, int[] places) {
        int rest = rank;
        for (int tile = places.length - 1; tile >= 0; tile--) {
            places[tile] = rest % (places.length - tile);
            rest /= places.length - tile;
            for (int later = tile + 1; later < places.length; later++) {
                places[later] += places[later] >= places[tile] ? 1 : 0;
            }
        }
    }
}
