package dev.unscramble.permutation.definition;

import dev.unscramble.model.InputException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads definitions in the format of twsearch ({@code .tws}), which is that of ksolve, with every power of a move as a move.
 *
 * <pre>
 *   Name Example         the pieces that are in slots 1 2 3 when it is solved,
 *   Set CORNER 3 2       and how they are turned there
 *   Solved
 *   CORNER               Move: which slot the piece that comes to slots 1 2 3 comes from,
 *   1 2 3                and by how much the pieces that were in slots 1 2 3 are turned
 *   0 0 0
 *   End
 *   Move A
 *   CORNER
 *   2 1 3
 *   1 1 0
 *   End
 * </pre>
 */
public final class TwsReader {
    /** How the name of such a file ends. */
    public static final String ENDING = ".tws";

    /** A comment that says where the stickers of a slot are. */
    private static final String STICKERS = "#stickers";

    /** What is between words; as in patterns, also a vertical tab. */
    private static final String BLANKS = " \t\n\u000b\f\r";

    private static final Pattern TURN = Pattern.compile("\\d+|\\?");

    private static final int MOST_ORIENTATIONS = 64;
    private static final int MOST_SET_SIZE = 500;
    private static final int MOST_DIGITS = 6;

    private final PuzzleDefinition definition;
    private final String source;
    private final List<String> lines;
    /** The number of the next line, from 0. */
    private int next;

    private TwsReader(String source, String text, String name) {
        this.source = source;
        this.lines = text.lines().toList();
        this.definition = new PuzzleDefinition(name);
    }

    /**
     * The puzzle that a text defines.
     *
     * @param source the name of the file, for messages
     * @param name of the puzzle
     * @param hasAllPowers whether all powers of its moves are moves, or only the moves and their inverses
     * @throws InputException if a line breaks a rule; the message has the file and the line
     */
    public static PuzzleDefinition read(String source, String text, String name, boolean hasAllPowers) {
        PuzzleDefinition definition = new TwsReader(source, text, name).definition();
        try {
            return definition.withPowers(hasAllPowers);
        } catch (InputException e) {
            throw e.at(source);
        }
    }

    private PuzzleDefinition definition() {
        boolean isSolvedKnown = false;
        for (String[] words = words(); words.length > 0; words = words()) {
            switch (words[0]) {
                case "Name" -> {} // the puzzle has the name by which it was asked for
                case "Set" -> addSet(words);
                case "Solved", "StartState" -> {
                    Block block = block(false);
                    definition.solved(block.pieces, block.turns);
                    isSolvedKnown = true;
                }
                case "Move" -> addMove(words);
                default -> throw error("\"" + words[0] + "\" is not supported; there are Name, Set, Solved and Move");
            }
        }
        if (!isSolvedKnown) {
            throw error("there is no Solved");
        }
        if (definition.moves().isEmpty()) {
            throw error("there is no Move");
        }
        return definition;
    }

    /** The words of the next line that is neither empty nor a comment; none at the end. */
    private String[] words() {
        while (next < lines.size()) {
            String line = lines.get(next++).strip();
            if (line.startsWith(STICKERS)) {
                new StickerLine(definition, split(line)).add(this::error);
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                return split(line);
            }
        }
        return new String[0];
    }

    /** The words of a line, without a pattern, which would take most of the time of a large file. */
    private static String[] split(String line) {
        StringTokenizer tokens = new StringTokenizer(line, BLANKS);
        String[] words = new String[tokens.countTokens()];
        for (int i = 0; i < words.length; i++) {
            words[i] = tokens.nextToken();
        }
        return words;
    }

    private InputException error(String message) {
        return new InputException(message).at(source + ", line " + Math.max(1, next));
    }

    private void addSet(String... words) {
        if (words.length != 4) {
            throw error("a set has a name, a number of pieces and a number of orientations, as in Set CORNER 8 3");
        }
        if (orbit(words[1]) != null) {
            throw error("there are two sets called " + words[1]);
        }
        if (definition.pieces().length > 0) {
            throw error("a Set must come before Solved");
        }
        int size = number(words[2], 1, MOST_SET_SIZE, "the number of pieces");
        int orientations = number(words[3], 1, MOST_ORIENTATIONS, "the number of orientations");
        try {
            definition.addOrbit(words[1], size, orientations);
        } catch (InputException e) {
            throw e.at(source + ", line " + next);
        }
    }

