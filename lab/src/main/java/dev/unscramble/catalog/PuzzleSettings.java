package dev.unscramble.catalog;

import dev.unscramble.cube.Metric;
import dev.unscramble.model.InputException;
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
 * @param costs what a move costs
 * @param tables where the tables of pattern databases come from
 * @param files from which definitions of puzzles may be read
 */
public record PuzzleSettings(
        Optional<String> puzzle,
        Optional<String> goal,
        Optional<String> moveOrder,
        Optional<String> metric,
        Optional<String> costs,
        Tables tables,
        PuzzleFiles files) {

    /** The name of the default goal. */
    public static final String AUTO_GOAL = "auto";

    /** The names of the metrics. */
    public static final List<String> METRICS =
            Arrays.stream(Metric.values()).map(Metric::label).toList();

    public static final PuzzleSettings DEFAULT = new PuzzleSettings(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Tables.IN_MEMORY,
            PuzzleFiles.NONE);

    public PuzzleSettings {
        goal = goal.filter(name -> !Names.plain(name).equals(AUTO_GOAL));
    }

    public PuzzleSettings withPuzzle(String other) {
        return new PuzzleSettings(Optional.of(other), goal, moveOrder, metric, costs, tables, files);
    }

    public PuzzleSettings withMoveOrder(String other) {
        return new PuzzleSettings(puzzle, goal, Optional.of(other), metric, costs, tables, files);
    }

    public PuzzleSettings withGoal(String other) {
        return new PuzzleSettings(puzzle, Optional.of(other), moveOrder, metric, costs, tables, files);
    }

    public PuzzleSettings withMetric(String other) {
        return new PuzzleSettings(puzzle, goal, moveOrder, Optional.of(other), costs, tables, files);
    }

    /** These settings without a choice of the metric. */
    public PuzzleSettings withoutMetric() {
        return new PuzzleSettings(puzzle, goal, moveOrder, Optional.empty(), costs, tables, files);
    }

    public PuzzleSettings withCosts(String other) {
        return new PuzzleSettings(puzzle, goal, moveOrder, metric, Optional.of(other), tables, files);
    }

    public PuzzleSettings withTables(Tables other) {
        return new PuzzleSettings(puzzle, goal, moveOrder, metric, costs, other, files);
    }

    public PuzzleSettings withFiles(PuzzleFiles other) {
        return new PuzzleSettings(puzzle, goal, moveOrder, metric, costs, tables, other);
    }

    /**
     * Refuses a goal, an order of moves, a metric and costs, for puzzles that have only one of each.
     *
     * @param onlyOne what there is only one of, for the message
     */
    public void requireNoChoice(String onlyOne) {
        requireNoChoice("--goal", goal, onlyOne);
        requireNoChoice("--move-order", moveOrder, onlyOne);
        requireNoChoice("--metric", metric, onlyOne);
        requireNoChoice("--costs", costs, onlyOne);
    }

    /** Refuses the value of an option of which there is only one. */
    public static void requireNoChoice(String option, Optional<String> choice, String onlyOne) {
        if (choice.isPresent()) {
            throw new InputException("there is only one " + onlyOne + "; " + option + " cannot be chosen");
        }
    }
}
