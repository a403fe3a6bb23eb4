package dev.unscramble.experiment;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Names;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Position;
import dev.unscramble.search.Duplicates;
import dev.unscramble.store.OpenList.TieBreak;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A {@code [[solvers]]} table: an algorithm, a heuristic, options, and what to call them. */
final class SolverSection {
    private final TomlSection section;

    SolverSection(TomlSection section) {
        this.section = section;
        section.allow(
                "[[solvers]]",
                "label",
                "algorithm",
                "heuristic",
                "weight",
                "beam-width",
                "tie-break",
                "duplicates",
                "sequence-length",
                "threads",
                "max-depth");
    }

    /** The solver, made for each of these puzzles to see that it can be. */
    Optional<SolverSpec> solver(List<Domain<?>> domains) {
        if (!section.has("algorithm")) {
            section.refuse("algorithm is missing, such as algorithm = \"astar\"");
        }
        Optional<SearchOptions> options = options();
        Optional<Integer> depth = section.number("max-depth", 0, Integer.MAX_VALUE);
        OptionalInt maxDepth = depth.map(OptionalInt::of).orElse(OptionalInt.empty());
        Optional<SolverSpec> spec =
                options.flatMap(given -> section.read("algorithm", name -> named(name, given, maxDepth)));
        if (spec.isEmpty()) {
            return spec;
        }
        Optional<SolverSpec> last = spec;
        for (Domain<?> domain : domains) {
            last = made(spec.get(), domain);
            if (last.isEmpty()) {
                return last;
            }
        }
        return last.map(made ->
                section.text("label").map(label -> relabelled(made, label)).orElse(made));
    }

    /** The algorithm by its full name, a number behind it included. */
    private static SolverSpec named(String algorithm, SearchOptions options, OptionalInt maxDepth) {
        String name = Solver.fullName(algorithm, options);
        return new SolverSpec(name, name, Optional.empty(), options, maxDepth);
    }

    private <P extends Position> Optional<SolverSpec> made(SolverSpec spec, Domain<P> domain) {
        Optional<String> heuristic = section.text("heuristic");
        if (heuristic.isPresent() && !spec.algorithm().equals(Algorithm.AUTO) && !isInformed(spec)) {
            section.refuse("heuristic", spec.algorithm() + " goes by no heuristic; leave it out");
            return Optional.empty();
        }
        Optional<Optional<String>> full = heuristic.isEmpty()
                ? Optional.of(Optional.empty())
                : section.tried(
                        "heuristic",
                        () -> Optional.of(
                                domain.heuristics().parse(heuristic.get()).name()));
        return full.flatMap(name -> section.tried("algorithm", () -> {
            SolverSpec complete = new SolverSpec(
                    name.map(guide -> spec.algorithm() + " " + guide).orElse(spec.algorithm()),
                    spec.algorithm(),
                    name,
                    spec.options(),
                    spec.maxDepth());
            complete.in(domain);
            return complete;
        }));
    }

    private static boolean isInformed(SolverSpec spec) {
        return Algorithm.named(spec.algorithm().split(":", 2)[0]).isInformed();
    }

    private static SolverSpec relabelled(SolverSpec spec, String label) {
        return new SolverSpec(label, spec.algorithm(), spec.heuristic(), spec.options(), spec.maxDepth());
    }

    private Optional<SearchOptions> options() {
        double weight = section.decimal("weight").orElse(SearchOptions.DEFAULT_WEIGHT);
        Optional<Integer> width = section.number("beam-width", 1, Integer.MAX_VALUE);
        Optional<TieBreak> tieBreak = section.read("tie-break", text -> oneOf("tie-break", TieBreak.values(), text));
        Optional<Duplicates> duplicates =
                section.read("duplicates", text -> oneOf("rule for duplicates", Duplicates.values(), text));
        int length = section.number("sequence-length", 1, 16).orElse(SearchOptions.DEFAULT_SEQUENCE_LENGTH);
        int threads = section.number("threads", 1, 1024).orElse(1);
        return section.tried("weight", () -> new SearchOptions(weight, width, tieBreak, duplicates, length, threads));
    }

    private static <E extends Enum<E>> E oneOf(String what, E[] values, String text) {
        return Arrays.stream(values)
                .filter(value -> SolverSpec.label(value).equals(Names.plain(text)))
                .findFirst()
                .orElseThrow(() -> Names.unknown(
                        what, text, Arrays.stream(values).map(SolverSpec::label).toList()));
    }
}
