package dev.unscramble.permutation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Which pieces are in some slots that some moves take to each other. As in {@link Coordinate}, value 0 is solved. */
final class SlotPieces {
    private final PermutationPuzzle puzzle;
    private final int[] slots;
    private final LongIndex numbers = new LongIndex();
    private final MoveTable moves;

    private SlotPieces(PermutationPuzzle puzzle, int[] slots, int[] moves, int most) {
        this.puzzle = puzzle;
        this.slots = slots;
        int count = puzzle.moveCount();
        List<int[]> states = new ArrayList<>(List.of(puzzle.solved().clone()));
        numbers.add(key(puzzle.solved()));
        int[] byValue = new int[64 * count];
        int[] moved = new int[puzzle.solved().length];
        for (int value = 0; value < numbers.size() && numbers.size() <= most; value++) {
            for (int move : moves) {
                int[] state = states.get(value).clone();
                puzzle.effects().apply(move, state, moved);
                int after = numbers.add(key(state));
                if (after == states.size()) {
                    states.add(state);
                }
                if ((value + 1) * count > byValue.length) {
                    byValue = Arrays.copyOf(byValue, 2 * byValue.length);
                }
                byValue[value * count + move] = after;
            }
        }
        int size = numbers.size();
        int[] next = new int[count * size];
        for (int value = 0; value < size && size <= most; value++) {
            for (int move : moves) {
                next[move * size + value] = byValue[value * count + move];
            }
        }
        this.moves = new MoveTable(size, next);
    }

    /** The pieces of some slots; empty if they can be arranged in more than {@code most} ways. */
    static Optional<SlotPieces> of(PermutationPuzzle puzzle, int[] slots, int[] moves, int most) {
        double bits = Arrays.stream(slots)
                .mapToDouble(slot -> Math.log(puzzle.kinds().kindCount(slot)) / Math.log(2))
                .sum();
        if (bits >= Long.SIZE - 1) {
            return Optional.empty();
        }
        SlotPieces pieces = new SlotPieces(puzzle, slots, moves, most);
        return pieces.numbers.size() <= most ? Optional.of(pieces) : Optional.empty();
    }

    /** The sets of slots that moves take to each other; slots that they leave alone are in none. */
    static List<int[]> components(PermutationPuzzle puzzle, int[] moves) {
        int[] component = new int[puzzle.solved().length];
        Arrays.setAll(component, slot -> slot);
        for (boolean isChanged = true; isChanged; ) {
            isChanged = false;
            for (int move : moves) {
                int[] sources = puzzle.sources(move);
                for (int slot = 0; slot < component.length; slot++) {
                    int least = Math.min(component[slot], component[sources[slot]]);
                    isChanged |= component[slot] != least || component[sources[slot]] != least;
                    component[slot] = least;
                    component[sources[slot]] = least;
                }
            }
        }
        return Arrays.stream(component)
                .distinct()
                .mapToObj(first -> IntStream.range(0, component.length)
                        .filter(slot -> component[slot] == first)
                        .toArray())
                .filter(slots -> slots.length > 1)
                .toList();
    }

    private long key(int[] values) {
        long key = 0;
        for (int slot : slots) {
            key = key * puzzle.kinds().kindCount(slot) + puzzle.kinds().kind(slot, values[slot]);
        }
        return key;
    }

    int of(PermutationPosition position) {
        return numbers.find(key(position.values()));
    }

    /** What each move, of all moves of the puzzle, makes of each value. */
    MoveTable moves() {
        return moves;
    }
}
