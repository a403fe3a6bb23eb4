package dev.unscramble.tiles.heuristic;

import dev.unscramble.model.InputException;
import dev.unscramble.tiles.TilePosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One half of {@link WalkingDistance}: an abstraction of boards to lines, either rows or
 * columns. A state is how many tiles in each line belong to which line, and which line the blank is
 * in; a move takes a tile from a neighbouring line into the blank's.
 *
 * <pre>
 *   7 2 4         belongs to row  0 1 2
 *   5 . 6         row 0           1 1 1     2 belongs to row 0, 4 to row 1, 7 to row 2
 *   8 3 1         row 1           0 1 1     and the blank is in row 1
 *                 row 2           1 1 1
 * </pre>
 *
 * <p>States are numbered in the order in which a breadth-first search from the goal reaches them. Packed,
 * the counts of a line but its last, which follows from the others, stand side by side, then the
 * blank's line.
 */
final class WalkTable {
    /** Four lines of four have 24,964, five have millions. {@link WalkingDistance} has bits for this many. */
    private static final int MAX_STATES = 30_000;

    private static final int NO_STATE = -1;

    private final int lines;
    private final int lineLength;
    private final int[] goalLine;
    private final int bits;
    private final Map<Long, Integer> numbers = new HashMap<>();
    private final List<Long> states = new ArrayList<>();
    /** By state: its distance from the goal. */
    private byte[] distance = new byte[1024];
    /** By state, whether the blank goes to the next line (or the one before), and the tile's line. */
    private int[] next = new int[0];

    /**
     * The table for a board of {@code lines} lines.
     *
     * @param goalLine by tile, the blank included: the line that it belongs to
     */
    WalkTable(int lines, int lineLength, int[] goalLine) {
        this.lines = lines;
        this.lineLength = lineLength;
        this.goalLine = goalLine;
        this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(lineLength);
        if (lines * (lines - 1) * bits + Integer.SIZE - Integer.numberOfLeadingZeros(lines) >= Long.SIZE) {
            throw tooLarge();
        }
        build();
    }

    /** The number of the state in which each cell lies in the given line. */
    int state(TilePosition position, int[] lineOfCell) {
        int[][] counts = new int[lines][lines];
        for (int cell = 0; cell < position.size(); cell++) {
            if (cell != position.blank()) {
                counts[lineOfCell[cell]][goalLine[position.tile(cell)]]++;
            }
        }
        Integer number = numbers.get(pack(counts, lineOfCell[position.blank()]));
        if (number == null) {
            throw new IllegalArgumentException("no board of this puzzle");
        }
        return number;
    }

    int distance(int state) {
        return distance[state];
    }

    /** The state after the blank has moved to the next or the previous line, and a tile has come from there. */
    int after(int state, int step) {
        return next[state * 2 * lines + step];
    }

    /** The index of a slide's successor among those of a state. */
    int step(boolean isOnward, int tile) {
        return (isOnward ? lines : 0) + goalLine[tile];
    }

    private void build() {
        int[][] goal = new int[lines][lines];
        for (int tile = 1; tile < goalLine.length; tile++) {
            goal[goalLine[tile]][goalLine[tile]]++;
        }
        number(goal, goalLine[0], 0);
        for (int state = 0; state < states.size(); state++) {
            expand(state);
        }
    }

    private void expand(int state) {
        int[][] counts = new int[lines][lines];
        int blank = unpack(states.get(state), counts);
        int from = state * 2 * lines;
        next = from + 2 * lines > next.length ? Arrays.copyOf(next, Math.max(4096, 2 * next.length)) : next;
        Arrays.fill(next, from, from + 2 * lines, NO_STATE);
        for (int direction = -1; direction <= 1; direction += 2) {
            int other = blank + direction;
            for (int home = 0; other >= 0 && other < lines && home < lines; home++) {
                if (counts[other][home] > 0) {
                    counts[other][home]--;
                    counts[blank][home]++;
                    next[from + (direction > 0 ? lines : 0) + home] = number(counts, other, distance[state] + 1);
                    counts[other][home]++;
                    counts[blank][home]--;
                }
            }
        }
    }

    private int number(int[][] counts, int blank, int depth) {
        long key = pack(counts, blank);
        Integer known = numbers.get(key);
        if (known != null) {
            return known;
        }
        int number = states.size();
        if (number == MAX_STATES) {
            throw tooLarge();
        }
        numbers.put(key, number);
        states.add(key);
        distance = number == distance.length ? Arrays.copyOf(distance, 2 * number) : distance;
        distance[number] = (byte) depth;
        return number;
    }

    private long pack(int[][] counts, int blank) {
        long key = blank;
        for (int[] line : counts) {
            for (int home = 0; home < lines - 1; home++) {
                key = key << bits | line[home];
            }
        }
        return key;
    }

    private int unpack(long key, int[][] counts) {
        long rest = key;
        for (int line = lines - 1; line >= 0; line--) {
            int last = lineLength;
            for (int home = lines - 2; home >= 0; home--) {
                counts[line][home] = (int) rest & (1 << bits) - 1;
                last -= counts[line][home];
                rest >>>= bits;
            }
            counts[line][lines - 1] = last;
        }
        int blank = (int) rest;
        counts[blank][lines - 1]--;
        return blank;
    }

    private InputException tooLarge() {
        return new InputException("walking distance needs a table of more than " + MAX_STATES
                + " states for a board of " + lines + " lines of " + lineLength + "; try linear-conflict");
    }
}
