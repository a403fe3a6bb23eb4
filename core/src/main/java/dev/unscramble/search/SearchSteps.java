package dev.unscramble.search;

import dev.unscramble.model.Result;
import dev.unscramble.model.Trace;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A search step by step: an iterator over the nodes in the order in which they are expanded, and the goal at last. The
 * search does nothing until {@link #hasNext} or {@link #next} asks for the next node.
 *
 * <pre>
 *   try (SearchSteps steps = BestFirst.astar().steps(problem, Limits.NONE)) {
 *       while (steps.hasNext()) {
 *           Trace.Node node = steps.next();
 *           System.out.println(puzzle.format(node.state().in(puzzle)) + ", g " + node.g() + ", h " + node.h());
 *       }
 *   }
 * </pre>
 *
 * <p>It runs on a thread of its own, as a search with a {@link Trace}, and remembers all nodes. {@link #close} ends it. Not
 * thread-safe.
 */
public final class SearchSteps implements Iterator<Trace.Node>, AutoCloseable {
    private final Thread thread;
    private final Semaphore turn = new Semaphore(0);
    private final Semaphore pause = new Semaphore(0);

    /** The search and its user take turns, so that only one of them sees these at a time. */
    private Trace.@Nullable Node next;

    private @Nullable Result result;
    private @Nullable Throwable failure;
    private boolean isBegun;
    private boolean isClosed;

    /** The user wants no more steps. */
    private static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Closed() {
            super("the steps were closed", null, false, false);
        }
    }

    SearchSteps(Function<Trace, Result> search) {
        thread = new Thread(() -> run(search), "unscramble-steps");
        thread.setDaemon(true);
    }

    private void run(Function<Trace, Result> search) {
        try {
            result = search.apply(new Listener());
        } catch (Closed e) {
            return;
        } catch (Throwable e) {
            failure = e;
        }
        pause.release();
    }

    /** Passes on the nodes, each of which has its number once it is generated. */
    private final class Listener implements Trace {
        private final Map<Long, Node> nodes = new HashMap<>();

        @Override
        public void generated(Node node) {
            nodes.put(node.number(), node);
        }

        @Override
        public void expanded(long node) {
            handOver(node);
        }

        @Override
        public void solved(long node) {
            handOver(node);
        }

        private void handOver(long node) {
            next = nodes.get(node);
            pause.release();
            turn.acquireUninterruptibly();
            if (isClosed) {
                throw new Closed();
            }
        }
    }

    /**
     * Continues the search to its next node, if it is not there already; returns false if it has ended, or was closed.
     * What a puzzle or a heuristic throws, this throws too.
     */
    @Override
    public boolean hasNext() {
        if (next == null && result == null && failure == null && !isClosed) {
            advance();
        }
        return next != null;
    }

    private void advance() {
        if (isBegun) {
            turn.release();
        } else {
            isBegun = true;
            thread.start();
        }
        pause.acquireUninterruptibly();
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    @Override
    public Trace.Node next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException("the search has ended");
        }
        Trace.Node node = next;
        next = null;
        return node;
    }

    /** The result, once the search has ended. */
    public Optional<Result> result() {
        return Optional.ofNullable(result);
    }

    /** Ends the search. */
    @Override
    public void close() {
        if (isBegun && !isClosed && result == null && failure == null) {
            isClosed = true;
            next = null;
            turn.release();
        }
        isClosed = true;
    }
}
