package dev.unscramble.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An engine for tests: a thread of this JVM. It remembers what it was sent. */
public final class LocalEngine implements Engine {
    /** What answers every order. */
    public interface Worker {
        String answer(String order);
    }

    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private final Worker worker;
    private final List<List<String>> submitted = new ArrayList<>();
    private volatile boolean isCancelled;

    public LocalEngine(Worker worker) {
        this.worker = worker;
    }

    public synchronized List<List<String>> submitted() {
        return List.copyOf(submitted);
    }

    @Override
    public int slots() {
        return 2;
    }

    @Override
    public Optional<String> address() {
        return Optional.of("http://localhost:4040");
    }

    @Override
    public synchronized void submit(List<String> orders, Listener listener) {
        if (orders.isEmpty()) {
            throw new IllegalArgumentException("no orders"); // as Spark says
        }
        submitted.add(orders);
        thread.execute(() -> {
            for (int order = 0; order < orders.size() && !isCancelled; order++) {
                try {
                    listener.answered(order, worker.answer(orders.get(order)));
                } catch (IllegalStateException e) {
                    listener.failed(String.valueOf(e.getMessage()));
                }
            }
        });
    }

    @Override
    public void cancel() {
        isCancelled = true;
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
