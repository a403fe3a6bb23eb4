package dev.unscramble.model;

/** Knows nothing and says 0: what uninformed search goes by. */
public final class Zero implements Heuristic<Position> {
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
}
