package dev.unscramble.permutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random elements of the group that some permutations generate, by product replacement (Celler et al., 1995; with
 * Leedham-Green's accumulator): products of a few generators would rarely have one that is seldom drawn.
 */
final class RandomElements {
    /** The least number of elements of which random ones are made, and how often each is replaced before the first. */
    private static final int POOL = 10;

    private static final int MIXING = 10;

    private final Random random = new Random(1);
    private final List<int[]> pool = new ArrayList<>();
    private int[] product;

    RandomElements(List<int[]> generators) {
        while (pool.size() < POOL) {
            pool.addAll(generators);
        }
        product = generators.get(0);
        for (int i = 0; i < MIXING * pool.size(); i++) {
            next();
        }
    }

    int[] next() {
        int one = random.nextInt(pool.size());
        int other = (one + 1 + random.nextInt(pool.size() - 1)) % pool.size();
        int[] both =
                random.nextBoolean() ? times(pool.get(one), pool.get(other)) : times(pool.get(other), pool.get(one));
        pool.set(one, both);
        product = times(product, both);
        return product;
    }

    /** First one, then the other. */
    static int[] times(int[] one, int[] other) {
        int[] both = new int[one.length];
        for (int point = 0; point < both.length; point++) {
            both[point] = other[one[point]];
        }
        return both;
    }

    /** What takes an element back. */
    static int[] inverse(int[] element) {
        int[] back = new int[element.length];
        for (int point = 0; point < back.length; point++) {
            back[element[point]] = point;
        }
        return back;
    }
}
