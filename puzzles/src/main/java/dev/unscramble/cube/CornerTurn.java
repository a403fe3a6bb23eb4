package dev.unscramble.cube;

import dev.unscramble.permutation.MoveTable;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The effect of a turn of a face on the pieces at all places, and so on the {@link Coordinates}. */
final class CornerTurn {
    /** By place: the place that the piece comes from. */
    private final int[] source = new int[Corner.COUNT];
    /** By place that it comes from, then twist: how the piece is twisted afterwards. */
    private final int[][] twisted = new int[Corner.COUNT][Corner.SLOTS];

    CornerTurn(Turn turn) {
        CubeRotation rotation = turn.rotation();
        for (Corner corner : Corner.values()) {
            boolean moves = corner.touches(turn.face());
            Corner target = moves ? rotation.of(corner) : corner;
            source[target.number()] = corner.number();
            for (int slot = 0; slot < Corner.SLOTS; slot++) {
                Face face = corner.face(slot);
                twisted[corner.number()][slot] = target.slot(moves ? rotation.of(face) : face);
            }
        }
    }

    /** What turns make of each permutation. */
    static MoveTable permutations(List<Turn> turns) {
        return table(turns, Coordinates.PERMUTATIONS, turn -> turn::permutationAfter);
    }

    /** What turns make of each twist. */
    static MoveTable twists(List<Turn> turns) {
        return table(turns, Coordinates.TWISTS, turn -> turn::twistAfter);
    }

    /** Half turns and turns back are made of quarter turns, which takes less time than to compute them. */
    private static MoveTable table(List<Turn> turns, int size, Function<CornerTurn, IntUnaryOperator> after) {
        Map<Face, int[]> quarters = new EnumMap<>(Face.class);
        int[] next = new int[turns.size() * size];
        for (int move = 0; move < turns.size(); move++) {
            Turn turn = turns.get(move);
            int[] quarter = quarters.computeIfAbsent(
                    turn.face(),
                    face -> IntStream.range(0, size)
                            .map(after.apply(new CornerTurn(new Turn(face, 1, false))))
                            .toArray());
            for (int value = 0; value < size; value++) {
                int moved = value;
                for (int i = 0; i < turn.quarters(); i++) {
                    moved = quarter[moved];
                }
                next[move * size + value] = moved;
            }
        }
        return new MoveTable(size, next);
    }

    int permutationAfter(int permutation) {
        int[] before = Coordinates.pieces(permutation);
        int[] after = new int[Corner.COUNT];
        for (int place = 0; place < Corner.COUNT; place++) {
            after[place] = before[source[place]];
        }
        return Coordinates.permutation(after);
    }

    int twistAfter(int twist) {
        int[] before = Coordinates.twists(twist);
        int[] after = new int[Corner.COUNT];
        for (int place = 0; place < Corner.COUNT; place++) {
            after[place] = twisted[source[place]][before[source[place]]];
        }
        return Coordinates.twist(after);
    }
}
