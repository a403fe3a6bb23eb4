package dev.unscramble.cli;

import dev.unscramble.analysis.SpaceCensus;
import dev.unscramble.analysis.StateSpace;
import dev.unscramble.catalog.Domain;
import dev.unscramble.census.Census;
import dev.unscramble.census.Exploration;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.report.CensusData;
import dev.unscramble.report.CensusText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the states at every depth of a whole state space. */
@CommandLine.Command(
        name = "census",
        description = "Counts the states at every depth of a whole state space.",
        sortOptions = false,
        footer = {
            "",
            "The depth of a state is how many moves it needs to be solved. --max-depth counts",
            "the states up to that depth, which is what can be done about spaces that do not",
            "fit in memory; --max-nodes ends after the depth that reaches that many states.",
            "",
            "Exit code 0: all states are counted. 1: a limit was reached, and what was counted",
            "until then is shown.",
            "",
            "Examples:",
            "  unscramble census 3x3",
            "  unscramble census 3x4 --goal snail --chart 3x4.png",
            "  unscramble census cube --metric quarter",
            "  unscramble census 2x7 --resume 2x7.census",
            "  unscramble census 4x4 --max-depth 20 --format csv"
        })
final class CensusCommand extends Command {
    private static final int FEW = 6;

    @Parameters(
            arity = "0..1",
            paramLabel = "PUZZLE",
            description = "a puzzle by name, such as 3x3 (the default), 2x6 or cube; any goal by --goal")
    private Optional<String> puzzle = Optional.empty();

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Option(names = "--deepest", paramLabel = "N", description = "how many of the deepest states to show (default: 6)")
    private int deepest = FEW;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "go on from this file if it is there, and keep it up to date")
    private Optional<Path> resume = Optional.empty();

    @Mixin
    private final ThreadArguments threadArguments = new ThreadArguments();

    @Mixin
    private final ChartArguments chartArguments = new ChartArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), json or csv")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    List<SolveOption> options() {
        return SolveOption.of(OptionGroup.RULES, OptionGroup.LIMITS);
    }

    @Override
    public Integer call() {
        if (deepest < 0) {
            throw new InputException("--deepest is " + deepest + "; it must not be negative");
        }
        chartArguments.check();
        return count(puzzleArguments.reader(chosen(), tables()).domain(puzzle.orElse(puzzleArguments.puzzle())));
    }

    private <P extends Position> int count(Domain<P> domain) {
        Limits limits = chosen().limits();
        StateSpace<P> space = new StateSpace<>(domain, limits);
        ProgressLine progress = progress();
        progress.label("counting");
        progress.words(new CensusWords(space.states()));
        try (Exploration<P> exploration = space.explore(threadArguments.threads(), progress)) {
            Census census = take(exploration, limits);
            progress.clear();
            List<P> shown = census.isComplete() ? exploration.first(deepest) : List.of();
            show(new SpaceCensus<>(domain, census, shown));
            if (isInterrupted()) {
                return ExitCode.INTERRUPTED;
            }
            return census.isComplete() ? ExitCode.DONE : ExitCode.NOT_SOLVED;
        } finally {
            progress.clear();
        }
    }

    private <P extends Position> Census take(Exploration<P> exploration, Limits limits) {
        if (resume.isEmpty()) {
            return Census.take(exploration, limits, layer -> null);
        }
        Resumption resumption = new Resumption(resume.get(), exploration, this::save);
        if (resumption.wentOn()) {
            remark("going on from depth " + exploration.depth() + " in " + resume.get());
        }
        Census census = Census.take(exploration, limits, layer -> {
            resumption.saveNowAndThen();
            return null;
        });
        resumption.save();
        return census;
    }

    private void show(SpaceCensus<?> result) {
        print(
                switch (format) {
                    case TEXT -> CensusText.write(result);
                    case JSON -> CensusData.json(result);
                    case CSV -> CensusData.csv(result.census());
                });
        chartArguments.draw(
                "States at every depth",
                result.domain().puzzle().name() + ", goal " + goal(result.domain())
                        + (result.census().outcome() == Outcome.EXHAUSTED ? "" : ", not complete"),
                CensusText.bars(result.census()),
                this::remark);
    }

    private static <P extends Position> String goal(Domain<P> domain) {
        return domain.puzzle().format(domain.puzzle().goal());
    }
}
