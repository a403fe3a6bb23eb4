package dev.unscramble.permutation;

import dev.unscramble.model.InputException;
import dev.unscramble.permutation.definition.Orbit;
import dev.unscramble.permutation.picture.Look;
import dev.unscramble.permutation.picture.Sticker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads states as the colours of stickers, one symbol for each: row by row as the picture is drawn, with a line or a slash
 * between rows, or face by face. Each face has a sticker that never moves, and these tell which symbol is which colour, so
 * that all symbols will do.
 *
 * <p>For the 3x3x3, faces are in the order U R F D L B, each row by row, as in UUUUUUUUURRRRRRRRR ...
 */
final class StickerText {
    private static final Pattern ROWS = Pattern.compile("[/\\n]+");
    private static final double ROW_HEIGHT = 0.4;
    /** A text with at least this share of the stickers is meant as stickers. */
    private static final double LEAST_SHARE = 0.8;

    private final PermutationPuzzle puzzle;
    private final List<Place> fixed;
    /** As they are drawn, row by row. */
    private final List<List<Place>> rows;
    /** Face by face. */
    private final List<Place> faces;

    /** A sticker of a slot, or one that never moves, whose slot is -1. */
    private record Place(Sticker sticker, int slot, int number) {}

    private StickerText(PermutationPuzzle puzzle) {
        this.puzzle = puzzle;
        List<Place> all = new ArrayList<>();
        puzzle.picture().fixed().forEach(sticker -> all.add(new Place(sticker, -1, 0)));
        this.fixed = List.copyOf(all);
        List<List<Sticker>> slots = puzzle.picture().slots();
        for (int slot = 0; slot < slots.size(); slot++) {
            for (int number = 0; number < slots.get(slot).size(); number++) {
                all.add(new Place(slots.get(slot).get(number), slot, number));
            }
        }
        this.rows = inRows(all);
        this.faces = fixed.stream()
                .flatMap(face -> inRows(all.stream()
                                .filter(place -> nearest(place).equals(face))
                                .toList())
                        .stream()
                        .flatMap(List::stream))
                .toList();
    }

    /** The reader of a puzzle; empty if its picture does not have a middle of each colour and the colours of all pieces. */
    static Optional<StickerText> of(PermutationPuzzle puzzle) {
        boolean isColoured = puzzle.picture().slots().stream()
                .allMatch(slot -> !slot.isEmpty()
                        && slot.stream().noneMatch(sticker -> sticker.look().isOfPiece() || !sticker.isSeen()));
        return Optional.of(puzzle)
                .filter(own -> isColoured)
                .map(StickerText::new)
                .filter(reader -> reader.colours() == reader.fixed.size());
    }

    private Place nearest(Place place) {
        return fixed.stream()
                .min(Comparator.comparingDouble(
                        face -> Math.hypot(face.sticker.x() - place.sticker.x(), face.sticker.y() - place.sticker.y())))
                .orElseThrow();
    }

    private static List<List<Place>> inRows(List<Place> places) {
        List<List<Place>> rows = new ArrayList<>();
        double last = Double.NEGATIVE_INFINITY;
        for (Place place : places.stream()
                .sorted(Comparator.comparingDouble(place -> place.sticker.y()))
                .toList()) {
            if (place.sticker.y() - last > ROW_HEIGHT) {
                rows.add(new ArrayList<>());
                last = place.sticker.y();
            }
            rows.get(rows.size() - 1).add(place);
        }
        rows.forEach(row -> row.sort(Comparator.comparingDouble(place -> place.sticker.x())));
        return rows;
    }

    private int count() {
        return rows.stream().mapToInt(List::size).sum();
    }

    private long colours() {
        return rows.stream()
                .flatMap(List::stream)
                .map(place -> place.sticker.look())
                .distinct()
                .count();
    }

    private static List<String> symbols(String text) {
        return text.replaceAll("[\\s,;/|]", "")
                .codePoints()
                .mapToObj(Character::toString)
                .toList();
    }

    /** Whether a text is meant as stickers: many symbols of few kinds, which are not single moves. */
    boolean isMeant(String text) {
        List<String> symbols = symbols(text);
        boolean areFew = Set.copyOf(symbols).size() <= colours() && symbols.size() >= LEAST_SHARE * count();
        boolean areSingle = Arrays.stream(text.strip().split("\\s+")).allMatch(word -> word.length() == 1);
        return areFew && symbols.size() <= 2 * count() && !text.contains("'") && (!areSingle || isBalanced(symbols));
    }

