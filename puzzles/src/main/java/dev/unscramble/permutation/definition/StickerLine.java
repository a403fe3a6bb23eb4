package dev.unscramble.permutation.definition;

import dev.unscramble.model.InputException;
import dev.unscramble.permutation.picture.Look;
import dev.unscramble.permutation.picture.Sticker;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A line of a definition about its picture: a set, a slot, and the stickers of that slot, each a colour and its place.
 *
 * <pre>
 *   #stickers CORNER 1 white 5.5,2.5 red 6.5,3.5 green 5.5,3.5   squares, in the order in which a turned piece takes them
 *   #stickers BALL 1 red 3,4,0.5                                 a disc with its radius
 *   #stickers CENTER 1 blue 0,1 1,0 2,1 1,2                      a polygon
 *   #stickers LIGHT 1 grey 1,1 yellow -                          - is a place that is not seen
 *   #stickers - white 4,1                                        a sticker that never moves
 * </pre>
 */
record StickerLine(PuzzleDefinition definition, String... words) {
    private static final Pattern NUMBERS = Pattern.compile("-?\\d{1,4}(\\.\\d{1,4})?(,-?\\d{1,4}(\\.\\d{1,4})?){1,2}");
    private static final Pattern NUMBER_LIST = Pattern.compile(",");
    private static final String NONE = "-";

    /**
     * Adds its stickers to the definition.
     *
     * @param refusal makes an error that says where the line is
     */
    void add(Function<String, InputException> refusal) {
        if (words.length > 2 && words[1].equals(NONE)) {
            definition.addFixedStickers(stickers(2, refusal));
        } else if (words.length < 5) {
            throw refusal.apply("stickers have a set, a slot, and a colour and a place for each,"
                    + " as in #stickers CORNER 1 white 5.5,2.5 red 6.5,3.5 green 5.5,3.5");
        } else {
            Orbit orbit = definition.orbits().stream()
                    .filter(one -> one.name().equals(words[1]))
                    .findFirst()
                    .orElseThrow(() -> refusal.apply("there is no set called " + words[1] + " above this line"));
            addTo(orbit, refusal);
        }
    }

    private void addTo(Orbit orbit, Function<String, InputException> refusal) {
        int slot = words[2].matches("\\d{1,3}") ? Integer.parseInt(words[2]) : 0;
        if (slot < 1 || slot > orbit.size()) {
            throw refusal.apply("the slot is " + words[2] + "; it must be from 1 to " + orbit.size());
        }
        List<Sticker> own = stickers(3, refusal);
        boolean isOfPiece = own.size() == 1 && own.get(0).look().isOfPiece();
        if (!isOfPiece && own.size() % orbit.orientations() != 0) {
            throw refusal.apply("there are " + own.size() + " stickers; a slot of " + orbit.name()
                    + " has a multiple of its " + orbit.orientations() + " orientations");
        }
        for (int other = orbit.first(); other < orbit.end(); other++) {
            int count = definition.stickers(other).size();
            if (count > 0 && count != own.size()) {
                throw refusal.apply("there are " + own.size() + " stickers, and slot " + (other - orbit.first() + 1)
                        + " of " + orbit.name() + " has " + count);
            }
        }
        definition.addStickers(orbit.first() + slot - 1, own);
    }

    private List<Sticker> stickers(int first, Function<String, InputException> refusal) {
        List<Sticker> all = new ArrayList<>();
        int at = first;
        while (at < words.length) {
            String name = words[at++];
            Look look = Look.named(name)
                    .orElseThrow(() -> refusal.apply(
                            "\"" + name + "\" is not a colour; there are " + String.join(", ", Look.labels())));
            List<Double> shape = new ArrayList<>();
            while (at < words.length && NUMBERS.matcher(words[at]).matches()) {
                for (String number : NUMBER_LIST.split(words[at++])) {
                    shape.add(Double.valueOf(number));
                }
            }
            boolean isHidden = shape.isEmpty() && at < words.length && words[at].equals(NONE);
            boolean isPolygon = shape.size() >= Sticker.POLYGON && shape.size() % 2 == 0;
            if (!isHidden && !isPolygon && shape.size() != Sticker.SQUARE && shape.size() != Sticker.DISC) {
                throw refusal.apply("behind " + name + " must come the middle of a square (x,y), a disc (x,y,radius),"
                        + " three corners or more (x,y x,y x,y), or - if it cannot be seen");
            }
            at += isHidden ? 1 : 0;
            all.add(new Sticker(look, shape));
        }
        return all;
    }
}
