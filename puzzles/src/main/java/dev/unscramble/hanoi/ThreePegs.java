package dev.unscramble.hanoi;

import dev.unscramble.model.Heuristic;

/**
 * The exact distance with three pegs: the largest disc that is not where it belongs moves once, and before that all
 * smaller ones must get to the third peg, which takes 2 to the power of their number moves from there on.
 */
public record ThreePegs(HanoiPuzzle puzzle) implements Heuristic<HanoiPosition> {

    @Override
    public int estimate(HanoiPosition position) {
        int target = 2;
        int moves = 0;
        for (int disc = puzzle.discs() - 1; disc >= 0; disc--) {
            int peg = position.peg(disc);
            if (peg != target) {
                moves += 1 << disc;
                target = 3 - peg - target;
            }
        }
        return moves;
    }

    @Override
    public String name() {
        return "exact";
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }
}
