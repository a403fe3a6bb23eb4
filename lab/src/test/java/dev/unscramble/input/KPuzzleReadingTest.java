package dev.unscramble.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Definitions as cubing.js has them. */
class KPuzzleReadingTest {
    private static final String NEWER = """
            {"name": "corners",
             "orbits": [{"orbitName": "CORNERS", "numPieces": 7, "numOrientations": 3}],
             "defaultPattern": {"CORNERS": {"pieces": [0, 1, 2, 3, 4, 5, 6], "orientation": [0, 0, 0, 0, 0, 0, 0]}},
             "moves": {
               "U": {"CORNERS": {"permutation": [3, 0, 1, 2, 4, 5, 6], "orientationDelta": [0, 0, 0, 0, 0, 0, 0]}},
               "R": {"CORNERS": {"permutation": [4, 1, 2, 0, 6, 5, 3], "orientationDelta": [2, 0, 0, 1, 1, 0, 2]}},
               "F": {"CORNERS": {"permutation": [1, 5, 2, 3, 0, 4, 6], "orientationDelta": [1, 2, 0, 0, 2, 1, 0]}}
             },
             "derivedMoves": {"L": "[z: U]"}
            }
            """;

    private static final String OLDER = NEWER.replace(
                    "[{\"orbitName\": \"CORNERS\", \"numPieces\": 7, \"numOrientations\": 3}]",
                    "{\"CORNERS\": {\"numPieces\": 7, \"numOrientations\": 3}}")
            .replace("defaultPattern", "startStateData")
            .replace("pieces", "permutation")
            .replace("orientationDelta", "orientation");

    private static Instance<?> read(String definition, String start) {
        return InstanceReader.withFiles(
                        PuzzleSettings.DEFAULT.withPuzzle("own.json"),
                        name -> name.equals("own.json") ? Optional.of(definition) : Optional.empty())
                .readText(start);
    }

    private static String shipped(String start) {
        return InstanceReader.withoutFiles(PuzzleSettings.DEFAULT.withPuzzle("2x2x2.tws"))
                .readText(start)
                .start()
                .replace("CORNER", "CORNERS");
    }

    /** In a .tws file, turns are given by the slot that a piece leaves, here by the one that it comes to. */
    @ParameterizedTest
    @CsvSource({"U", "R", "F", "R U F2 R' U2 F"})
    void theCubeIsTheSameAsFromTheOtherFormat(String moves) {
        assertThat(read(NEWER, moves).start()).isEqualTo(shipped(moves));
        assertThat(read(OLDER, moves).start()).isEqualTo(shipped(moves));
    }

