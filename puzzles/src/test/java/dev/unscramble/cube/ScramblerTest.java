package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScramblerTest {
    private final Scrambler scrambler = new Scrambler();

    @Test
    void theShortestScrambleMakesTheCubeAndIsAsLongAsItsSolution() {
        CubeDistances exact = CubeDistances.in(Metric.HALF);
        cubes().forEach(cube -> {
            List<Turn> scramble = scrambler.shortest(cube);
            assertThat(Cube.SOLVED.after(scramble)).isEqualTo(cube);
            assertThat(scramble.stream().filter(turn -> !turn.isWhole())).hasSize(exact.of(exact.puzzle.at(cube)));
        });
    }

    @Test
    void aScrambleForCompetitionsHasElevenTurnsNoTwoOfOneFaceInARow() {
        cubes().forEach(cube -> {
            Cube home = cube.held(cube.homing());
            List<Turn> scramble = scrambler.competition(home);
            assertThat(Cube.SOLVED.after(scramble)).isEqualTo(home);
            assertThat(scramble)
                    .hasSize(11)
                    .allMatch(turn -> List.of(Face.U, Face.R, Face.F).contains(turn.face()));
            for (int i = 1; i < scramble.size(); i++) {
                assertThat(scramble.get(i).face())
                        .isNotEqualTo(scramble.get(i - 1).face());
            }
            assertThat(scrambler.competition(home)).as("the same again").isEqualTo(scramble);
        });
    }

    private static Stream<Cube> cubes() {
        return Stream.concat(
                CubeCases.cubes(50, 9),
                Stream.of("", "R", "U2", "x", "F' y2").map(turns -> Cube.SOLVED.after(TurnReader.read(turns))));
    }
}
