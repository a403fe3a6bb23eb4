package dev.unscramble.hanoi;

import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Ranking;
import dev.unscramble.pdb.Projection;

/** The states of a tower by number, the peg of each disc as a digit: a ranking, and the table of all distances. */
public record HanoiNumbers(HanoiPuzzle tower) implements Ranking<HanoiPosition>, Projection<HanoiPosition> {

    @Override
    public Puzzle<HanoiPosition> puzzle() {
        return tower;
    }

    @Override
    public String name() {
        return "pdb:exact";
    }

    @Override
    public String tableName() {
        return "hanoi-" + tower.pegs() + "x" + tower.discs();
    }

    @Override
    public long size() {
        long size = 1;
        for (int disc = 0; disc < tower.discs(); disc++) {
            size *= tower.pegs();
        }
        return size;
    }

    @Override
    public long rank(HanoiPosition position) {
        long number = 0;
        for (int disc = tower.discs() - 1; disc >= 0; disc--) {
            number = number * tower.pegs() + position.peg(disc);
        }
        return number;
    }

    @Override
    public void unrank(long number, HanoiPosition position) {
        long state = 0;
        long rest = number;
        for (int disc = 0; disc < tower.discs(); disc++) {
            state |= rest % tower.pegs() << disc * HanoiPosition.BITS;
            rest /= tower.pegs();
        }
        position.set(state);
    }
}
