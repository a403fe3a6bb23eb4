package dev.unscramble.catalog;

import dev.unscramble.cube.Metric;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What can be chosen about the rules of a puzzle. Each kind of puzzle reads what concerns it and
 * refuses what cannot.
 *
 * @param puzzle the name of a puzzle or of a kind, where the text alone does not decide
 * @param goal the name of a goal, or a state; else, also where it is {@link #AUTO_GOAL}, what a puzzle
 *     brings, else what suits it
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

    /** The goal that stands for none in particular. */
    public static final String AUTO_GOAL = "auto";

    /** The names of what may count as one move. */
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
