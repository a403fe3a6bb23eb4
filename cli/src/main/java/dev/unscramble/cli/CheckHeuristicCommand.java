package dev.unscramble.cli;

import dev.unscramble.analysis.CheckedHeuristic;
import dev.unscramble.analysis.StateSpace;
import dev.unscramble.catalog.Domain;
import dev.unscramble.cli.arguments.OutputFormat;
import dev.unscramble.cli.arguments.PuzzleArguments;
import dev.unscramble.cli.arguments.SeedArguments;
import dev.unscramble.cli.arguments.ThreadArguments;
import dev.unscramble.cli.terminal.CensusWords;
import dev.unscramble.cli.terminal.ProgressLine;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.report.space.HeuristicCheckData;
import dev.unscramble.report.space.HeuristicCheckText;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proves or refutes what a heuristic promises. */
@CommandLine.Command(
        name = "check-heuristic",
        description = "Proves or refutes that a heuristic is admissible and consistent, with counterexamples.",
        sortOptions = false,
        footer = {
            "",
            "If the state space fits in memory (3x4 does), every state is checked. If not, a",
            "sample is: all states near the goal, and those on shortest solutions of random",
            "puzzles. A sample can refute, but proves nothing.",
            "",
            "A class of your own implements dev.unscramble.model.Heuristic and has a",
            "constructor that takes the puzzle, or nothing.",
            "",
            "Exit code 0: done. 1: the heuristic is refuted in what it declares, or in what",
            "--require asks for; or a limit was reached before all states were checked.",
            "",
            "Examples:",
            "  unscramble check-heuristic manhattan",
            "  unscramble check-heuristic \"sum(h1,h2)\" --puzzle 2x4 --goal snail",
            "  unscramble check-heuristic opposites --puzzle cube",
            "  unscramble check-heuristic estimates --graph romania.csv",
            "  unscramble check-heuristic pdb --puzzle 4x4 --samples 20 --seed 1",
            "  unscramble check-heuristic MyHeuristic --classpath build --require admissible",
            "  unscramble check-heuristic \"max(MyHeuristic,h2)\" -cp build --format json"
        })
final class CheckHeuristicCommand extends Command {
    @Parameters(
            paramLabel = "NAME",
            description = "a heuristic by name, such as manhattan, h1, pdb:4-4, sum(a,b) or max(a,b), or a class")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String name;

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Option(
            names = "--require",
            paramLabel = "PROMISE",
            description = "end with 1 if it is proved not to be admissible, or consistent"
                    + " (default: what it declares; none for never)")
    private Optional<Guarantee> required = Optional.empty();

    @Option(
            names = "--samples",
            paramLabel = "N",
            description = "solve N random puzzles if the state space is too large (default: 100)")
    private int samples = 100;

    @Mixin
    private final SeedArguments seedArguments = new SeedArguments();

    @Mixin
    private final ThreadArguments threadArguments = new ThreadArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), json or csv")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    List<SolveOption> options() {
        return SolveOption.of(OptionGroup.RULES, OptionGroup.LIMITS);
    }

    @Override
    public Integer call() {
        if (samples < 0) {
            throw new InputException("--samples is " + samples + "; it must not be negative");
        }
        return check(puzzleArguments.reader(chosen(), tables()).domain(puzzleArguments.puzzle()));
    }

    private <P extends Position> int check(Domain<P> domain) {
        Heuristic<? super P> heuristic = domain.heuristics().parse(name);
        IncrementalHeuristic.of(heuristic).prepare(BuildMonitor.NONE);
        StateSpace<P> space = new StateSpace<>(domain, chosen().limits());
        ProgressLine progress = progress();
        progress.label("checking");
        CheckedHeuristic<P> checked;
        try {
            if (space.fits()) {
                progress.words(new CensusWords(space.states()));
            }
            checked = space.check(
                    heuristic,
                    threadArguments.threads(),
                    samples,
                    seedArguments.seed().orElse(1L),
                    progress);
        } finally {
            progress.clear();
        }
        print(
                switch (format) {
                    case TEXT -> HeuristicCheckText.write(checked, terminal().layout());
                    case JSON -> HeuristicCheckData.json(checked);
                    case CSV -> HeuristicCheckData.csv(checked);
                });
        boolean isRefuted = checked.isRefuted(required.orElse(checked.declared()));
        return code(!isRefuted && checked.outcome() == Outcome.EXHAUSTED);
    }
}
