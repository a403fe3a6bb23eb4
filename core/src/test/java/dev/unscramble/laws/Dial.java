package dev.unscramble.laws;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The smallest of puzzles: a hand on a dial, to be brought to mark 0. Each move is a turn of a few
 * marks, forwards or backwards, at a price. Turns commute, so only one order of any two is worth
 * trying.
 */
public final class Dial implements Puzzle<Dial.Hand> {
    private final int marks;
    private final List<Turn> turns;

    /** A turn by that many marks, backwards if they are negative. */
    public record Turn(int marks, int cost) {}

    public Dial(int marks, Turn... turns) {
        this.marks = marks;
        this.turns = List.of(turns);
    }

    /** A dial whose turns go both ways and cost one. */
    public static Dial unit(int marks, int... steps) {
        return new Dial(
                marks,
                IntStream.of(steps)
                        .boxed()
                        .flatMap(step -> List.of(new Turn(step, 1), new Turn(-step, 1)).stream())
                        .toArray(Turn[]::new));
    }

    /** A new hand at a mark. */
    public Hand at(int mark) {
        Hand hand = new Hand();
        hand.mark = mark;
        return hand;
    }

    @Override
    public String name() {
        return "dial"
                + turns.stream()
                        .map(turn -> " %+d:%d".formatted(turn.marks, turn.cost))
                        .toList();
    }

    @Override
    public int moveCount() {
        return turns.size();
    }

    @Override
    public String moveName(int move) {
        return "%+d".formatted(turns.get(move).marks);
    }

    @Override
    public int inverse(int move) {
        Turn turn = turns.get(move);
        return turns.indexOf(new Turn(-turn.marks, turn.cost));
    }

    @Override
    public long allowedAfter(int move) {
        return Puzzle.super.allowedAfter(move) & -1L << move;
    }

    /** All moves are legal and do the same everywhere. */
    @Override
    public List<Hand> places() {
        return List.of(at(0));
    }

    @Override
    public Costs<Hand> costs() {
        return Costs.byMove(turns.stream().mapToInt(Turn::cost).toArray());
    }

    @Override
    public int packedLongs() {
        return 1;
    }

    @Override
    public Hand newPosition() {
        return at(0);
    }

    @Override
    public Hand parse(String text) {
        return at(Integer.parseInt(text));
    }

    @Override
    public String format(Hand hand) {
        return Integer.toString(hand.mark);
    }

    @Override
    public String toString() {
        return name();
    }

    /** The hand of this dial. */
    public final class Hand implements Position {
        private int mark;

        private Hand() {}

        public int mark() {
            return mark;
        }

        @Override
        public long legalMoves() {
            return -1L >>> Long.SIZE - turns.size();
        }

        @Override
        public void apply(int move) {
            mark = Math.floorMod(mark + turns.get(move).marks, marks);
        }

        @Override
        public void undo(int move) {
            mark = Math.floorMod(mark - turns.get(move).marks, marks);
        }

        @Override
        public boolean isGoal() {
            return mark == 0;
        }

        @Override
        public void pack(long[] to, int at) {
            to[at] = mark;
        }

        @Override
        public void unpack(long[] from, int at) {
            mark = (int) from[at];
        }
    }
}
