package dev.unscramble.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How a round of IDA* is split, by what the subtrees of the round before came to: into so many that none is much
 * larger than its share, and sent in groups of about equal size, the largest first.
 */
final class Subtrees {
    private static final int GROUPS_A_SLOT = 50;
    private static final int SUBTREES_A_GROUP = 4;

    /** How many times the share of a group the largest subtree may have before the next round is split further. */
    private static final int LARGEST = 4;

    private final int groups;
    private final Map<List<Integer>, Long> sizes = new HashMap<>();
    private long total;
    private long largest;

    /** Nothing is known yet, and so many subtrees can be searched at a time. */
    Subtrees(int slots) {
        this.groups = GROUPS_A_SLOT * Math.max(1, slots);
    }

    /** Takes note of what a subtree came to. */
    void learn(Subtree subtree) {
        sizes.merge(subtree.beginning(), subtree.generated(), Long::sum);
        total += subtree.generated();
        largest = subtree.beginning().isEmpty() ? largest : Math.max(largest, subtree.generated());
    }

    /** About how many subtrees to split the next round into. */
    int splitCount() {
        int usual = groups * SUBTREES_A_GROUP;
        long share = Math.max(1, total / groups);
        return (int) Math.min(1_000_000, largest > LARGEST * share ? usual * (largest / share) : usual);
    }

    /** Puts subtrees together. */
    List<List<List<Integer>>> groups(List<List<Integer>> beginnings) {
        Map<List<Integer>, Long> expected = new HashMap<>();
        beginnings.forEach(beginning -> expected.put(beginning, expected(beginning)));
        long share = Math.max(
                1, expected.values().stream().mapToLong(Long::longValue).sum() / groups);
        List<List<List<Integer>>> made = new ArrayList<>();
        List<List<Integer>> group = new ArrayList<>();
        long size = 0;
        for (List<Integer> beginning : sorted(beginnings, expected)) {
            group.add(beginning);
            size += expected.get(beginning);
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

    private static List<List<Integer>> sorted(List<List<Integer>> beginnings, Map<List<Integer>, Long> expected) {
        return beginnings.stream()
                .sorted(Comparator.comparing((List<Integer> beginning) -> expected.getOrDefault(beginning, 0L))
                        .reversed())
                .toList();
    }

    /** What a subtree came to, or its share of the one that it was part of. */
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
