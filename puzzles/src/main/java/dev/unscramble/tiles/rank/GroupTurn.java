package dev.unscramble.tiles.rank;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A {@link PageTurn} of many states at once. The states of a page are taken in groups of 60, all arrangements of the
 * last five elements, which fit into a word; groups begin at bits that are not the first of a word:
 *
 * <pre>
 *   15 words    |      64      |      64      |  ...
 *   16 groups   |     60     |     60     |     60  ...
 * </pre>
 */
interface GroupTurn {
    /** The number of groups of a page. */
    int GROUPS = 336;

    int GROUP = 60;
    long GROUP_BITS = (1L << GROUP) - 1;
    int LANE = 12;
    int LANES = GROUP / LANE;
    /** More shifts than this take longer than moving bit by bit. */
    int MOST_SHIFTS = 24;

    /** Turns all groups of a page into those of another, whose content is overwritten. */
    void turn(long[] from, long[] to);

    /** The turn that leads from each state of a page to another, if it is one for whole lanes or within groups. */
    static @Nullable GroupTurn of(int[] targets) {
        if (targets.length != GROUPS * GROUP) {
            return null;
        }
        if (IntStream.range(0, targets.length).allMatch(i -> targets[i] - targets[i - i % LANE] == i % LANE)) {
            return ofLanes(targets);
        }
        return IntStream.range(0, targets.length).allMatch(i -> targets[i] / GROUP == i / GROUP)
                ? ofShifts(targets)
                : null;
    }

    /**
     * The turn if twelve states stay together, the arrangements of the last four elements: each such lane moves as a
     * whole.
     */
    private static GroupTurn ofLanes(int[] targets) {
        int[] sources = new int[GROUPS * LANES];
        for (int lane = 0; lane < sources.length; lane++) {
            sources[targets[lane * LANE] / LANE] = lane;
        }
        int[] groups = IntStream.of(sources).map(lane -> lane / LANES).toArray();
        int[] shifts = IntStream.of(sources).map(lane -> lane % LANES * LANE).toArray();
        return (from, to) -> gather(from, groups, shifts, to);
    }

    private static void gather(long[] from, int[] groups, int[] shifts, long[] to) {
        for (int group = 0; group < GROUPS; group++) {
            long gathered = 0;
            for (int i = 0; i < LANES; i++) {
                int lane = group * LANES + i;
                gathered |= (from[groups[lane]] >>> shifts[lane] & (1 << LANE) - 1) << i * LANE;
            }
            to[group] = gathered;
        }
    }

    /** The turn if no state leaves its group: all states that move equally far are shifted together. */
    private static @Nullable GroupTurn ofShifts(int[] targets) {
        SortedMap<Integer, long[]> masks = new TreeMap<>();
        for (int i = 0; i < targets.length; i++) {
            masks.computeIfAbsent(targets[i] - i, none -> new long[GROUPS])[i / GROUP] |= 1L << i % GROUP;
        }
        if (masks.size() > MOST_SHIFTS) {
            return null;
        }
        int[] distances = masks.keySet().stream().mapToInt(Integer::intValue).toArray();
        long[][] movers = masks.values().toArray(long[][]::new);
        return (from, to) -> shift(from, distances, movers, to);
    }

    private static void shift(long[] from, int[] distances, long[][] movers, long[] to) {
        Arrays.fill(to, 0);
        for (int i = 0; i < distances.length; i++) {
            if (distances[i] >= 0) {
                shiftUp(from, movers[i], distances[i], to);
            } else {
                shiftDown(from, movers[i], -distances[i], to);
            }
        }
    }

    /** A loop of its own, so that the compiler vectorizes it. */
    private static void shiftUp(long[] from, long[] movers, int distance, long[] to) {
        for (int group = 0; group < GROUPS; group++) {
            to[group] |= (from[group] & movers[group]) << distance;
        }
    }

    private static void shiftDown(long[] from, long[] movers, int distance, long[] to) {
        for (int group = 0; group < GROUPS; group++) {
            to[group] |= (from[group] & movers[group]) >>> distance;
        }
    }

    /** Takes the groups out of a page that begins at some word. */
    static void read(long[] words, int base, long[] groups) {
        int word = base;
        for (int group = 0; group < GROUPS; group++) {
            long carry = 0;
            for (int used = 0; used < GROUP; used += Long.SIZE - GROUP) {
                long bits = words[word++];
                groups[group++] = (bits << used | carry) & GROUP_BITS;
                carry = bits >>> GROUP - used;
            }
            groups[group] = carry;
        }
    }

    /** Adds the groups to a page that begins at some word. */
    static void add(long[] groups, long[] words, int base) {
        int word = base;
        for (int group = 0; group < GROUPS; group++) {
            for (int used = 0; used < GROUP; used += Long.SIZE - GROUP) {
                words[word++] |= groups[group++] >>> used | groups[group] << GROUP - used;
            }
        }
    }
}
