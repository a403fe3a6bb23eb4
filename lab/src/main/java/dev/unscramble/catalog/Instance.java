package dev.unscramble.catalog;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Zero;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle to be solved, as somebody gave it, whatever its kind. What differs between kinds of puzzle
 * beyond their rules is asked of it here, so that commands and reports are written once.
 */
public abstract class Instance<P extends Position> {
    /** No move at all. */
    public static final int NO_MOVE = -1;

    private final Puzzle<P> puzzle;
    private final P start;

    Instance(Puzzle<P> puzzle, P start) {
        this.puzzle = puzzle;
        this.start = start;
    }

    public final Puzzle<P> puzzle() {
        return puzzle;
    }

    /** The start on one line. */
    public final String start() {
        return puzzle.format(start);
    }

    /** The goal on one line. */
    public final String goal() {
        return puzzle.format(puzzle.goal());
    }

    public final Problem<P> problem(Heuristic<? super P> heuristic) {
        return new Problem<>(puzzle, start, heuristic);
    }

    /** A new position at the start. */
    public final P position() {
        return problem(Zero.INSTANCE).start();
    }

    /** The heuristics that there are for this puzzle. */
    public abstract HeuristicNames<P> heuristics();

    /** The heuristic that is used where none is named. */
    public abstract String defaultHeuristic();

    /** The best solver that there is for this puzzle; with this heuristic, if one is named. */
    public abstract Solver<P> auto(Optional<String> heuristic, SearchOptions options);

    /** Whether a move can be made. */
    public static boolean isLegal(Position position, int move) {
        return move != NO_MOVE && (position.legalMoves() & 1L << move) != 0;
    }

    /**
     * Reads moves in any of the ways in which people write them. What is well written but cannot even
     * be named as a move where it stands is {@link #NO_MOVE}.
     */
    public abstract List<Integer> parseMoves(String text);

    /** The solution's moves by what moves, such as the tiles' numbers, where that is another name. */
    public abstract List<String> movedPieces(List<Integer> moves);

    /** The start, and the goal, in a format of the puzzle's own, by name. */
    public abstract String write(String format);
}
