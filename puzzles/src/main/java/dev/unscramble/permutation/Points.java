package dev.unscramble.permutation;

import dev.unscramble.permutation.definition.Orbit;
import dev.unscramble.permutation.definition.Rearrangement;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** States and moves as permutations of points, which are the slots with each orientation. */
public final class Points {
    private final PermutationPuzzle puzzle;
    private final int[] orientations;
    /** By slot: its first point. */
    private final int[] first;

    private final int count;

    public Points(PermutationPuzzle puzzle) {
        this.puzzle = puzzle;
        this.orientations = puzzle.definition().orientations();
        this.first = new int[orientations.length];
        int at = 0;
        for (int slot = 0; slot < first.length; slot++) {
            first[slot] = at;
            at += orientations[slot];
        }
        this.count = at;
    }

    public int[] element(Rearrangement effect) {
        int[] element = new int[count];
        for (int slot = 0; slot < first.length; slot++) {
            put(element, effect.sources()[slot], slot, effect.turns()[slot]);
        }
        return element;
    }

    private void put(int[] element, int from, int to, int turn) {
        for (int turned = 0; turned < orientations[to]; turned++) {
            element[first[from] + turned] = first[to] + (turned + turn) % orientations[to];
        }
    }

    /** The rearrangement that makes a state of the solved one, of a puzzle without pieces that are alike. */
    public int[] element(PermutationPosition position) {
        PieceKinds kinds = puzzle.kinds();
        int[] solved = puzzle.solved();
        int[] element = new int[count];
        for (Orbit orbit : puzzle.orbits()) {
            for (int slot = orbit.first(); slot < orbit.end(); slot++) {
                int from = source(orbit, slot, position.values()[slot]);
                int turn = kinds.turn(slot, position.values()[slot]) - kinds.turn(from, solved[from]);
                put(element, from, slot, Math.floorMod(turn, orbit.orientations()));
            }
        }
        return element;
    }

    /** What a rearrangement must do to make a state of the solved one: alike pieces may change places. */
    StabilizerChain.Wish leadingTo(PermutationPosition position) {
        PieceKinds kinds = puzzle.kinds();
        int[] solved = puzzle.solved();
        int[] slotOf = new int[count];
        for (int slot = 0; slot < first.length; slot++) {
            Arrays.fill(slotOf, first[slot], first[slot] + orientations[slot], slot);
        }
        return (point, image) -> {
            int from = slotOf[point];
            int to = slotOf[image];
            int kind = kinds.kind(from, solved[from]);
            int turn = image - first[to] - (point - first[from]) + kinds.turn(from, solved[from]);
            int value = kinds.value(to, kind, Math.floorMod(turn, orientations[to]));
            return position.values()[to] == value && (from == to || !kinds.isStill(from));
        };
    }

    /** All points, those of pieces that are like few others first: so it is soon seen if a state cannot be reached. */
    int[] rarestFirst() {
        return IntStream.range(0, first.length)
                .boxed()
                .sorted(Comparator.comparingInt(puzzle.kinds()::alike))
                .flatMapToInt(slot -> IntStream.range(first[slot], first[slot] + orientations[slot]))
                .toArray();
    }

    /** The slot that the piece with a value has when it is solved; pieces that never leave their slots have one kind. */
    int source(Orbit orbit, int slot, int value) {
        PieceKinds kinds = puzzle.kinds();
        int kind = kinds.kind(slot, value);
        if (kinds.isStill(slot)) {
            return slot;
        }
        for (int from = orbit.first(); from < orbit.end(); from++) {
            if (kinds.kind(from, puzzle.solved()[from]) == kind) {
                return from;
            }
        }
        throw new IllegalStateException("every kind has a piece");
    }

    /**
     * What the value of a slot says of the inverse of a state, after a relabelling of points.
     *
     * @param relabelled by point: the point that it becomes; empty if nothing is relabelled
     */
    SlotValue ofInverse(int slot, int value, int... relabelled) {
        PieceKinds kinds = puzzle.kinds();
        int[] solved = puzzle.solved();
        Orbit orbit = puzzle.orbits().stream()
                .filter(one -> one.first() <= slot && slot < one.end())
                .findFirst()
                .orElseThrow();
        int from = source(orbit, slot, value);
        int turn = kinds.turn(slot, value) - kinds.turn(from, solved[from]);
        for (int turned = 0; turned < orbit.orientations(); turned++) {
            int point = first[slot] + Math.floorMod(turned + turn, orbit.orientations());
            int start = relabelled.length == 0 ? point : relabelled[point];
            int home = Arrays.binarySearch(first, start);
            if (home >= 0) {
                int image = relabelled.length == 0 ? first[from] + turned : relabelled[first[from] + turned];
                int to = slotOf(image);
                int toTurn = (image - first[to] + kinds.turn(home, solved[home])) % orbit.orientations();
                return new SlotValue(to, kinds.value(to, kinds.kind(home, solved[home]), toTurn));
            }
        }
        throw new IllegalStateException("a relabelling takes slots to slots");
    }

    /** Whether a relabelling of points takes each slot to one with as many orientations. */
    public boolean keepSlots(int... relabelled) {
        return IntStream.range(0, first.length).allMatch(slot -> {
            int to = slotOf(relabelled[first[slot]]);
            return orientations[to] == orientations[slot]
                    && IntStream.range(first[slot], first[slot] + orientations[slot])
                            .allMatch(point -> slotOf(relabelled[point]) == to);
        });
    }

    /** A slot, and what is there. */
    record SlotValue(int slot, int value) {}

    private int slotOf(int point) {
        int slot = Arrays.binarySearch(first, point);
        return slot < 0 ? -slot - 2 : slot;
    }

    /** The state that a rearrangement makes of the solved one. */
    public PermutationPosition position(int[] element) {
        PieceKinds kinds = puzzle.kinds();
        int[] solved = puzzle.solved();
        PermutationPosition position = puzzle.newPosition();
        for (Orbit orbit : puzzle.orbits()) {
            for (int from = orbit.first(); from < orbit.end(); from++) {
                int image = element[first[from]];
                int to = slotOf(orbit, image);
                int turn = (image - first[to] + kinds.turn(from, solved[from])) % orbit.orientations();
                position.values()[to] = kinds.value(to, kinds.kind(from, solved[from]), turn);
            }
        }
        return position;
    }

    private int slotOf(Orbit orbit, int point) {
        return orbit.first() + (point - first[orbit.first()]) / orbit.orientations();
    }
}