    @Test
    void orientationsThatDoNotMatterAreAllAlike() {
        String loose = NEWER.replace(
                "\"orientation\": [0, 0, 0, 0, 0, 0, 0]",
                "\"orientation\": [0, 0, 0, 0, 0, 0, 0], \"orientationMod\": [1, 1, 1, 1, 1, 1, 1]");
        assertThat(read(loose, "R").start()).isEqualTo("CORNERS 5 2 3 1 7 6 4");
        assertThat(read(loose, "CORNERS 5 2 3 1 7 6 4 2 0 0 1 1 0 2").start())
                .as("a state in the form of the file")
                .isEqualTo("CORNERS 5 2 3 1 7 6 4");
        assertThat(read(loose, "R").domain().heuristics().labels()).contains("pdb:corners", "pdb:exact");
        assertThatThrownBy(() -> read(loose, "CORNERS 5 2 3 1 7 6 4 3 0 0 1 1 0 2"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("turned by 3");
    }

    @Test
    void movesThatOnlyTurnWhatMayBeTurnedAreNone() {
        String still = """
                {"orbits": [{"orbitName": "C", "numPieces": 2, "numOrientations": 4}],
                 "defaultPattern": {"C": {"pieces": [0, 1], "orientation": [0, 0], "orientationMod": [1, 1]}},
                 "moves": {"U": {"C": {"permutation": [0, 1], "orientationDelta": [1, 0]}}}}
                """;
        assertThatThrownBy(() -> read(still, "U"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no move changes anything that matters");
    }

    /** As the clock of cubing.js has it. */
    @Test
    void aPieceMayBeTurnedBack() {
        assertThat(read(NEWER.replace("[2, 0, 0, 1, 1, 0, 2]", "[-1, 0, 0, -2, 1, 0, 2]"), "R U F")
                        .start())
                .isEqualTo(read(NEWER, "R U F").start());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [3, 0, 1, 2, 4, 5, 6] | [3, 0, 1, 2, 4, 5]     | line 5, moves.U.CORNERS: CORNERS has 7 slots, and here are 6
            [3, 0, 1, 2, 4, 5, 6] | [3, 0, 1, 2, 4, 5, 5]  | line 5, moves.U.CORNERS: this is not a permutation: 5 is there twice
            [3, 0, 1, 2, 4, 5, 6] | [3, 0, 1, 2, 4, 5, 7]  | line 5, moves.U.CORNERS: a slot is 7; it must be from 0 to 6
            [3, 0, 1, 2, 4, 5, 6] | [0, 1, 2, 3, 4, 5, 6]  | line 5, moves.U: the move U changes nothing
            [3, 0, 1, 2, 4, 5, 6] | [3, 0, 1, 2, 4, 5, "x"]| line 5, moves.U.CORNERS.permutation[6]: this must be a whole number
            [2, 0, 0, 1, 1, 0, 2] | [3, 0, 0, 1, 1, 0, 2]  | line 6, moves.R.CORNERS: an orientation is 3; it must be from -2 to 2
            "numPieces": 7,       | ''                     | line 2, orbits[0]: "numPieces" is missing
            "U": {"CORNERS"       | "U": {"EDGES"          | line 5, moves.U.EDGES: there is no set called EDGES
            "numPieces": 7        | "numPieces": 0         | line 2, orbits[0]: the number of pieces is 0
            "numPieces": 7        | "numPieces": 7.5       | line 2, orbits[0].numPieces: this must be a whole number
            """)
    void aMistakeIsRefusedWithItsPlace(String right, String wrong, String message) {
        assertThat(NEWER).contains(right);
        assertThatThrownBy(() -> read(NEWER.replace(right, wrong), "U"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("own.json, " + message);
    }

    @ParameterizedTest
    @CsvSource({"3x3x3, '', 1", "3x3x3, quarter, 2", "3x3x3-quarter, '', 2", "skewb, quarter, 1"})
    void inTheQuarterMetricAHalfTurnIsTwoMoves(String puzzle, String metric, int length) {
        PuzzleSettings plain = PuzzleSettings.DEFAULT.withPuzzle(puzzle);
        Instance<?> instance = InstanceReader.withoutFiles(metric.isEmpty() ? plain : plain.withMetric(metric))
                .readText("R2");
        assertThat(solved(instance)).isEqualTo(length);
        assertThat(instance.puzzle().name().endsWith("-quarter"))
                .isEqualTo(!metric.isEmpty() || puzzle.endsWith("-quarter"));
    }

    private static <P extends Position> int solved(Instance<P> instance) {
        return SolveOptions.NONE
                .with(SolveOption.ALGORITHM, "bfs")
                .solver(instance.domain())
                .solve(instance, Limits.NONE, Progress.NONE)
                .result()
                .cost();
    }

    @Test
    void whatIsNotJsonIsRefusedWithItsLine() {
        assertThatThrownBy(() -> read(NEWER.substring(0, 100), "U"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("own.json, line 3: this is not JSON");
        assertThatThrownBy(() -> read("[1", "U"))
                .hasMessageEndingWith("this is not JSON: Unexpected end-of-input: expected close marker for Array");
        assertThatThrownBy(() -> read(NEWER + "{}", "U"))
                .isInstanceOf(InputException.class)
                .hasMessage("own.json, line 11: something follows the end of the JSON");
        assertThatThrownBy(() -> read("[".repeat(100_000), "U"))
                .isInstanceOf(InputException.class)
                .hasMessage("own.json: in this JSON, something is too long or too deep");
        assertThatThrownBy(() -> InstanceReader.withoutFiles(PuzzleSettings.DEFAULT.withPuzzle("skewb.json"))
                        .readText("R"))
                .hasMessageContaining("there is no file \"skewb.json\"");
    }
}
