package dev.unscramble.census;

import dev.unscramble.model.Outcome;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Builds the parts of layers, each by a {@link PartBuilder}: on threads of this process, or on other machines. */
@FunctionalInterface
public interface LayerBuilder {

    /**
     * Builds all parts of the layer at {@code depth + 1}.
     *
     * @param found receives the number of states of each part; called by any thread
     * @param monitor is called now and then; returns why to stop, or null
     * @return why they were not all built, or null
     */
    @Nullable
    Outcome build(int depth, LongConsumer found, Supplier<@Nullable Outcome> monitor);
}
