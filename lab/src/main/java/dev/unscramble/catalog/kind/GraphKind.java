package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.RecentlyUsed;
import dev.unscramble.graph.GraphFile;
import dev.unscramble.graph.GridMap;
import dev.unscramble.graph.WayMap;
import dev.unscramble.model.InputException;
import dev.unscramble.text.Resource;
import java.util.List;
import java.util.Optional;

/** Maps from files, graphs and grids, each to any goal; and the map of Romania, which comes with the program. */
final class GraphKind extends DefinedKind {
    private static final String SHIPPED = "romania.csv";

    private final RecentlyUsed<Definition, WayMap<?>> maps = new RecentlyUsed<>(RecentlyUsed.MOST_PUZZLES);
    private final RecentlyUsed<Rules, Domain<?>> domains = new RecentlyUsed<>(RecentlyUsed.MOST_PUZZLES);

    private record Definition(String name, String text, Optional<String> nodes) {}

    private record Rules(Definition definition, String goal) {}

    @Override
    public String name() {
        return "graph";
    }

    @Override
    public List<String> examples() {
        return List.of(SHIPPED);
    }

    @Override
    public boolean isNamed(String name, PuzzleSettings settings) {
        return isGraph(name) || name.endsWith(GridMap.ENDING);
    }

    private static boolean isGraph(String name) {
        return name.endsWith(GraphFile.ENDING);
    }

    @Override
    public Optional<Domain<?>> named(String name, PuzzleSettings settings) {
        return isNamed(name, settings)
                ? Optional.of(domain(definition(name, settings), settings, Optional.empty()))
                : Optional.empty();
    }

    @Override
    ReadStart read(String name, String text, PuzzleSettings settings) {
        Definition definition = definition(name, settings);
        map(definition).node(text); // refuses what is not a node
        return (goal, chosen) -> start(domain(definition, chosen, goal), text);
    }

    private static <N> Instance<?> start(GraphDomain<N> domain, String text) {
        return domain.instance(domain.puzzle().parse(domain.map().node(text).toString()));
    }

    private static Definition definition(String name, PuzzleSettings settings) {
        Optional<String> text = settings.files().text(name);
        if (text.isPresent()) {
            return new Definition(
                    name,
                    text.get(),
                    isGraph(name) ? settings.files().text(GraphFile.nodesName(name)) : Optional.empty());
        }
        if (name.equals(SHIPPED)) {
            return new Definition(
                    name,
                    Resource.text(GraphFile.class, name),
                    Optional.of(Resource.text(GraphFile.class, GraphFile.nodesName(name))));
        }
        throw new InputException("there is no file \"" + name + "\"; " + SHIPPED + " comes with the program");
    }

    private WayMap<?> map(Definition definition) {
        return maps.get(
                definition,
                () -> isGraph(definition.name)
                        ? GraphFile.read(definition.name, definition.text, definition.nodes)
                        : GridMap.read(definition.name, definition.text));
    }

    private GraphDomain<?> domain(Definition definition, PuzzleSettings settings, Optional<String> ownGoal) {
        PuzzleSettings.requireNoChoice("--move-order", settings.moveOrder(), "order of the steps on a map");
        PuzzleSettings.requireNoChoice("--metric", settings.metric(), "metric on a map");
        PuzzleSettings.requireNoChoice("--costs", settings.costs(), "table of costs of a map");
        return domain(definition, map(definition), settings.goal().or(() -> ownGoal));
    }

    @SuppressWarnings("unchecked") // the map of a definition always has the same type
    private <N> GraphDomain<N> domain(Definition definition, WayMap<N> map, Optional<String> given) {
        N goal = given.map(text -> goal(map, text))
                .or(map::usualGoal)
                .orElseThrow(() -> new InputException(
                        "a way on " + definition.name + " needs a goal: --goal NODE, or --graph FILE FROM TO"));
        return (GraphDomain<N>) domains.get(new Rules(definition, goal.toString()), () -> new GraphDomain<>(map, goal));
    }

    private static <N> N goal(WayMap<N> map, String text) {
        try {
            return map.node(text);
        } catch (InputException e) {
            throw e.at("goal");
        }
    }
}
