package dev.unscramble.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.analysis.CheckedHeuristic;
import dev.unscramble.analysis.CheckedHeuristic.Verdict;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphReadingTest {
    private static final PuzzleSettings ROMANIA = PuzzleSettings.DEFAULT.withPuzzle("romania.csv");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            astar  | 418 | [Sibiu, Rimnicu Vilcea, Pitesti, Bucharest]
            ucs    | 418 | [Sibiu, Rimnicu Vilcea, Pitesti, Bucharest]
            greedy | 450 | [Sibiu, Fagaras, Bucharest]
            bfs    | 450 | [Sibiu, Fagaras, Bucharest]
            """)
    void theMapOfTheTextbookHasItsAnswers(String algorithm, int cost, String way) {
        SolveResult<?> solved = solve(new InstanceReader(ROMANIA).readText("Arad"), algorithm);
        assertThat(solved.result().cost()).isEqualTo(cost);
        assertThat(solved.moveNames()).hasToString(way);
    }

    @Test
    void aMapIsDrawnByItsCoordinates() {
        String drawn = new InstanceReader(ROMANIA).readText("Arad").write("drawn");
        assertThat(drawn).contains("A Arad", "B Bucharest", "o Eforie");
        assertThat(drawn.indexOf("Oradea")).as("north is above").isLessThan(drawn.indexOf("Giurgiu"));
    }

    @ParameterizedTest
    @CsvSource({"estimates", "straight-line"})
    void theStraightLineIsProvedConsistent(String heuristic) {
        CheckedHeuristic<?> checked =
                check(new InstanceReader(PuzzleSettings.DEFAULT).domain("romania.csv"), heuristic);
        assertThat(checked.consistent()).isEqualTo(Verdict.PROVED);
        assertThat(checked.check().states()).isEqualTo(20);
    }

    private static <P extends Position> CheckedHeuristic<P> check(Domain<P> domain, String heuristic) {
        return CheckedHeuristic.of(
                domain.heuristics().parse(heuristic),
                domain.puzzle(),
                domain.knownStates().orElseThrow());
    }

    private static SolveResult<?> solve(Instance<?> instance, String algorithm) {
        return solveOne(instance, algorithm);
    }

    private static <P extends Position> SolveResult<P> solveOne(Instance<P> instance, String algorithm) {
        return SolveOptions.NONE
                .with(SolveOption.ALGORITHM, algorithm)
                .solver(instance.domain())
                .solve(instance, Limits.NONE, Progress.NONE);
    }

    @Test
    void problemsOfAGridAreReadWithTheirMap(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("grid.map"), "type octile\nheight 2\nwidth 3\nmap\n...\n...\n");
        Path problems = Files.writeString(
                folder.resolve("grid.map.scen"),
                "version 1.0\n0 maps/grid.map 3 2 0 0 2 1 2.414213562373095\n1 maps/grid.map 3 2 0 0 2 0 2.0\n");
        List<Instance<?>> read =
                new InstanceReader(PuzzleSettings.DEFAULT).read(problems.toString(), InputStream.nullInputStream());
        assertThat(read)
                .extracting(Instance::start, Instance::goal)
                .hasToString("[(\"0,0\", \"2,1\"), (\"0,0\", \"2,0\")]");
        SolveResult<?> first = solve(read.get(0), "astar");
        assertThat(read.get(0).costNote(first.result().cost()).orElseThrow()).startsWith("2.41 ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            version 1.0                    | there is no problem below the version
            0 grid.map 3 2 0 0 2 1 2.41421 | line 1: "version 1" is expected here
            """)
    void aFileWithoutProblemsOrVersionIsRefused(String text, String saying, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("none.scen"), text + "\n");
        assertThatThrownBy(() ->
                        new InstanceReader(PuzzleSettings.DEFAULT).read(file.toString(), InputStream.nullInputStream()))
                .isInstanceOf(InputException.class)
                .hasMessage(file + ": " + saying);
    }

    /** As a run of an experiment has, and a problem in JSON. */
    @Test
    void aProblemMayBringTheGoalOfAMapThatHasNoUsualOne(@TempDir Path folder) throws IOException {
        String map = Files.writeString(folder.resolve("own.csv"), "A,B,1").toString();
        PuzzleSettings settings = PuzzleSettings.DEFAULT.withPuzzle(map);
        assertThat(new InstanceReader(settings).readText("A", Optional.of("B")).goal())
                .isEqualTo("B");
        String json = "{\"puzzle\": \"" + map + "\", \"start\": \"A\", \"goal\": \"B\"}";
        assertThat(new InstanceReader(PuzzleSettings.DEFAULT).readText(json).goal())
                .isEqualTo("B");
    }

    @Test
    void strangersMayNotReadFiles(@TempDir Path folder) throws IOException {
        String file = Files.writeString(folder.resolve("own.csv"), "A,B,1").toString();
        assertThat(new InstanceReader(PuzzleSettings.DEFAULT.withPuzzle(file).withGoal("B"))
                        .readText("A")
                        .goal())
                .isEqualTo("B");
        InstanceReader strangers = InstanceReader.withoutFiles(
                PuzzleSettings.DEFAULT.withPuzzle(file).withGoal("B"));
        assertThatThrownBy(() -> strangers.readText("A"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("there is no file");
    }

    @Test
    void aFolderAndAFileOfAnotherEndingAreNamed(@TempDir Path folder) throws IOException {
        String text = Files.writeString(folder.resolve("own.txt"), "A,B,1").toString();
        for (String name : List.of(folder.toString(), text)) {
            PuzzleSettings settings = PuzzleSettings.DEFAULT.withPuzzle(name);
            assertThatThrownBy(() -> new InstanceReader(settings).read("A", InputStream.nullInputStream()))
                    .isInstanceOf(InputException.class)
                    .hasMessage(
                            name.equals(text)
                                    ? "the name of a file with a puzzle ends with .tws or .json, and that of a map with"
                                            + " .csv or .map; \"" + text + "\" does not"
                                    : "\"" + folder + "\" is a folder; a file is needed");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            romania.csv | Aradd | unknown node "Aradd"; did you mean Arad?
            other.csv   | Arad  | there is no file "other.csv"; romania.csv comes with the program
            """)
    void unknownNodesAndFilesAreRefused(String puzzle, String start, String saying) {
        assertThatThrownBy(() -> new InstanceReader(PuzzleSettings.DEFAULT.withPuzzle(puzzle)).readText(start))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(saying);
    }

    @Test
    void aMapWithoutAGoalAsksForOne(@TempDir Path folder) throws IOException {
        String file = Files.writeString(folder.resolve("own.csv"), "A,B,1").toString();
        assertThatThrownBy(() -> new InstanceReader(PuzzleSettings.DEFAULT.withPuzzle(file)).readText("A"))
                .hasMessageContaining("needs a goal: --goal NODE, or --graph FILE FROM TO");
    }
}
