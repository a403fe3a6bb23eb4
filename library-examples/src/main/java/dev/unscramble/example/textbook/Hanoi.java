package dev.unscramble.example.textbook;

import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.search.BestFirst;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The towers of Hanoi with four pegs. The state is the peg of each disc, from the smallest one: "aab" has the largest on b. */
public final class Hanoi {
    private Hanoi() {}

    /** The moves, by the pegs from which and to which a disc goes. */
    public static final List<String> MOVES =
            List.of("ab", "ac", "ad", "ba", "bc", "bd", "ca", "cb", "cd", "da", "db", "dc");

    /** The state after a move, or null if there is no disc to move, or it is larger than the one it would lie on. */
    public static @Nullable String after(String pegs, String move) {
        int disc = pegs.indexOf(move.charAt(0));
        int below = pegs.indexOf(move.charAt(1));
        boolean isLegal = disc >= 0 && (below < 0 || below > disc);
        return isLegal ? pegs.substring(0, disc) + move.charAt(1) + pegs.substring(disc + 1) : null;
    }

    /** Moves a tower of some discs from the first peg to the last. */
    public static Result solve(int discs) {
        PuzzleOf<String> puzzle =
                PuzzleOf.goal("d".repeat(discs)).moves(MOVES, Hanoi::after).build();
        return BestFirst.bfs().solve(puzzle.from("a".repeat(discs)));
    }
}
