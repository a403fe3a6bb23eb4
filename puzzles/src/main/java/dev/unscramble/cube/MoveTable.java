package dev.unscramble.cube;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The effect of each move on one of the {@link Coordinates}, all moves in one array: after move m, value v
 * becomes {@code next[m * size + v]}.
 *
 * @param size the number of values of the coordinate
 */
record MoveTable(int size, short[] next) {

    static MoveTable ofPermutation(List<Turn> turns) {
        return of(turns, Coordinates.PERMUTATIONS, CornerTurn::permutationAfter);
    }

    static MoveTable ofTwist(List<Turn> turns) {
        return of(turns, Coordinates.TWISTS, CornerTurn::twistAfter);
    }

    int moves() {
        return next.length / size;
    }

    int after(int move, int value) {
        return next[move * size + value];
    }

    private interface After {
        int of(CornerTurn turn, int value);
    }

    /** Half turns and turns back are made of quarter turns, which takes less time than to compute them. */
    private static MoveTable of(List<Turn> turns, int size, After after) {
        Map<Face, short[]> quarters = new EnumMap<>(Face.class);
        short[] next = new short[turns.size() * size];
        for (int move = 0; move < turns.size(); move++) {
            Turn turn = turns.get(move);
            short[] quarter = quarters.computeIfAbsent(turn.face(), face -> quarter(face, size, after));
            for (int value = 0; value < size; value++) {
                short moved = (short) value;
                for (int i = 0; i < turn.quarters(); i++) {
                    moved = quarter[moved];
                }
                next[move * size + value] = moved;
            }
        }
        return new MoveTable(size, next);
    }

    private static short[] quarter(Face face, int size, After after) {
        CornerTurn turn = new CornerTurn(new Turn(face, 1, false));
        short[] next = new short[size];
        for (int value = 0; value < size; value++) {
            next[value] = (short) after.of(turn, value);
        }
        return next;
    }
}
