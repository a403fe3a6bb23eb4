package dev.unscramble.report.text;

/** Colours, if they can be shown. */
public record Colours(boolean hasColour) {
    private static final String RESET = "\u001b[0m";

    public String error(String text) {
        return in("31", text);
    }

    public String faint(String text) {
        return in("2", text);
    }

    public String strong(String text) {
        return in("1", text);
    }

    public String good(String text) {
        return in("32", text);
    }

    private String in(String code, String text) {
        return hasColour && !text.isEmpty() ? "\u001b[" + code + "m" + text + RESET : text;
    }

    /** A drawn state: pieces that are as in the drawn goal are green, other pieces bold. */
    public String state(String drawn, String goal) {
        if (!hasColour || drawn.length() != goal.length()) {
            return drawn;
        }
        StringBuilder painted = new StringBuilder();
        int end;
        for (int at = 0; at < drawn.length(); at = end) {
            end = endOfPiece(drawn, at);
            String piece = drawn.substring(at, end);
            boolean isPiece = Character.isLetterOrDigit(piece.charAt(0));
            painted.append(!isPiece ? piece : isPieceOf(goal, at, piece) ? good(piece) : strong(piece));
        }
        return painted.toString();
    }

    /** Whether the same piece, and not a part of another one, stands there in the goal. */
    private static boolean isPieceOf(String goal, int at, String piece) {
        return goal.startsWith(piece, at)
                && endOfPiece(goal, at) == at + piece.length()
                && (at == 0 || !Character.isLetterOrDigit(goal.charAt(at - 1)));
    }

    /** The end of a number or a letter, or of the text between two of them. */
    private static int endOfPiece(String drawn, int from) {
        boolean isPiece = Character.isLetterOrDigit(drawn.charAt(from));
        int at = from + 1;
        while (at < drawn.length() && Character.isLetterOrDigit(drawn.charAt(at)) == isPiece) {
            at++;
        }
        return at;
    }
}
