package dev.unscramble.tiles;

import dev.unscramble.model.InputException;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * The ways to write a board. {@link BoardReader} reads all of them.
 *
 * @hidden from users of the library
 */
public enum BoardFormat {
    /** The shortest readable one: {@link #COURSE} if tiles have one digit, else {@link #ROWS}. */
    TEXT {
        @Override
        public String write(Board board) {
            return (hasOneDigitTiles(board) ? COURSE : ROWS).write(board);
        }
    },
    /** One word per row, the blank a b: {@code 724 5b6 831}. */
    COURSE {
        @Override
        public String write(Board board) {
            requireOneDigitTiles(board);
            return join(board, " ", "", tile -> tile == 0 ? "b" : Integer.toString(tile));
        }
    },
    /** All in one word: {@code 724506831}. */
    COMPACT {
        @Override
        public String write(Board board) {
            requireOneDigitTiles(board);
            return join(board, isSquare(board) ? "" : "/", "", Integer::toString);
        }
    },
    /** Numbers separated by spaces: {@code 7 2 4 5 0 6 8 3 1}. */
    PLAIN {
        @Override
        public String write(Board board) {
            return join(board, isSquare(board) ? " " : " / ", " ", Integer::toString);
        }
    },
    /** Numbers separated by commas: {@code 7,2,4,5,0,6,8,3,1}. */
    CSV {
        @Override
        public String write(Board board) {
            return join(board, isSquare(board) ? "," : "/", ",", Integer::toString);
        }
    },
    /** Rows separated by slashes: {@code 7 2 4 / 5 0 6 / 8 3 1}. */
    ROWS {
        @Override
        public String write(Board board) {
            return join(board, " / ", " ", Integer::toString);
        }
    },
    /** One row per line, below the size. */
    GRID {
        @Override
        public String write(Board board) {
            return board.rows() + " " + board.columns() + "\n" + join(board, "\n", " ", padded(board, "0"));
        }
    },
    /** A drawing, with lines around the tiles. */
    DRAWN {
        @Override
        public String write(Board board) {
            String tile = "-".repeat(padded(board, "").apply(0).length() + 2);
            String line = "+" + (tile + "+").repeat(board.columns());
            String rows = join(board, " |\n" + line + "\n| ", " | ", padded(board, ""));
            return line + "\n| " + rows + " |\n" + line;
        }
    };

    public abstract String write(Board board);

    /** The name in options. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static String join(Board board, String rowGap, String cellGap, IntFunction<String> cell) {
        StringBuilder text = new StringBuilder(cell.apply(board.tile(0)));
        for (int at = 1; at < board.size(); at++) {
            text.append(at % board.columns() == 0 ? rowGap : cellGap).append(cell.apply(board.tile(at)));
        }
        return text.toString();
    }

    private static IntFunction<String> padded(Board board, String blank) {
        int width = Integer.toString(board.size() - 1).length();
        return tile -> {
            String text = tile == 0 ? blank : Integer.toString(tile);
            return " ".repeat(width - text.length()) + text;
        };
    }

    private static boolean isSquare(Board board) {
        return board.rows() == board.columns();
    }

    private static boolean hasOneDigitTiles(Board board) {
        return board.size() <= 10;
    }

    private static void requireOneDigitTiles(Board board) {
        if (!hasOneDigitTiles(board)) {
            throw new InputException("a " + board.sizeName()
                    + " board has tiles of two digits, which need a gap between them; try the format rows or plain");
        }
    }
}
