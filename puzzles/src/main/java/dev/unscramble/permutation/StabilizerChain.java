package dev.unscramble.permutation;

import static dev.unscramble.permutation.RandomElements.times;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The group of all rearrangements that moves make, as a chain of stabilizers (Sims, 1970): it counts them, finds
 * whether one is among them, and draws one at random. It acts on points, which are the slots with each orientation.
 *
 * <p>The chain is made of random elements, until many in a row add nothing to it; that it is still incomplete then is as
 * likely as to toss heads as many times. Work and memory are limited, for the moves may be a stranger's.
 */
final class StabilizerChain {
    private static final int TOSSES = 60;

    /** The most ints that are written to make a chain or to look for an element; one that is stored counts several times. */
    private static final long MOST_WORK = 200_000_000;

    private static final int STORED = 8;

    private final int points;
    /** The points in the order in which they become base points. */
    private final int[] order;

    private long workLeft = MOST_WORK;
    private final List<Level> levels = new ArrayList<>();

    /** The elements that keep the base points of all levels before, by where they take the base point of this one. */
    private static final class Level {
        final int base;
        final int[][] byImage;
        final int[][] inverses;
        final List<Integer> images = new ArrayList<>();
        final List<int[]> generators = new ArrayList<>();
        /** The points that this level moves and those below keep. */
        final List<Integer> settled = new ArrayList<>();

        Level(int base, int points) {
            this.base = base;
            this.byImage = new int[points][];
            this.inverses = new int[points][];
        }

        void add(int[] element, int[] back) {
            int image = element[base];
            byImage[image] = element;
            inverses[image] = back;
            images.add(image);
        }
    }

    private StabilizerChain(List<int[]> generators, int[] order) {
        this.points = order.length;
        this.order = order;
        generators.forEach(this::sift);
        RandomElements random = new RandomElements(generators);
        for (int inARow = 0; inARow < TOSSES && workLeft > 0; ) {
            workLeft -= 2L * points;
            inARow = sift(random.next()) ? 0 : inARow + 1;
        }
    }

    /**
     * The group that some permutations of points generate; empty if it takes too much work.
     *
     * @param order the points in the order in which they become base points
     */
    static Optional<StabilizerChain> of(List<int[]> generators, int[] order) {
        StabilizerChain chain = new StabilizerChain(generators, order);
        if (chain.workLeft <= 0) {
            return Optional.empty();
        }
        boolean[] isMoved = new boolean[order.length];
        for (int at = chain.levels.size() - 1; at >= 0; at--) {
            Level level = chain.levels.get(at);
            for (int point : order) {
                if (!isMoved[point] && level.generators.stream().anyMatch(one -> one[point] != point)) {
                    isMoved[point] = true;
                    level.settled.add(point);
                }
            }
        }
        return Optional.of(chain);
    }

    private int[] identity() {
        int[] same = new int[points];
        Arrays.setAll(same, point -> point);
        return same;
    }

    private void add(Level level, int[] element) {
        workLeft -= 2L * STORED * points;
        level.add(element, RandomElements.inverse(element));
    }

    /** Adds an element to the chain; returns false if the chain has it. */
    private boolean sift(int[] given) {
        int[] element = given;
        for (int at = 0; ; at++) {
            if (at == levels.size()) {
                int moved = firstMoved(element);
                if (moved < 0) {
                    return false;
                }
                Level level = new Level(moved, points);
                add(level, identity());
                levels.add(level);
            }
            Level level = levels.get(at);
            int[] back = level.inverses[element[level.base]];
            if (back == null) {
                level.generators.add(element);
                grow(at);
                return true;
            }
            element = times(element, back);
            workLeft -= points;
        }
    }

    private int firstMoved(int[] element) {
        for (int point : order) {
            if (element[point] != point) {
                return point;
            }
        }
        return -1;
    }

    /** Finds the images of a base point under the generators of its level and of those below. */
    private void grow(int at) {
        Level level = levels.get(at);
        List<int[]> generators = new ArrayList<>();
        levels.subList(at, levels.size()).forEach(below -> generators.addAll(below.generators));
        for (int i = 0; i < level.images.size() && workLeft > 0; i++) {
            int[] element = level.byImage[level.images.get(i)];
            for (int[] generator : generators) {
                if (level.byImage[generator[element[level.base]]] == null) {
                    add(level, times(element, generator));
                }
            }
        }
    }

    BigInteger order() {
        return levels.stream()
                .map(level -> BigInteger.valueOf(level.images.size()))
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    /** Whether a point may be taken to another one. */
    interface Wish {
        boolean allows(int point, int image);
    }

    /** Whether an element takes each point to one that is allowed; also true if it takes too much work to find out. */
    boolean mayFulfil(Wish wish) {
        Set<Integer> kept = new HashSet<>();
        Arrays.stream(order).forEach(kept::add);
        levels.forEach(level -> level.settled.forEach(kept::remove));
        return kept.stream().allMatch(point -> wish.allows(point, point))
                && mayFulfil(wish, 0, identity(), new AtomicLong(MOST_WORK / points));
    }

    /** Tries all images of a base point; {@code later} is what the levels before do after this one. */
    private boolean mayFulfil(Wish wish, int at, int[] later, AtomicLong triesLeft) {
        if (at == levels.size() || triesLeft.decrementAndGet() < 0) {
            return true;
        }
        Level level = levels.get(at);
        for (int image : level.images) {
            if (wish.allows(level.base, later[image])) {
                int[] element = times(level.byImage[image], later);
                boolean isAllowed = level.settled.stream().allMatch(point -> wish.allows(point, element[point]));
                if (isAllowed && mayFulfil(wish, at + 1, element, triesLeft)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** An element, each as likely as any other. */
    int[] random(Random random) {
        int[] element = identity();
        for (int at = levels.size() - 1; at >= 0; at--) {
            Level level = levels.get(at);
            element = times(element, level.byImage[level.images.get(random.nextInt(level.images.size()))]);
        }
        return element;
    }
}
