package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.ScoredStates;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The threads that share the layers of one beam, each with a {@link ScoredStates} of its own. */
final class BeamWorkers<P extends Position> {
    /** Layers of fewer states than this are not worth a second thread. */
    private static final int SHARED_WIDTH = 2000;

    private final BeamThreads threads;
    private final int count;
    private final List<ScoredStates<P>> scorers = new ArrayList<>();

    /** What to do with the states or candidates from one number to another. */
    interface Work {
        void run(int worker, int from, int to);
    }

    BeamWorkers(BeamContext<P> context, int width) {
        this.threads = context.threads();
        this.count = width < SHARED_WIDTH || context.trace() != null ? 1 : threads.count();
    }

    /** How many there are. */
    int count() {
        return count;
    }

    /** Begins a run. */
    void begin(Supplier<ScoredStates<P>> states) {
        scorers.clear();
        for (int i = 0; i < count; i++) {
            scorers.add(states.get());
        }
    }

    /** What a worker looks at states by. */
    ScoredStates<P> states(int worker) {
        return scorers.get(worker);
    }

    /** Whether that many states are worth sharing out. */
    boolean isWorthSharing(int states) {
        return count > 1 && states >= SHARED_WIDTH;
    }

    /** Where the share of a worker begins, of that many states. */
    int from(int worker, int states) {
        return (int) ((long) states * worker / count);
    }

    /** Does the work on that many states, each worker its share where that is worth it. */
    void share(int states, Work work) {
        if (isWorthSharing(states)) {
            threads.run(worker -> work.run(worker, from(worker, states), from(worker + 1, states)));
        } else {
            work.run(0, 0, states);
        }
    }
}
