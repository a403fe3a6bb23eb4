package dev.unscramble.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How a round of IDA* is split, by the sizes of the subtrees of the round before: into enough of them that none is much
 * larger than its share, and sent in groups of about equal size, the largest first.
 */
final class RoundSplit {
    private static final int GROUPS_PER_SLOT = 50;
    private static final int SUBTREES_PER_GROUP = 4;

    /** How many times the share of a group the largest subtree may have before the next round is split further. */
    private static final int LARGEST = 4;

    private final int groups;
    private final Map<List<Integer>, Long> sizes = new HashMap<>();
    private long total;
    private long largest;

    /** The first split, for {@code slots} subtrees at a time. */
    RoundSplit(int slots) {
        this.groups = GROUPS_PER_SLOT * Math.max(1, slots);
    }

    /** Adds the size of a subtree. */
    void learn(Subtree subtree) {
        sizes.merge(subtree.beginning(), subtree.generated(), Long::sum);
        total += subtree.generated();
        largest = subtree.beginning().isEmpty() ? largest : Math.max(largest, subtree.generated());
    }

    /** About how many subtrees to split the next round into. */
    int splitCount() {
        int usual = groups * SUBTREES_PER_GROUP;
        long share = Math.max(1, total / groups);
        return (int) Math.min(1_000_000, largest > LARGEST * share ? usual * (largest / share) : usual);
    }

    /** A subtree and its expected size. */
    private record Expected(List<Integer> beginning, long size) {}

    /** Puts subtrees together. */
    List<List<List<Integer>>> groups(List<List<Integer>> beginnings) {
        List<Expected> largestFirst = beginnings.stream()
                .map(beginning -> new Expected(beginning, expected(beginning)))
                .sorted(Comparator.comparingLong(Expected::size).reversed())
                .toList();
        long all = largestFirst.stream().mapToLong(Expected::size).sum();
        long share = Math.max(1, all / groups);
        List<List<List<Integer>>> made = new ArrayList<>();
        List<List<Integer>> group = new ArrayList<>();
        long size = 0;
        for (Expected subtree : largestFirst) {
            group.add(subtree.beginning);
            size += subtree.size;
            if (size >= share) {
                made.add(List.copyOf(group));
                group.clear();
                size = 0;
            }
        }
        if (!group.isEmpty()) {
            made.add(group);
        }
        return made;
    }

    /** The counts of a subtree, or its share of the counts of a larger one. */
    private long expected(List<Integer> beginning) {
        for (int length = beginning.size(); length > 0; length--) {
            Long size = sizes.get(beginning.subList(0, length));
            if (size != null) {
                return 1 + (size >> (beginning.size() - length));
            }
        }
        return 1;
    }
}
