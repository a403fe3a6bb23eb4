package dev.unscramble.web.api;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.json.Json;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.report.result.ResultJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The events of a running search: each better solution with its moves, otherwise how far it is; in the end the
 * result, or what is wrong.
 */
final class SolveEvents implements Answer.Events.Source {
    private static final Duration EVERY = Duration.ofMillis(100);

    private final Instance<?> instance;
    private final Job<SolveResult<?>> job;
    private @Nullable Improvement told;

    SolveEvents(Instance<?> instance, Job<SolveResult<?>> job) {
        this.instance = instance;
        this.job = job;
    }

    @Override
    public void tell(Answer.Events.Listener listener) throws IOException {
        try {
            job.awaitEnd(EVERY, () -> tellNews(listener));
            listener.take("result", ResultJson.of(job.await()).line());
        } catch (InputException | StoppedException | ApiError e) {
            listener.take("error", Json.object().put("error", e.getMessage()).line());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            job.stop(); // the client may have gone
        }
    }

    private void tellNews(Answer.Events.Listener listener) {
        Improvement best = job.best();
        Progress.Snapshot latest = job.latest();
        try {
            if (best != null && !best.equals(told)) {
                told = best;
                listener.take("better", better(best));
            } else if (latest != null) {
                listener.take(
                        "progress", ProgressJson.put(Json.object(), latest).line());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String better(Improvement best) {
        return ProgressJson.put(Json.object(), best)
                .put("seconds", best.seconds())
                .put("moves", instance.moveNames(best.moves()))
                .line();
    }
}
