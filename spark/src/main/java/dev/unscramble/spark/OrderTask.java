package dev.unscramble.spark;

import dev.unscramble.engine.Orders;
import java.io.Serializable;
import org.apache.spark.SparkEnv;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** The work of an executor on its partition, which is one order: it carries it out and returns the answer. */
final class OrderTask extends AbstractFunction1<Iterator<String>, String> implements Serializable {
    private static final long serialVersionUID = 1;

    private final int slots;

    /**
     * A task.
     *
     * @param slots how many of them an executor works on at a time; 0 if it is not known before
     */
    OrderTask(int slots) {
        this.slots = slots;
    }

    @Override
    public String apply(Iterator<String> orders) {
        int processors = Runtime.getRuntime().availableProcessors();
        int atATime = slots > 0 ? slots : SparkEnv.get().conf().getInt("spark.executor.cores", processors);
        return Orders.answer(orders.next(), atATime);
    }
}
