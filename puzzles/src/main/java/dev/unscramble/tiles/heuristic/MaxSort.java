package dev.unscramble.tiles.heuristic;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.tiles.Permutation;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Optional;

/**
 * The swaps that a max sort makes to bring every cell's content, the blank's included, to its goal
 * (h3). Each swap brings the largest content not yet in place home and so splits one cycle into two:
 * there are as many as cells less cycles. A move is such a swap, too, so h never overestimates.
 *
 * @hidden from users of the library
 */
public final class MaxSort implements IncrementalHeuristic<TilePosition> {
    private final TilePuzzle puzzle;
    private final Permutation permutation;

    public MaxSort(TilePuzzle puzzle) {
        this.puzzle = puzzle;
        this.permutation = new Permutation(puzzle.goalBoard());
    }

    @Override
    public int estimate(TilePosition position) {
        return position.size() - permutation.cycles(position);
    }

    @Override
    public Optional<Heuristic<TilePosition>> towards(TilePosition target) {
        return Optional.of(new MaxSort(puzzle.towards(target)));
    }

    @Override
    public int trackedBits() {
        return 9;
    }

    @Override
    public String name() {
        return "max-sort";
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }
}
