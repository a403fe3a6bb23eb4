package dev.unscramble.input;

import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Optional;

/** Tells which kind of puzzle a text is, by looking at it. Quotes that came along with it do not matter. */
final class Recognizer {
    private final List<PuzzleKind> kinds;

    Recognizer(List<PuzzleKind> kinds) {
        this.kinds = kinds;
    }

    /** A start, and the kind of puzzle that it is one of. */
    record Recognized(PuzzleKind kind, PuzzleKind.ReadStart start) {
        static Recognized of(PuzzleKind kind, String text) {
            return new Recognized(kind, kind.read(text));
        }
    }

    /** The start that a text is, by the first kind that can read it. */
    Optional<Recognized> recognize(String text) {
        Optional<Recognized> plain = read(text);
        return plain.isPresent() || !hasQuotes(text) ? plain : read(unquoted(text));
    }

    private Optional<Recognized> read(String text) {
        for (PuzzleKind kind : kinds) {
            try {
                return Optional.of(Recognized.of(kind, text));
            } catch (InputException e) {
                // Then another kind may read it.
            }
        }
        return Optional.empty();
    }

    /** The starts that these texts are; empty if one of them is not a start. */
    Optional<List<Recognized>> recognizeAll(List<String> texts) {
        List<Recognized> all =
                texts.stream().flatMap(text -> recognize(text).stream()).toList();
        return all.size() == texts.size() ? Optional.of(all) : Optional.empty();
    }

    /**
     * What the last, and so the most particular, kind makes of a text that seems to be meant for it.
     *
     * @throws InputException if that cannot read it either
     */
    Recognized meant(String text) {
        String plain = unquoted(text);
        PuzzleKind kind = kinds.stream()
                .filter(each -> each.isMeant(plain))
                .reduce((first, second) -> second)
                .orElse(kinds.get(0));
        return Recognized.of(kind, plain);
    }

    /** Whether a text, right or wrong, is meant as some puzzle. */
    boolean isMeant(String text) {
        return kinds.stream().anyMatch(kind -> kind.isMeant(text) || kind.isMeant(unquoted(text)));
    }

    /** What the most usual kind has against a text. */
    Optional<String> objection(String text) {
        return kinds.get(0).objection(text).map(InputException::getMessage);
    }

    /** The text without one pair of single quotes around it; within it they may be those of turns such as R'. */
    static String unwrapped(String text) {
        String plain = text.strip();
        boolean isWrapped = plain.length() > 1
                && "'‘".indexOf(plain.charAt(0)) >= 0
                && "'’".indexOf(plain.charAt(plain.length() - 1)) >= 0;
        return isWrapped ? plain.substring(1, plain.length() - 1).strip() : plain;
    }

    private static String unquoted(String text) {
        return unwrapped(text).replaceAll("[\"“”„«»]", " ").strip();
    }

    private static boolean hasQuotes(String text) {
        return !unquoted(text).equals(text.strip());
    }
}
