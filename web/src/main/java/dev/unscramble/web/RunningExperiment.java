package dev.unscramble.web;

import dev.unscramble.json.Json;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Job;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** An experiment that was started, and how far it is. */
final class RunningExperiment {
    private final String name;
    private volatile @Nullable Job<String> job;
    private volatile int total;
    private final AtomicInteger made = new AtomicInteger();

    RunningExperiment(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    void job(Job<String> work) {
        job = work;
    }

    /** How many runs there are, and how many of them were made before. */
    void planned(int all, int before) {
        total = all;
        made.set(before);
    }

    /** Says that more runs are on the disk. */
    void more(int runs) {
        made.addAndGet(runs);
    }

    boolean isDone() {
        return work().isDone();
    }

    /** Waits for its end. */
    void await() {
        work().await();
    }

    void stop() {
        work().stop();
    }

    private Job<String> work() {
        return Objects.requireNonNull(job);
    }

    Json json() {
        Json json = Json.object()
                .put("name", name)
                .put("runs", total)
                .put("made", made.get())
                .put("state", state());
        if (isDone()) {
            try {
                work().await();
            } catch (InputException | StoppedException | ApiError e) {
                json.put("error", e.getMessage());
            }
        }
        return json;
    }

    private String state() {
        if (isDone()) {
            return work().isStopped() ? "cancelled" : "done";
        }
        return work().isRunning() ? "running" : "waiting";
    }
}
