package dev.unscramble.example.textbook;

import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.search.BestFirst;
import java.util.List;

/** Measures four litres with a jug of five and a jug of three litres. The state is what is in them. */
public record Jugs(int five, int three) {

    /** The moves. */
    public enum Action {
        FILL_FIVE,
        FILL_THREE,
        EMPTY_FIVE,
        EMPTY_THREE,
        POUR_INTO_FIVE,
        POUR_INTO_THREE
    }

    /** The jugs after an action. */
    public Jugs after(Action action) {
        return switch (action) {
            case FILL_FIVE -> new Jugs(5, three);
            case FILL_THREE -> new Jugs(five, 3);
            case EMPTY_FIVE -> new Jugs(0, three);
            case EMPTY_THREE -> new Jugs(five, 0);
            case POUR_INTO_FIVE -> new Jugs(Math.min(5, five + three), Math.max(0, five + three - 5));
            case POUR_INTO_THREE -> new Jugs(Math.max(0, five + three - 3), Math.min(3, five + three));
        };
    }

    /** Solves it. */
    public static Result solve() {
        PuzzleOf<Jugs> puzzle = PuzzleOf.goal(Jugs.class, jugs -> jugs.five == 4)
                .moves(List.of(Action.values()), Jugs::after)
                .build();
        return BestFirst.bfs().solve(puzzle.from(new Jugs(0, 0)));
    }
}
