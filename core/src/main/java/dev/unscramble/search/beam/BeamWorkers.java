package dev.unscramble.search.beam;

import static java.util.Objects.requireNonNull;

import dev.unscramble.model.Position;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.threads.WorkerThreads;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The threads that share the layers of one beam: each takes a piece of the work as soon as it has done one. It looks at
 * states by a {@link ScoredStates} that it has made itself: what two threads write to all the time should not lie side
 * by side.
 */
final class BeamWorkers<P extends Position> {
    /** Layers of fewer states than this are not worth a second thread. */
    private static final int SHARED_WIDTH = 2000;

    private static final int PIECES = 16;

    private final WorkerThreads threads;
    private final boolean areSeveral;
    private @Nullable Supplier<ScoredStates<P>> maker;
    private @Nullable ScoredStates<P> own;

    /** What to do with a piece: the states or candidates from one number to another. */
    interface Work<P extends Position> {
        void run(ScoredStates<P> states, int piece, int from, int to);
    }

    BeamWorkers(BeamContext<P> context, int width) {
        this.threads = context.threads();
        this.areSeveral = width >= SHARED_WIDTH && context.trace() == null && threads.count() > 1;
    }

    /** Begins a run. */
    void begin(Supplier<ScoredStates<P>> states) {
        maker = states;
        own = states.get();
    }

    /** What the calling thread looks at states by. */
    ScoredStates<P> states() {
        return requireNonNull(own);
    }

    /** Into how many pieces the work on that many states falls. */
    int pieces(int states) {
        return areSeveral && states >= SHARED_WIDTH ? PIECES : 1;
    }

    /** Does the work on that many states, piece by piece. */
    void share(int states, Work<P> work) {
        int pieces = pieces(states);
        if (pieces == 1) {
            work.run(states(), 0, 0, states);
        } else {
            threads.share(pieces, () -> {
                ScoredStates<P> scored = requireNonNull(maker).get();
                return piece -> work.run(scored, piece, from(piece, states), from(piece + 1, states));
            });
        }
    }

    private static int from(int piece, int states) {
        return (int) ((long) states * piece / PIECES);
    }

    /** Does the work on each of several groups of that many states in all. */
    void each(int groups, int states, IntConsumer work) {
        if (pieces(states) == 1) {
            IntStream.range(0, groups).forEach(work);
        } else {
            threads.share(groups, () -> work);
        }
    }
}
