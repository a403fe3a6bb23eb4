package dev.unscramble.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Systems that give less than they should: full disks, closed descriptors, no home. */
@Timeout(180)
class FaultsIT {
    @TempDir
    private Path folder;

    private record Answer(int code, String out, String err) {}

    /** Where a file may have 8 KiB and no more. */
    private Answer runOnAFullDisk(String arguments) throws Exception {
        return run("ulimit -f 16; ", arguments);
    }

    private Answer run(String arguments) throws Exception {
        return run("", arguments);
    }

    /** Runs our program from a shell, after something else that the shell does. */
    private Answer run(String before, String arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("sh", "-c", before + "exec \"$@\" " + arguments, "sh"));
        command.addAll(LauncherIT.builder(List.of("-Xmx256m", "-XX:TieredStopAtLevel=1"))
                .command());
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("UNSCRAMBLE_HOME", folder.resolve("home").toString());
        Process process = builder.start();
        try {
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return new Answer(process.exitValue(), Files.readString(out, UTF_8), Files.readString(err, UTF_8));
    }

    @Test
    void resultsThatCannotBeWrittenAreNotLostInSilence() throws Exception {
        assertThat(run("solve 142305678 >/dev/full"))
                .isEqualTo(new Answer(3, "", "unscramble: the result could not be written: No space left on device\n"));
        assertThat(run("solve 142305678 >&-"))
                .isEqualTo(new Answer(3, "", "unscramble: the result could not be written: Bad file descriptor\n"));
    }

    @Test
    void whereNobodyHearsComplaintsResultsAreWritten() throws Exception {
        Answer answer = run("solve 142305678 2>&-");
        assertThat(answer.code).isZero();
        assertThat(answer.out).contains("2 moves, optimal");
    }

    @Test
    void aClosedInputIsRefused() throws Exception {
        Answer answer = run("solve - <&-");
        assertThat(answer.code).isEqualTo(2);
        assertThat(answer.err.lines()).singleElement().asString().startsWith("unscramble: standard input");
    }

    @Test
    void anExperimentOnAFullDiskKeepsWhatItHasAndGoesOnLater() throws Exception {
        suite();
        Answer full = runOnAFullDisk("experiment suite.toml --out runs");
        assertThat(full.code).isEqualTo(2);
        assertThat(full.err).contains("cannot write runs/runs.jsonl: ", "what was written before is safe");
        assertThat(run("experiment suite.toml --out runs").code).isZero();
        assertThat(folder.resolve("runs/runs.jsonl")).content().hasLineCount(60);
    }

    private void suite() throws IOException {
        Files.writeString(folder.resolve("suite.toml"), """
                seed = 5
                [[instances]]
                puzzle = "3x3"
                count = 60
                [[solvers]]
                algorithm = "astar"
                """);
    }

    @Test
    void aTableOnAFullDiskIsNotKeptAndThatIsSaid() throws Exception {
        Answer answer = runOnAFullDisk("pdb build 4-4-4-3");
        assertThat(answer.code).isEqualTo(1);
        assertThat(answer.out).contains("not kept");
        assertThat(run("pdb verify").code).isZero();
    }

    @Test
    void aCensusInFilesOnAFullDiskKeepsTheLayersBefore() throws Exception {
        Answer full = runOnAFullDisk("census 2x5 --folder layers");
        assertThat(full.code).isEqualTo(2);
        assertThat(full.err).contains("cannot write layers/", "the layers before it are kept");
        Answer later = run("census 2x5 --folder layers");
        assertThat(later.code).isZero();
        assertThat(later.out).contains("1,814,400");
    }

    @Test
    void withoutAHomeOnlyTablesAreNotKept() throws Exception {
        Answer answer = run("UNSCRAMBLE_HOME=/proc/none ", "solve -a astar -H pdb:3-3-2 142305678");
        assertThat(answer.code).isZero();
        assertThat(answer.out).contains("2 moves, optimal");
    }
}
