package dev.unscramble.search.idastar;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Costs;
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
    default Costs<Hand> costs() {
        return dial().costs();
    }

    @Override
    default int packedLongs() {
        return dial().packedLongs();
    }

    @Override
    default Hand newPosition() {
        return dial().newPosition();
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
