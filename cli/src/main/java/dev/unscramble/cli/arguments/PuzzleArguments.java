package dev.unscramble.cli.arguments;

import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which puzzle it is. */
public final class PuzzleArguments {
    /** The puzzle that is made where none is named. */
    static final String USUAL = "3x3";

    @Option(
            names = {"--puzzle", "--size"},
            paramLabel = "NAME",
            description = "which puzzle: rows and columns such as 3x3 (the default) or 4, or cube; texts tell"
                    + " it themselves")
    private Optional<String> puzzle = Optional.empty();

    /**
     * A reader of such puzzles.
     *
     * @param rules what is chosen about their rules
     * @param tables where the tables of pattern databases come from
     */
    public InstanceReader reader(SolveOptions rules, Tables tables) {
        PuzzleSettings settings = rules.settings(tables);
        return new InstanceReader(puzzle.map(settings::withPuzzle).orElse(settings));
    }

    /** The name of the puzzle to make. */
    public String puzzle() {
        return puzzle(USUAL);
    }

    /** The same where another puzzle is the usual one. */
    public String puzzle(String usual) {
        return puzzle.orElse(usual);
    }
}
