package dev.unscramble.catalog;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.puzzle.StateOf;
import java.util.List;

/** A puzzle with its heuristics, and nothing more: enough for a user's own puzzle. */
public class PlainDomain<P extends Position> implements Domain<P> {
    private final Puzzle<P> puzzle;
    private final HeuristicNames<P> heuristics;
    private final String defaultHeuristic;

    /** The first of the heuristics is the default; without any, it is {@code zero}. */
    public PlainDomain(Puzzle<P> puzzle, List<Heuristic<? super P>> heuristics) {
        this.puzzle = puzzle;
        this.heuristics = HeuristicNames.of(puzzle, heuristics);
        this.defaultHeuristic =
                heuristics.isEmpty() ? "zero" : heuristics.get(0).name();
    }

    /** A puzzle made of lambdas, or a graph, with the heuristic that it was given. */
    public static <S> PlainDomain<StateOf<S>> of(PuzzleOf<S> puzzle) {
        return new PlainDomain<>(puzzle, puzzle.heuristic() == Zero.INSTANCE ? List.of() : List.of(puzzle.heuristic()));
    }

    @Override
    public final Puzzle<P> puzzle() {
        return puzzle;
    }

    @Override
    public final HeuristicNames<P> heuristics() {
        return heuristics;
    }

    @Override
    public final String defaultHeuristic() {
        return defaultHeuristic;
    }
}
