package dev.unscramble.permutation.pattern;

import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.LongIndex;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * What distances a pattern will have, without its table: the patterns around the solved one are listed, as far as there are
 * few, and from those of a sample of states a search of a few moves looks for one of them. If it finds none, the distance is
 * drawn at random, as if each further move led to as many new patterns as the last ones did: if a share p of all patterns is
 * within a distance, and the layers grow by a factor g, then 1 - (1 - p)^g are within one more.
 */
final class PatternSample {
    private static final int MOST_LISTED = 700_000;
    private static final int DEEPEST_SEARCH = 2;
    /** A distance that no puzzle's patterns have. */
    private static final int FARTHEST = 100;

    /** How many states tell which views differ. */
    private static final int COMPARED = 6;

    private final PermutationPuzzle puzzle;
    private final String name;
    private final double bytes;
    private final List<Coordinate> parts;
    private double size;
    private final LongIndex listed = new LongIndex();
    /** By distance: how many patterns are that near, or nearer. */
    private final List<Integer> within = new ArrayList<>();

    private double growth;
    private final Random random = new Random(1);
    private final int[] distances;
    private final int views;

    /**
     * The sample of a pattern.
     *
     * @param bytes what its tables take
     * @param size how many patterns there are, about
     * @param sample the states
     */
    PatternSample(
            PermutationPuzzle puzzle,
            String name,
            double bytes,
            double size,
            List<Coordinate> parts,
            List<Symmetry> symmetries,
            List<PermutationPosition> sample) {
        this.puzzle = puzzle;
        this.name = name;
        this.bytes = bytes;
        this.parts = parts;
        this.size = size;
        list();
        List<View> differing = View.differing(
                puzzle, symmetries, sample.subList(0, Math.min(COMPARED, sample.size())), this::distance);
        this.views = differing.size();
        this.distances = sample.stream()
                .mapToInt(state -> differing.stream()
                        .mapToInt(view -> distance(view.of(state)))
                        .max()
                        .orElse(0))
                .toArray();
    }

    String name() {
        return name;
    }

    double bytes() {
        return bytes;
    }

    /** By state: its distance. */
    int[] distances() {
        return distances;
    }

    /** The expected share of states at most this far from the solved one, as if its views were independent. */
    double share(int distance) {
        return Math.pow(patternShare(distance), views);
    }

    private double patternShare(int distance) {
        double share = within.get(Math.min(distance, within.size() - 1)) / size;
        for (int at = within.size(); at <= distance; at++) {
            share = 1 - Math.pow(1 - share, growth);
        }
        return share;
    }

    private void list() {
        int moves = puzzle.moveCount();
        List<int[]> last = List.of(new int[parts.size()]);
        listed.add(0);
        within.add(1);
        growth = moves;
        while (!last.isEmpty() && last.size() * growth + listed.size() <= MOST_LISTED) {
            List<int[]> layer = new ArrayList<>();
            for (int[] values : last) {
                for (int move = 0; move < moves; move++) {
                    int[] after = after(values, move);
                    int before = listed.size();
                    if (listed.add(index(after)) == before) {
                        layer.add(after);
                    }
                }
            }
            if (layer.isEmpty()) {
                size = listed.size();
            } else {
                growth = (double) layer.size() / last.size();
                within.add(listed.size());
            }
            last = layer;
        }
    }

    private int[] after(int[] values, int move) {
        int[] after = new int[values.length];
        for (int part = 0; part < after.length; part++) {
            after[part] = parts.get(part).moves().after(move, values[part]);
        }
        return after;
    }

    private long index(int[] values) {
        long index = 0;
        for (int part = 0; part < values.length; part++) {
            index = index * parts.get(part).size() + values[part];
        }
        return index;
    }

    private int distance(PermutationPosition state) {
        int[] values = parts.stream().mapToInt(part -> part.of(state)).toArray();
        int known = listed.find(index(values));
        if (known >= 0) {
            return distanceOf(known);
        }
        int radius = within.size() - 1;
        for (int depth = 1; depth <= DEEPEST_SEARCH; depth++) {
            if (isNear(values, depth, -1L)) {
                return radius + depth;
            }
        }
        return drawn(radius + DEEPEST_SEARCH);
    }

    /** A distance that is larger than the given one. */
    private int drawn(int distance) {
        int drawn = distance + 1;
        double farther = 1 - patternShare(distance);
        double wanted = random.nextDouble() * farther;
        while (drawn < FARTHEST && 1 - patternShare(drawn) > wanted) {
            drawn++;
        }
        return drawn;
    }

    /** Patterns are listed in the order of their distances. */
    private int distanceOf(int number) {
        int distance = 0;
        while (within.get(distance) <= number) {
            distance++;
        }
        return distance;
    }

    private boolean isNear(int[] values, int depth, long allowed) {
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if ((allowed >>> move & 1) != 0) {
                int[] after = after(values, move);
                boolean isFound = depth == 1
                        ? listed.find(index(after)) >= 0
                        : isNear(after, depth - 1, puzzle.allowedAfter(move));
                if (isFound) {
                    return true;
                }
            }
        }
        return false;
    }
}
