package dev.unscramble.engine;

import dev.unscramble.census.CensusFolder;
import dev.unscramble.census.LayerBuilder;
import dev.unscramble.census.layers.LayerStore;
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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Has an engine build the layers of a census, some parts by each order. Nothing is sent but orders and counts: the
 * parts are in files that all machines share.
 *
 * <p>A part takes a millisecond or two, and an order as much again to send: so there are no more orders than it takes
 * to keep all machines at work until the end of a layer, nor any of less than {@value #LEAST_STATES} states, or than
 * the property {@value #LEAST_STATES_PROPERTY} says. None is so large that much is lost with a machine.
 */
public final class ClusterLayers implements LayerBuilder {
    private static final int ORDERS_PER_SLOT = 8;
    private static final long LEAST_STATES = 1L << 25;
    private static final String LEAST_STATES_PROPERTY = "unscramble.census.leastStates";
    private static final long MOST_STATES = 1L << 31;

    private final Engine engine;
    private final Ranking<?> ranking;
    private final LayerStore store;
    private final PartOrder.Space space;
    private final long leastStates;
    /** By depth: the parts of a layer that have states. */
    private final Map<Integer, BitSet> withStates = new HashMap<>();

    /**
     * Layers of the census in a folder.
     *
     * @param path the folder, by the name that all machines know it by
     * @param puzzle its name, and what was chosen of its rules
     */
    public ClusterLayers(Engine engine, CensusFolder<?> census, Path path, String puzzle, SolveOptions rules) {
        this(engine, census, path, puzzle, rules, Long.getLong(LEAST_STATES_PROPERTY, LEAST_STATES));
    }

    ClusterLayers(
            Engine engine, CensusFolder<?> census, Path path, String puzzle, SolveOptions rules, long leastStates) {
        this.engine = engine;
        this.ranking = census.ranking();
        this.store = census.store();
        this.space = new PartOrder.Space(path.toAbsolutePath(), puzzle, rules, ranking.partSize());
        this.leastStates = leastStates;
    }

    @Override
    public @Nullable Outcome build(int depth, LongConsumer found, Supplier<@Nullable Outcome> monitor) {
        BitSet before = layer(depth - 1);
        BitSet last = layer(depth);
        BitSet next = new BitSet();
        List<PartOrder> orders = groups(parts(last)).stream()
                .map(group -> order(depth, group, last, before))
                .toList();
        Outcome stop = new PendingOrders(
                        engine, orders.stream().map(PartOrder.JSON::write).toList())
                .await(
                        (order, answer) -> {
                            List<Long> counts = PartOrder.counts(answer);
                            for (int i = 0; i < counts.size(); i++) {
                                next.set(orders.get(order).parts().get(i), counts.get(i) > 0);
                                found.accept(counts.get(i));
                            }
                            return true;
                        },
                        monitor);
        withStates.keySet().retainAll(Set.of(depth));
        withStates.put(depth + 1, next);
        return stop;
    }

    /** The parts into which moves lead, those that share neighbours soon after one another. */
    private List<Integer> parts(BitSet last) {
        return IntStream.range(0, ranking.parts())
                .map(ranking::partInOrder)
                .filter(part -> Arrays.stream(ranking.neighbours(part)).anyMatch(last::get))
                .boxed()
                .toList();
    }

    private List<List<Integer>> groups(List<Integer> parts) {
        int orders = ORDERS_PER_SLOT * Math.max(1, engine.slots());
        int shared = (parts.size() + orders - 1) / orders;
        long least = leastStates / ranking.partSize();
        long most = MOST_STATES / ranking.partSize();
        int size = (int) Math.max(1, Math.min(most, Math.max(least, shared)));
        return IntStream.iterate(0, first -> first < parts.size(), first -> first + size)
                .mapToObj(first -> parts.subList(first, Math.min(parts.size(), first + size)))
                .toList();
    }

    private PartOrder order(int depth, List<Integer> parts, BitSet last, BitSet before) {
        Set<Integer> needed = parts.stream()
                .flatMapToInt(part -> IntStream.concat(IntStream.of(part), Arrays.stream(ranking.neighbours(part))))
                .filter(last::get)
                .boxed()
                .collect(Collectors.toSet());
        Set<Integer> known = parts.stream().filter(before::get).collect(Collectors.toSet());
        return new PartOrder(space, depth, parts, needed, known);
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
