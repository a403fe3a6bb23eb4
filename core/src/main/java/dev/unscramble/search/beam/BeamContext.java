package dev.unscramble.search.beam;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.threads.WorkerThreads;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The objects that all beams of one search share.
 *
 * @param stateLength the bytes of a state
 * @param trace for every node, or null
 */
public record BeamContext<P extends Position>(
        Puzzle<P> puzzle,
        int stateLength,
        Meter meter,
        WorkerThreads threads,
        @Nullable BeamTrace<P> trace) {

    /** The largest number of moves of a state. */
    public int moveCount() {
        return puzzle.moveCount() == Puzzle.BY_STATE ? Position.MAX_MOVES : puzzle.moveCount();
    }

    public ScoreBeam<P> beam(int width) {
        return new ScoreBeam<>(this, width);
    }

    public ScoreBeam<P> beam(int mostWidth, IntUnaryOperator widths) {
        return new ScoreBeam<>(this, mostWidth, widths);
    }
}
