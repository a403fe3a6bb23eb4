package dev.unscramble.cli;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Attempt;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.report.ResultCsv;
import dev.unscramble.report.ResultJson;
import dev.unscramble.report.ResultText;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves one puzzle, or many. */
@CommandLine.Command(
        name = "solve",
        description = "Solves one puzzle, or many, and shows how.",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  unscramble solve \"724 5b6 831\"",
            "  unscramble solve -a astar -H h1 --show boards \"724 5b6 831\"",
            "  unscramble solve --goal snail --format json \"2 8 3 / 1 6 4 / 7 0 5\"",
            "  unscramble solve puzzles.txt --format csv > results.csv"
        })
final class SolveCommand extends Command {
    /** What is shown of a solution. */
    enum Show {
        MOVES,
        BOARDS,
        NONE
    }

    /** What moves are named by. */
    enum Moves {
        BLANK,
        TILES
    }

    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            description = "a puzzle in any format, a file with one or many (one a line), or - for standard input")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String[] puzzle;

    @Option(
            names = {"-a", "--algorithm"},
            paramLabel = "NAME",
            description = "backtrack, ids, bfs, ucs, greedy, astar, wastar, idastar, rbfs, beam, bidirectional,"
                    + " or auto, the default, which picks one and says which")
    private String algorithm = Algorithm.AUTO;

    @Option(
            names = {"-H", "--heuristic"},
            paramLabel = "NAME",
            description = "zero, misplaced (h1), manhattan (h2, the default of a named algorithm), max-sort (h3),"
                    + " euclidean (h4), gaschnig, linear-conflict, walking-distance, pdb (pdb:6-6-3), sum(a,b) or"
                    + " max(a,b)")
    private Optional<String> heuristic = Optional.empty();

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Mixin
    private final LimitArguments limitArguments = new LimitArguments();

    @Mixin
    private final SearchArguments searchArguments = new SearchArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), json or csv")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(
            names = "--show",
            paramLabel = "WHAT",
            description = "of a solution in text: moves (the default), boards or none")
    private Show show = Show.MOVES;

    @Option(
            names = "--moves",
            paramLabel = "NAMES",
            description = "name moves by where the blank goes (blank, the default) or by the tiles that slide (tiles)")
    private Moves moves = Moves.BLANK;

    @Override
    public Integer call() {
        List<Instance<?>> instances = puzzleArguments
                .reader(tables())
                .read(String.join(" ", puzzle), terminal().in());
        Limits limits = limitArguments.limits(Optional.empty());
        SearchOptions options = searchArguments.options();
        solver(instances.get(0), options); // refuses bad names before anything is printed
        if (format == OutputFormat.CSV) {
            print(ResultCsv.HEADER);
        }
        int solved = 0;
        ProgressLine progress = progress();
        for (int i = 0; i < instances.size() && !isInterrupted(); i++) {
            Attempt<?> attempt = solve(instances.get(i), options, limits, progress);
            progress.clear();
            solved += attempt.result().isSolved() ? 1 : 0;
            if (format == OutputFormat.TEXT && i > 0) {
                print("");
            }
            show(attempt);
            terminal().flush();
            if (terminal().out().checkError()) { // nobody reads on
                return ExitCode.NOT_SOLVED;
            }
        }
        if (format == OutputFormat.TEXT && instances.size() > 1) {
            print("");
            print(solved + " of " + instances.size() + " solved");
        }
        if (isInterrupted()) {
            return ExitCode.INTERRUPTED;
        }
        return solved == instances.size() ? ExitCode.DONE : ExitCode.NOT_SOLVED;
    }

    private <P extends Position> Attempt<P> solve(
            Instance<P> instance, SearchOptions options, Limits limits, ProgressLine progress) {
        return solver(instance, options).solve(instance, limits, progress);
    }

    private <P extends Position> Solver<P> solver(Instance<P> instance, SearchOptions options) {
        return Solver.of(instance.domain(), algorithm, heuristic, options);
    }

    private <P extends Position> void show(Attempt<P> attempt) {
        List<String> names = moves == Moves.TILES
                ? attempt.instance().movedPieces(attempt.result().moves())
                : attempt.moveNames();
        switch (format) {
            case JSON -> print(ResultJson.write(attempt, names));
            case CSV -> print(ResultCsv.write(attempt, names));
            case TEXT -> showText(attempt, names);
        }
    }

    private <P extends Position> void showText(Attempt<P> attempt, List<String> names) {
        print(ResultText.summary(attempt, show == Show.MOVES ? names : List.of()));
        if (show == Show.BOARDS && attempt.result().outcome() == Outcome.SOLVED) {
            print("");
            print(ResultText.walk(attempt, names));
        }
    }
}
