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
 * The threads that share the layers of one beam: each takes the next slice of the work when it has finished one. Each
 * makes its own {@link ScoredStates}, so that no two threads write to neighbouring memory all the time.
 */
final class BeamWorkers<P extends Position> {
    /** The least width of a layer that is worth a second thread. */
    private static final int LEAST_SHARED_WIDTH = 2000;

    private static final int SLICES = 16;

    private final WorkerThreads threads;
    private final boolean areSeveral;
    private @Nullable Supplier<ScoredStates<P>> maker;
    private @Nullable ScoredStates<P> own;

    /** Processes a slice: the states or candidates from one number to another. */
    interface Work<P extends Position> {
        void run(ScoredStates<P> states, int slice, int from, int to);
    }

    BeamWorkers(BeamContext<P> context, int width) {
        this.threads = context.threads();
        this.areSeveral = width >= LEAST_SHARED_WIDTH && context.trace() == null && threads.count() > 1;
    }

    /** Begins a run. */
    void begin(Supplier<ScoredStates<P>> states) {
        maker = states;
        own = states.get();
    }

    /** The calling thread's own view of the states. */
    ScoredStates<P> states() {
        return requireNonNull(own);
    }

    /** The number of slices of a layer of {@code states} states. */
    int slices(int states) {
        return areSeveral && states >= LEAST_SHARED_WIDTH ? SLICES : 1;
    }

    /** Does the work on {@code states} states, slice by slice. */
    void share(int states, Work<P> work) {
        int slices = slices(states);
        if (slices == 1) {
            work.run(states(), 0, 0, states);
        } else {
            threads.share(slices, () -> {
                ScoredStates<P> scored = requireNonNull(maker).get();
                return slice -> work.run(scored, slice, from(slice, states), from(slice + 1, states));
            });
        }
    }

    private static int from(int slice, int states) {
        return (int) ((long) states * slice / SLICES);
    }

    /** Does the work on each of several groups, which have {@code states} states together. */
    void each(int groups, int states, IntConsumer work) {
        if (slices(states) == 1) {
            IntStream.range(0, groups).forEach(work);
        } else {
            threads.share(groups, () -> work);
        }
    }
}