    private boolean isBalanced(List<String> symbols) {
        return counts(symbols, symbol -> symbol).values().stream()
                .sorted()
                .toList()
                .equals(wantedCounts());
    }

    private List<Long> wantedCounts() {
        List<Place> all = rows.stream().flatMap(List::stream).toList();
        return counts(all, place -> place.sticker.look()).values().stream()
                .sorted()
                .toList();
    }

    private static <T, K> Map<K, Long> counts(List<T> all, Function<T, K> key) {
        return all.stream().collect(Collectors.groupingBy(key, TreeMap::new, Collectors.counting()));
    }

    /**
     * The state of a text.
     *
     * @throws InputException if the stickers are not those of the puzzle
     */
    PermutationPosition read(String text) {
        List<String> symbols = symbols(text);
        if (symbols.size() != count()) {
            throw new InputException(puzzle.name() + " has " + count() + " stickers, and here are " + symbols.size());
        }
        if (!isBalanced(symbols)) {
            throw new InputException("there are "
                    + counts(symbols, symbol -> symbol).entrySet().stream()
                            .map(entry -> entry.getValue() + " stickers " + entry.getKey())
                            .collect(Collectors.joining(", "))
                    + "; " + puzzle.name() + " has " + colours() + " colours with "
                    + wantedCounts().stream().distinct().map(String::valueOf).collect(Collectors.joining(" or "))
                    + " stickers of each");
        }
        List<Integer> lengths = Arrays.stream(ROWS.split(text.strip()))
                .map(row -> symbols(row).size())
                .toList();
        boolean isDrawn = lengths.equals(rows.stream().map(List::size).toList());
        List<Place> order = isDrawn ? rows.stream().flatMap(List::stream).toList() : faces;
        Map<Place, String> shown = new HashMap<>();
        for (int i = 0; i < order.size(); i++) {
            shown.put(order.get(i), symbols.get(i));
        }
        return position(shown, colourBySymbol(shown));
    }

    private Map<String, Look> colourBySymbol(Map<Place, String> shown) {
        Map<String, Look> colours = new HashMap<>();
        for (Place place : fixed) {
            String symbol = shown.getOrDefault(place, "");
            Look other = colours.put(symbol, place.sticker.look());
            if (other != null && other != place.sticker.look()) {
                throw new InputException("the middles of two faces have the same symbol " + symbol);
            }
        }
        return colours;
    }

    private PermutationPosition position(Map<Place, String> shown, Map<String, Look> colours) {
        PermutationPosition position = puzzle.newPosition();
        Set<Integer> used = new HashSet<>();
        for (Orbit orbit : puzzle.orbits()) {
            for (int slot = orbit.first(); slot < orbit.end(); slot++) {
                int at = slot;
                List<Place> places = shown.keySet().stream()
                        .filter(place -> place.slot == at)
                        .sorted(Comparator.comparingInt(Place::number))
                        .toList();
                List<@Nullable Look> looks = places.stream()
                        .<@Nullable Look>map(place -> colours.get(shown.getOrDefault(place, "")))
                        .toList();
                position.values()[slot] = value(orbit, slot, looks, used);
            }
        }
        return position;
    }

    /** The value of a slot that shows some colours: a piece that is not used yet, turned as needed. */
    private int value(Orbit orbit, int slot, List<@Nullable Look> looks, Set<Integer> used) {
        boolean isKnown = false;
        boolean stays = puzzle.kinds().isStill(slot);
        for (int home = stays ? slot : orbit.first(); home < (stays ? slot + 1 : orbit.end()); home++) {
            List<Look> own = puzzle.picture().slots().get(home).stream()
                    .map(Sticker::look)
                    .toList();
            for (int turn = 0; turn < orbit.orientations(); turn++) {
                int moved = turn * own.size() / orbit.orientations();
                boolean fits = true;
                for (int place = 0; place < own.size(); place++) {
                    fits &= own.get(Math.floorMod(place - moved, own.size())) == looks.get(place);
                }
                isKnown |= fits;
                if (fits && used.add(home)) {
                    int solved = puzzle.solved()[home];
                    int solvedTurn = puzzle.kinds().turn(home, solved);
                    return puzzle.kinds()
                            .value(slot, puzzle.kinds().kind(home, solved), (turn + solvedTurn) % orbit.orientations());
                }
            }
        }
        String shownColours =
                looks.stream().map(look -> look == null ? "?" : look.label()).collect(Collectors.joining(", "));
        throw new InputException(
                "in slot " + (slot - orbit.first() + 1) + " of " + orbit.name() + " are the colours " + shownColours
                        + (isKnown ? "; the piece that has them is there twice" : "; no piece has them in this order"));
    }
}
