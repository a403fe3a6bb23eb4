package dev.unscramble.example.textbook;

import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.search.BestFirst;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The shortest way through a maze, from the upper left corner to the lower right one. */
public final class Maze {
    private Maze() {}

    private static final List<String> ROWS = """
            #######################################
            # #   #         #                     #
            # # # # ### ##### ####### ##### ##### #
            # # #     #     # #     #   #         #
            # ########### # # ### # ### # ### #####
            #   #       # # # #   #   # # # #     #
            ### # ##### # # # # ##### # # # ##### #
            # #   #   # # #   # #   #   # #       #
            # ####### # ### ### # ##### # #########
            #   #   # #   #   # #     # # #       #
            # # # # # ### ### # # # ### # # ##### #
            # #   #   #   #     # #     #       # #
            # # ### ### ######### ############### #
            #   #   #   #     #   #               #
            # # ##### ### ### ##### ######### # # #
            # #           #         #             #
            #######################################
            """.lines().toList();

    /** The upper left corner. */
    public static final Cell START = new Cell(1, 1);

    /** The lower right corner. */
    public static final Cell GOAL = new Cell(15, 37);

    /** A place in the maze. */
    public record Cell(int row, int column) {

        /** The next cell in a direction, or null if there is a wall. */
        public @Nullable Cell next(Direction direction) {
            Cell next = new Cell(row + direction.rows, column + direction.columns);
            return ROWS.get(next.row).charAt(next.column) == '#' ? null : next;
        }

        /** The steps to the goal, if there were no walls. */
        public int distance() {
            return Math.abs(row - GOAL.row) + Math.abs(column - GOAL.column);
        }
    }

    /** Where one can go. */
    public enum Direction {
        UP(-1, 0),
        DOWN(1, 0),
        LEFT(0, -1),
        RIGHT(0, 1);

        private final int rows;
        private final int columns;

        Direction(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
        }
    }

    /** Finds the way. */
    public static Result solve() {
        PuzzleOf<Cell> puzzle = PuzzleOf.goal(GOAL)
                .moves(List.of(Direction.values()), Cell::next)
                .heuristic(Guarantee.CONSISTENT, Cell::distance)
                .build();
        return BestFirst.astar().solve(puzzle.from(START));
    }
}
