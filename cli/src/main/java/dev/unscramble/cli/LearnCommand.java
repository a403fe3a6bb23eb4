package dev.unscramble.cli;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.cli.arguments.SeedArguments;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.learn.ScoreLearning;
import dev.unscramble.model.InputException;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.score.ScoreWeights;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Fits the scores that guide the anytime search. */
@CommandLine.Command(
        name = "learn",
        description = "Fits the scores of the anytime search to boards of one size.",
        sortOptions = false,
        footer = {
            "",
            "A narrow beam solves random boards, and the scores learn which states led to a",
            "solution. No solutions need to be given. The scores are kept beside the tables of",
            "pattern databases (pdb list shows them, pdb remove deletes them) and used from then",
            "on for all goals with the blank in a corner. Scores for 5x5 to 8x8 and for 10x10 come",
            "with the program; learning these sizes begins with them. Other sizes use what these",
            "have learned. The same seed (1 unless given) and as many boards give the same scores.",
            "",
            "Examples:",
            "  unscramble learn 6x6",
            "  unscramble learn 5x7 --boards 2000 --seed 7",
            "  unscramble pdb remove scores-6x6"
        })
final class LearnCommand extends Command {
    /** Fewer boards give poor scores. */
    private static final int FEW_BOARDS = 1000;

    private static final int USUAL_BOARDS = 10_000;

    @Parameters(paramLabel = "SIZE", description = "the size of the boards, such as 6x6")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String size;

    @Option(names = "--boards", paramLabel = "N", description = "how many boards to learn from (default: 10000)")
    private int boards = USUAL_BOARDS;

    @Mixin
    private final SeedArguments seedArguments = new SeedArguments();

    @Override
    public Integer call() {
        if (boards < 1) {
            throw new InputException("--boards is " + boards + "; it must be at least 1");
        }
        ScoreLearning learning = learning(new InstanceReader(PuzzleSettings.DEFAULT).domain(size));
        Tables.Key key = ScoreWeights.key(learning.rows(), learning.columns());
        TableFolder folder = tables();
        folder.replace(key, learning::table);
        print(key.name() + (folder.has(key) ? "  ready in " + folder.folder() : "  not kept"));
        print("learned from " + boards + " random " + learning.rows() + "x" + learning.columns() + " boards, seed "
                + seed());
        if (boards < FEW_BOARDS) {
            remark("so few boards make poor scores; pdb remove " + key.name() + " deletes them");
        }
        return code(folder.has(key));
    }

    private long seed() {
        return seedArguments.seed().orElse(1L);
    }

    private ScoreLearning learning(Domain<?> domain) {
        if (!(domain instanceof TileDomain tiles)) {
            throw new InputException(size + " is not a size of sliding tiles, such as 6x6; only those have scores");
        }
        return new ScoreLearning(tiles.puzzle().rows(), tiles.puzzle().columns(), boards, seed());
    }

    @Override
    String tableName(String name) {
        return name;
    }
}
