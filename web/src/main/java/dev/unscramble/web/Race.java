package dev.unscramble.web;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.json.Json;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.report.result.ResultJson;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Job;
import dev.unscramble.web.api.ProgressJson;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Some solvers at work on one puzzle, and those who watch them. */
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

    /** Adds a watcher. Returns false if there are too many already. */
    boolean watched() {
        return watchers.getAndUpdate(count -> Math.min(count + 1, MOST_WATCHERS)) < MOST_WATCHERS;
    }

    /** Removes a watcher. */
    void left() {
        watchers.decrementAndGet();
        stopUnwatched();
    }

    /** Stops work without a watcher. */
    void stopUnwatched() {
        if (watchers.get() == 0) {
            stop(Optional.empty());
        }
    }

    String progress(int solver) {
        Job<?> job = jobs.get(solver);
        Json json = Json.object().put("solver", solver).put("state", job.isRunning() ? "running" : "waiting");
        Progress.Snapshot latest = job.latest();
        if (latest != null) {
            ProgressJson.put(json, latest);
        }
        Improvement best = job.best();
        if (best != null) {
            ProgressJson.put(json, best);
        }
        return json.line();
    }

    /** The result of a solver that has ended, or the reason why there is none. */
    String result(int solver) {
        Json json = Json.object().put("solver", solver);
        try {
            json.put("result", ResultJson.of(jobs.get(solver).await()));
        } catch (InputException | StoppedException | ApiError e) {
            json.put("error", e.getMessage());
        }
        return json.line();
    }
}
