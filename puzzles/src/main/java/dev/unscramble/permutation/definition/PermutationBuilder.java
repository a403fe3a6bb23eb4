package dev.unscramble.permutation.definition;

import dev.unscramble.model.InputException;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** Puts a permutation puzzle together, set by set and move by move, and refuses what breaks a rule. Numbers are from 0. */
public final class PermutationBuilder {
    private static final int MOST_PIECES = 500;
    private static final int MOST_ORIENTATIONS = 64;

    private final PuzzleDefinition definition;
    private int[] pieces = {};
    private int[] turns = {};

    /** A puzzle of this name without sets and moves yet. */
    public PermutationBuilder(String name) {
        this.definition = new PuzzleDefinition(name);
    }

    /** Adds a set of pieces; all come before what is solved and before the moves. */
    public void addSet(String name, int size, int orientations) {
        require(
                size >= 1 && size <= MOST_PIECES,
                "the number of pieces is " + size + "; it must be from 1 to " + MOST_PIECES);
        require(
                orientations >= 1 && orientations <= MOST_ORIENTATIONS,
                "the number of orientations is " + orientations + "; it must be from 1 to " + MOST_ORIENTATIONS);
        require(
                definition.orbits().stream().noneMatch(orbit -> orbit.name().equals(name)),
                "there are two sets called " + name);
        definition.addOrbit(name, size, orientations);
        Rearrangement none = Rearrangement.none(definition.slots());
        pieces = none.sources();
        turns = none.turns();
    }

    /**
     * Says which pieces of a set are where when it is solved; pieces with the same number are alike.
     *
     * @param isLoose by slot: whether the orientation of its piece does not matter
     */
    public void solve(String set, int[] numbers, int[] orientations, IntPredicate isLoose) {
        Orbit orbit = orbit(set);
        requireSize(orbit, numbers);
        requireSize(orbit, orientations);
        for (int i = 0; i < numbers.length; i++) {
            requireWithin(numbers[i], orbit.size(), "a piece");
            requireWithin(orientations[i], orbit.orientations(), "an orientation");
            pieces[orbit.first() + i] = orbit.first() + numbers[i];
            turns[orbit.first() + i] = isLoose.test(i) ? PuzzleDefinition.ANY : orientations[i];
        }
    }

    /** Begins a move, which changes nothing yet; its powers are moves, too. */
    public Move move(String name) {
        return new Move(name);
    }

    /** A move that is being put together. */
    public final class Move {
        private final String name;
        private final Rearrangement effect = Rearrangement.none(definition.slots());

        private Move(String name) {
            this.name = name;
        }

        /** Says where the piece comes from that it brings to each slot of a set, and by how much it is turned, or turned back. */
        public void put(String set, int[] sources, int[] by) {
            Orbit orbit = orbit(set);
            requireSize(orbit, sources);
            requireSize(orbit, by);
            BitSet used = new BitSet();
            for (int i = 0; i < sources.length; i++) {
                requireWithin(sources[i], orbit.size(), "a slot");
                int most = orbit.orientations() - 1;
                require(
                        Math.abs(by[i]) <= most,
                        "an orientation is " + by[i] + "; it must be from " + -most + " to " + most);
                require(!used.get(sources[i]), "this is not a permutation: " + sources[i] + " is there twice");
                used.set(sources[i]);
                effect.sources()[orbit.first() + i] = orbit.first() + sources[i];
                effect.turns()[orbit.first() + i] = Math.floorMod(by[i], orbit.orientations());
            }
        }

        /** Adds it to the puzzle. */
        public void add() {
            require(!effect.isNone(), "the move " + name + " changes nothing");
            definition.addMove(name, effect);
        }
    }

    /**
     * The puzzle.
     *
     * @param hasAllPowers whether all powers of its moves are moves, or only the moves and their inverses
     */
    public PuzzleDefinition build(boolean hasAllPowers) {
        require(!definition.orbits().isEmpty(), "there is no set of pieces");
        require(!definition.moves().isEmpty(), "there is no move");
        definition.solved(pieces, turns);
        return definition.withPowers(hasAllPowers);
    }

    private Orbit orbit(String name) {
        return definition.orbits().stream()
                .filter(orbit -> orbit.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException("there is no set called " + name));
    }

    private static void requireSize(Orbit orbit, int... numbers) {
        require(
                numbers.length == orbit.size(),
                orbit.name() + " has " + orbit.size() + " slots, and here are " + numbers.length + " numbers");
    }

    private static void requireWithin(int number, int count, String what) {
        require(number >= 0 && number < count, what + " is " + number + "; it must be from 0 to " + (count - 1));
    }

    private static void require(boolean isRight, String rule) {
        if (!isRight) {
            throw new InputException(rule);
        }
    }
}
