package dev.unscramble.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The metric: which turns count as one move. */
public enum Metric {
    /** Quarter and half turns of U, R and F: nine moves, at most 11 to solve any cube. */
    HALF(1, 2, 3),
    /** Quarter turns alone: six moves, at most 14 to solve any cube. */
    QUARTER(1, 3);

    private final List<Turn> turns = new ArrayList<>();

    Metric(int... quarters) {
        for (Face face : List.of(Face.U, Face.R, Face.F)) {
            for (int quarter : quarters) {
                turns.add(new Turn(face, quarter, false));
            }
        }
    }

    /** Its moves, in the order in which they are tried by default. */
    public List<Turn> turns() {
        return List.copyOf(turns);
    }

    /** The name in options and results. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
