package dev.unscramble.catalog;

import dev.unscramble.cube.Metric;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The rules of a puzzle that can be chosen. Each kind of puzzle reads those that concern it and refuses those that it
 * does not have.
 *
 * @param puzzle the name of a puzzle or of a kind, if the text alone does not decide
 * @param goal the name of a goal, or a state; if it is empty or {@link #AUTO_GOAL}, the goal that came with the puzzle,
 *     else its default
 * @param moveOrder the order in which moves are tried
 * @param metric what counts as one move
 * @param tables where the tables of pattern databases come from
 */
public record PuzzleSettings(
        Optional<String> puzzle,
        Optional<String> goal,
        Optional<String> moveOrder,
        Optional<String> metric,
        Tables tables) {

    /** The name of the default goal. */
    public static final String AUTO_GOAL = "auto";

    /** The names of the metrics. */
    public static final List<String> METRICS =
            Arrays.stream(Metric.values()).map(Metric::label).toList();

    public static final PuzzleSettings DEFAULT = new PuzzleSettings(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Tables.IN_MEMORY);

    public PuzzleSettings {
        goal = goal.filter(name -> !Names.plain(name).equals(AUTO_GOAL));
    }

    public PuzzleSettings withPuzzle(String other) {
        return new PuzzleSettings(Optional.of(other), goal, moveOrder, metric, tables);
    }

    public PuzzleSettings withMoveOrder(String other) {
        return new PuzzleSettings(puzzle, goal, Optional.of(other), metric, tables);
    }

    public PuzzleSettings withGoal(String other) {
        return new PuzzleSettings(puzzle, Optional.of(other), moveOrder, metric, tables);
    }

    public PuzzleSettings withMetric(String other) {
        return new PuzzleSettings(puzzle, goal, moveOrder, Optional.of(other), tables);
    }

    public PuzzleSettings withTables(Tables other) {
        return new PuzzleSettings(puzzle, goal, moveOrder, metric, other);
    }
}
