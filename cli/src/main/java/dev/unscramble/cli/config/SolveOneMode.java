package dev.unscramble.cli.config;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.cli.config.Ini.Entry;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.result.ResultText;
import dev.unscramble.report.result.Show;
import dev.unscramble.text.Names;
import java.util.List;

/**
 * One puzzle to solve.
 *
 * @param show which part of the solution
 */
public record SolveOneMode(Instance<?> instance, SolveOptions options, Show show) implements Config.Mode {
    static final List<String> KEYS = List.of("EdgeSize", "Puzzle", "Heuristic", "Show");

    static SolveOneMode read(Keys keys, Tables tables) {
        SolveOptions options = keys.options().withDefault(SolveOption.ALGORITHM, Config.DEFAULT_ALGORITHM);
        PuzzleValues values = new PuzzleValues(keys, tables);
        Entry puzzle = keys.required("Puzzle");
        List<Instance<?>> instances = keys.read("EdgeSize", name -> {
                    values.domain(name); // refuses what is not a puzzle
                    return name;
                })
                .map(name -> values.many(puzzle, name))
                .orElseGet(() -> List.of(keys.read(puzzle, values::one)));
        if (instances.size() != 1) {
            throw keys.error(puzzle, "Puzzle holds " + instances.size() + " puzzles; SolveOne takes one");
        }
        Instance<?> instance = instances.get(0);
        keys.read("Heuristic", name -> instance.domain().heuristics().parse(name));
        keys.read("Algorithm", name -> options.solver(instance.domain()));
        Show show =
                keys.read("Show", value -> Names.oneOf(Show.values(), value)).orElse(Show.MOVES);
        return new SolveOneMode(instance, options, show);
    }

    @Override
    public boolean run(Screen screen, Log log) {
        log.print("\n== SolveOne\n");
        return solve(instance, screen, log);
    }

    private <P extends Position> boolean solve(Instance<P> puzzle, Screen screen, Log log) {
        Solver<P> solver = options.solver(puzzle.domain());
        options.remarks(List.of(solver)).forEach(remark -> log.print(layout -> layout.wrapped(remark, "")));
        Limits limits = Config.limited(options).limits();
        SolveResult<P> solved = screen.watch(solver.label(), progress -> solver.solve(puzzle, limits, progress));
        List<String> moves = show == Show.NONE ? List.of() : solved.moveNames();
        log.print(layout -> ResultText.summary(solved, moves, layout));
        if (solved.result().isSolved() && show == Show.BOARDS) {
            log.print(layout -> "\n" + ResultText.walk(solved, moves, layout));
        }
        return solved.result().isSolved();
    }
}
