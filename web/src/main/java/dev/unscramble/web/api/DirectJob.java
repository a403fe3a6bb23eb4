package dev.unscramble.web.api;

import dev.unscramble.model.Improvement;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A job that is done by the thread that waits for it. */
final class DirectJob<T> extends Job<T> {
    private long toldNanos;
    private Duration every = Duration.ZERO;
    private Runnable news = () -> {};
    private @Nullable T result;

    DirectJob(Duration time, Function<Job<T>, T> work) {
        super(time, work);
    }

    @Override
    public boolean isDone() {
        return result != null;
    }

    @Override
    public boolean goOn(Snapshot sofar) {
        boolean goesOn = super.goOn(sofar);
        tellNews();
        return goesOn;
    }

    @Override
    public void improved(Improvement better) {
        super.improved(better);
        tellNews();
    }

    private void tellNews() {
        long now = System.nanoTime();
        if (now - toldNanos >= every.toNanos()) {
            toldNanos = now;
            news.run();
        }
    }

    @Override
    public void awaitEnd(Duration interval, Runnable listener) {
        every = interval;
        news = listener;
        await();
    }

    @Override
    public T await() {
        if (result == null) {
            result = doWork();
        }
        return result;
    }
}
