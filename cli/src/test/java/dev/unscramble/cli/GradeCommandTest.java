package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Index.atIndex;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GradeCommandTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            up left | 0 | solves      yes | difference  0
            u d u l | 0 | length      4 moves | difference  2
            4 1     | 0 | optimal     2 moves | difference  0
            up      | 1 | solves      no  | length      1 move
            u u     | 1 | move 2 cannot be made | solves      no
            """)
    void judgesASolutionAndExitsAccordingly(String moves, int code, String one, String other) {
        Cli answer = Cli.run("grade", "142 3b5 678", moves);
        assertThat(answer.code()).isEqualTo(code);
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out()).contains(one, other);
        String[] words = ("grade 142305678 " + moves).split(" ", -1);
        assertThat(Cli.run(words)).isEqualTo(answer);
    }

    @Test
    void judgesAlsoInJsonAndCsv() {
        assertThat(Cli.run("grade", "142 3b5 678", "ul", "--format", "json").lines())
                .singleElement()
                .asString()
                .contains(
                        "\"legal\":true", "\"solves\":true", "\"length\":2", "\"optimalLength\":2", "\"difference\":0");
        assertThat(Cli.run("grade", "142 3b5 678", "ul", "--format", "csv").lines())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("legal,");
    }

    @Test
    void saysWhichGoalWasPickedAndWhyInJson() {
        assertThat(Cli.run("grade", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 0 15", "right", "--format", "json")
                        .out())
                .contains("\"goal\":\"1 2 3 4 ", "\"goalReason\":\"blank-last: from this board", "\"solves\":true");
        assertThat(Cli.run("grade", "142 3b5 678", "ul", "--format", "json").out())
                .contains("\"goal\":\"b12 345 678\"")
                .doesNotContain("goalReason");
    }

    @Test
    void showsTheGoalThatItJudgesBy() {
        assertThat(Cli.run("grade", "--goal", "blank-last", "123 456 7b8", "right")
                        .out())
                .contains("123 456 78b", "solves      yes");
    }

    @Test
    void saysThatAPuzzleCannotBeSolvedAtAll() {
        Cli answer = Cli.run("grade", "b12 345 687", "right");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out())
                .contains("unsolvable", "swapping tiles 7 and 8")
                .doesNotContain("at least 0");
    }

    @Test
    void refusesWhatIsNoMove() {
        Cli answer = Cli.run("grade", "142 3b5 678", "north");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains("\"north\" is not a direction");
    }

    private static final String SUBMISSIONS = """
            student,start,goal,moves
            Ada,142 3b5 678,,up left
            Ada,312 4b5 678,b12 345 678,"up, left"
            Bob,142 3b5 678,,down up up left
            Bob,142 3b5 678,,up up
            """;

    @Test
    void manySubmissionsMakeOneTable(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("all.csv"), SUBMISSIONS);
        Cli answer = Cli.run("grade", file.toString());
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out()).isEqualTo("""
                student  puzzle       legal       solves  length  optimal  difference
                -------  -----------  ----------  ------  ------  -------  ----------
                Ada      142 3b5 678  yes         yes          2        2           0
                Ada      312 4b5 678  yes         no           2        2           -
                Bob      142 3b5 678  yes         yes          4        2           2
                Bob      142 3b5 678  no, move 2  no           2        2           -

                2 students, 4 puzzles: 2 solved, 1 of them optimally
                """);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(Cli.run("grade", file.toString(), "--format", "csv").lines())
                .startsWith(
                        "student,puzzle,legal,solves,length,optimal,difference,problem",
                        "Ada,142 3b5 678,yes,yes,2,2,0,")
                .endsWith("Bob,142 3b5 678,\"no, move 2\",no,2,2,,");
    }

    @Test
    void aFolderOfSheetsIsJudgedByTheNamesOfItsFiles(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("Zoe.txt"), """
                # mine
                142 3b5 678 : ul
                goal : 123 456 78b
                123 456 7b8 : right
                """);
        Files.writeString(folder.resolve("all.csv"), SUBMISSIONS);
        Files.writeString(folder.resolve(".hidden"), "nothing");
        Path page = folder.resolve("grades").resolve("page.html");
        Files.createDirectory(page.getParent());
        Cli answer = Cli.run("grade", folder.toString(), "--html", page.toString());
        assertThat(answer.out()).contains("Zoe      123 456 7b8  yes", "3 students, 6 puzzles: 4 solved");
        assertThat(Files.readString(page))
                .contains("<th class=\"row\">Zoe</th>", "3 students, 6 puzzles", "no, move 2")
                .doesNotContain("{{");
    }

    @Test
    void whatCannotBeReadIsToldAndTheOthersAreJudged(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("eve <b>.txt"), """
                142 3b5 678 : north
                142 3b9 678 : up
                142 3b5 678 : up left
                """);
        Path page = folder.resolve("page.html");
        Cli answer = Cli.run("grade", file.toString(), "--html", page.toString());
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err().lines().toList())
                .hasSize(2)
                .allMatch(line -> line.startsWith("unscramble: "))
                .satisfies(line -> assertThat(line).contains("eve <b>.txt, line 1: \"north\""), atIndex(0))
                .satisfies(line -> assertThat(line).contains("eve <b>.txt, line 2: "), atIndex(1));
        assertThat(answer.out()).contains("1 solved, 1 of them optimally; 2 could not be read");
        assertThat(Files.readString(page)).contains("eve &lt;b&gt;").doesNotContain("<b>.txt");
    }

    @Test
    void aSheetThatCannotBeReadDoesNotKeepTheOthersFromBeingJudged(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("ann.txt"), "142 3b5 678 : up left\n");
        Files.writeString(folder.resolve("bob.txt"), "sorry, I ran out of time\n142 3b5 678 : up left\n");
        Files.write(folder.resolve("photo.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G'});
        Files.writeString(folder.resolve("table.csv"), "student,start,moves\nCy,142 3b5 678,up left\nDee,1\n");
        Cli answer = Cli.run("grade", folder.toString());
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err().lines().toList())
                .hasSize(3)
                .satisfies(line -> assertThat(line).contains("bob.txt, line 1: ", "has no colon"), atIndex(0))
                .satisfies(line -> assertThat(line).contains("photo.png", "not UTF-8"), atIndex(1))
                .satisfies(line -> assertThat(line).contains("table.csv, line 3: ", "2 cells"), atIndex(2));
        assertThat(answer.out()).contains("6 puzzles: 3 solved, 3 of them optimally; 3 could not be read");
    }

    @Test
    void aStudentWithAnEmptyFileIsNotForgotten(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("ann.txt"), "142 3b5 678 : up left\n");
        Files.writeString(folder.resolve("bob.txt"), "");
        Cli answer = Cli.run("grade", folder.toString());
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).startsWith("unscramble: bob.txt: there are no submissions in it; ");
        assertThat(answer.out()).contains("bob ", "2 students, 2 puzzles: 1 solved", "1 could not be read");
    }

    @Test
    void whatCannotBeReadDoesNotTakeTheRoomOfOtherColumns(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("ann.txt"), "142 3b5 678 : up left\n" + "sorry ".repeat(30));
        Cli answer = Cli.inWindow(80, Map.of("NO_COLOR", "1"), "grade", folder.toString());
        assertThat(answer.lines()).first().asString().endsWith("difference");
        assertThat(answer.out()).contains("sorry sorry sorr..");
    }

    /** A byte order mark and quotes. */
    @Test
    void aKeyThatASpreadsheetHasSavedIsStillAKey(@TempDir Path folder) throws Exception {
        Files.writeString(
                folder.resolve("copy.csv"), "\uFEFF\"# answer key\",,\nstudent,start,moves\nann,142 3b5 678,up left\n");
        Cli answer = Cli.run("grade", folder.toString());
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("copy.csv is the answer key");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            empty.txt | # nothing yet                  | there are no submissions in
            all.csv   | name,start,moves               | student, start and moves are needed
            """)
    void whatAreNoSubmissionsIsRefused(String name, String text, String complaint, @TempDir Path folder)
            throws Exception {
        Path file = Files.writeString(folder.resolve(name), text);
        Cli answer = Cli.run("grade", file.toString());
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains(complaint);
    }

    @Test
    void movesAreNeededForOnePuzzle() {
        Cli answer = Cli.run("grade", "142 3b5 678");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("there are no moves after \"142 3b5 678\"");
    }

    /** What students hand in is shown, and opened in spreadsheets. */
    @Test
    void nothingThatIsHandedInIsObeyed(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("=1+1.txt"), "142 3b5 678 : up left\n");
        Files.writeString(folder.resolve("\u001b[31mred.txt"), "\u001b]0;x\u0007 : up\n142 3b5 678 : \u009b2J\n");
        Cli csv = Cli.run("grade", folder.toString(), "--format", "csv");
        assertThat(csv.lines()).contains("'=1+1,142 3b5 678,yes,yes,2,2,0,").hasSize(4);
        Cli text = Cli.run("grade", folder.toString());
        assertThat(text.out()).contains("?[31mred", "?]0;x?");
        assertThat(text.err().lines()).hasSize(2);
        assertThat(csv.out() + csv.err() + text.out() + text.err()).doesNotContainPattern("[\\p{IsControl}&&[^\\n]]");
    }

    /** All rows of a table are as wide as the widest, and a complaint repeats what is wrong. */
    @Test
    void aSheetThatIsFarTooLongIsNotShown(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("many.txt"), "142 3b5 678 : ul\n".repeat(1001));
        Files.writeString(folder.resolve("long.txt"), "142 3b5 678 : " + "ud".repeat(50_000) + "ul\n");
        Files.writeString(folder.resolve("wide.txt"), "x".repeat(90_000) + "\n" + "x\n".repeat(999));
        Cli answer = Cli.run("grade", folder.toString());
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).contains("1002 could not be read").hasSizeLessThan(1_000_000);
        assertThat(answer.err())
                .contains("long.txt, line 1: there are more than 100000 characters; nothing of this file is read")
                .contains("unscramble: many.txt: there are more than 1000 lines; nothing of this file is read")
                .contains("unscramble: 982 more cannot be read; --format csv says why\n")
                .hasLineCount(21)
                .hasSizeLessThan(10_000);
    }

    @Test
    void anAnswerKeyAmongTheFilesIsNotGraded(@TempDir Path folder) throws Exception {
        String homework = folder.resolve("homework").toString();
        Cli.run("generate", "--assignment", homework, "--students", "2", "--depths", "2", "--seed", "1");
        Cli answer = Cli.run("grade", homework);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err())
                .isEqualTo("unscramble: key.csv is the answer key; grade what was handed in: unscramble grade "
                        + homework + "/sheets\n");
        Cli sheets = Cli.run("grade", homework + "/sheets");
        assertThat(sheets.code()).isEqualTo(1);
        assertThat(sheets.lines().get(2)).matches("student-1 +\\S+ \\S+ \\S+ +nothing handed in +no +- +2 +-");
        assertThat(sheets.out()).contains("2 students, 2 puzzles: 0 solved");
        Files.copy(Path.of(homework, "key.csv"), Path.of(homework, "sheets", "key.csv"));
        assertThat(Cli.run("grade", homework + "/sheets").err())
                .isEqualTo("unscramble: key.csv is the answer key; move it out of " + homework
                        + "/sheets and grade what was handed in\n");
    }
}
