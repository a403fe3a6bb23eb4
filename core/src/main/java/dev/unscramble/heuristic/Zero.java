package dev.unscramble.heuristic;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.ValueHeuristic;
import java.util.Optional;

/** The heuristic that is always 0, for uninformed search. */
public final class Zero implements IncrementalHeuristic<Position> {
    /** The only one. */
    public static final Zero INSTANCE = new Zero();

    private Zero() {}

    @Override
    public int estimate(Position position) {
        return 0;
    }

    @Override
    public long after(Position position, int move, long before) {
        return 0;
    }

    /** @hidden from users of the library */
    @Override
    public Optional<ValueHeuristic> valueForm() {
        return Optional.of(new Values());
    }

    private record Values() implements ValueHeuristic {
        @Override
        public long after(long low, long high, int edge, long before, int most, int[] rows, int at, int to) {
            return 0;
        }

        @Override
        public int value(long tracked) {
            return 0;
        }
    }

    @Override
    public Optional<Heuristic<Position>> towards(Position target) {
        return Optional.of(this);
    }

    @Override
    public int trackedBits() {
        return 0;
    }

    @Override
    public String name() {
        return "zero";
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }

    /** Its name. */
    @Override
    public String toString() {
        return name();
    }
}
