package dev.unscramble.permutation;

import dev.unscramble.model.InputException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads scrambles of a cube whose moves are turns of faces: also wide turns ({@code Rw}, {@code r}), slices ({@code M E S})
 * and turns of the whole cube ({@code x y z}), after which the names of faces mean others. How the cube is held in the end
 * does not matter.
 */
final class FaceTurns {
    static final List<String> FACES = List.of("U", "R", "F", "D", "L", "B");

    private static final Pattern TURN = Pattern.compile("([URFDLBurfdlbMESxyz])(w?)([23]?)(['’′´`]?)");

    /** What takes the place of what when the whole cube turns about x, y or z. */
    private static final Map<String, String> TURNED = Map.of("x", "UFDB", "y", "FRBL", "z", "ULDR");

    /** A wide turn or a slice as turns of faces, and one of the whole cube. */
    private static final Map<String, String> PARTS = Map.of(
            "Rw", "L x", "Lw", "R x'", "Uw", "D y", "Dw", "U y'", "Fw", "B z", "Bw", "F z'", //
            "M", "R L' x'", "E", "U D' y'", "S", "B F' z");

    private final Map<String, String> faceAt = new HashMap<>();
    private final List<String> turns = new ArrayList<>();

    private FaceTurns() {
        FACES.forEach(face -> faceAt.put(face, face));
    }

    /** The turns of faces that a scramble stands for, each as R, R2 or R'. */
    static List<String> read(String text) {
        FaceTurns reading = new FaceTurns();
        Matcher turn = TURN.matcher(text);
        String spaces = "\\s,;().";
        int at = 0;
        while (turn.find()) {
            requireNothing(text.substring(at, turn.start()).replaceAll("[" + spaces + "]", ""));
            reading.add(turn);
            at = turn.end();
        }
        requireNothing(text.substring(at).replaceAll("[" + spaces + "]", ""));
        return reading.turns;
    }

    private static void requireNothing(String rest) {
        if (!rest.isEmpty()) {
            throw new InputException(
                    "\"" + rest + "\" is not a turn; there are U R F D L B, wide ones such as Rw or r, the"
                            + " slices M E S, and x y z for the whole cube, each with 2 or ' behind it");
        }
    }

    private void add(Matcher turn) {
        String letter = turn.group(1);
        boolean isSmall = "urfdlb".contains(letter);
        boolean isWide = isSmall || !turn.group(2).isEmpty();
        if (isWide && !isSmall && !FACES.contains(letter)) {
            throw new InputException("\"" + turn.group() + "\" is not a turn: only faces have wide ones");
        }
        String name = (isSmall ? letter.toUpperCase(Locale.ROOT) : letter) + (isWide ? "w" : "");
        int quarters = turn.group(3).isEmpty() ? 1 : Integer.parseInt(turn.group(3));
        add(name, turn.group(4).isEmpty() ? quarters : 4 - quarters % 4);
    }

    private void add(String name, int quarters) {
        if (PARTS.containsKey(name)) {
            for (int i = 0; i < quarters % 4; i++) {
                for (String part : PARTS.getOrDefault(name, "").split(" ")) {
                    add(part.substring(0, 1), part.endsWith("'") ? 3 : 1);
                }
            }
        } else if (TURNED.containsKey(name)) {
            for (int i = 0; i < quarters % 4; i++) {
                turnAll(TURNED.getOrDefault(name, ""));
            }
        } else if (quarters % 4 > 0) {
            turns.add(
                    faceAt.getOrDefault(name, name) + List.of("", "", "2", "'").get(quarters % 4));
        }
    }

    /** The face that was at each place comes to the place before it in the cycle: the second to the first, and so on. */
    private void turnAll(String cycle) {
        Map<String, String> before = Map.copyOf(faceAt);
        for (int i = 0; i < cycle.length(); i++) {
            String from = cycle.substring((i + 1) % cycle.length()).substring(0, 1);
            faceAt.put(cycle.substring(i, i + 1), before.getOrDefault(from, from));
        }
    }
}
