package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.RecentlyUsed;
import dev.unscramble.cube.Metric;
import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.definition.Families;
import dev.unscramble.permutation.definition.ShippedPuzzles;
import dev.unscramble.permutation.definition.TwsReader;
import dev.unscramble.text.Names;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Permutation puzzles: those that come with the program, families by size, and those of files. */
final class PermutationKind extends DefinedKind {
    private final RecentlyUsed<Definition, PermutationDomain> domains = new RecentlyUsed<>(RecentlyUsed.MOST_PUZZLES);

    /** Behind the name of a puzzle in which only moves and their inverses are moves, and not all their powers. */
    private static final String QUARTER = "-" + Metric.QUARTER.label();

    /** A name without its metric, and the text of its file; a family has none. */
    private record Definition(String name, boolean isQuarter, Optional<String> text, Tables tables) {
        String puzzleName() {
            return name + (isQuarter ? QUARTER : "");
        }
    }

    @Override
    public String name() {
        return "permutation";
    }

    @Override
    public List<String> examples() {
        return Stream.concat(
                        ShippedPuzzles.NAMES.stream().filter(name -> !name.equals("2x2x2")),
                        Families.examples().stream())
                .toList();
    }

    @Override
    public boolean isNamed(String given, PuzzleSettings settings) {
        String name = withoutMetric(given);
        return isFile(name) || ShippedPuzzles.NAMES.contains(Names.plain(name)) || Families.has(Names.plain(given));
    }

    private static String withoutMetric(String name) {
        return name.endsWith(QUARTER) ? name.substring(0, name.length() - QUARTER.length()) : name;
    }

    private static boolean isFile(String name) {
        return name.endsWith(TwsReader.ENDING) || name.endsWith(KPuzzleReader.ENDING);
    }

    @Override
    public Optional<Domain<?>> named(String name, PuzzleSettings settings) {
        if (!isNamed(name, settings)) {
            return Optional.empty();
        }
        boolean hasMetrics = !Families.has(Names.plain(name));
        (hasMetrics ? settings.withoutMetric() : settings).requireNoChoice(name + " puzzle");
        return Optional.of(domain(definition(name, settings)));
    }

    @Override
    ReadStart read(String name, String text, PuzzleSettings settings) {
        domain(definition(name, settings)).puzzle().parse(text); // refuses what is not a state
        return (goal, chosen) -> {
            named(name, chosen); // refuses what cannot be chosen
            PermutationDomain domain = domain(definition(name, chosen));
            goal.ifPresent(given -> requireSolved(domain, given));
            return domain.instance(domain.puzzle().parse(text));
        };
    }

    private static void requireSolved(PermutationDomain domain, String goal) {
        if (!domain.puzzle().parse(goal).isGoal()) {
            throw new InputException("goal: the goal of " + domain.puzzle().name() + " is always the solved state");
        }
    }

    private static Definition definition(String given, PuzzleSettings settings) {
        if (Families.has(Names.plain(given))) {
            return new Definition(Names.plain(given), false, Optional.empty(), settings.tables());
        }
        String name = withoutMetric(given);
        Optional<String> text = isFile(name) ? settings.files().text(name) : Optional.empty();
        String plain = name.endsWith(TwsReader.ENDING)
                ? name.substring(0, name.length() - TwsReader.ENDING.length())
                : Names.plain(name);
        boolean isQuarter = !name.equals(given)
                || settings.metric()
                        .map(CubeKind::metric)
                        .filter(Metric.QUARTER::equals)
                        .isPresent();
        return new Definition(
                name,
                isQuarter,
                Optional.of(text.or(() -> ShippedPuzzles.text(plain)).orElseThrow(() -> noFile(name))),
                settings.tables());
    }

    private static InputException noFile(String name) {
        return new InputException(
                "there is no file \"" + name + "\"; with the program come " + String.join(", ", ShippedPuzzles.NAMES));
    }

    private PermutationDomain domain(Definition definition) {
        return domains.get(definition, () -> new PermutationDomain(puzzle(definition), definition.tables));
    }

    private static PermutationPuzzle puzzle(Definition definition) {
        return new PermutationPuzzle(definition
                .text
                .map(text -> definition.name.endsWith(KPuzzleReader.ENDING)
                        ? KPuzzleReader.read(definition.name, text, definition.puzzleName(), !definition.isQuarter)
                        : TwsReader.read(definition.name, text, definition.puzzleName(), !definition.isQuarter))
                .or(() -> Families.named(definition.name))
                .orElseThrow());
    }
}
