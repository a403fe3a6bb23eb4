package dev.unscramble.permutation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The group of all rearrangements that moves make, as a chain of stabilizers (Sims, 1970): it counts them, finds
 * whether one is among them, and draws one at random. It acts on points, which are the slots with each orientation.
 *
 * <p>The chain is made of random elements, until many in a row add nothing to it; that it is still incomplete then is as
 * likely as to toss heads as many times.
 */
final class StabilizerChain {
    private static final int TOSSES = 60;
    private static final int MIXING = 40;

    private final int points;
    private final List<Level> levels = new ArrayList<>();

    /** The elements that keep the base points of all levels before, by where they take the base point of this one. */
    private static final class Level {
        final int base;
        final int[][] byImage;
        final int[][] inverses;
        final List<Integer> images = new ArrayList<>();
        final List<int[]> generators = new ArrayList<>();

        Level(int base, int points) {
            this.base = base;
            this.byImage = new int[points][];
            this.inverses = new int[points][];
        }

        void add(int[] element) {
            int image = element[base];
            byImage[image] = element;
            inverses[image] = inverse(element);
            images.add(image);
        }
    }

    /** The group that some permutations of points generate. */
    StabilizerChain(List<int[]> generators) {
        this.points = generators.get(0).length;
        generators.forEach(this::sift);
        Random random = new Random(1);
        int[] walk = identity();
        for (int inARow = 0; inARow < TOSSES; ) {
            for (int i = 0; i < MIXING; i++) {
                walk = times(walk, generators.get(random.nextInt(generators.size())));
            }
            inARow = sift(walk) ? 0 : inARow + 1;
        }
    }

    private int[] identity() {
        int[] same = new int[points];
        Arrays.setAll(same, point -> point);
        return same;
    }

    /** First one, then the other. */
    private static int[] times(int[] one, int[] other) {
        int[] both = new int[one.length];
        for (int point = 0; point < both.length; point++) {
            both[point] = other[one[point]];
        }
        return both;
    }

    private static int[] inverse(int[] element) {
        int[] back = new int[element.length];
        for (int point = 0; point < back.length; point++) {
            back[element[point]] = point;
        }
        return back;
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
                level.add(identity());
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
        }
    }

    private int firstMoved(int[] element) {
        for (int point = 0; point < points; point++) {
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
        for (int i = 0; i < level.images.size(); i++) {
            int[] element = level.byImage[level.images.get(i)];
            for (int[] generator : generators) {
                if (level.byImage[generator[element[level.base]]] == null) {
                    level.add(times(element, generator));
                }
            }
        }
    }

    BigInteger order() {
        return levels.stream()
                .map(level -> BigInteger.valueOf(level.images.size()))
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    boolean contains(int[] given) {
        int[] element = given;
        for (Level level : levels) {
            int[] back = level.inverses[element[level.base]];
            if (back == null) {
                return false;
            }
            element = times(element, back);
        }
        return firstMoved(element) < 0;
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
