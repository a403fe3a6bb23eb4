package dev.unscramble.permutation;

import dev.unscramble.permutation.definition.Orbit;
import dev.unscramble.permutation.definition.Rearrangement;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A part of a state, as a long: of some orbits, which pieces are where, or how the slots are turned; or where some pieces
 * of an orbit are, each by itself or taken as alike.
 *
 * @param name for users, such as CORNER-pieces
 * @param digits of some pieces, by kind: a number from 1 for those that count, the same for those that are taken as alike
 */
public record StatePart(String name, List<Orbit> orbits, What what, int... digits) {

    /** What of a slot counts. */
    public enum What {
        PIECES,
        TURNS,
        SOME
    }

    public static StatePart pieces(List<Orbit> orbits) {
        return new StatePart(named(orbits, "pieces"), orbits, What.PIECES);
    }

    public static StatePart turns(List<Orbit> orbits) {
        return new StatePart(named(orbits, "turns"), orbits, What.TURNS);
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
                    int[] digits = new int[puzzle.kinds().kindCount(orbit.first())];
                    left.forEach(kind -> digits[kind] = 1);
                    String name = orbit.name() + "-alike-" + left.size();
                    return Optional.of(new StatePart(name, List.of(orbit), What.SOME, digits));
                }
            }
        }
        return Optional.empty();
    }

    /** The places of some pieces of an orbit, by their kinds. */
    public static StatePart places(PermutationPuzzle puzzle, Orbit orbit, int firstKind, int endKind) {
        int[] digits = new int[puzzle.kinds().kindCount(orbit.first())];
        for (int kind = firstKind; kind < endKind; kind++) {
            digits[kind] = kind - firstKind + 1;
        }
        return new StatePart(orbit.name() + "-places-" + firstKind + "-" + endKind, List.of(orbit), What.SOME, digits);
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
        return bits(puzzle) < Long.SIZE;
    }

    /** The bits of a key. */
    int bits(PermutationPuzzle puzzle) {
        double bits = 0;
        for (Orbit orbit : orbits) {
            bits += orbit.size() * Math.log(radix(puzzle, orbit)) / Math.log(2);
        }
        return (int) Math.ceil(bits);
    }

    /** How many values the digit of a slot has in a key. */
    int radix(PermutationPuzzle puzzle, Orbit orbit) {
        return switch (what) {
            case PIECES -> puzzle.kinds().kindCount(orbit.first());
            case TURNS -> orbit.orientations();
            case SOME -> 1 + largestDigit();
        };
    }

    private int largestDigit() {
        int largest = 0;
        for (int digit : digits) {
            largest = Math.max(largest, digit);
        }
        return largest;
    }

    /** An upper bound on the number of values. */
    public double bound(PermutationPuzzle puzzle) {
        double values = 1;
        for (Orbit orbit : orbits) {
            values *= switch (what) {
                case PIECES, SOME -> arrangements(puzzle, orbit);
                case TURNS ->
                    Math.pow(orbit.orientations(), orbit.size() - (Invariants.keepTurns(puzzle, orbit) ? 1 : 0));
            };
        }
        return values;
    }

    /** Of pieces, of which those of the same kind or digit are alike. */
    private double arrangements(PermutationPuzzle puzzle, Orbit orbit) {
        PieceKinds kinds = puzzle.kinds();
        int[] counts = new int[kinds.kindCount(orbit.first()) + 1];
        double product = 1;
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            int kind = kinds.kind(slot, puzzle.solved()[slot]);
            int count = ++counts[what == What.SOME ? digits[kind] : kind];
            product *= (slot - orbit.first() + 1.0) / count;
        }
        return product;
    }

    /** The part of a state. */
    public long key(PermutationPuzzle puzzle, int[] values) {
        PieceKinds kinds = puzzle.kinds();
        long key = 0;
        for (Orbit orbit : orbits) {
            int radix = radix(puzzle, orbit);
            for (int slot = orbit.first(); slot < orbit.end(); slot++) {
                key = switch (what) {
                    case PIECES -> key * radix + kinds.kind(slot, values[slot]);
                    case TURNS -> key * radix + kinds.turn(slot, values[slot]);
                    case SOME -> key * radix + digits[kinds.kind(slot, values[slot])];
                };
            }
        }
        return key;
    }
}
