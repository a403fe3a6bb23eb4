package dev.unscramble.cli;

import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.pdb.Tables;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which puzzle it is, and its rules: the goal and the order in which moves are tried. */
final class PuzzleArguments {
    /** The puzzle that is made where none is named. */
    static final String USUAL = "3x3";

    @Option(
            names = {"--puzzle", "--size"},
            paramLabel = "NAME",
            description = "which puzzle: rows and columns such as 3x3 (the default) or 4, or cube; texts tell"
                    + " it themselves")
    private Optional<String> puzzle = Optional.empty();

    @Option(
            names = "--goal",
            paramLabel = "GOAL",
            description =
                    "blank-first (0 1 2 ..., the default), blank-last (1 2 ... 0), snail, solved (of a cube), or any state")
    private Optional<String> goal = Optional.empty();

    @Option(
            names = "--move-order",
            paramLabel = "ORDER",
            description = "the order in which moves are tried (default: up,left,right,down of the blank;"
                    + " U,U2,U',R,R2,R',F,F2,F' of the cube)")
    private Optional<String> moveOrder = Optional.empty();

    @Option(
            names = "--metric",
            paramLabel = "METRIC",
            description = "what counts as a move of the cube: half (half turns too, the default) or quarter")
    private Optional<String> metric = Optional.empty();

    /** @param tables where the tables of pattern databases come from */
    InstanceReader reader(Tables tables) {
        return new InstanceReader(new PuzzleSettings(puzzle, goal, moveOrder, metric, tables));
    }

    /** The name of the puzzle to make. */
    String puzzle() {
        return puzzle(USUAL);
    }

    /** The same where another puzzle is the usual one. */
    String puzzle(String usual) {
        return puzzle.orElse(usual);
    }
}
