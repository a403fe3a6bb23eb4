package dev.unscramble.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.options.SolveOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PermutationReadingTest {

    private static InstanceReader reader(String puzzle) {
        return new InstanceReader(PuzzleSettings.DEFAULT.withPuzzle(puzzle));
    }

    private static <P extends Position> Result solve(Instance<P> instance) {
        Solver<P> solver = SolveOptions.NONE.solver(instance.domain());
        return solver.solve(instance, Limits.NONE, Progress.NONE).result();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pyraminx         | R U' L        | 3
            skewb            | R U' L B      | 4
            skewb.tws        | R R           | 1
            ivy              | U R L B U R L B | 8
            2x2x2.tws        | R U' F2 R     | 4
            topspin:9-4      | 1 5           | 2
            lights-out:3x3   | r2c2 r1c1     | 2
            pancake:8        | 8 3 5         | 3
            burnt-pancake:5  | 1 3           | 2
            """)
    void puzzlesAreKnownByName(String puzzle, String scramble, int length) {
        Result result = solve(reader(puzzle).readText(scramble));
        assertThat(result.length()).isEqualTo(length);
        assertThat(result.isOptimal()).isTrue();
    }

    /** Each line is a puzzle, as scrambles and as states. */
    @ParameterizedTest
    @CsvSource({"skewb, R U", "pancake:4, PANCAKE 2 1 3 4"})
    void aFileHasOnePuzzlePerLine(String puzzle, String line, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("many.txt"), line + "\n" + line + "\n");
        assertThat(reader(puzzle).read(file.toString(), InputStream.nullInputStream()))
                .hasSize(2);
    }

    @Test
    void aFileIsAPuzzleAndTheStateIsReadInItsForm(@TempDir Path folder) throws IOException {
        String file = Files.writeString(
                        folder.resolve("own.tws"), "Set A 3 1\nSolved\nA\n1 2 3\nEnd\nMove M\nA\n2 3 1\nEnd\n")
                .toString();
        Instance<?> instance = reader(file).readText("A 2 3 1");
        assertThat(instance.puzzle().name()).isEqualTo(file);
        assertThat(solve(instance).length()).isEqualTo(1);
        assertThat(reader(file).readText(instance.start()).start()).isEqualTo(instance.start());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            missing.tws    | A   | there is no file "missing.tws"; with the program come pyraminx
            skewb          | Q   | "Q" is not a move of skewb; there are U U' R R' L L' B B'
            pancake:1      | 1   | a stack has from 2 to 40 pancakes
            """)
    void whatIsUnknownIsRefused(String puzzle, String start, String saying) {
        assertThatThrownBy(() -> reader(puzzle).readText(start))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(saying);
    }

    @Test
    void patternsAreTheDefault() {
        InstanceReader reader = new InstanceReader(PuzzleSettings.DEFAULT);
        assertThat(reader.domain("3x3x3").defaultHeuristic()).isEqualTo("pdb");
        assertThat(reader.domain("pancake:12").defaultHeuristic()).isEqualTo("gap");
        assertThat(reader.domain("skewb").heuristics().parse("pdb").name()).isEqualTo("pdb:exact");
    }
}
