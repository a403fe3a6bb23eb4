package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What all beams of one search share.
 *
 * @param stateLength how many bytes hold a state
 * @param trace whom to tell what they do, if anybody listens
 */
record BeamContext<P extends Position>(
        Puzzle<P> puzzle,
        int stateLength,
        Meter meter,
        BeamThreads threads,
        @Nullable BeamTrace<P> trace) {

    ScoreBeam<P> beam(int width) {
        return new ScoreBeam<>(this, width);
    }

    ScoreBeam<P> beam(int mostWidth, IntUnaryOperator widths) {
        return new ScoreBeam<>(this, mostWidth, widths);
    }
}
