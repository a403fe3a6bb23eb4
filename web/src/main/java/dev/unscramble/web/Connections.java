package dev.unscramble.web;

import java.nio.channels.SelectableChannel;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.SelectorManager;

/**
 * The open connections, of which there is a limited number, of each client and of all. When there are too many, one of
 * the client that has most is closed: first those that have not sent a whole request, then those whose request is
 * answered, the oldest of them first. A connection whose answer is being made is never closed.
 */
final class Connections implements Connection.Listener, SelectorManager.AcceptListener {
    /** How many there may be. */
    static final int MOST = 4096;

    /** How many may be accepted and not yet counted; the others wait until the server has time for them. */
    private static final int MOST_AT_A_TIME = 256;

    private final Semaphore newOnes = new Semaphore(MOST_AT_A_TIME);
    private final int mostOfOne;

    /** The addresses of clients, by connection, in the order in which they came here. */
    private final Map<Connection, String> silent = new LinkedHashMap<>();

    private final Map<Connection, String> busy = new HashMap<>();
    private final Map<Connection, String> answered = new LinkedHashMap<>();

    /** How many connections each client has. */
    private final Map<String, Integer> counts = new HashMap<>();

    Connections(int mostOfOne) {
        this.mostOfOne = mostOfOne;
    }

    @Override
    public void onAccepting(SelectableChannel channel) {
        try {
            newOnes.acquire();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the server ends
        }
    }

    @Override
    public void onAccepted(SelectableChannel channel) {
        newOnes.release();
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        newOnes.release();
    }

    @Override
    public void onOpened(Connection connection) {
        surplus(connection, Exchange.address(connection)).ifPresent(Connection::close);
    }

    /** Counts a new connection, and returns the one that is to be closed, if there are too many. */
    synchronized Optional<Connection> surplus(Connection connection, String address) {
        Optional<Connection> surplus = Optional.empty();
        if (counts.getOrDefault(address, 0) >= mostOfOne) {
            surplus = Optional.of(oldest(address).orElse(connection));
        } else if (silent.size() + busy.size() + answered.size() >= MOST) {
            String most = Collections.max(counts.entrySet(), Map.Entry.comparingByValue())
                    .getKey();
            surplus = Optional.of(oldest(most).orElse(connection));
        }
        silent.put(connection, address);
        counts.merge(address, 1, Integer::sum);
        surplus.ifPresent(this::onClosed);
        return surplus;
    }

    private Optional<Connection> oldest(String address) {
        return Stream.of(silent, answered)
                .flatMap(some -> some.entrySet().stream())
                .filter(entry -> entry.getValue().equals(address))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        Stream.of(silent, busy, answered)
                .map(some -> some.remove(connection))
                .filter(Objects::nonNull)
                .forEach(address -> counts.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1));
    }

    /** Says that a whole request has come. */
    synchronized void busy(Connection connection) {
        move(connection, silent, busy);
        move(connection, answered, busy);
    }

    /** Says that it is answered. */
    synchronized void answered(Connection connection) {
        move(connection, busy, answered);
    }

    private static void move(Connection connection, Map<Connection, String> from, Map<Connection, String> to) {
        String address = from.remove(connection);
        if (address != null) { // else it is elsewhere, or closed
            to.put(connection, address);
        }
    }
}