    private int number(String word, int least, int most, String what) {
        int number = word.length() <= MOST_DIGITS ? digits(word) : -1;
        if (number < least || number > most) {
            throw error(what + " is " + word + "; it must be from " + least + " to " + most);
        }
        return number;
    }

    /** The number that consists of these digits; -1 if they are something else. By hand, since a large file has thousands. */
    private static int digits(String word) {
        int number = 0;
        for (int i = 0; i < word.length(); i++) {
            int digit = word.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            number = 10 * number + digit;
        }
        return number;
    }

    private @Nullable Orbit orbit(String name) {
        return definition.orbits().stream()
                .filter(orbit -> orbit.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    private void addMove(String... words) {
        if (words.length != 2) {
            throw error("a move has a name, as in Move R");
        }
        if (definition.pieces().length == 0) {
            throw error("a Move must come after Solved");
        }
        if (definition.moves().stream().anyMatch(move -> move.name().equals(words[1]))) {
            throw error("there are two moves called " + words[1]);
        }
        Block block = block(true);
        Rearrangement effect = new Rearrangement(block.pieces, block.turnsByTarget());
        if (effect.isNone()) {
            throw error("the move " + words[1] + " changes nothing");
        }
        definition.addMove(words[1], effect);
    }

    /** The lines up to End: by slot, numbers of pieces or source slots, and turns. */
    private record Block(int[] pieces, int[] turns) {
        /** The file has turns by the slot that a piece leaves. */
        int[] turnsByTarget() {
            return Arrays.stream(pieces).map(source -> turns[source]).toArray();
        }
    }

    private Block block(boolean isMove) {
        int slots = definition.slots();
        Rearrangement none = Rearrangement.none(slots);
        Block block = new Block(none.sources(), none.turns());
        Set<String> seen = new HashSet<>();
        String[] words = words();
        while (words.length > 0 && !words[0].equals("End")) {
            Orbit orbit = orbit(words[0]);
            if (orbit == null || words.length > 1) {
                throw error("the name of a set or End is expected, and here is \"" + String.join(" ", words) + "\"");
            }
            if (!seen.add(orbit.name())) {
                throw error(orbit.name() + " is here twice");
            }
            readPieces(orbit, words(), block, isMove);
            words = words();
            if (words.length > 0 && TURN.matcher(words[0]).matches()) {
                readTurns(orbit, words, block, isMove);
                words = words();
            }
        }
        if (words.length == 0) {
            throw error("End is missing");
        }
        return block;
    }

    private void readPieces(Orbit orbit, String[] words, Block block, boolean isMove) {
        requireSize(orbit, words);
        BitSet used = new BitSet();
        for (int i = 0; i < words.length; i++) {
            int piece = number(words[i], 1, orbit.size(), "a number of " + orbit.name()) - 1;
            if (isMove && used.get(piece)) {
                throw error("the numbers of " + orbit.name() + " are not a permutation: " + (piece + 1)
                        + " is there twice");
            }
            used.set(piece);
            block.pieces[orbit.first() + i] = orbit.first() + piece;
        }
    }

    private void readTurns(Orbit orbit, String[] words, Block block, boolean isMove) {
        requireSize(orbit, words);
        for (int i = 0; i < words.length; i++) {
            boolean isAny = words[i].equals("?") && !isMove;
            block.turns[orbit.first() + i] = isAny
                    ? PuzzleDefinition.ANY
                    : number(words[i], 0, orbit.orientations() - 1, "an orientation of " + orbit.name());
        }
    }

    private void requireSize(Orbit orbit, String... words) {
        if (words.length != orbit.size()) {
            throw error(orbit.name() + " has " + orbit.size() + " slots, and here are " + words.length + " numbers");
        }
    }
}
