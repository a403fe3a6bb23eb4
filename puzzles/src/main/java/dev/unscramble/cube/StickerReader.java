package dev.unscramble.cube;

import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes a cube of 24 symbols. The letters of faces and the colours of the course each belong to a known
 * face. For other symbols, and for these colours if they do not fit, the faces are found from the
 * corners, by trying all {@link ColourSchemes}. If none fits, the stickers are refused with the fault in
 * the scheme that fits best.
 */
final class StickerReader {
    private final List<String> symbols;
    private final boolean isNet;

    private StickerReader(List<String> symbols, boolean isNet) {
        this.symbols = symbols;
        this.isNet = isNet;
    }

    /**
     * Reads stickers.
     *
     * @param isNet whether they are in the order of the unfolded net
     */
    static CubeReader.Given read(List<String> symbols, boolean isNet) {
        checkCounts(symbols);
        return new StickerReader(inCapitals(symbols), isNet).read();
    }

    /** Whether there are six symbols, each as often as the others. */
    static boolean isBalanced(List<String> symbols) {
        Map<String, Long> counts = counts(symbols);
        return counts.size() == Face.COUNT && counts.values().stream().allMatch(count -> count == Facelets.PER_FACE);
    }

    private static Map<String, Long> counts(List<String> symbols) {
        return symbols.stream().collect(Collectors.groupingBy(symbol -> symbol, TreeMap::new, Collectors.counting()));
    }

    private static void checkCounts(List<String> symbols) {
        if (symbols.size() != Facelets.COUNT) {
            throw new InputException(
                    "a cube has " + Facelets.COUNT + " stickers, four on each face, but here are " + symbols.size());
        }
        if (!isBalanced(symbols)) {
            String wrong = counts(symbols).entrySet().stream()
                    .filter(entry -> entry.getValue() != Facelets.PER_FACE)
                    .map(entry -> entry.getValue() + " stickers " + entry.getKey())
                    .collect(Collectors.joining(", "));
            throw new InputException(
                    "there are " + wrong + "; a cube has six colours, and " + Facelets.PER_FACE + " stickers of each");
        }
    }

    /** The symbols in capitals, if those are known letters. */
    private static List<String> inCapitals(List<String> symbols) {
        List<String> capitals =
                symbols.stream().map(symbol -> symbol.toUpperCase(Locale.ROOT)).toList();
        return isMadeOf(capitals, Notation.COURSE) || isMadeOf(capitals, Notation.URFDLB) ? capitals : symbols;
    }

    private static boolean isMadeOf(List<String> symbols, Notation notation) {
        return Set.copyOf(symbols).equals(Set.copyOf(notation.symbols()));
    }

    private CubeReader.Given read() {
        Optional<StickerReading> nearest = Optional.empty();
        for (Notation notation : (Iterable<Notation>) notations()::iterator) {
            StickerReading reading = new StickerReading(notation, symbols);
            if (reading.objection().isEmpty()) {
                return new CubeReader.Given(reading.cube(), notation);
            }
            if (nearest.isEmpty() || likelihood(reading) > likelihood(nearest.get())) {
                nearest = Optional.of(reading);
            }
        }
        throw new InputException(nearest.flatMap(StickerReading::objection).orElseThrow());
    }

    /**
     * A score of a reading, higher for one that is more likely meant: the number of corners that fit, and a bonus for
     * the usual colours that outweighs one corner.
     */
    private static int likelihood(StickerReading reading) {
        return 2 * reading.fitting() + (reading.notation().hasKnownColours() ? 3 : 0);
    }

    /** The ways to read the symbols, likely ones first; schemes are only made if they are needed. */
    private Stream<Notation> notations() {
        Layout layout = isNet ? Layout.NET : Layout.URFDLB;
        if (isMadeOf(symbols, Notation.URFDLB)) {
            return Stream.of(new Notation(layout, Notation.URFDLB.symbols()));
        }
        Stream<Notation> course = Stream.of(Notation.COURSE, new Notation(layout, Notation.COURSE.symbols()))
                .skip(isNet ? 1 : 0)
                .filter(notation -> isMadeOf(symbols, notation));
        Stream<Notation> schemes = Stream.of(symbols)
                .flatMap(all -> ColourSchemes.of(counts(all).keySet()).stream())
                .map(scheme -> new Notation(layout, scheme));
        return Stream.concat(course, schemes);
    }
}
