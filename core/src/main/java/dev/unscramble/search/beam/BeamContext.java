package dev.unscramble.search.beam;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.threads.WorkerThreads;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What all beams of one search share.
 *
 * @param stateLength how many bytes hold a state
 * @param trace whom to tell what they do, if anybody listens
 */
public record BeamContext<P extends Position>(
        Puzzle<P> puzzle,
        int stateLength,
        Meter meter,
        WorkerThreads threads,
        @Nullable BeamTrace<P> trace) {

    public ScoreBeam<P> beam(int width) {
        return new ScoreBeam<>(this, width);
    }

    public ScoreBeam<P> beam(int mostWidth, IntUnaryOperator widths) {
        return new ScoreBeam<>(this, mostWidth, widths);
    }
}
