package dev.unscramble.learn;

import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.score.ScoreWeights;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Learns the scores of boards of one size, without given solutions: a narrow beam solves random boards, guided by
 * the weights learned so far, the shipped ones at first, and in its layers the state on the path to the solution
 * should score less than the others.
 *
 * @param boards the number of boards to solve
 * @param seed of the boards, and of the states that are compared
 */
public record ScoreLearning(int rows, int columns, int boards, long seed) {
    private static final BeamExamples BEAM = new BeamExamples(300, 8);
    /** Layers are similar: one out of this many is an example. */
    private static final int LAYERS_PER_EXAMPLE = 4;

    private static final int BOARDS_PER_UPDATE = 10;

    /** The method in one line. */
    private String recipe() {
        return boards + " random " + rows + "x" + columns + " boards, seed " + seed + ", each solved by a beam of "
                + BEAM.width() + "; every " + LAYERS_PER_EXAMPLE + "th layer, " + BEAM.others()
                + " states against the solution's; " + ScoreFit.RECIPE + "; the mean over the second half; begun with "
                + initial().recipe();
    }

    private ScoreWeights initial() {
        return ScoreWeights.shipped(rows, columns);
    }

    /** Learns the weights, and makes their table. */
    public TableBytes table(BuildMonitor monitor) {
        Random random = new Random(seed);
        ScoreFit fit = new ScoreFit(rows, columns, initial(), ScoreWeights.areShipped(rows, columns));
        TilePuzzle puzzle = puzzle(fit);
        for (int board = 0; board < boards; board++) {
            monitor.check((double) board / boards);
            if (board % BOARDS_PER_UPDATE == 0) {
                puzzle = puzzle(fit);
            }
            learn(fit, puzzle, board, random);
            if (board >= boards / 2) {
                fit.countIn();
            }
        }
        return TableBytes.of(fit.means(recipe()).toBytes());
    }

    private TilePuzzle puzzle(ScoreFit fit) {
        ScoreWeights weights = fit.weights(recipe());
        return new TilePuzzle(Goals.blankFirst(rows, columns), Direction.DEFAULT_ORDER, () -> weights);
    }

    private static void learn(ScoreFit fit, TilePuzzle puzzle, int board, Random random) {
        TilePosition start = new TileDomain(puzzle, Tables.IN_MEMORY).random(random);
        Supplier<ScoredStates<TilePosition>> states =
                () -> puzzle.scoredStates(puzzle.newPosition()).orElseThrow();
        List<byte[]> layers = BEAM.from(start, puzzle, states, random);
        int length = states.get().length();
        for (int layer = board % LAYERS_PER_EXAMPLE; layer < layers.size(); layer += LAYERS_PER_EXAMPLE) {
            fit.add(layers.get(layer), length);
        }
        fit.step();
    }
}
