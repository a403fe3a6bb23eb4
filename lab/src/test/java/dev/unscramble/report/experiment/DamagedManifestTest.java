package dev.unscramble.report.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.experiment.Experiments;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.InputException;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.text.TextLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A manifest that is damaged is made up from the runs, and named. */
class DamagedManifestTest {
    private static final String SMALL = Experiments.SMALL + "[limits]\nmax-nodes = 5000\n";

    @TempDir
    private Path folder;

    private String intact = "";

    @BeforeEach
    void run() throws IOException {
        Experiments.run(SMALL, folder);
        intact = Files.readString(manifest());
    }

    private Path manifest() {
        return folder.resolve(ResultsFolder.MANIFEST);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "sampling":"WHOLE"        | "sampling":"SOME"
            "value":3                 | "value":99999999999
            "repetitions":1           | "repetitions":-99999999999
            "repetitions":1           | "repetitions":0
            "repetitions":1           | "repetitions":2000000000
            "solver":"bfs"            | "solver":""
            "limits":"max-nodes=5000" | "limits":"max-nodes"
            "limits":"max-nodes=5000" | "limits":"max-nodes=0"
            "attributes":["solved"    | "attributes":["solved",null
            "solvers":[{              | "solvers":[[],{
            "format":                 | "formt":
            {                         | [
            """)
    void whatItSaidIsTakenFromTheRuns(String part, String damage) throws IOException {
        assertThat(intact).contains(part);
        Files.writeString(manifest(), intact.replace(part, damage));
        ExperimentResults results = ExperimentResults.read(folder);
        assertThat(results.complaints()).singleElement().asString().startsWith("manifest.json: it is damaged (");
        assertThat(TablesText.write(results, TextLayout.PLAIN, "report.html")).contains("depth 3", "BFS");
    }

    @Test
    void theNextCallOfTheExperimentWritesItAgain() throws IOException {
        Files.writeString(manifest(), intact.substring(0, intact.length() / 2));
        try (ResultsFolder results = ResultsFolder.open(folder)) {
            assertThat(results.content().complaints())
                    .singleElement()
                    .asString()
                    .startsWith("manifest.json: it is damaged (");
        }
        assertThat(Experiments.run(SMALL, folder)).isZero();
        assertThat(ExperimentResults.read(folder).complaints()).isEmpty();
    }

    @Test
    void withoutRunsItIsNamedAndLeftAlone() throws IOException {
        Files.writeString(manifest(), "{\"name\":\"a page\"}");
        Files.writeString(folder.resolve(ResultsFolder.RUNS), "");
        assertThatThrownBy(() -> ExperimentResults.read(folder)).hasMessageContaining("manifest.json: \"format\" is");
        assertThatThrownBy(() -> ResultsFolder.open(folder)).hasMessageContaining("manifest.json: \"format\" is");
        assertThat(manifest()).hasContent("{\"name\":\"a page\"}");
    }

    @Test
    void aDamagedManifestNeverHidesTheRuns() throws IOException {
        long seed = Samples.seed(System.nanoTime());
        Random random = new Random(seed);
        for (int i = 0; i < Samples.atLeast(100); i++) {
            StringBuilder text = new StringBuilder(intact);
            int from = random.nextInt(text.length());
            text.replace(from, Math.min(text.length(), from + random.nextInt(4)), sign(random));
            Files.writeString(manifest(), text);
            try {
                TablesText.write(ExperimentResults.read(folder), TextLayout.PLAIN, "report.html");
            } catch (InputException e) {
                throw new AssertionError("there are runs; seed " + seed + ": " + text, e);
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + text, e);
            }
        }
    }

    @Test
    void cutAnywhereItIsAsGoodAsLost() throws IOException {
        int last = intact.length() - 2;
        int[] lengths = new Random(Samples.seed(System.nanoTime()))
                .ints(Samples.atLeast(100), 1, last)
                .toArray();
        for (int length :
                IntStream.concat(IntStream.of(0, last), IntStream.of(lengths)).toArray()) {
            Files.writeString(manifest(), intact.substring(0, length));
            assertThat(ExperimentResults.read(folder).complaints())
                    .as("%d letters", length)
                    .singleElement()
                    .asString()
                    .startsWith("manifest.json: it is damaged (");
        }
    }

    private static String sign(Random random) {
        String signs = "09-\"{}[],:nx \\";
        int at = random.nextInt(signs.length());
        return signs.substring(at, at + 1);
    }
}
