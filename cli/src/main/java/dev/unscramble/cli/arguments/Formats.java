package dev.unscramble.cli.arguments;

/** The formats of puzzles. */
public final class Formats {
    public static final String DESCRIPTION =
            "text (the default), json, csv, course, compact, plain, rows, grid or drawn;"
                    + " a cube as text, json, course, urfdlb, scramble (the shortest), competition (11 turns) or drawn";

    private Formats() {}
}
