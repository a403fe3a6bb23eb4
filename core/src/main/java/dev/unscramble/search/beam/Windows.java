package dev.unscramble.search.beam;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.beam.ScoreBeam.Ending;
import dev.unscramble.search.meter.Meter;
import java.util.ArrayList;
import java.util.List;

/**
 * Shortens a solution window by window: a beam looks for a shorter path from the first state of a window to its last.
 * Neighbouring windows overlap by half. Once none of them can be shortened, they grow longer, and the beam wider.
 */
public final class Windows<P extends Position> {
    private static final int FIRST_LENGTH = 40;
    private static final int FIRST_WIDTH = 60;

    private final Puzzle<P> puzzle;
    private final PackedState start;
    private final BeamContext<P> context;
    private final Meter meter;
    private final int mostWidth;
    private List<Integer> moves;
    private int length = FIRST_LENGTH;
    private int width = FIRST_WIDTH;
    private ScoreBeam<P> beam;
    private P from;
    private int at;
    private boolean isShorter;

    public Windows(BeamContext<P> context, P start, List<Integer> moves, int mostWidth) {
        this.context = context;
        this.puzzle = context.puzzle();
        this.start = PackedState.of(puzzle, start);
        this.meter = context.meter();
        this.mostWidth = mostWidth;
        this.moves = moves;
        this.from = this.start.in(puzzle);
        this.beam = context.beam(width);
    }

    /** The moves of the current solution. */
    public List<Integer> moves() {
        return moves;
    }

    /** Shortens the solution until about {@code nodes} nodes are generated. Returns false if a limit was reached. */
    public boolean shorten(long nodes) {
        long end = nodes > Long.MAX_VALUE - meter.generated ? Long.MAX_VALUE : meter.generated + nodes;
        while (meter.generated < end) {
            int size = Math.min(length, moves.size() - at);
            if (!shortenWindow(size)) {
                return false;
            }
            if (at + size >= moves.size()) {
                beginAgain();
            } else {
                advance(length / 2);
            }
        }
        return true;
    }

    private boolean shortenWindow(int size) {
        P to = PackedState.of(puzzle, from).in(puzzle);
        moves.subList(at, at + size).forEach(to::apply);
        Ending ending = beam.run(() -> puzzle.scoredStates(to).orElseThrow(), from, size - 1);
        if (ending == Ending.SOLVED) {
            List<Integer> shorter = new ArrayList<>(moves.subList(0, at));
            shorter.addAll(beam.paths().toBest());
            shorter.addAll(moves.subList(at + size, moves.size()));
            moves = shorter;
            isShorter = true;
        }
        return ending != Ending.STOPPED;
    }

    private void advance(int steps) {
        int next = Math.min(at + steps, moves.size());
        moves.subList(at, next).forEach(from::apply);
        at = next;
    }

    private void beginAgain() {
        if (!isShorter) {
            length = Math.min(length + length / 2, moves.size());
            width = Math.min(2 * width, Math.max(FIRST_WIDTH, mostWidth));
            beam = context.beam(width);
        }
        isShorter = false;
        at = 0;
        from = start.in(puzzle);
    }
}
