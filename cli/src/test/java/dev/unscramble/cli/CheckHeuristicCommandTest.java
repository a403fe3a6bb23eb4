package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Heuristic;
import dev.unscramble.tiles.TilePosition;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckHeuristicCommandTest {
    @TempDir
    Path folder;

    /** What a student brings: counts the blank as a tile, and believes to be admissible. */
    public static final class Student implements Heuristic<TilePosition> {
        @Override
        public int estimate(TilePosition position) {
            int displaced = 0;
            for (int cell = 0; cell < position.size(); cell++) {
                displaced += position.tile(cell) == cell ? 0 : 1;
            }
            return displaced;
        }

        @Override
        public Guarantee guarantee() {
            return Guarantee.ADMISSIBLE;
        }
    }

    /** As a course knows it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            zero              | consistent | true  | true
            h1                | consistent | true  | true
            manhattan         | consistent | true  | true
            h3                | consistent | true  | true
            h4                | consistent | true  | true
            gaschnig          | consistent | true  | true
            linear-conflict   | consistent | true  | true
            walking-distance  | consistent | true  | true
            pdb               | admissible | true  | false
            max(h1,h4)        | consistent | true  | true
            sum(h1,h2)        | none       | false | false
            """)
    @Tag("long")
    void theHeuristicsAreOnTheEightPuzzleWhatTheyDeclare(
            String name, String declared, boolean admissible, boolean consistent) {
        Cli answer = Cli.run("check-heuristic", name, "--format", "json");
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out())
                .contains("\"declared\":\"" + declared + "\"", "\"scope\":\"whole\"", "\"states\":181440,")
                .contains("\"admissible\":" + admissible + ",\"consistent\":" + consistent)
                .contains("\"declarationRefuted\":false");
    }

    @Test
    void itSaysSoToAPerson() {
        Cli answer = Cli.run("check-heuristic", "h2", "--puzzle", "2x4", "--goal", "snail");
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("goal        1234 b765", "states      20,160, all that there are")
                .contains("admissible  yes, proved", "consistent  yes, proved");
    }

    @Test
    @Tag("long")
    void theHeuristicsOfTheCubeAreCheckedOnAllCubes() {
        assertThat(Cli.run("check-heuristic", "max(pdb:permutation,pdb:twist)", "--puzzle", "cube")
                        .out())
                .contains(
                        "states      3,674,160, all that there are",
                        "admissible  yes, proved",
                        "consistent  yes, proved");
    }

    @Test
    void aClassOfOnesOwnIsCheckedAndItsDeclarationToo() {
        Cli answer = Cli.run("check-heuristic", Student.class.getName(), "--classpath", folder.toString());
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out())
                .contains("heuristic   Student, declares admissible")
                .contains("admissible  no: h is more than the distance at ")
                .contains("declaration wrong: it declares admissible, and is not")
                .contains("first and worst overestimate: h is 2, the distance 1");
        assertThat(Cli.run("check-heuristic", "max(h1," + Student.class.getName() + ")", "-cp", folder.toString())
                        .out())
                .contains("heuristic   max(misplaced,Student), declares admissible");
    }

    @Test
    void whatIsRequiredDecidesTheExitCode() {
        assertThat(Cli.run("check-heuristic", "h1+h2", "--puzzle", "2x4", "--require", "admissible")
                        .code())
                .isEqualTo(1);
        assertThat(Cli.run("check-heuristic", "pdb", "--puzzle", "2x4", "--require", "admissible")
                        .code())
                .isZero();
        assertThat(Cli.run("check-heuristic", "pdb", "--puzzle", "2x4", "--require", "consistent")
                        .code())
                .isEqualTo(1);
        String student = Student.class.getName();
        assertThat(Cli.run("check-heuristic", student, "-cp", folder.toString(), "--require", "none")
                        .code())
                .isZero();
    }

    @Test
    void whereTheSpaceIsTooLargeASampleIsTaken() {
        Cli answer = Cli.run("check-heuristic", "h2", "--puzzle", "3x4", "--memory-limit", "40m", "--samples", "2");
        assertThat(answer.code()).isZero();
        assertThat(answer.out())
                .contains("a sample", "on shortest solutions of 2 random puzzles, by idastar with pdb:6-5")
                .contains("in the sample, which proves nothing", "declaration not refuted");
    }

    @Test
    void aLimitEndsItWithWhatWasSeen() {
        Cli answer = Cli.run("check-heuristic", "h2", "--max-depth", "6");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out())
                .contains("states      90, those near the goal", "stopped     depth-limit", "not refuted");
    }

    @Test
    void theGoalIsSeenHoweverLittleMemoryThereIs() {
        Cli answer = Cli.run("check-heuristic", "h2", "--memory-limit", "10k");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out()).contains("states      1, those near the goal", "stopped     memory-limit");
    }

    @Test
    void aSpreadsheetGetsTheHistogram() {
        assertThat(Cli.run("check-heuristic", "h1", "--puzzle", "2x2", "--format", "csv")
                        .lines())
                .startsWith("distance,h,states", "0,0,1", "1,1,2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            h9                              | unknown heuristic "h9"
            manhatan                        | did you mean manhattan?
            h2 --puzzle 1x3                 | out of range
            h2 --classpath /no/such/folder  | the folder or jar "/no/such/folder" does not exist
            Nowhere --classpath .           | nor is there such a class in .
            java.lang.String --classpath .  | java.lang.String is not a heuristic
            h2 --samples -1                 | --samples is -1
            h2 --require much               | is none of none, admissible, consistent
            h2 h3                           | Unmatched argument
            """)
    void refusesTheImpossibleInASentence(String arguments, String complaint) {
        Cli answer = Cli.run(("check-heuristic " + arguments).split(" ", -1));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains(complaint).doesNotContain("\tat ");
    }

    @Test
    void withoutANameItSaysThatOneIsMissing() {
        Cli answer = Cli.run("check-heuristic");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("NAME");
    }
}
