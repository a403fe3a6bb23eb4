package dev.unscramble.engine;

import dev.unscramble.engine.EngineMessage.Answered;
import dev.unscramble.engine.EngineMessage.Cancel;
import dev.unscramble.engine.EngineMessage.Failed;
import dev.unscramble.engine.EngineMessage.Ready;
import dev.unscramble.engine.EngineMessage.Submit;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * An engine in a process of its own, which has an {@link EngineServer}. What the process writes to its standard
 * error goes to a file. It ends with this process, if not before.
 */
public final class EngineProcess implements Engine {
    private static final int LONGEST_START_SECONDS = 180;
    private static final int LONGEST_END_SECONDS = 60;

    private final Process process;
    private final PrintStream out;
    private final Path log;
    /** How the start went: {@link Ready} or {@link Failed}. */
    private final CompletableFuture<EngineMessage> started = new CompletableFuture<>();

    private final TreeMap<Integer, Listener> listeners = new TreeMap<>();
    private int next;
    private boolean isOver;
    private volatile int slots;

    private EngineProcess(Process process, Path log) {
        this.process = process;
        this.out = new PrintStream(process.getOutputStream(), false, StandardCharsets.UTF_8);
        this.log = log;
        Thread reader = new Thread(this::read, "engine");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts an engine and waits until it is ready.
     *
     * @param environment variables beside those of this process
     * @param log the file for what it has to say to people
     * @throws InputException if it refuses to start
     * @throws StoppedException if it ends, or if the start is interrupted
     */
    public static EngineProcess start(
            List<String> command, Map<String, String> environment, Path log, BooleanSupplier isStopped) {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.to(log.toFile()));
        builder.environment().putAll(environment);
        try {
            Files.createDirectories(Objects.requireNonNull(log.toAbsolutePath().getParent()));
            EngineProcess engine = new EngineProcess(builder.start(), log);
            engine.awaitReady(isStopped);
            return engine;
        } catch (IOException e) {
            throw new InputException("cannot start " + command.get(0) + ": " + e.getMessage(), e);
        }
    }

    private void awaitReady(BooleanSupplier isStopped) {
        boolean isReady = false;
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_START_SECONDS);
        try {
            while (!isReady && !isStopped.getAsBoolean()) {
                isReady = isReady();
                if (System.nanoTime() > end) {
                    throw new StoppedException("the engine has not started within " + LONGEST_START_SECONDS
                            + " s; what it says is in " + log);
                }
            }
        } finally {
            if (!isReady) {
                process.destroyForcibly();
            }
        }
        if (!isReady) {
            throw new StoppedException("interrupted while the engine was starting");
        }
    }

    private boolean isReady() {
        try {
            if (started.get(100, TimeUnit.MILLISECONDS) instanceof Failed failed) {
                throw new InputException(failed.reason());
            }
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoppedException("interrupted while the engine was starting");
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private void read() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                take(EngineMessage.read(line));
            }
            end("the engine has ended");
        } catch (IOException | RuntimeException e) {
            end("the engine cannot be understood (" + e.getMessage() + ")");
        }
    }

    private void take(EngineMessage message) {
        if (message instanceof Ready now) {
            slots = now.slots();
            started.complete(now);
        } else if (message instanceof Answered answered) {
            answer(answered);
        } else if (message instanceof Failed failed && failed.first() == Failed.START) {
            started.complete(failed);
        } else if (message instanceof Failed failed) {
            removed(failed.first()).ifPresent(one -> one.failed(failed.reason()));
        }
    }

    private synchronized Optional<Listener> removed(int first) {
        return Optional.ofNullable(listeners.remove(first));
    }

    private void answer(Answered answered) {
        Map.Entry<Integer, Listener> submitted;
        synchronized (this) {
            submitted = listeners.floorEntry(answered.order());
        }
        if (submitted != null) {
            submitted.getValue().answered(answered.order() - submitted.getKey(), answered.answer());
        }
    }

    private void end(String what) {
        String reason = what + "; what it said is in " + log;
        started.complete(new Failed(Failed.START, reason));
        List<Listener> left;
        synchronized (this) {
            isOver = true;
            left = List.copyOf(listeners.values());
            listeners.clear();
        }
        left.forEach(one -> one.failed(reason));
    }

    @Override
    public int slots() {
        return slots;
    }

    @Override
    public Optional<String> address() {
        return started.join() instanceof Ready first ? first.address() : Optional.empty();
    }

    @Override
    public void submit(List<String> orders, Listener listener) {
        synchronized (this) {
            if (!isOver) {
                listeners.put(next, listener);
                send(new Submit(next, orders));
                next += orders.size();
                return;
            }
        }
        listener.failed("the engine has ended; what it said is in " + log);
    }

    @Override
    public synchronized void cancel() {
        listeners.clear();
        send(new Cancel());
    }

    private void send(EngineMessage message) {
        out.println(message.line());
        out.flush();
    }

    /**
     * Lets it end by itself, which frees machines at once; for some seconds, since it may write its archive of classes.
     */
    @Override
    public void close() {
        out.close();
        try {
            process.waitFor(LONGEST_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }
}
