package dev.unscramble.laws;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a {@link Dial} is not: the order of moves matters, and not every move is legal everywhere. Boxes stand in two rows
 * of three, with one gap that a neighbour can be pushed into. Boxes of the same letter are alike. Each row is packed
 * into a long of its own.
 */
public final class Boxes implements Puzzle<Boxes.Room> {
    private static final int COLUMNS = 3;
    private static final int CELLS = 2 * COLUMNS;
    private static final char GAP = '.';
    private static final List<String> NAMES = List.of("up", "down", "left", "right");
    private static final int[] STEPS = {-COLUMNS, COLUMNS, -1, 1};

    private final String goal;

    /** The goal row by row, such as {@code AABBC.}. */
    public Boxes(String goal) {
        this.goal = goal;
    }

    @Override
    public String name() {
        return "boxes " + goal;
    }

    @Override
    public int moveCount() {
        return STEPS.length;
    }

    @Override
    public String moveName(int move) {
        return NAMES.get(move);
    }

    @Override
    public int inverse(int move) {
        return move ^ 1;
    }

    /** The gap is the place. No two boxes of these positions are alike: what they have in common, all have. */
    @Override
    public List<Room> places() {
        return IntStream.range(0, CELLS)
                .mapToObj(
                        gap -> parse(new StringBuilder("VWXYZ").insert(gap, GAP).toString()))
                .toList();
    }

    @Override
    public int place(Room room) {
        return room.gap;
    }

    @Override
    public int packedLongs() {
        return 2;
    }

    @Override
    public Room newPosition() {
        return parse(goal);
    }

    @Override
    public Room parse(String text) {
        return new Room(text);
    }

    @Override
    public String format(Room room) {
        return new String(room.boxes);
    }

    @Override
    public String toString() {
        return name();
    }

    /** A room of such boxes; moves are where the gap goes. */
    public final class Room implements Position {
        private final char[] boxes;
        private int gap;

        private Room(String text) {
            boxes = text.toCharArray();
            gap = text.indexOf(GAP);
        }

        /** The cell of the gap. */
        public int gap() {
            return gap;
        }

        @Override
        public long legalMoves() {
            int column = gap % COLUMNS;
            return (gap < COLUMNS ? 0b10 : 0b01) | (column > 0 ? 0b100 : 0) | (column < COLUMNS - 1 ? 0b1000 : 0);
        }

        @Override
        public void apply(int move) {
            int next = gap + STEPS[move];
            boxes[gap] = boxes[next];
            boxes[next] = GAP;
            gap = next;
        }

        @Override
        public void undo(int move) {
            apply(inverse(move));
        }

        @Override
        public boolean isGoal() {
            return format(this).equals(goal);
        }

        @Override
        public void pack(long[] to, int at) {
            for (int row = 0; row < 2; row++) {
                long packed = 0;
                for (int column = 0; column < COLUMNS; column++) {
                    packed = packed << Character.SIZE | boxes[row * COLUMNS + column];
                }
                to[at + row] = packed;
            }
        }

        @Override
        public void unpack(long[] from, int at) {
            for (int cell = 0; cell < CELLS; cell++) {
                int shift = (COLUMNS - 1 - cell % COLUMNS) * Character.SIZE;
                boxes[cell] = (char) (from[at + cell / COLUMNS] >>> shift);
                gap = boxes[cell] == GAP ? cell : gap;
            }
        }
    }
}
