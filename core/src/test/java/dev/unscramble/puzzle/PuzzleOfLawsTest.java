package dev.unscramble.puzzle;

import dev.unscramble.laws.PositionLaws;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** A puzzle made of lambdas keeps the laws of positions, whether its states are numbered or packed. */
@ParameterizedClass(name = "packed: {0}")
@ValueSource(booleans = {false, true})
class PuzzleOfLawsTest extends PositionLaws<StateOf<String>> {

    /** The blank of two rows and three columns starts in a corner: the sequences are Pell's numbers. */
    PuzzleOfLawsTest(boolean isPacked) {
        super(puzzle(isPacked), 1, 2, 5, 12, 29, 70);
    }

    private static PuzzleOf<String> puzzle(boolean isPacked) {
        PuzzleBuilder<String> builder = SlidingText.builder();
        return isPacked ? builder.packed(Long::parseLong, "%06d"::formatted).build() : builder.build();
    }
}
