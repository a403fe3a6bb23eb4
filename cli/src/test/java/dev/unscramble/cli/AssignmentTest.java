package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A teacher makes an assignment, and what comes back is graded. */
class AssignmentTest {
    @TempDir
    private Path folder;

    private Path names;

    @BeforeEach
    void writeNames() throws IOException {
        names = Files.writeString(folder.resolve("names.txt"), "Ada Lovelace\n# away\n\nZoë\n");
    }

    @Test
    void everyStudentGetsASheetAndTheKeyIsRight() throws Exception {
        Path homework = folder.resolve("homework");
        Cli answer = assign(homework);
        assertThat(answer.code()).as(answer.err()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out()).contains("one for each of 2 students");

        List<String> sheet = Files.readAllLines(homework.resolve("sheets").resolve("Ada Lovelace.txt"));
        assertThat(sheet)
                .contains("goal : b12 345 678")
                .filteredOn(line -> line.endsWith(" : "))
                .hasSize(3);
        assertThat(Files.readAllLines(homework.resolve("key.csv")))
                .hasSize(8)
                .startsWith("# answer key", "student,start,goal,depth,moves");

        Cli key = Cli.run("grade", homework.resolve("key.csv").toString(), "--format", "csv");
        assertThat(key.code()).isZero();
        assertThat(key.lines().stream().skip(1))
                .extracting(line -> line.replaceFirst("(.*?),.*?,", "$1,"))
                .containsExactly(
                        "Ada Lovelace,yes,yes,4,4,0,",
                        "Ada Lovelace,yes,yes,9,9,0,",
                        "Ada Lovelace,yes,yes,15,15,0,",
                        "Zoë,yes,yes,4,4,0,",
                        "Zoë,yes,yes,9,9,0,",
                        "Zoë,yes,yes,15,15,0,");
        assertThat(key.lines().stream().map(line -> line.split(",")[1])).doesNotHaveDuplicates();

        Cli empty = Cli.run("grade", homework.resolve("sheets").toString());
        assertThat(empty.code()).isEqualTo(1);
        assertThat(empty.out()).contains("2 students, 6 puzzles: 0 solved");
    }

    @Test
    void theSameSeedMakesTheSameAndNothingIsOverwritten() throws Exception {
        Path first = folder.resolve("first");
        Path second = folder.resolve("second");
        assign(first);
        assign(second);
        assertThat(second.resolve("key.csv")).hasSameTextualContentAs(first.resolve("key.csv"));
        Cli again = assign(first);
        assertThat(again.code()).isEqualTo(2);
        assertThat(again.err()).contains("is not empty; choose another one");
    }

    @Test
    void itIsToldWherePuzzlesMustRepeat() {
        Cli answer = Cli.run(
                "generate", "--assignment", folder.resolve("new").toString(), "--students=3", "--depths=1", "--seed=1");
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).contains("some students got the same puzzle");
        assertThat(folder.resolve("new").resolve("sheets").resolve("student-3.txt"))
                .exists();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --students=0               | --students is 0; it must be from 1 to 10000
            --students=nobody.txt      | it must be a number, or a file with the name of a student per line
            --depths=4,-1              | a depth must not be negative
            --depths=4,99              | the deepest need 31
            --depth=4                  | an assignment has puzzles of exact depths
            --count=4                  | --count and --format are not for --assignment
            --format=json              | --count and --format are not for --assignment
            """)
    void whatCannotBeAssignedIsRefused(String option, String complaint) {
        Path homework = folder.resolve("homework");
        Cli answer = Cli.run("generate", "--assignment", homework.toString(), option);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains(complaint);
        assertThat(homework).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({"../eve, cannot be the name of a file", "'ada\nAda', is there twice", "'# none', there are no names"})
    void namesThatCannotBeFilesAreRefused(String text, String complaint) throws Exception {
        Files.writeString(names, text);
        Cli answer = assign(folder.resolve("homework"));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains(complaint);
    }

    @Test
    void itsOptionsNeedIt() {
        Cli answer = Cli.run("generate", "--students", "3");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("--students and --depths are for --assignment");
    }

    private Cli assign(Path into) {
        return Cli.run(
                "generate",
                "--assignment",
                into.toString(),
                "--students",
                names.toString(),
                "--depths=4,9,15",
                "--seed=7");
    }
}
