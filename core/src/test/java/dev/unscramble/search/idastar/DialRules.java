package dev.unscramble.search.idastar;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Puzzle;

/** The moves and positions of a dial, to which a puzzle adds something of its own. */
public interface DialRules extends Puzzle<Hand> {
    Dial dial();

    @Override
    default String name() {
        return dial().name();
    }

    @Override
    default int moveCount() {
        return dial().moveCount();
    }

    @Override
    default String moveName(int move) {
        return dial().moveName(move);
    }

    @Override
    default int inverse(int move) {
        return dial().inverse(move);
    }

    @Override
    default int cost(int move) {
        return dial().cost(move);
    }

    @Override
    default int packedLongs() {
        return dial().packedLongs();
    }

    @Override
    default Hand goal() {
        return dial().goal();
    }

    @Override
    default Hand parse(String text) {
        return dial().parse(text);
    }

    @Override
    default String format(Hand hand) {
        return dial().format(hand);
    }
}
