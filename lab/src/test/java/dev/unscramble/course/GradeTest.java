package dev.unscramble.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.report.text.TextLayout;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GradeTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            up left     | 2 | true  | 0
            u d u l     | 4 | true  | 2
            r l u l     | 4 | true  | 2
            up          | 1 | false |
            ''          | 0 | false |
            up left right | 3 | false |
            """)
    void judgesLegalMovesByWhereTheyLeadAndHowManyTheyAre(
            String moves, int length, boolean solves, @Nullable Integer difference) {
        Grade grade = grade(Examples.TWO_MOVES, moves);
        assertThat(grade.isLegal()).isTrue();
        assertThat(grade.length()).isEqualTo(length);
        assertThat(grade.solves()).isEqualTo(solves);
        assertThat(grade.optimal()).hasValue(2);
        assertThat(grade.difference()).isEqualTo(difference == null ? OptionalInt.empty() : OptionalInt.of(difference));
    }

    @Test
    void aSolutionOfTheLeastLengthThatIsPossibleIsOptimalWithoutASearch() {
        Limits one = Limits.NONE.withNodes(1);
        TileInstance instance = Examples.tiles(Examples.TWO_MOVES);
        Grade grade = Grade.of(instance, instance.parseMoves("up left"), one, Progress.NONE);
        assertThat(grade.best().outcome()).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(grade.optimal()).hasValue(2);
        assertThat(grade.difference()).hasValue(0);
        assertThat(GradeReport.text(instance, grade, TextLayout.PLAIN)).contains("optimal     2 moves\n");
        assertThat(Grade.of(instance, instance.parseMoves("u d u l"), one, Progress.NONE)
                        .optimal())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"u u l, 2", "8, 1", "4 4 9, 3", "4 4 42, 3", "l l, 2", "up left up, 3"})
    void namesTheFirstMoveThatCannotBeMade(String moves, int illegal) {
        Grade grade = grade(Examples.TWO_MOVES, moves);
        assertThat(grade.isLegal()).isFalse();
        assertThat(grade.illegalMove()).hasValue(illegal);
        assertThat(grade.solves()).isFalse();
        assertThat(grade.difference()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"up left", "UP, Left", "u l", "ul", "UL", "u;l", "4 1", "4,1", " up\tleft\n", "4 left"})
    void readsMovesInAllTheWaysInWhichPeopleWriteThem(String moves) {
        assertThat(grade(Examples.TWO_MOVES, moves).solves()).isTrue();
    }

    @Test
    void refusesWhatIsNoMove() {
        assertThatThrownBy(() -> grade(Examples.TWO_MOVES, "up north"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("\"north\" is not a direction");
    }

    @Test
    void noMovesSolveASolvedPuzzle() {
        Grade grade = grade("b12 345 678", "");
        assertThat(grade.solves()).isTrue();
        assertThat(grade.difference()).hasValue(0);
    }

    @Test
    void nothingIsOptimalWhereNothingSolves() {
        Grade grade = grade(Examples.UNSOLVABLE, "right");
        assertThat(grade.isLegal()).isTrue();
        assertThat(grade.solves()).isFalse();
        assertThat(grade.optimal()).isEmpty();
        assertThat(grade.best().outcome()).isEqualTo(Outcome.UNSOLVABLE);
    }

    @ParameterizedTest
    @CsvSource({"-1 -1 -1, 0", "-3, 2", "+1 -1 -1 -1 -1, 2"})
    void whereMovesCostMoreOrLessTheCostCounts(String moves, int difference) {
        Instance<Hand> instance = Examples.dial();
        Grade grade = Grade.of(instance, instance.parseMoves(moves), Limits.NONE, Progress.NONE);
        assertThat(grade.solves()).isTrue();
        assertThat(grade.difference()).hasValue(difference);
    }

    @Test
    void aLimitLeavesTheOptimumUnknownButTheVerdictKnown() {
        TileInstance instance = Examples.tiles(Examples.COURSE);
        Grade grade = Grade.of(instance, instance.parseMoves("left up"), Limits.NONE.withNodes(50), Progress.NONE);
        assertThat(grade.isLegal()).isTrue();
        assertThat(grade.optimal()).isEmpty();
        assertThat(grade.best().outcome()).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(grade.best().lowerBound()).isBetween(18, 26);
    }

    private static Grade grade(String board, String moves) {
        TileInstance instance = Examples.tiles(board);
        return Grade.of(instance, instance.parseMoves(moves), Limits.NONE, Progress.NONE);
    }
}
