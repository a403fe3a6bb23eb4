package dev.unscramble.laws;

import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Ranking;

/** The marks of a dial are numbers anyway. */
public record DialRanking(Dial puzzle, long size) implements Ranking<Hand> {

    @Override
    public long rank(Hand hand) {
        return hand.mark();
    }

    @Override
    public void unrank(long number, Hand hand) {
        hand.unpack(new long[] {number}, 0);
    }
}
