package dev.unscramble.cli.arguments;

import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.input.Reading;
import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.io.InputStream;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for the puzzle. */
public final class PuzzleArguments {
    /** The default puzzle. */
    static final String USUAL = "3x3";

    @Option(
            names = {"--puzzle", "--size"},
            paramLabel = "NAME",
            description = "which puzzle: rows and columns such as 3x3 (the default) or 4, or cube, which the text of"
                    + " a puzzle implies; or skewb, topspin:12-4 ..., or the file of a definition (.tws)")
    private Optional<String> puzzle = Optional.empty();

    @Option(
            names = "--graph",
            paramLabel = "FILE",
            description = "ways on a map: edges with costs (.csv) or a grid (.map); then the puzzle is FROM TO")
    private Optional<String> graph = Optional.empty();

    /**
     * A reader of such puzzles.
     *
     * @param rules the chosen rules
     * @param tables where the tables of pattern databases come from
     */
    public InstanceReader reader(SolveOptions rules, Tables tables) {
        return new InstanceReader(settings(rules, tables));
    }

    private PuzzleSettings settings(SolveOptions rules, Tables tables) {
        if (graph.isPresent() && puzzle.isPresent()) {
            throw new InputException("there are --graph and --puzzle; leave one of them out");
        }
        PuzzleSettings settings = rules.settings(tables);
        return chosen().map(settings::withPuzzle).orElse(settings);
    }

    private Optional<String> chosen() {
        return graph.or(() -> puzzle);
    }

    /**
     * Reads the puzzles that the words of a command line name: one in several words; on a graph, two nodes.
     *
     * @throws InputException if nothing can be read
     */
    public Reading read(SolveOptions rules, Tables tables, String[] words, InputStream in) {
        PuzzleSettings settings = settings(rules, tables);
        boolean isFromTo = graph.isPresent() && words.length == 2;
        if (isFromTo && settings.goal().isPresent()) {
            throw new InputException("there are two goals, " + words[1] + " and that of --goal; leave one of them out");
        }
        return isFromTo
                ? new InstanceReader(settings.withGoal(words[1])).readSome(words[0], in)
                : new InstanceReader(settings).readSome(String.join(" ", words), in);
    }

    /** The name of the puzzle to make. */
    public String puzzle() {
        return puzzle(USUAL);
    }

    /** The name of the puzzle to make, with another default. */
    public String puzzle(String usual) {
        return chosen().orElse(usual);
    }
}
