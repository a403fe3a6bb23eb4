package dev.unscramble.permutation;

import dev.unscramble.model.Heuristic;
import dev.unscramble.permutation.definition.Families;
import java.util.Optional;

/**
 * The gap heuristic of stacks of pancakes (Helmert, 2010): the number of places where two pancakes touch, or the lowest one
 * and the plate, that do not touch in the goal. A flip changes one such place, so it is consistent.
 */
public final class Gap implements Heuristic<PermutationPosition> {
    /** By pancake: its slot in the goal. */
    private final int[] slots;

    /** The heuristic towards the goal of a puzzle that {@linkplain #fits has one}. */
    public Gap(PermutationPuzzle puzzle) {
        this(puzzle.solved());
    }

    private Gap(int[] goal) {
        this.slots = new int[goal.length];
        for (int slot = 0; slot < goal.length; slot++) {
            slots[goal[slot]] = slot;
        }
    }

    /** Whether a puzzle is a stack of pancakes, not burnt ones. */
    public static boolean fits(PermutationPuzzle puzzle) {
        return puzzle.name().startsWith(Families.PANCAKES);
    }

    @Override
    public int estimate(PermutationPosition position) {
        int[] stack = position.values();
        int gaps = 0;
        for (int slot = 0; slot < stack.length; slot++) {
            int below = slot + 1 == stack.length ? stack.length : slots[stack[slot + 1]];
            gaps += Math.abs(slots[stack[slot]] - below) == 1 ? 0 : 1;
        }
        return gaps;
    }

    @Override
    public Optional<Heuristic<PermutationPosition>> towards(PermutationPosition target) {
        return Optional.of(new Gap(target.values()));
    }

    @Override
    public String name() {
        return "gap";
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }
}
