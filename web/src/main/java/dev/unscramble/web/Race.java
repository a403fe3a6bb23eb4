package dev.unscramble.web;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.report.result.ResultJson;
import dev.unscramble.run.Json;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.core.JsonGenerator;

/** Some solvers at work on one puzzle, watched by somebody. */
final class Race {
    private static final int MOST_WATCHERS = 4;

    private final String id;
    private final String client;
    private final List<Job<SolveResult<?>>> jobs;
    private final AtomicInteger watchers = new AtomicInteger();

    Race(String id, String client, List<Job<SolveResult<?>>> jobs) {
        this.id = id;
        this.client = client;
        this.jobs = List.copyOf(jobs);
    }

    String id() {
        return id;
    }

    String client() {
        return client;
    }

    int size() {
        return jobs.size();
    }

    boolean isDone() {
        return jobs.stream().allMatch(Job::isDone);
    }

    /** Whether it takes none of what a client may have. */
    boolean isOver() {
        return jobs.stream().allMatch(job -> job.isDone() || job.isStopped());
    }

    boolean isDone(int solver) {
        return jobs.get(solver).isDone();
    }

    /** Stops one solver, or all. */
    void stop(Optional<Integer> solver) {
        if (solver.isPresent()) {
            jobs.get(solver.get()).stop();
        } else {
            jobs.forEach(Job::stop);
        }
    }

    /** Says that somebody begins to watch, and returns false if there are as many as may. */
    boolean watched() {
        return watchers.getAndUpdate(count -> Math.min(count + 1, MOST_WATCHERS)) < MOST_WATCHERS;
    }

    /** Says that a watcher left. */
    void left() {
        watchers.decrementAndGet();
        stopUnwatched();
    }

    /** Stops work that nobody watches. */
    void stopUnwatched() {
        if (watchers.get() == 0) {
            stop(Optional.empty());
        }
    }

    /** How far a solver has come. */
    String progress(int solver) {
        Job<?> job = jobs.get(solver);
        return Json.write(json -> {
            json.writeNumberProperty("solver", solver);
            json.writeStringProperty("state", job.isRunning() ? "running" : "waiting");
            Progress.Snapshot latest = job.latest();
            if (latest != null) {
                write(json, latest);
            }
            Improvement best = job.best();
            if (best != null) {
                json.writeNumberProperty("length", best.length());
                json.writeNumberProperty("cost", best.cost());
                json.writeNumberProperty("lowerBound", best.lowerBound());
            }
        });
    }

    private static void write(JsonGenerator json, Progress.Snapshot sofar) {
        json.writeNumberProperty("expanded", sofar.expanded());
        json.writeNumberProperty("generated", sofar.generated());
        json.writeNumberProperty("stored", sofar.stored());
        json.writeNumberProperty("bound", sofar.bound());
        json.writeNumberProperty("seconds", sofar.nanos() / 1e9);
    }

    /** The result of a solver that has ended, or the reason why there is none. */
    String result(int solver) {
        return Json.write(json -> {
            json.writeNumberProperty("solver", solver);
            try {
                SolveResult<?> solved = jobs.get(solver).await();
                json.writeName("result");
                json.writeRawValue(ResultJson.write(solved));
            } catch (InputException | StoppedException | HttpError e) {
                json.writeStringProperty("error", e.getMessage());
            }
        });
    }
}
