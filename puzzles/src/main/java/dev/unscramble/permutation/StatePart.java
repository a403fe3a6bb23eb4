package dev.unscramble.permutation;

import dev.unscramble.permutation.definition.Orbit;
import dev.unscramble.permutation.definition.Rearrangement;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A part of a state, as a long: of some orbits, which pieces are where, or how the slots are turned; or where some pieces
 * of an orbit are, taken as alike.
 *
 * @param name for users, such as CORNER-pieces
 * @param alike the pieces that are taken as alike, by their solved slots; empty for all pieces
 */
public record StatePart(String name, List<Orbit> orbits, What what, List<Integer> alike) {

    /** What of a slot counts. */
    public enum What {
        PIECES,
        TURNS,
        ALIKE
    }

    public static StatePart pieces(List<Orbit> orbits) {
        return new StatePart(named(orbits, "pieces"), orbits, What.PIECES, List.of());
    }

    public static StatePart turns(List<Orbit> orbits) {
        return new StatePart(named(orbits, "turns"), orbits, What.TURNS, List.of());
    }

    /** The pieces of an orbit that two moves leave alone, such as the edges between two opposite faces. */
    public static List<StatePart> alike(PermutationPuzzle puzzle) {
        return puzzle.orbits().stream()
                .flatMap(orbit -> alike(puzzle, orbit).stream())
                .toList();
    }

    private static Optional<StatePart> alike(PermutationPuzzle puzzle, Orbit orbit) {
        var moves = puzzle.definition().moves();
        int[] orientations = puzzle.definition().orientations();
        for (int one = 0; one < moves.size(); one++) {
            for (int other = one + 1; other < moves.size(); other++) {
                Rearrangement both =
                        moves.get(one).effect().then(moves.get(other).effect(), orientations);
                List<Integer> left = IntStream.range(orbit.first(), orbit.end())
                        .filter(slot -> both.sources()[slot] == slot && both.turns()[slot] == 0)
                        .mapToObj(slot -> puzzle.kinds().kind(slot, puzzle.solved()[slot]))
                        .toList();
                boolean isUsed = !left.isEmpty()
                        && left.size() < orbit.size() - 1
                        && areApart(moves.get(one).effect(), moves.get(other).effect());
                if (isUsed) {
                    return Optional.of(
                            new StatePart(orbit.name() + "-alike-" + left.size(), List.of(orbit), What.ALIKE, left));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether two moves change different slots, so that they commute. */
    private static boolean areApart(Rearrangement one, Rearrangement other) {
        return IntStream.range(0, one.sources().length)
                .noneMatch(slot -> isChanged(one, slot) && isChanged(other, slot));
    }

    private static boolean isChanged(Rearrangement effect, int slot) {
        return effect.sources()[slot] != slot || effect.turns()[slot] != 0;
    }

    private static String named(List<Orbit> orbits, String what) {
        return String.join("+", orbits.stream().map(Orbit::name).toList()) + "-" + what;
    }

    /** Whether it fits a long. */
    public boolean fits(PermutationPuzzle puzzle) {
        double states = 0;
        for (Orbit orbit : orbits) {
            states += orbit.size() * Math.log(radix(puzzle, orbit)) / Math.log(2);
        }
        return states < Long.SIZE - 1;
    }

    private int radix(PermutationPuzzle puzzle, Orbit orbit) {
        return switch (what) {
            case PIECES -> puzzle.kinds().kindCount(orbit.first());
            case TURNS -> orbit.orientations();
            case ALIKE -> 2;
        };
    }

    /** An upper bound on the number of values. */
    public double bound(PermutationPuzzle puzzle) {
        double values = 1;
        for (Orbit orbit : orbits) {
            values *= switch (what) {
                case PIECES -> arrangements(puzzle, orbit);
                case TURNS ->
                    Math.pow(orbit.orientations(), orbit.size() - (Invariants.keepTurns(puzzle, orbit) ? 1 : 0));
                case ALIKE -> choices(orbit.size(), alike.size());
            };
        }
        return values;
    }

    private static double arrangements(PermutationPuzzle puzzle, Orbit orbit) {
        PieceKinds kinds = puzzle.kinds();
        int[] counts = new int[kinds.kindCount(orbit.first())];
        double product = 1;
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            int count = ++counts[kinds.kind(slot, puzzle.solved()[slot])];
            product *= (slot - orbit.first() + 1.0) / count;
        }
        return product;
    }

    private static double choices(int all, int some) {
        double product = 1;
        for (int i = 1; i <= some; i++) {
            product *= (all - some + i) / (double) i;
        }
        return product;
    }

    /** The part of a state. */
    long key(PermutationPuzzle puzzle, int[] values) {
        PieceKinds kinds = puzzle.kinds();
        long key = 0;
        for (Orbit orbit : orbits) {
            int radix = orbit.orientations();
            int pieces = kinds.kindCount(orbit.first());
            for (int slot = orbit.first(); slot < orbit.end(); slot++) {
                key = switch (what) {
                    case PIECES -> key * pieces + kinds.kind(slot, values[slot]);
                    case TURNS -> key * radix + kinds.turn(slot, values[slot]);
                    case ALIKE -> key * 2 + (alike.contains(kinds.kind(slot, values[slot])) ? 1 : 0);
                };
            }
        }
        return key;
    }
}
