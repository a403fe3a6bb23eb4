package dev.unscramble.laws;

import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Ranking;
import java.util.stream.IntStream;

/** The marks of a dial in parts of equal size, each of which may lead into any other. */
public record DialInParts(Dial puzzle, long size, int parts) implements Ranking<Hand> {

    @Override
    public long rank(Hand hand) {
        return hand.mark();
    }

    @Override
    public void unrank(long number, Hand hand) {
        hand.unpack(new long[] {number}, 0);
    }

    @Override
    public int[] neighbours(int part) {
        return IntStream.range(0, parts).toArray();
    }

    @Override
    public void spread(int from, long[] states, int to, long[] reached) {
        for (int index = 0; index < partSize(); index++) {
            if ((states[index >>> 6] >>> index & 1) == 1) {
                Hand hand = puzzle.at((int) (from * partSize() + index));
                for (int move = 0; move < puzzle.moveCount(); move++) {
                    hand.apply(move);
                    int inPart = (int) (hand.mark() % partSize());
                    if (hand.mark() / partSize() == to) {
                        reached[inPart >>> 6] |= 1L << inPart;
                    }
                    hand.undo(move);
                }
            }
        }
    }
}
