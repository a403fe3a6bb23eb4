package dev.unscramble.search.beam;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Constructor;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.search.idastar.DialRules;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;

/**
 * A dial of less than 65,536 marks that scores its states, and that may know a way to the goal: one and the same move,
 * again and again.
 *
 * @param score of a mark, by the mark of the goal
 * @param constructed the move that leads to the goal; none if it is negative
 */
public record ScoredDial(Dial dial, IntBinaryOperator score, int constructed) implements DialRules {
    public static final int NOT_CONSTRUCTED = -1;

    @Override
    public Optional<Constructor<Hand>> constructor() {
        return constructed < 0 ? Optional.empty() : Optional.of(this::construct);
    }

    private List<Integer> construct(Hand hand) {
        Hand at = dial.at(hand.mark());
        int count = 0;
        for (; !at.isGoal(); count++) {
            at.apply(constructed);
        }
        return Collections.nCopies(count, constructed);
    }

    @Override
    public Optional<ScoredStates<Hand>> scoredStates(Hand goal) {
        return Optional.of(new Scores(goal.mark()));
    }

    /** A mark in two bytes. */
    private final class Scores implements ScoredStates<Hand> {
        private final int goal;
        private final Hand hand = dial.newPosition();

        Scores(int goal) {
            this.goal = goal;
        }

        private int mark(byte[] states, int at) {
            return (states[at] & 0xff) << 8 | states[at + 1] & 0xff;
        }

        private int markAfter(int move) {
            Hand after = dial.at(hand.mark());
            after.apply(move);
            return after.mark();
        }

        private void write(int mark, byte[] to, int at) {
            to[at] = (byte) (mark >>> 8);
            to[at + 1] = (byte) mark;
        }

        private long hash(int mark) {
            return (mark + 1) * 0xd6e8feb86659fd93L;
        }

        @Override
        public int length() {
            return 2;
        }

        @Override
        public int places() {
            return 1;
        }

        @Override
        public void write(Hand position, byte[] to, int at) {
            write(position.mark(), to, at);
        }

        @Override
        public int score(byte[] states, int at) {
            return score.applyAsInt(mark(states, at), goal);
        }

        @Override
        public long hash(byte[] states, int at) {
            return hash(mark(states, at));
        }

        @Override
        public boolean isGoal(byte[] states, int at, long hash) {
            return mark(states, at) == goal;
        }

        @Override
        public void visit(byte[] states, int at) {
            hand.unpack(new long[] {mark(states, at)}, 0);
        }

        @Override
        public long legalMoves() {
            return hand.legalMoves();
        }

        @Override
        public int scoreAfter(int move, int before) {
            return score.applyAsInt(markAfter(move), goal);
        }

        @Override
        public long hashAfter(int move, long hash) {
            return hash(markAfter(move));
        }

        @Override
        public int placeAfter(int move) {
            return 0;
        }

        @Override
        public void writeAfter(int move, byte[] to, int at) {
            write(markAfter(move), to, at);
        }
    }
}
