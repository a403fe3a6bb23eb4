package dev.unscramble.permutation.definition;

import java.util.Arrays;

/**
 * What a move does, for all slots: the piece that it brings to slot i was in slot {@code sources[i]}, and it is turned by
 * {@code turns[i]} on the way.
 */
public record Rearrangement(int[] sources, int[] turns) {

    public static Rearrangement none(int slots) {
        int[] sources = new int[slots];
        Arrays.setAll(sources, slot -> slot);
        return new Rearrangement(sources, new int[slots]);
    }

    /** This one, then the other. */
    public Rearrangement then(Rearrangement other, int[] orientations) {
        int[] both = new int[sources.length];
        int[] turned = new int[sources.length];
        for (int slot = 0; slot < both.length; slot++) {
            int source = other.sources[slot];
            both[slot] = sources[source];
            turned[slot] = (turns[source] + other.turns[slot]) % orientations[slot];
        }
        return new Rearrangement(both, turned);
    }

    /** This one, as far as slots have these numbers of orientations. */
    Rearrangement withTurnsWithin(int[] orientations) {
        int[] within = new int[turns.length];
        Arrays.setAll(within, slot -> turns[slot] % orientations[slot]);
        return new Rearrangement(sources, within);
    }

    public boolean isNone() {
        for (int slot = 0; slot < sources.length; slot++) {
            if (sources[slot] != slot || turns[slot] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether this one, then the other, changes nothing. */
    public boolean isUndoneBy(Rearrangement other, int[] orientations) {
        for (int slot = 0; slot < sources.length; slot++) {
            int source = other.sources[slot];
            if (sources[source] != slot || (turns[source] + other.turns[slot]) % orientations[slot] != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Rearrangement other
                && Arrays.equals(sources, other.sources)
                && Arrays.equals(turns, other.turns);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(sources) + Arrays.hashCode(turns);
    }

    public boolean commutesWith(Rearrangement other, int[] orientations) {
        return then(other, orientations).equals(other.then(this, orientations));
    }
}
