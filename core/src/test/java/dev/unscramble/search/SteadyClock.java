package dev.unscramble.search;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.SubtreeJournal;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Runs a search by a clock that moves on whenever it is looked at, so that what depends on time is the same in every
 * run.
 */
public final class SteadyClock {
    private static final Duration STEP = Duration.ofMillis(5);

    private SteadyClock() {}

    public static <P extends Position> Result solve(
            Search search, Problem<P> problem, Limits limits, Progress progress) {
        AtomicLong clock = new AtomicLong();
        Meter meter = new Meter(limits, progress, null, SubtreeJournal.NONE, () -> clock.addAndGet(STEP.toNanos()));
        return search.run(problem, limits, meter);
    }
}
