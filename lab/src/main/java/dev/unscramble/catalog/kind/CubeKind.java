package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.RecentlyUsed;
import dev.unscramble.cube.Cube;
import dev.unscramble.cube.CubePuzzle;
import dev.unscramble.cube.CubeReader;
import dev.unscramble.cube.Metric;
import dev.unscramble.cube.Turn;
import dev.unscramble.cube.TurnReader;
import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** The pocket cube, in either metric and to any goal. */
final class CubeKind implements PuzzleKind {
    private static final List<String> NAMES = List.of("cube", "2x2x2", "pocket-cube");
    private static final String SOLVED = "solved";

    private final RecentlyUsed<Rules, CubeDomain> domains = new RecentlyUsed<>(RecentlyUsed.MOST_PUZZLES);

    private record Rules(Metric metric, Cube goal, List<Turn> moveOrder, Tables tables) {}

    @Override
    public String name() {
        return "cube";
    }

    @Override
    public List<String> examples() {
        return List.of("cube");
    }

    /** A metric may follow the name, as it does in results: {@code cube-quarter}. */
    @Override
    public Optional<Domain<?>> named(String name, PuzzleSettings settings) {
        String plain = Names.plain(name);
        String cube = metricBehind(plain)
                .map(metric ->
                        plain.substring(0, plain.length() - metric.label().length() - 1))
                .orElse(plain);
        return NAMES.contains(cube)
                ? Optional.of(domain(Optional.empty(), settings.withPuzzle(name)))
                : Optional.empty();
    }

    private static Optional<Metric> metricBehind(String name) {
        return Arrays.stream(Metric.values())
                .filter(metric -> Names.plain(name).endsWith("-" + metric.label()))
                .findFirst();
    }

    @Override
    public boolean isMeant(String text) {
        return CubeReader.isMeant(text);
    }

    @Override
    public ReadStart read(String text) {
        CubeReader.Given given = CubeReader.read(text);
        return (goal, settings) -> new CubeInstance(domain(goal, settings), given.cube(), given.notation());
    }

    private CubeDomain domain(Optional<String> ownGoal, PuzzleSettings settings) {
        if (settings.costs().isPresent()) {
            throw new InputException("--costs is about sliding tiles; a turn of the cube costs one");
        }
        Metric metric = settings.metric()
                .map(CubeKind::metric)
                .or(() -> settings.puzzle().flatMap(CubeKind::metricBehind))
                .orElse(Metric.HALF);
        Cube goal = settings.goal()
                .map(text -> goal(text, "--goal"))
                .or(() -> ownGoal.map(text -> goal(text, "goal")))
                .orElse(Cube.SOLVED);
        Rules rules = new Rules(metric, goal, moveOrder(metric, settings.moveOrder()), settings.tables());
        return domains.get(
                rules,
                () -> new CubeDomain(new CubePuzzle(rules.metric(), rules.goal(), rules.moveOrder()), rules.tables()));
    }

    static Metric metric(String name) {
        return Arrays.stream(Metric.values())
                .filter(metric -> metric.label().equals(Names.plain(name)))
                .findFirst()
                .orElseThrow(() -> Names.unknown("metric", name, PuzzleSettings.METRICS));
    }

    private static Cube goal(String text, String place) {
        if (Names.plain(text).equals(SOLVED)) {
            return Cube.SOLVED;
        }
        try {
            return CubeReader.read(text).cube();
        } catch (InputException e) {
            throw e.at(place);
        }
    }

    private static List<Turn> moveOrder(Metric metric, Optional<String> order) {
        if (order.isEmpty()) {
            return metric.turns();
        }
        List<Turn> turns;
        try {
            turns = TurnReader.read(order.get());
        } catch (InputException e) {
            throw e.at("--move-order");
        }
        if (turns.size() != metric.turns().size() || !new HashSet<>(turns).containsAll(metric.turns())) {
            throw new InputException("the move order \"" + order.get() + "\" must name each of "
                    + String.join(", ", metric.turns().stream().map(Turn::name).toList()) + " once");
        }
        return turns;
    }
}
