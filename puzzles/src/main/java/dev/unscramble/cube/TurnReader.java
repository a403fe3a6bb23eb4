package dev.unscramble.cube;

import dev.unscramble.model.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads turns in the usual notation, with or without spaces between them:
 *
 * <pre>
 *   R   R2  R'  R2'        a face: a quarter turn clockwise, a half turn, a quarter turn back
 *   Rw  Rw2 Rw' or r       both layers, which on this cube is the whole of it
 *   x   y2  z'             the whole cube, as R, U and F would turn
 * </pre>
 *
 * @hidden from users of the library
 */
public final class TurnReader {
    private static final Pattern TURN =
            Pattern.compile("\\G[\\s,;()]*(?:([URFDLB])(w?)|([urfdlb])|([xyzXYZ]))([123]?)(['’′´`]?)[\\s,;()]*");

    /** A cube by its 24 stickers, which may look like turns. */
    private static final Pattern STICKERS = Pattern.compile("\\s*(?:[A-Za-z]\\s*){24}");

    private TurnReader() {}

    /**
     * Reads turns, perhaps none.
     *
     * @throws InputException if the text holds anything else
     */
    public static List<Turn> read(String text) {
        List<Turn> turns = new ArrayList<>();
        Matcher matcher = TURN.matcher(text);
        int end = 0;
        while (matcher.find()) {
            turns.add(turn(matcher));
            end = matcher.end();
        }
        if (end < text.length() && !text.isBlank()) {
            throw unreadable(text.substring(end), turns.size());
        }
        return turns;
    }

    /**
     * A remark for a user who may have meant turns of faces, if a text has small letters for both layers;
     * empty if it is not turns, but stickers or the name of a file.
     */
    public static Optional<String> remark(String text) {
        Optional<String> small = Optional.empty();
        Matcher matcher = TURN.matcher(text);
        int end = 0;
        while (matcher.find()) {
            small = small.or(() -> Optional.ofNullable(matcher.group(3)));
            end = matcher.end();
        }
        return end < text.length() || STICKERS.matcher(text).matches()
                ? Optional.empty()
                : small.map(letter -> letter + " turns the whole cube (both layers); " + letter.toUpperCase(Locale.ROOT)
                        + " turns a face");
    }

    private static Turn turn(Matcher matcher) {
        int number = matcher.group(5).isEmpty() ? 1 : Integer.parseInt(matcher.group(5));
        int quarters = matcher.group(6).isEmpty() ? number : 4 - number;
        if (matcher.group(1) != null) {
            return new Turn(
                    Face.valueOf(matcher.group(1)), quarters, !matcher.group(2).isEmpty());
        }
        if (matcher.group(3) != null) {
            return new Turn(Face.valueOf(matcher.group(3).toUpperCase(Locale.ROOT)), quarters, true);
        }
        Face face = switch (matcher.group(4).toLowerCase(Locale.ROOT)) {
            case "x" -> Face.R;
            case "y" -> Face.U;
            default -> Face.F;
        };
        return new Turn(face, quarters, true);
    }

    private static InputException unreadable(String rest, int before) {
        String word = rest.strip().split("[\\s,;()]+", 2)[0];
        String what = "\"" + word + "\", turn " + (before + 1) + ", ";
        if (word.matches("[MESmes]['’′´`2]*.*")) {
            return new InputException(what + "is of a middle layer, which this cube does not have");
        }
        return new InputException(
                what + "is not a turn; there are U, R, F, D, L, B, with 2 for a half turn and ' for one"
                        + " back, with w for both layers, and x, y, z for the whole cube");
    }
}
