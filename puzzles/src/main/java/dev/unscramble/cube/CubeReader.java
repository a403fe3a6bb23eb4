package dev.unscramble.cube;

import dev.unscramble.model.InputException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads a cube from text: 24 stickers in the order of the course or in the order U R F D L B, an
 * unfolded net, or the turns that scramble a solved cube.
 *
 * @hidden from users of the library
 */
public final class CubeReader {
    /** What may stand between symbols; the last one asks for the picture of a symbol. */
    private static final String GAPS = " \t\n\u000B\f\r,;/|\uFE0F";

    private static final Pattern TURN_LIKE =
            Pattern.compile("(?:\\(*[URFDLBMESurfdlbmesxyzXYZ]w?[0-9]?['’′´`]?\\)*){1,100}");

    /** A number of turns or a prime, which stickers do not have. */
    private static final Pattern TURN_MARK = Pattern.compile("\\p{L}[123]|['’′´`]");

    private static final Pattern THREE_ALIKE = Pattern.compile("(\\p{L})\\1\\1");

    /** No cube takes a longer text. */
    private static final int MAX_LENGTH = 10_000;

    /** A text of this many letters is read as stickers, not as turns. */
    private static final int LEAST_STICKERS = 17;

    /** A text with this many different symbols cannot be stickers, even with errors. */
    private static final int TOO_MANY_SYMBOLS = 9;

    private CubeReader() {}

    /**
     * A cube that was read.
     *
     * @param cube in the orientation that was given
     * @param notation of the text; that of the course if turns were given
     * @hidden from users of the library
     */
    public record Given(Cube cube, Notation notation) {}

    /**
     * Reads one cube.
     *
     * @throws InputException if the text is not a cube, or none that can be put together
     */
    public static Given read(String text) {
        if (text.isBlank()) {
            throw new InputException("there is no cube here, the text is empty");
        }
        if (text.length() > MAX_LENGTH) {
            throw new InputException(
                    "these are " + text.length() + " characters, and a cube takes at most " + MAX_LENGTH);
        }
        if (areStickers(text)) {
            return StickerReader.read(symbols(text), isNet(text));
        }
        if (text.strip().lines().count() > 1) {
            throw new InputException("turns must stand on one line, and stickers must be " + Facelets.COUNT);
        }
        return new Given(Cube.SOLVED.after(TurnReader.read(text)), Notation.COURSE);
    }

    /** Whether a text, right or wrong, is meant as a cube. */
    public static boolean isMeant(String text) {
        if (text.length() > MAX_LENGTH) {
            return false;
        }
        List<String> words = words(text);
        long turns =
                words.stream().filter(word -> TURN_LIKE.matcher(word).matches()).count();
        return turns == words.size() || turns >= 2 && 2 * turns >= words.size() || hasManyOfFewKinds(symbols(text));
    }

    private static boolean areStickers(String text) {
        List<String> symbols = symbols(text);
        if (TURN_MARK.matcher(text).find() && symbols.stream().anyMatch(CubeReader::isFaceLetter)) {
            return false;
        }
        if (!symbols.stream().allMatch(CubeReader::isFaceLetter)) {
            return hasManyOfFewKinds(symbols);
        }
        if (words(text).stream().allMatch(word -> word.length() == 1)) { // stickers or turns, one by one
            return symbols.size() == Facelets.COUNT && StickerReader.isBalanced(symbols);
        }
        return symbols.size() >= LEAST_STICKERS || THREE_ALIKE.matcher(text).find();
    }

    private static boolean isFaceLetter(String symbol) {
        return "URFDLBurfdlb".contains(symbol);
    }

    private static boolean hasManyOfFewKinds(List<String> symbols) {
        return symbols.size() >= LEAST_STICKERS
                && symbols.size() <= 2 * Facelets.COUNT
                && symbols.stream().distinct().count() < TOO_MANY_SYMBOLS;
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+"));
    }

    private static boolean isNet(String text) {
        return text.lines()
                .filter(line -> !line.isBlank())
                .map(line -> symbols(line).size())
                .toList()
                .equals(List.of(2, 2, 8, 8, 2, 2));
    }

    private static List<String> symbols(String text) {
        return text.codePoints()
                .filter(symbol -> GAPS.indexOf(symbol) < 0)
                .mapToObj(Character::toString)
                .toList();
    }
}
