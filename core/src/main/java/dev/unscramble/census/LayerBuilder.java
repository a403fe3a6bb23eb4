package dev.unscramble.census;

import dev.unscramble.model.Outcome;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Has the parts of layers built by a {@link PartBuilder} each: by threads of this process, or elsewhere. */
@FunctionalInterface
public interface LayerBuilder {

    /**
     * Builds all parts of the layer behind this depth.
     *
     * @param found is told how many states a part has; by any thread
     * @param monitor asked now and then whether to stop, and why
     * @return why they were not all built
     */
    @Nullable
    Outcome build(int depth, LongConsumer found, Supplier<@Nullable Outcome> monitor);
}
