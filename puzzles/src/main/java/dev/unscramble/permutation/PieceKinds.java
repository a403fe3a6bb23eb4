package dev.unscramble.permutation;

import dev.unscramble.model.InputException;
import dev.unscramble.permutation.definition.Orbit;
import dev.unscramble.permutation.definition.PuzzleDefinition;
import dev.unscramble.permutation.definition.Rearrangement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The kinds of pieces: pieces of an orbit with the same number are of one kind, and if no move takes pieces of an orbit
 * elsewhere, all of them are whose orientation matters, and all others. The value of a slot is its kind times the
 * orientations, plus how it is turned.
 */
public final class PieceKinds {
    private final PuzzleDefinition definition;
    private final int[] orientations;
    /** By slot: the kind of its solved piece. */
    private final int[] kinds;
    /** By slot: the number of kinds of its orbit. */
    private final int[] kindCounts;
    /** By slot and kind: whether the orientation of that kind does not matter. */
    private final boolean[][] isTurnedAnyhow;

    /** By slot: whether no move takes its piece elsewhere. */
    private final boolean[] isStill;

    /** By slot: how many pieces are of the kind of its solved piece. */
    private final int[] alike;

    private final boolean hasAlike;

    /** By slot and turn: {@link #turned}; empty until it is asked for. */
    private final int[][][] turned;

    PieceKinds(PuzzleDefinition definition) {
        this.definition = definition;
        this.orientations = definition.orientations();
        int slots = definition.slots();
        this.kinds = new int[slots];
        this.kindCounts = new int[slots];
        this.isTurnedAnyhow = new boolean[slots][];
        this.isStill = new boolean[slots];
        this.alike = new int[slots];
        this.turned = new int[slots][][];
        boolean isAlike = false;
        for (Orbit orbit : definition.orbits()) {
            isAlike |= add(orbit);
        }
        this.hasAlike = isAlike;
    }

    /** Numbers the kinds of an orbit; returns whether states may be the same though their pieces were moved differently. */
    private boolean add(Orbit orbit) {
        boolean staysPut = definition.moves().stream().allMatch(move -> staysPut(orbit, move.effect()));
        List<Integer> numbers = new ArrayList<>();
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            int number = !staysPut ? definition.pieces()[slot] : isAny(slot) ? 1 : 0;
            if (!numbers.contains(number)) {
                numbers.add(number);
            }
            kinds[slot] = numbers.indexOf(number);
        }
        boolean[] anyhow = new boolean[numbers.size()];
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            anyhow[kinds[slot]] |= isAny(slot);
        }
        int[] counts = new int[numbers.size()];
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            counts[kinds[slot]]++;
        }
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            alike[slot] = staysPut ? 1 : counts[kinds[slot]];
            kindCounts[slot] = numbers.size();
            isStill[slot] = staysPut;
            isTurnedAnyhow[slot] = anyhow;
            if (anyhow[kinds[slot]] && !isAny(slot)) {
                throw new InputException("pieces " + number(orbit, slot, kinds[slot]) + " of " + orbit.name()
                                + " are alike, so the orientation of all of them matters or of none")
                        .at(definition.name());
            }
        }
        Arrays.fill(turned, orbit.first(), orbit.end(), new int[orbit.orientations()][0]);
        boolean isAnyhow = false;
        for (boolean any : anyhow) {
            isAnyhow |= any;
        }
        return isAnyhow || !staysPut && numbers.size() < orbit.size();
    }

    private boolean isAny(int slot) {
        return definition.solvedTurns()[slot] == PuzzleDefinition.ANY;
    }

    private static boolean staysPut(Orbit orbit, Rearrangement effect) {
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            if (effect.sources()[slot] != slot) {
                return false;
            }
        }
        return true;
    }

    /** Whether no move takes the piece of a slot elsewhere. */
    boolean isStill(int slot) {
        return isStill[slot];
    }

    /** Whether the orientation of some pieces does not matter, so that turns depend on which piece is where. */
    public boolean hasTurnedAnyhow() {
        return Arrays.stream(definition.solvedTurns()).anyMatch(turn -> turn == PuzzleDefinition.ANY);
    }

    /** How many pieces are alike with the solved piece of a slot, itself included. */
    int alike(int slot) {
        return alike[slot];
    }

    /** Whether two different rearrangements may lead to the same state. */
    public boolean hasAlike() {
        return hasAlike;
    }

    /** The number of kinds of the orbit of a slot. */
    public int kindCount(int slot) {
        return kindCounts[slot];
    }

    public int kind(int slot, int value) {
        return value / orientations[slot];
    }

    public int turn(int slot, int value) {
        return value % orientations[slot];
    }

    public int value(int slot, int kind, int turn) {
        return kind * orientations[slot] + (isTurnedAnyhow[slot][kind] ? 0 : turn);
    }

    /** By slot: the number of values. */
    int[] valueCounts() {
        int[] counts = new int[kinds.length];
        Arrays.setAll(counts, slot -> kindCounts[slot] * orientations[slot]);
        return counts;
    }

    /** The values of the solved state. */
    int[] solved() {
        int[] values = new int[kinds.length];
        Arrays.setAll(
                values, slot -> value(slot, kinds[slot], Math.max(0, definition.solvedTurns()[slot])));
        return values;
    }

    /** By value: the value of the same piece turned further. All slots of an orbit share the array, which stays as it is. */
    synchronized int[] turned(int slot, int turn) {
        int[] known = turned[slot][turn];
        if (known.length > 0) {
            return known;
        }
        int[] next = new int[kindCounts[slot] * orientations[slot]];
        for (int value = 0; value < next.length; value++) {
            next[value] = value(slot, kind(slot, value), (turn(slot, value) + turn) % orientations[slot]);
        }
        turned[slot][turn] = next;
        return next;
    }

    /** By slot: the number, as in the file, of a kind of its orbit. */
    int number(Orbit orbit, int slot, int kind) {
        return definition.pieces()[home(orbit, slot, kind)] - orbit.first() + 1;
    }

    /** The first slot in which a piece of a kind is when the puzzle is solved; of a slot whose piece stays, that slot. */
    int home(Orbit orbit, int slot, int kind) {
        if (isStill[slot]) {
            return slot;
        }
        for (int other = orbit.first(); other < orbit.end(); other++) {
            if (kinds[other] == kind) {
                return other;
            }
        }
        throw new IllegalStateException("every kind has a piece");
    }

    /** The kind of the pieces with a number, as in the file; -1 if there is none in the orbit. */
    int kindOf(Orbit orbit, int slot, int number) {
        if (isStill[slot]) {
            return number(orbit, slot, kinds[slot]) == number ? kinds[slot] : -1;
        }
        for (int other = orbit.first(); other < orbit.end(); other++) {
            if (definition.pieces()[other] - orbit.first() + 1 == number) {
                return kinds[other];
            }
        }
        return -1;
    }
}
