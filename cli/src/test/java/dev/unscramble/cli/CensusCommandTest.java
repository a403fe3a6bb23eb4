package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CensusCommandTest {
    @TempDir
    Path folder;

    @Test
    void countsTheEightPuzzleAndShowsTheDeepest() {
        Cli answer = Cli.run("census", "3x3");
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out())
                .contains("goal        b12 345 678", "states      181,440\n", "deepest     2 at depth 31")
                .contains("   31       2", "8b6 547 231     876 b41 253");
        assertThat(Cli.run("census").lines()).hasSameSizeAs(answer.lines());
    }

    @Test
    void theGoalMatters() {
        assertThat(counts("3x3", "--goal", "snail"))
                .startsWith("0,1,1,4.000000", "1,4,5,2.000000")
                .hasSize(31);
        assertThat(counts("3x3", "--goal", "b12 345 678"))
                .startsWith("0,1,1,2.000000")
                .hasSize(32);
        assertThat(counts("2x3", "--goal", "blank-last")).hasSize(22);
        assertThat(counts("3x2", "--goal", "blank-last", "--threads", "1")).isEqualTo(counts("2x3"));
    }

    @Test
    void theCubeIsCountedInBothMetrics() {
        assertThat(counts("cube")).hasSize(12).contains("11,2644,3674160,");
        assertThat(counts("cube", "--metric", "quarter")).hasSize(15).contains("14,276,3674160,");
    }

    private static List<String> counts(String... arguments) {
        String[] all = new String[arguments.length + 3];
        all[0] = "census";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        all[arguments.length + 1] = "--format";
        all[arguments.length + 2] = "csv";
        Cli answer = Cli.run(all);
        assertThat(answer.code()).isZero();
        return answer.lines().subList(1, answer.lines().size());
    }

    @Test
    void asManyOfTheDeepestAreShownAsAreWanted() {
        assertThat(Cli.run("census", "2x4", "--goal", "snail").out()).contains("the deepest, ");
        assertThat(Cli.run("census", "3x3", "--deepest", "1").out())
                .contains("1 of the 2 deepest, 31 moves from the goal:");
        assertThat(Cli.run("census", "3x3", "--deepest", "0").out()).doesNotContain("moves from the goal:");
        assertThat(Cli.run("census", "3x3", "--format", "json").out())
                .contains("\"deepest\":[\"8b6 547 231\",\"876 b41 253\"]");
    }

    @Test
    void aLimitEndsItWithWhatWasCounted() {
        Cli depth = Cli.run("census", "4x4", "--max-depth", "10");
        assertThat(depth.code()).isEqualTo(1);
        assertThat(depth.out())
                .contains("status      depth-limit", "of 10,461,394,944,000", "   10   1,948")
                .doesNotContain("deepest");
        Cli nodes = Cli.run("census", "3x3", "--max-nodes", "100", "--format", "json");
        assertThat(nodes.code()).isEqualTo(1);
        assertThat(nodes.out()).contains("\"status\":\"node-limit\",\"states\":152,");
        assertThat(Cli.run("census", "3x3", "--time-limit", "0").out()).contains("status      time-limit");
        assertThat(Cli.run("census", "3x3", "--max-depth", "31").code()).isZero();
    }

    private static List<String> undisturbed() {
        return Cli.run("census", "3x3").lines();
    }

    @Test
    void aCensusInAFolderGoesOnFromWhereItEnded() {
        String files = folder.resolve("3x3").toString();
        Cli first = Cli.run("census", "3x3", "--max-depth", "12", "--folder", files);
        assertThat(first.code()).isEqualTo(1);
        assertThat(first.err())
                .startsWith("all 181,440 states of 3x3 take at most 0.1 MB ")
                .doesNotContain("going on");
        Cli second = Cli.run("census", "3x3", "--folder", files, "--memory-limit", "12k", "--threads", "1");
        assertThat(second.code()).isZero();
        assertThat(second.err()).endsWith("resuming from depth 12 in " + files + System.lineSeparator());
        Cli third = Cli.run("census", "3x3", "--folder", files, "-q");
        assertThat(third.code()).isZero();
        assertThat(third.err()).isEmpty();
        for (Cli answer : new Cli[] {second, third}) {
            assertThat(answer.lines().subList(9, answer.lines().size()))
                    .isEqualTo(undisturbed().subList(9, undisturbed().size()));
        }
    }

    @Test
    void aSpaceThatIsTooLargeForMemoryIsCountedInFilesAndThatIsSaid() {
        List<String> wanted = counts("2x5");
        Cli answer = Cli.run("census", "2x5", "--memory-limit", "100k", "--threads", "2", "--format", "csv");
        assertThat(answer.code()).isZero();
        assertThat(answer.err())
                .contains("all 1,814,400 states of 2x5 take at most", "(of memory, 0.1 MB may be used), in files in ");
        assertThat(answer.lines().subList(1, answer.lines().size())).isEqualTo(wanted);
    }

    @Test
    void aFolderThatIsNotOursIsRefusedAndStaysAsItIs() throws IOException {
        Path files = folder.resolve("other");
        assertThat(Cli.run("census", "2x3", "--max-depth", "5", "--folder", files.toString())
                        .code())
                .isEqualTo(1);
        Path journal = files.resolve("journal");
        byte[] before = Files.readAllBytes(journal);
        Cli other = Cli.run("census", "3x3", "--folder", files.toString());
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("other: this is a census of 2x3 to b12 345 by", "not of 3x3");
        assertThat(journal).hasBinaryContent(before);

        byte[] changed = before.clone();
        changed[before.length - 20] ^= 1;
        Files.write(journal, changed);
        Cli damaged = Cli.run("census", "2x3", "--folder", files.toString());
        assertThat(damaged.code()).isEqualTo(2);
        assertThat(damaged.err()).contains("this journal is damaged", "remove " + files + " to begin again");
        assertThat(journal).hasBinaryContent(changed);

        Files.write(journal, before);
        assertThat(Cli.run("census", "2x3", "--folder", files.toString()).code())
                .isZero();
    }

    @Test
    void theChartIsAPicture() {
        Path picture = folder.resolve("census.png");
        Cli answer = Cli.run("census", "2x3", "--chart", picture.toString());
        assertThat(answer.code()).isZero();
        assertThat(answer.err()).contains("the chart is in " + picture);
        assertThat(picture).isNotEmptyFile();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5x5                              | 1 | all 7.8E+24 states of 5x5 take
            3x3 --memory-limit 1k            | 1 | threads take
            4x4                              | 1 | states of 4x4 take at most 1,
            3x3 --folder /dev/null/x         | 2 | cannot use /dev/null/x
            5x5 --max-depth 3 --folder x     | 2 | the states of 5x5 have no numbers
            17x17                            | 2 | out of range
            3y3                              | 2 | unknown puzzle "3y3"
            3x3 --goal 123/450               | 2 | the goal is 2x3 and the size asked for 3x3
            3x3 --deepest -1                 | 2 | --deepest is -1
            3x3 --threads 0                  | 2 | --threads is 0
            3x3 --chart /no/such/folder/x    | 2 | /no/such/folder does not exist
            3x3 --resume x                   | 2 | --folder keeps the layers, and continues
            3x3 --max-depth -1               | 2 | should be a whole number from 0 on
            3x3 3x4                          | 2 | Unmatched argument
            3x3 --engine spark --master yarn | 2 | --engine needs a --folder that all its machines share
            3x3 --engine spark --master local | 2 | needs an installed Spark; set SPARK_HOME
            3x3 --engine spark --folder x    | 2 | --engine spark needs a --master
            """)
    void refusesTheImpossibleInASentence(String arguments, int code, String complaint) {
        Cli answer = Cli.run(("census " + arguments).split(" ", -1));
        assertThat(answer.code()).isEqualTo(code);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains(complaint).doesNotContain("Exception", "\tat ");
    }
}
