package dev.unscramble.search.beam;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.search.meter.Estimates;

/** The states of a puzzle that has no scores of its own: packed, and scored by a heuristic. */
public final class HeuristicStates<P extends Position> implements ScoredStates<P> {
    private final Puzzle<P> puzzle;
    private final IncrementalHeuristic<? super P> heuristic;
    private final P position;
    private final long[] packed;

    public HeuristicStates(Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        this.puzzle = puzzle;
        this.heuristic = IncrementalHeuristic.of(heuristic);
        this.position = puzzle.newPosition();
        this.packed = new long[puzzle.packedLongs()];
    }

    @Override
    public int length() {
        return packed.length * Long.BYTES;
    }

    @Override
    public void write(P from, byte[] to, int at) {
        from.pack(packed, 0);
        for (int i = 0; i < packed.length; i++) {
            StateBytes.set(to, at + i * Long.BYTES, packed[i]);
        }
    }

    @Override
    public void visit(byte[] states, int at) {
        for (int i = 0; i < packed.length; i++) {
            packed[i] = StateBytes.get(states, at + i * Long.BYTES);
        }
        position.unpack(packed, 0);
    }

    @Override
    public int score(byte[] states, int at) {
        visit(states, at);
        return score();
    }

    private int score() {
        int h = Estimates.checked(heuristic.estimate(position), heuristic, puzzle, position);
        return h > Puzzle.MAX_COST ? NO_WAY : h;
    }

    @Override
    public boolean isGoal(byte[] states, int at, long hash) {
        visit(states, at);
        return position.isGoal();
    }

    @Override
    public long hash(byte[] states, int at) {
        visit(states, at);
        return hash();
    }

    private long hash() {
        position.pack(packed, 0);
        long hash = 0;
        for (long part : packed) {
            hash = (hash ^ part) * 0x9e3779b97f4a7c15L;
            hash ^= hash >>> 32;
        }
        return hash * 0xd6e8feb86659fd93L;
    }

    @Override
    public long legalMoves() {
        if (position.legalMoves(1) != 0) {
            throw new InputException("anytime search takes at most " + Position.MAX_MOVES + " moves from a state, and "
                    + puzzle.format(position) + " has more; take another algorithm, such as astar");
        }
        return position.legalMoves();
    }

    @Override
    public int scoreAfter(int move, int score) {
        position.apply(move);
        int after = score();
        position.undo(move);
        return after;
    }

    @Override
    public long hashAfter(int move, long hash) {
        position.apply(move);
        long after = hash();
        position.undo(move);
        return after;
    }

    @Override
    public int places() {
        return 1;
    }

    @Override
    public int placeAfter(int move) {
        return 0;
    }

    @Override
    public void writeAfter(int move, byte[] to, int at) {
        position.apply(move);
        write(position, to, at);
        position.undo(move);
    }
}
