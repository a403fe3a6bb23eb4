package dev.unscramble.experiment.file;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Solver;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.SolverSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A {@code [[solvers]]} table: an algorithm, a heuristic, options, and their label. */
final class SolverSection {
    private final TomlSection section;

    SolverSection(TomlSection section) {
        this.section = section;
        section.allow(
                "[[solvers]]",
                TomlSection.keys(
                        List.of("label", SolveOption.MAX_DEPTH.label()), OptionGroup.SOLVER, OptionGroup.SEARCH));
    }

    /** The solver; it is made for each of these puzzles, to check that it can be. */
    Optional<SolverSpec> solver(List<Domain<?>> domains) {
        if (!section.has("algorithm")) {
            section.refuse("algorithm is missing, such as algorithm = \"astar\"");
        }
        SolveOptions options = section.options(SolveOption.of(OptionGroup.SEARCH))
                .with(section.options(List.of(SolveOption.MAX_DEPTH)));
        Optional<SolveOptions> made = section.read("algorithm", name -> named(name, options))
                .map(named -> named.with(SolveOption.HEURISTIC, section.text("heuristic")));
        List<Solver<?>> solvers = new ArrayList<>();
        for (Domain<?> domain : domains) {
            made = made.flatMap(plain -> made(plain, domain, solvers));
        }
        made.filter(all -> !solvers.isEmpty())
                .ifPresent(all -> all.unused(solvers)
                        .forEach((option, why) -> section.refuse(option.label(), why + "; leave it out")));
        return made.map(all -> SolverSpec.of(section.text("label").orElse(label(all)), all));
    }

    private static String label(SolveOptions options) {
        return options.algorithm()
                + options.get(SolveOption.HEURISTIC).map(name -> " " + name).orElse("");
    }

    /** The algorithm by its full name, with its number. */
    private static SolveOptions named(String algorithm, SolveOptions options) {
        return options.with(SolveOption.ALGORITHM, Solver.fullName(algorithm, options.search()));
    }

    private Optional<SolveOptions> made(SolveOptions options, Domain<?> domain, List<Solver<?>> solvers) {
        Optional<String> heuristic = section.text("heuristic");
        Optional<SolveOptions> guided = heuristic.isEmpty()
                ? Optional.of(options)
                : section.tried(
                        "heuristic",
                        () -> options.with(
                                SolveOption.HEURISTIC,
                                domain.heuristics().parse(heuristic.get()).name()));
        return guided.flatMap(complete -> section.tried("algorithm", () -> {
            solvers.add(complete.solver(domain));
            return complete;
        }));
    }
}
