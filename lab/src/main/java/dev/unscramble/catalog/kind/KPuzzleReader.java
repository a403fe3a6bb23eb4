package dev.unscramble.catalog.kind;

import dev.unscramble.model.InputException;
import dev.unscramble.permutation.definition.PermutationBuilder;
import dev.unscramble.permutation.definition.PuzzleDefinition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads definitions in the format of cubing.js (KPuzzle, JSON). Both spellings of its versions are read.
 *
 * <pre>
 *   {"name": "example",
 *    "orbits": [{"orbitName": "EDGES", "numPieces": 3, "numOrientations": 2}],
 *    "defaultPattern": {"EDGES": {"pieces": [0, 1, 2], "orientation": [0, 0, 0]}},
 *    "moves": {"U": {"EDGES": {"permutation": [1, 0, 2], "orientationDelta": [1, 1, 0]}}}}
 * </pre>
 *
 * <p>The piece that comes to slot i was in slot {@code permutation[i]}, and is turned by {@code orientationDelta[i]} there.
 * Derived moves are not read: whole turns of the puzzle and what follows from them would be moves of a search.
 */
final class KPuzzleReader {
    /** How the name of such a file ends. */
    static final String ENDING = ".json";

    private final PermutationBuilder builder;
    private final JsonTree tree;

    private KPuzzleReader(String source, String text, String name) {
        this.builder = new PermutationBuilder(name);
        this.tree = JsonTree.read(source, text);
    }

    /**
     * The puzzle that a text defines.
     *
     * @param hasAllPowers whether all powers of its moves are moves, or only the moves and their inverses
     * @throws InputException if something breaks a rule; the message has the file, the line and the member
     */
    static PuzzleDefinition read(String source, String text, String name, boolean hasAllPowers) {
        return new KPuzzleReader(source, text, name).puzzle(hasAllPowers);
    }

    private PuzzleDefinition puzzle(boolean hasAllPowers) {
        sets().forEach((name, set) -> {
            int pieces = set.member("numPieces").number();
            int orientations = set.member("numOrientations").number();
            set.checked(() -> builder.addSet(name, pieces, orientations));
        });
        for (String solved : List.of("defaultPattern", "startStateData")) {
            tree.optional(solved).ifPresent(pattern -> pattern.members().forEach(this::solve));
        }
        tree.member("moves").members().forEach(this::addMove);
        return tree.checked(() -> builder.build(hasAllPowers));
    }

    /** By name; older files have an object of sets, newer ones a list. */
    private Map<String, JsonTree> sets() {
        JsonTree orbits = tree.member("orbits");
        if (!orbits.isList()) {
            return orbits.members();
        }
        Map<String, JsonTree> byName = new LinkedHashMap<>();
        orbits.items().forEach(set -> byName.put(set.member("orbitName").text(), set));
        return byName;
    }

    private void solve(String set, JsonTree pattern) {
        int[] pieces = pattern.either("pieces", "permutation").numbers();
        int[] turns = pattern.optional("orientation").map(JsonTree::numbers).orElseGet(() -> new int[pieces.length]);
        int[] mods = pattern.optional("orientationMod").map(JsonTree::numbers).orElseGet(() -> new int[pieces.length]);
        pattern.checked(() -> {
            for (int mod : mods) {
                if (mod != 0 && mod != 1) {
                    throw new InputException("an orientation counts modulo " + mod
                            + "; only 0 (it matters) and 1 (it does not) are supported");
                }
            }
            builder.solve(set, pieces, turns, slot -> slot < mods.length && mods[slot] == 1);
        });
    }

    private void addMove(String name, JsonTree effect) {
        PermutationBuilder.Move move = builder.move(name);
        effect.members().forEach((set, change) -> {
            int[] sources = change.member("permutation").numbers();
            int[] turns = change.optional("orientationDelta")
                    .or(() -> change.optional("orientation"))
                    .map(JsonTree::numbers)
                    .orElseGet(() -> new int[sources.length]);
            change.checked(() -> move.put(set, sources, turns));
        });
        effect.checked(move::add);
    }
}
