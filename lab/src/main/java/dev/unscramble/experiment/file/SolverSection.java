package dev.unscramble.experiment.file;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Solver;
import dev.unscramble.experiment.SolverSpec;
import dev.unscramble.model.Position;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
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
        Optional<SolveOptions> made = section.read("algorithm", name -> named(name, options));
        for (Domain<?> domain : domains) {
            made = made.flatMap(plain -> made(plain, domain));
        }
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

    private <P extends Position> Optional<SolveOptions> made(SolveOptions options, Domain<P> domain) {
        Optional<String> heuristic = section.text("heuristic");
        if (heuristic.isPresent() && !isInformed(options.algorithm())) {
            section.refuse("heuristic", options.algorithm() + " uses no heuristic; leave it out");
            return Optional.empty();
        }
        Optional<SolveOptions> guided = heuristic.isEmpty()
                ? Optional.of(options)
                : section.tried(
                        "heuristic",
                        () -> options.with(
                                SolveOption.HEURISTIC,
                                domain.heuristics().parse(heuristic.get()).name()));
        return guided.flatMap(complete -> section.tried("algorithm", () -> {
            complete.solver(domain);
            return complete;
        }));
    }

    private static boolean isInformed(String algorithm) {
        return algorithm.equals(Algorithm.AUTO)
                || Algorithm.named(algorithm.split(":", 2)[0]).isInformed();
    }
}
