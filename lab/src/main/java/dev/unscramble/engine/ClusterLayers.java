package dev.unscramble.engine;

import dev.unscramble.census.CensusFolder;
import dev.unscramble.census.LayerBuilder;
import dev.unscramble.census.LayerStore;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Ranking;
import dev.unscramble.options.SolveOptions;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Has an engine build the layers of a census, an order for each part. Nothing is sent but orders and counts: the
 * parts are in files that all machines share.
 */
public final class ClusterLayers implements LayerBuilder {
    private final Engine engine;
    private final Ranking<?> ranking;
    private final LayerStore store;
    private final PartOrder.Space space;
    /** By depth: the parts of a layer that have states. */
    private final Map<Integer, BitSet> withStates = new HashMap<>();

    /**
     * Layers of the census in a folder.
     *
     * @param path the folder, by the name that all machines know it by
     * @param puzzle its name, and what was chosen of its rules
     */
    public ClusterLayers(Engine engine, CensusFolder<?> census, Path path, String puzzle, SolveOptions rules) {
        this.engine = engine;
        this.ranking = census.ranking();
        this.store = census.store();
        this.space = new PartOrder.Space(path.toAbsolutePath(), puzzle, rules, ranking.partSize());
    }

    @Override
    public @Nullable Outcome build(int depth, LongConsumer found, Supplier<@Nullable Outcome> monitor) {
        BitSet before = layer(depth - 1);
        BitSet last = layer(depth);
        BitSet next = new BitSet();
        List<PartOrder> orders = IntStream.range(0, ranking.parts())
                .mapToObj(place -> order(depth, ranking.partInOrder(place), last, before))
                .filter(order -> !order.neighbours().isEmpty())
                .toList();
        Outcome stop = new PendingOrders(
                        engine, orders.stream().map(PartOrder::write).toList())
                .await(
                        (order, answer) -> {
                            long count = PartOrder.count(answer);
                            next.set(orders.get(order).part(), count > 0);
                            found.accept(count);
                            return true;
                        },
                        monitor);
        withStates.keySet().retainAll(Set.of(depth));
        withStates.put(depth + 1, next);
        return stop;
    }

    private PartOrder order(int depth, int part, BitSet last, BitSet before) {
        List<Integer> neighbours = Arrays.stream(ranking.neighbours(part))
                .filter(last::get)
                .boxed()
                .toList();
        return new PartOrder(space, depth, part, neighbours, last.get(part), before.get(part));
    }

    /** The parts with states; of a layer that was built by another process, those that have files. */
    private BitSet layer(int depth) {
        return withStates.computeIfAbsent(
                depth,
                missing -> IntStream.range(0, depth < 0 ? 0 : ranking.parts())
                        .filter(part -> store.has(depth, part))
                        .collect(BitSet::new, BitSet::set, BitSet::or));
    }
}
