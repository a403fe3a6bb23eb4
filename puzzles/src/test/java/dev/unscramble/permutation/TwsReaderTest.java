package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Puzzle;
import dev.unscramble.permutation.definition.TwsReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TwsReaderTest {
    private static final String RIGHT = """
            # three corners
            Name Example
            Set CORNER 3 4
            Set EDGE 2 1
            Solved
            CORNER
            1 2 3
            0 0 0
            EDGE
            1 1
            End
            Move A
            CORNER
            2 3 1
            1 2 1
            End
            Move B
            EDGE
            2 1
            End
            """;

    private static PermutationPuzzle read(String text) {
        return new PermutationPuzzle(TwsReader.read("own.tws", text.equals("RIGHT") ? RIGHT : text, "own", true));
    }

    @Test
    void turnsAreGivenByTheSlotThatAPieceLeaves() {
        PermutationPuzzle puzzle = read(RIGHT);
        assertThat(puzzle.format(puzzle.parse("A"))).isEqualTo("CORNER 2 3 1 2 1 1 EDGE 1 1");
    }

    @Test
    void allPowersOfAMoveAreMovesAndCanBeWrittenInSeveralWays() {
        PermutationPuzzle puzzle = read(RIGHT);
        assertThat(puzzle.moveCount()).isEqualTo(3);
        assertThat(puzzle.moveName(1)).isEqualTo("A'");
        assertThat(puzzle.format(puzzle.parse("A2 A"))).isEqualTo(puzzle.format(puzzle.newPosition()));
        assertThat(puzzle.format(puzzle.parse("A2'"))).isEqualTo(puzzle.format(puzzle.parse("A")));
    }

    @Test
    void anyBlanksAreBetweenWords() {
        PermutationPuzzle puzzle = read(RIGHT.replace("2 3 1", "2\t3 \u000b1").replace("1 1", "1\f1"));
        assertThat(puzzle.format(puzzle.parse("A"))).isEqualTo("CORNER 2 3 1 2 1 1 EDGE 1 1");
    }

    @Test
    void piecesWithTheSameNumberAreAlike() {
        assertThat(read(RIGHT).parse("B").isGoal()).isTrue();
    }

    @Test
    void aPieceMayBeTurnedAnyhow() {
        PermutationPuzzle puzzle =
                read("Set C 2 3\nSolved\nC\n1 2\n0 ?\nEnd\nMove A\nC\n1 2\n0 1\nEnd\nMove B\nC\n2 1\n1 1\nEnd");
        assertThat(puzzle.parse("A").isGoal()).isTrue();
        assertThat(puzzle.parse("B").isGoal()).isFalse();
        assertThat(puzzle.parse("B A").isGoal()).isFalse();
    }

    @Test
    void ofPiecesThatStayTheOrientationOfEachMayMatterOrNot() {
        PermutationPuzzle lights = read("Set L 3 2\nSolved\nL\n1 2 3\n0 ? 0\nEnd\nMove A\nL\n1 2 3\n0 1 0\nEnd\n"
                + "Move B\nL\n1 2 3\n1 1 0\nEnd");
        assertThat(lights.parse("A").isGoal()).isTrue();
        assertThat(lights.parse("B").isGoal()).isFalse();
        assertThat(lights.parse("L 1 2 3 0 1 0").isGoal()).isTrue();
        assertThat(lights.parse("L 1 2 3 1 0 0").isGoal()).isFalse();
        assertThat(lights.obstacle(lights.parse("L 1 2 3 1 0 0"))).isEmpty();
        assertThat(lights.obstacle(lights.parse("L 1 2 3 0 0 1"))).isPresent();
    }

    @Test
    void ofPiecesThatAreAlikeTheOrientationOfAllMattersOrOfNone() {
        assertThatThrownBy(() -> read("Set C 2 2\nSolved\nC\n2 2\n0 ?\nEnd\nMove A\nC\n2 1\n1 0\nEnd"))
                .isInstanceOf(InputException.class)
                .hasMessage("own: pieces 2 of C are alike, so the orientation of all of them matters or of none");
    }

    @Test
    void moreThanSixtyFourMovesAreNumberedByState() {
        StringBuilder text = new StringBuilder("Set C 70 2\nSolved\nC\n");
        for (int i = 1; i <= 70; i++) {
            text.append(i).append(' ');
        }
        text.append("\nEnd\n");
        for (int move = 0; move < 70; move++) {
            text.append("Move M").append(move).append("\nC\n");
            for (int i = 1; i <= 70; i++) {
                text.append(i).append(' ');
            }
            text.append('\n');
            for (int i = 0; i < 70; i++) {
                text.append(i == move ? "1 " : "0 ");
            }
            text.append("\nEnd\n");
        }
        PermutationPuzzle puzzle = read(text.toString());
        assertThat(puzzle.moveCount()).isEqualTo(Puzzle.BY_STATE);
        PermutationPosition position = puzzle.newPosition();
        assertThat(position.isLegal(69)).isTrue();
        assertThat(position.isLegal(70)).isFalse();
        position.apply(69);
        assertThat(position.isGoal()).isFalse();
        position.undo(69);
        assertThat(position.isGoal()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2 3 1     | 2 2 1     | own.tws, line 14: the numbers of CORNER are not a permutation: 2 is there twice
            2 3 1     | 2 3       | own.tws, line 14: CORNER has 3 slots, and here are 2 numbers
            2 3 1     | 2 3 4     | own.tws, line 14: a number of CORNER is 4; it must be from 1 to 3
            1 2 1     | 1 2 5     | own.tws, line 15: an orientation of CORNER is 5; it must be from 0 to 3
            Set EDGE 2 1 | Set EDGE 2 | own.tws, line 4: a set has a name, a number of pieces
            Set EDGE 2 1 | Set CORNER 2 1 | own.tws, line 4: there are two sets called CORNER
            Set EDGE 2 1 | Set EDGE 0 1 | own.tws, line 4: the number of pieces is 0; it must be from 1 to 500
            Move B    | Move A    | own.tws, line 17: there are two moves called A
            Move B    | Illegal B | own.tws, line 17: "Illegal" is not supported
            EDGE      | FACE      | own.tws, line 4
            2 1       | 1 2       | own.tws, line 20: the move B changes nothing
            Solved    | # Solved  | own.tws, line 6: "CORNER" is not supported
            """)
    void wrongLinesAreRefused(String right, String wrong, String saying) {
        String text = right.equals("EDGE") ? RIGHT.replace("\nEDGE\n2 1", "\nFACE\n2 1") : replaced(right, wrong);
        String expected = right.equals("EDGE")
                ? "own.tws, line 18: the name of a set or End is expected, and here is \"FACE\""
                : saying;
        assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessageStartingWith(expected);
    }

    /** The last line that is the same as this one is another. */
    private static String replaced(String line, String other) {
        int at = RIGHT.lastIndexOf("\n" + line + "\n");
        return RIGHT.substring(0, at + 1) + other + RIGHT.substring(at + 1 + line.length());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Set A 2 1                                | own.tws, line 1: there is no Solved
            Move A                                   | own.tws, line 1: a Move must come after Solved
            Solved                                   | own.tws, line 1: End is missing
            """)
    void unfinishedFilesAreRefused(String text, String saying) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(InputException.class).hasMessage(saying);
    }

    @Test
    void aMoveMustNotHaveTheNameOfAPower() {
        String text = "Set C 4 1\nSolved\nC\n1 2 3 4\nEnd\nMove M\nC\n2 3 4 1\nEnd\nMove M2\nC\n2 1 3 4\nEnd";
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("there are two moves called M2");
    }
}
