package dev.unscramble.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Processes that are killed ({@code kill -9}) at random moments, each as often as {@code -Dkills=40} says, and begun
 * again: what comes out is what comes out undisturbed. {@link ExperimentIT} does the same to experiments.
 */
@Timeout(3600)
class KilledIT {
    private static final int KILLS = Integer.getInteger("kills", 2);
    private static final long SOON_MILLIS = 1500;
    private static final String HARD = "15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0";

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);
    private final List<Process> started = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void endWhatIsLeft() {
        started.forEach(Process::destroyForcibly);
        System.out.println("KilledIT: seed " + seed);
    }

    @Test
    void tablesAreWholeOrNotThere() throws Exception {
        String[] build = {"pdb", "build", "4-4-4-3"};
        long millis = millis(build);
        for (int kill = 0; kill < KILLS; kill++) {
            assertThat(code(start("pdb", "remove", "--all"))).isZero();
            killWithin(millis, start(build));
            assertThat(code(start("pdb", "verify"))).isZero();
        }
        assertThat(code(start(build))).isZero();
        assertThat(code(start("pdb", "verify"))).isZero();
        try (Stream<Path> files = Files.list(folder.resolve("pdb"))) {
            assertThat(files)
                    .map(file -> file.getFileName().toString())
                    .allMatch(name -> name.matches("lock|.*\\.pdb"));
        }
    }

    @Test
    void aCensusGoesOn() throws Exception {
        String undisturbed = Cli.run("census", "2x5", "--format", "csv").out();
        long millis = millis(census(folder.resolve("timed")));
        Path kept = folder.resolve("first");
        for (int kill = 0; kill < KILLS; kill++) {
            if (!killWithin(millis, start(census(kept)))) {
                kept = folder.resolve("" + kill); // it is complete: another one begins
            }
        }
        Process last = start(census(kept));
        assertThat(new String(last.getInputStream().readAllBytes(), UTF_8)).isEqualTo(undisturbed);
        assertThat(code(last)).isZero();
    }

    private static String[] census(Path kept) {
        return new String[] {"census", "2x5", "--format", "csv", "--folder", kept.toString()};
    }

    @Test
    void theServerStartsAgainAndAnswers() throws Exception {
        for (int kill = 0; kill < KILLS; kill++) {
            Process serve = start("serve", "--port", "0");
            Future<?> answer = ask(serve);
            killWithin(SOON_MILLIS, serve);
            answer.cancel(true);
        }
        Process serve = start("serve", "--port", "0");
        var answer = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address(serve).resolve("health")).build(), BodyHandlers.ofString());
        assertThat(answer.body()).contains("\"status\":\"ok\"");
    }

    /** Asks for what keeps it busy: its tables have to be made. */
    private static Future<?> ask(Process serve) throws IOException {
        var request = HttpRequest.newBuilder(address(serve).resolve("api/solve"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"start\":\"" + HARD + "\"}"))
                .build();
        return HttpClient.newHttpClient().sendAsync(request, BodyHandlers.discarding());
    }

    private static URI address(Process serve) throws IOException {
        return URI.create(serve.inputReader(UTF_8).readLine().split(" ")[3]);
    }

    /** How long it takes if nobody disturbs it, so that kills may fall anywhere from its start to its end. */
    private long millis(String... arguments) throws Exception {
        long begin = System.nanoTime();
        assertThat(code(start(arguments))).isZero();
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
    }

    /** Kills it at some moment of this time; false if it had ended by then. */
    private boolean killWithin(long millis, Process process) throws InterruptedException {
        boolean hasEnded = process.waitFor(random.nextLong(millis), TimeUnit.MILLISECONDS);
        process.destroyForcibly().waitFor();
        return !hasEnded;
    }

    private Process start(String... arguments) throws IOException {
        ProcessBuilder builder = LauncherIT.builder(List.of("-Xmx256m"), arguments);
        builder.environment().put("UNSCRAMBLE_HOME", folder.toString());
        Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        started.add(process);
        return process;
    }

    private static int code(Process process) throws InterruptedException {
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }
}
