package dev.unscramble.cli.config;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.TileInstance;
import dev.unscramble.catalog.Version;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.generate.Draw;
import dev.unscramble.generate.Generator;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.report.result.ResultText;
import dev.unscramble.report.result.Show;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.tiles.Board;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Carries out a config: one mode after the other, all of it on the screen and in the log. */
public final class ConfigRun {
    /** What a solve may take where nothing is said; a 4x4 with a weak heuristic would go on for hours. */
    private static final String TIME_PER_SOLVE = "1m";

    private final Config config;
    private final Screen screen;
    private final Log log;
    private boolean isAllSolved = true;

    /**
     * A run that has not begun.
     *
     * @throws InputException if the log cannot be written
     */
    public ConfigRun(Config config, Screen screen) {
        this.config = config;
        this.screen = screen;
        this.log = new Log(screen::print);
        Log.check(config.logFile());
    }

    /** Does it all, as far as nobody stops it; the answer is where the log is. */
    public Path run(String title) {
        log.print("Unscramble " + Version.current() + ", " + title);
        config.generator().ifPresent(this::generate);
        config.solveOne().filter(plan -> !screen.isInterrupted()).ifPresent(this::solveOne);
        config.experiment().filter(plan -> !screen.isInterrupted()).ifPresent(this::experiment);
        if (screen.isInterrupted()) {
            log.print("\ninterrupted: this is what was done until then");
        }
        return log.save(config.logFile());
    }

    /** Whether everything was solved that was to be. */
    public boolean isAllSolved() {
        return isAllSolved;
    }

    /** The options with a limit of time. */
    static SolveOptions limited(SolveOptions options) {
        return options.withDefault(SolveOption.TIME_LIMIT, TIME_PER_SOLVE);
    }

    // --- Generator ------------------------------------------------------------------------------------

    private void generate(Config.Generating plan) {
        log.print("\n== Generator: " + plan.count() + " of "
                + plan.domain().puzzle().name() + ", seed " + plan.seed() + "\n");
        try {
            List<? extends Instance<?>> puzzles = screen.watch("generating", progress -> {
                Generator<?> generator = new Generator<>(plan.domain(), plan.seed(), plan.limits(), progress);
                Stream<? extends Instance<?>> made =
                        Draw.of(plan.depth(), plan.minDepth(), plan.moves()).from(generator, plan.count());
                generator.remark().ifPresent(log::print);
                return made.takeWhile(puzzle -> !screen.isInterrupted()).toList();
            });
            puzzles.forEach(puzzle -> log.print(plan.format().map(puzzle::write).orElseGet(() -> asList(puzzle))));
        } catch (StoppedException e) {
            log.print(String.valueOf(e.getMessage()));
            isAllSolved = false;
        }
    }

    /** So that it can be put into a config: [7, 2, 4, ...]. */
    private static String asList(Instance<?> puzzle) {
        if (!(puzzle instanceof TileInstance tiles)) {
            return puzzle.start();
        }
        Board board = tiles.startBoard();
        return IntStream.range(0, board.size())
                .map(board::tile)
                .boxed()
                .toList()
                .toString();
    }

    // --- SolveOne -------------------------------------------------------------------------------------

    private void solveOne(Config.SolvingOne plan) {
        log.print("\n== SolveOne\n");
        solveOne(plan, plan.instance());
    }

    private <P extends Position> void solveOne(Config.SolvingOne plan, Instance<P> instance) {
        Solver<P> solver = plan.options().solver(instance.domain());
        plan.options().remark(solver).ifPresent(log::print);
        Limits limits = limited(plan.options()).limits();
        SolveResult<P> solved = screen.watch(solver.label(), progress -> solver.solve(instance, limits, progress));
        log.print(ResultText.summary(solved, plan.show() == Show.NONE ? List.of() : solved.moveNames()));
        if (solved.result().isSolved() && plan.show() == Show.BOARDS) {
            log.print("\n" + ResultText.walk(solved, solved.moveNames(), TextLayout.PLAIN));
        }
        isAllSolved &= solved.result().isSolved();
    }

    // --- Experiment -----------------------------------------------------------------------------------

    private void experiment(Config.Experiment plan) {
        ExperimentRun run = new ExperimentRun(plan, screen, log);
        run.run();
        isAllSolved &= run.isAllSolved();
    }
}
