package dev.unscramble.cube;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One reading of 24 symbols: a cube, or the reason why they are not one. */
final class StickerReading {
    private final Notation notation;
    private final Cube cube;
    /** The places where each piece is found. */
    private final Map<Corner, List<Corner>> places = new EnumMap<>(Corner.class);
    /** The places with stickers of no piece. */
    private final List<Corner> misfits = new ArrayList<>();

    StickerReading(Notation notation, List<String> symbols) {
        this.notation = notation;
        Face[] colours = new Face[Facelets.COUNT];
        for (int place = 0; place < Facelets.COUNT; place++) {
            int colour = notation.symbols().indexOf(symbols.get(place));
            colours[notation.layout().facelet(place)] = Face.at(colour);
        }
        cube = new Cube(colours);
        for (Corner place : Corner.values()) {
            Corner piece = piece(place);
            if (piece == null) {
                misfits.add(place);
            } else {
                places.computeIfAbsent(piece, seen -> new ArrayList<>()).add(place);
            }
        }
    }

    private @Nullable Corner piece(Corner place) {
        for (Corner piece : Corner.values()) {
            for (int twist = 0; twist < Corner.SLOTS; twist++) {
                if (cube.colour(place, twist) == piece.face(0)
                        && cube.colour(place, twist + 1) == piece.face(1)
                        && cube.colour(place, twist + 2) == piece.face(2)) {
                    return piece;
                }
            }
        }
        return null;
    }

    Notation notation() {
        return notation;
    }

    /** The number of pieces found, of eight. */
    int fitting() {
        return places.size();
    }

    /** The cube, if there is no objection to it. */
    Cube cube() {
        return cube;
    }

    /** Why this is not a cube that can be put together. */
    Optional<String> objection() {
        if (!misfits.isEmpty()) {
            return Optional.of(misfit(misfits.get(0)));
        }
        return twin().or(this::twist);
    }

    private String misfit(Corner place) {
        String others = misfits.size() == 1 ? "" : "; " + (misfits.size() - 1) + " more of the eight do not fit either";
        String scheme = notation.hasKnownColours()
                ? ""
                : "the corners fit no colour scheme; the nearest one is " + opposites() + ", but in it ";
        return scheme + "the corner " + place.words() + " has " + stickers(place) + " clockwise, which " + fault(place)
                + others;
    }

    private String fault(Corner place) {
        for (int slot = 0; slot < Corner.SLOTS; slot++) {
            Face colour = cube.colour(place, slot);
            Face next = cube.colour(place, slot + 1);
            if (colour == next) {
                return "cannot be: no corner has a colour twice";
            }
            if (colour == next.opposite()) {
                return "cannot be: " + notation.symbol(colour) + " and " + notation.symbol(next)
                        + " are on opposite faces";
            }
        }
        return "is the wrong way round: two of its stickers are swapped";
    }

    private Optional<String> twin() {
        return places.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1)
                .findFirst()
                .map(entry -> "the corner with " + colours(entry.getKey()) + " stands twice, "
                        + entry.getValue().stream().map(Corner::words).collect(Collectors.joining(" and "))
                        + ", and the one with " + colours(missing()) + " is missing");
    }

    private Corner missing() {
        for (Corner piece : Corner.values()) {
            if (!places.containsKey(piece)) {
                return piece;
            }
        }
        throw new IllegalStateException("no corner is missing");
    }

    /** Every turn twists its four corners by nothing, or by one third and two thirds in turn. */
    private Optional<String> twist() {
        int sum = 0;
        for (Corner place : Corner.values()) {
            sum += cube.twist(place);
        }
        return switch (sum % Corner.SLOTS) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(twisted("clockwise", "back"));
            default -> Optional.of(twisted("counterclockwise", "clockwise"));
        };
    }

    private static String twisted(String now, String mend) {
        return "a corner is twisted in place: all eight are there, but one third of a turn " + now
                + " is left over, which no turns bring about; take any corner out and twist it a third " + mend;
    }

    private String opposites() {
        return List.of(Face.U, Face.R, Face.F).stream()
                .map(face -> notation.symbol(face) + " opposite " + notation.symbol(face.opposite()))
                .collect(Collectors.joining(", "));
    }

    private String stickers(Corner place) {
        return notation.symbol(cube.colour(place, 0)) + " " + notation.symbol(cube.colour(place, 1)) + " "
                + notation.symbol(cube.colour(place, 2));
    }

    private String colours(Corner piece) {
        return notation.symbol(piece.face(0)) + ", " + notation.symbol(piece.face(1)) + " and "
                + notation.symbol(piece.face(2));
    }
}
