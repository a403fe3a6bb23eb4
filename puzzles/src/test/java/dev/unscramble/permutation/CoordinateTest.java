package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the table of a coordinate says of a move is what the move makes of a state. */
class CoordinateTest {
    private static final int MOST = 200_000;

    @ParameterizedTest
    @ValueSource(strings = {"skewb", "ivy", "pyraminx", "2x2x2", "lights-out:3x3", "burnt-pancake:5", "topspin:7-3"})
    void itsTableFollowsMovesOfStates(String name) {
        PermutationPuzzle puzzle = PermutationCases.named(name);
        List<StatePart> parts = Stream.concat(
                        puzzle.orbits().stream()
                                .flatMap(orbit -> Stream.of(
                                        StatePart.pieces(List.of(orbit)),
                                        StatePart.turns(List.of(orbit)),
                                        StatePart.places(puzzle, orbit, 0, 1))),
                        Stream.of(StatePart.pieces(puzzle.orbits()), StatePart.turns(puzzle.orbits())))
                .toList();
        Random random = Samples.random(7);
        for (StatePart part : parts) {
            Coordinate coordinate = Coordinate.of(puzzle, part, MOST).orElseThrow();
            PermutationPosition position = puzzle.newPosition();
            int value = coordinate.of(position);
            assertThat(value).isZero();
            for (int i = 0; i < Samples.atLeast(100); i++) {
                int move = random.nextInt(puzzle.moveCount());
                position.apply(move);
                value = coordinate.moves().after(move, value);
                assertThat(coordinate.of(position)).as(part.name()).isEqualTo(value);
                assertThat(coordinate.digits(value)).as(part.name()).isEqualTo(digits(puzzle, part, position));
            }
        }
    }

    private static int[] digits(PermutationPuzzle puzzle, StatePart part, PermutationPosition position) {
        return part.orbits().stream()
                .flatMapToInt(orbit -> Arrays.stream(position.values(), orbit.first(), orbit.end())
                        .map(value -> switch (part.what()) {
                            case PIECES -> puzzle.kinds().kind(orbit.first(), value);
                            case TURNS -> puzzle.kinds().turn(orbit.first(), value);
                            case SOME -> part.digits()[puzzle.kinds().kind(orbit.first(), value)];
                        }))
                .toArray();
    }
}
