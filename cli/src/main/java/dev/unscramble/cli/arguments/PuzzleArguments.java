package dev.unscramble.cli.arguments;

import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option for the puzzle. */
public final class PuzzleArguments {
    /** The default puzzle. */
    static final String USUAL = "3x3";

    @Option(
            names = {"--puzzle", "--size"},
            paramLabel = "NAME",
            description = "which puzzle: rows and columns such as 3x3 (the default) or 4, or cube; the text"
                    + " of a puzzle implies it")
    private Optional<String> puzzle = Optional.empty();

    /**
     * A reader of such puzzles.
     *
     * @param rules the chosen rules
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

    /** The name of the puzzle to make, with another default. */
    public String puzzle(String usual) {
        return puzzle.orElse(usual);
    }
}
