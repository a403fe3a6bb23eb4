package dev.unscramble.engine;

import dev.unscramble.json.Json;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.StoppedException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Orders that were submitted together; {@link #await} takes the answers as they come. */
final class PendingOrders {
    private static final int MILLIS_BETWEEN_LOOKS = 50;

    private final Engine engine;
    private final int count;
    private final BlockingQueue<News> news = new LinkedBlockingQueue<>();

    /** An answer, or with a negative number the reason why there are no more. */
    private record News(int order, String text) {}

    /** Takes answers. */
    @FunctionalInterface
    interface Taker {
        /** Takes the answer to an order. Returns whether more answers are of use. */
        boolean take(int order, Json answer);
    }

    PendingOrders(Engine engine, List<String> orders) {
        this.engine = engine;
        this.count = orders.size();
        if (count > 0) {
            engine.submit(orders, new Inbox());
        }
    }

    private final class Inbox implements Engine.Listener {
        @Override
        public void answered(int order, String answer) {
            news.add(new News(order, answer));
        }

        @Override
        public void failed(String reason) {
            news.add(new News(-1, reason));
        }
    }

    /**
     * Waits for all answers, or until no more are of use; what is left is dropped.
     *
     * @param monitor asked now and then whether to stop, and why
     * @return why it stopped
     * @throws StoppedException if the engine has failed
     */
    @Nullable
    Outcome await(Taker taker, Supplier<@Nullable Outcome> monitor) {
        Outcome stop = null;
        int left = count;
        boolean isOfUse = true;
        try {
            while (left > 0 && isOfUse && stop == null) {
                News next = news.poll(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
                stop = monitor.get();
                if (next != null && stop == null) { // what stops it may have ended the engine, too
                    left--;
                    isOfUse = take(next, taker);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop = Outcome.CANCELLED;
        } finally {
            if (left > 0) {
                engine.cancel();
            }
        }
        return stop;
    }

    private static boolean take(News next, Taker taker) {
        if (next.order < 0) {
            throw new StoppedException(next.text + "; complete work is kept: run the same command to resume");
        }
        return taker.take(next.order, Orders.accepted(next.text));
    }
}
