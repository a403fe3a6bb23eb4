package dev.unscramble.permutation;

import dev.unscramble.permutation.definition.Orbit;
import dev.unscramble.permutation.definition.PuzzleDefinition.Move;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What no move changes, to say why a state cannot be reached: sums of orientations, and parities. */
final class Invariants {
    private final PermutationPuzzle puzzle;
    private final Points points;

    Invariants(PermutationPuzzle puzzle) {
        this.puzzle = puzzle;
        this.points = new Points(puzzle);
    }

    /** The first of them that a state breaks. */
    Optional<String> broken(PermutationPosition position) {
        for (Orbit orbit : puzzle.orbits()) {
            int sum = turnSum(orbit, position) - turnSum(orbit, puzzle.newPosition());
            if (Math.floorMod(sum, orbit.orientations()) != 0
                    && keepTurns(puzzle, orbit)
                    && !puzzle.kinds().hasTurnedAnyhow()) {
                return Optional.of("the orientations of " + orbit.name() + " differ from the solved ones by "
                        + Math.floorMod(sum, orbit.orientations()) + " in all, and moves keep that a multiple of "
                        + orbit.orientations());
            }
        }
        List<Orbit> orbits = puzzle.orbits().stream()
                .filter(orbit -> IntStream.range(orbit.first(), orbit.end())
                        .allMatch(slot -> puzzle.kinds().alike(slot) == 1))
                .toList();
        for (Orbit orbit : orbits) {
            if (isOdd(orbit, position) && moves().stream().noneMatch(move -> isOdd(orbit, move))) {
                return Optional.of("the permutation of " + orbit.name() + " is odd, and moves keep it even");
            }
        }
        for (Orbit one : orbits) {
            for (Orbit other : orbits) {
                if (isOdd(one, position) != isOdd(other, position)
                        && moves().stream().allMatch(move -> isOdd(one, move) == isOdd(other, move))) {
                    return Optional.of("the permutations of " + one.name() + " and " + other.name()
                            + " are not both even or both odd, and moves keep them so: two pieces are exchanged");
                }
            }
        }
        return Optional.empty();
    }

    /** Whether no move changes the sum of the orientations of an orbit. */
    static boolean keepTurns(PermutationPuzzle puzzle, Orbit orbit) {
        return puzzle.definition().moves().stream().allMatch(move -> keepsTurns(orbit, move));
    }

    private List<Move> moves() {
        return puzzle.definition().moves();
    }

    private int turnSum(Orbit orbit, PermutationPosition position) {
        int sum = 0;
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            sum += puzzle.kinds().turn(slot, position.values()[slot]);
        }
        return sum;
    }

    private static boolean keepsTurns(Orbit orbit, Move move) {
        int sum = 0;
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            sum += move.effect().turns()[slot];
        }
        return sum % orbit.orientations() == 0;
    }

    private static boolean isOdd(Orbit orbit, Move move) {
        return isOdd(orbit, move.effect().sources());
    }

    private boolean isOdd(Orbit orbit, PermutationPosition position) {
        int[] sources = new int[orbit.end()];
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            sources[slot] = points.source(orbit, slot, position.values()[slot]);
        }
        return isOdd(orbit, sources);
    }

    /** Whether the permutation of the slots of an orbit is odd: each cycle of even length changes that. */
    private static boolean isOdd(Orbit orbit, int[] sources) {
        boolean[] seen = new boolean[orbit.end()];
        boolean isOdd = false;
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            int length = 0;
            for (int at = slot; !seen[at]; at = sources[at]) {
                seen[at] = true;
                length++;
            }
            isOdd ^= length > 0 && length % 2 == 0;
        }
        return isOdd;
    }
}
