package dev.unscramble.engine;

import java.util.List;
import java.util.Optional;

/**
 * Carries out orders on many machines. It decides which machine does what, and has an order carried out again
 * where a machine is lost; so an order must be one that can be repeated.
 */
public interface Engine extends AutoCloseable {

    /** Makes engines; registered where Spark is on the class path. */
    interface Provider {
        /**
         * Starts an engine.
         *
         * @param name of the work, for users who watch it
         */
        Engine start(String name);
    }

    /** Takes the answers to orders that were submitted together; one thread at a time calls it. */
    interface Listener {
        /**
         * Takes the answer to an order; answers come in any sequence.
         *
         * @param order its place among those that were submitted together
         */
        void answered(int order, String answer);

        /** No more answers will come, for this reason. */
        void failed(String reason);
    }

    /** How many orders it can carry out at a time; 0 as long as no machine has joined. */
    int slots();

    /** The address of the page where it can be watched, if there is one. */
    Optional<String> address();

    /** Submits orders, in order; returns at once. */
    void submit(List<String> orders, Listener listener);

    /** Drops all orders that are not carried out yet; they are never answered. */
    void cancel();

    @Override
    void close();
}
