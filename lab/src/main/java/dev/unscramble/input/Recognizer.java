package dev.unscramble.input;

import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Optional;

/** Finds the kind of puzzle of a text by its form. Quotes around the text do not matter. */
record Recognizer(List<PuzzleKind> kinds) {
    /** A start, and its kind of puzzle. */
    record Recognized(PuzzleKind kind, PuzzleKind.ReadStart start) {
        static Recognized of(PuzzleKind kind, String text) {
            return new Recognized(kind, kind.read(text));
        }
    }

    /** The start of a text, by the first kind that can read it. */
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

    /** The starts of these texts; empty if one of them is not a start. */
    Optional<List<Recognized>> recognizeAll(List<String> texts) {
        List<Recognized> all =
                texts.stream().flatMap(text -> recognize(text).stream()).toList();
        return all.size() == texts.size() ? Optional.of(all) : Optional.empty();
    }

    /**
     * The start of a text, by the last and so most specific kind that it is meant for.
     *
     * @throws InputException if that kind cannot read it either
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

    /** The objection of the most common kind to a text. */
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
