package dev.unscramble.engine;

import dev.unscramble.catalog.Domain;
import dev.unscramble.census.CensusFolder;
import dev.unscramble.census.PartBuilder;
import dev.unscramble.census.layers.LayerStore;
import dev.unscramble.census.layers.PartFolder;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.json.Json;
import dev.unscramble.json.JsonForm;
import dev.unscramble.json.JsonForm.Kind;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Ranking;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The order to build some parts of a layer of a census, from files that all machines share and into them.
 *
 * <p>It says which parts have states, since a machine may not yet see a file that another one wrote, which is an
 * error then, and not a part without states.
 *
 * @param space whose states are counted
 * @param depth of the layer before it, which is complete
 * @param parts which to build
 * @param last those parts with states in that layer that may be needed
 * @param before those of the parts to build that have states in the layer before that
 */
record PartOrder(Space space, int depth, List<Integer> parts, Set<Integer> last, Set<Integer> before) {
    static final String NAME = "parts";

    private static final String COUNTS = "counts";

    /**
     * A census.
     *
     * @param puzzle its name
     * @param rules what is chosen of its rules
     * @param partSize how many states a part has
     */
    record Space(Path folder, String puzzle, SolveOptions rules, long partSize) {
        private static final JsonForm<Space> JSON = JsonForm.of(members -> new Space(
                members.member("folder", Space::folder, Kind.text(Path::toString, Path::of)),
                members.text("puzzle", Space::puzzle),
                members.member("options", Space::rules, OPTIONS),
                members.whole("partSize", Space::partSize)));
    }

    /** Options as an object of texts by their names; a goal may have spaces, so that a key would not do. */
    private static final Kind<SolveOptions> OPTIONS = new Kind<>(
            options -> {
                Map<String, String> texts = new LinkedHashMap<>();
                options.chosen().forEach((option, text) -> texts.put(option.label(), text));
                return texts;
            },
            (json, name) -> SolveOptions.from(Kind.map(Kind.TEXT).read().apply(json, name)));

    private static final Kind<List<Integer>> NUMBERS = new Kind<>(
            numbers -> numbers,
            (json, name) ->
                    json.items(name, Long.class).stream().map(Math::toIntExact).toList());

    static final JsonForm<PartOrder> JSON = JsonForm.of(members -> {
        members.derived(Orders.KIND, order -> NAME);
        return new PartOrder(
                members.part(PartOrder::space, Space.JSON),
                members.small("depth", PartOrder::depth),
                members.member("parts", PartOrder::parts, NUMBERS),
                Set.copyOf(members.member("last", order -> List.copyOf(order.last), NUMBERS)),
                Set.copyOf(members.member("before", order -> List.copyOf(order.before), NUMBERS)));
    });

    /** How many states the parts have that an answer is about, in the order in which they were asked for. */
    static List<Long> counts(Json answer) {
        return answer.items(COUNTS, Long.class);
    }

    private String carryOut(Ranking<?> ranking, PartFolder store) {
        requireCurrent();
        PartBuilder builder = new PartBuilder(ranking, new OrderStore(store, this));
        List<Long> counts =
                parts.stream().map(part -> builder.build(depth, part)).toList();
        return new Json(Map.of(COUNTS, counts)).line();
    }

    private boolean has(int layer, int part) {
        return layer == depth ? last.contains(part) : layer == depth - 1 && before.contains(part);
    }

    /**
     * Checks that the layer is still being built. A machine that is late, and was taken for lost, may have read
     * layers that were being removed.
     */
    private void requireCurrent() {
        int complete = CensusFolder.depth(space.folder);
        if (complete != depth) {
            throw new InputException("the census in " + space.folder + " is at depth " + complete
                    + ", and this is an order from when it was at " + depth);
        }
    }

    /** The censuses of which a machine has built parts. */
    static final class Builders {
        private final Map<Space, Builder> builders = new ConcurrentHashMap<>();
        private final Tables tables;

        private record Builder(Ranking<?> ranking, PartFolder store) {}

        Builders(Tables tables) {
            this.tables = tables;
        }

        String carryOut(PartOrder order) {
            Builder builder = builders.computeIfAbsent(order.space, this::builder);
            return order.carryOut(builder.ranking, builder.store);
        }

        private Builder builder(Space space) {
            Domain<?> domain = new InstanceReader(space.rules.settings(tables)).domain(space.puzzle);
            Ranking<?> ranking = ranking(domain, space);
            return new Builder(ranking, new PartFolder(space.folder, ranking, 0));
        }

        private static <P extends Position> Ranking<P> ranking(Domain<P> domain, Space space) {
            return domain.ranking().orElseThrow().inParts(space.partSize);
        }
    }

    /** A store that has what the order says, and takes parts only as long as it is current. */
    private record OrderStore(PartFolder store, PartOrder order) implements LayerStore {
        @Override
        public boolean has(int depth, int part) {
            return order.has(depth, part);
        }

        @Override
        public Reader reader() {
            return store.reader();
        }

        @Override
        public long[] blank() {
            return store.blank();
        }

        @Override
        public void write(int depth, int part, long[] states, long count) {
            order.requireCurrent();
            if (count > 0) {
                store.mayOverwrite(order.depth - 2, part);
            }
            store.write(depth, part, states, count);
        }

        @Override
        public void remove(int depth) {
            store.remove(depth);
        }
    }
}
