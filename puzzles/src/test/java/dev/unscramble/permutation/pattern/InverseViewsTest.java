package dev.unscramble.permutation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.InverseCoordinates;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.StatePart;
import dev.unscramble.permutation.definition.TwsReader;
import dev.unscramble.search.IdaStar;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The inverse of a state is as far from the solved one, and prunes no shortest way. */
class InverseViewsTest {

    @ParameterizedTest
    @CsvSource({
        "ivy, pdb:CENTER-places-2",
        "skewb, pdb:CENTER-places-3-all-turns",
        "pyraminx, pdb:EDGE-places-3",
        "2x2x2, pdb:CORNER-places-3",
        "topspin:8-4, pdb:DISC-places-4",
        "pancake:7, pdb:PANCAKE-places-3",
    })
    void waysStayShortest(String name, String pattern) {
        PermutationPuzzle puzzle = PermutationCases.named(name);
        IncrementalHeuristic<PermutationPosition> distances = ProductPatternTest.pattern(name, "pdb:exact");
        IncrementalHeuristic<PermutationPosition> heuristic = ProductPatternTest.pattern(name, pattern);
        View inverse = new View(Symmetry.none(puzzle), true);
        Random random = Samples.random(1);
        for (int i = 0; i < Samples.atLeast(10); i++) {
            PermutationPosition start = puzzle.walked(random);
            int distance = distances.estimate(start);
            assertThat(distances.estimate(inverse.of(start))).isEqualTo(distance);
            Result result = IdaStar.create().solve(new Problem<>(puzzle, start, heuristic));
            assertThat(result.moves()).hasSize(distance);
        }
    }

    @Test
    void coordinatesOfTheInverseComeFromTheValuesOfSlots() {
        PermutationPuzzle cube = PermutationCases.named("3x3x3");
        List<Coordinate> coordinates = Stream.concat(
                        StatePart.alike(cube).stream(),
                        cube.orbits().stream().map(orbit -> StatePart.turns(List.of(orbit))))
                .map(part -> Coordinate.of(cube, part, 10_000).orElseThrow())
                .toList();
        assertThat(InverseCoordinates.fit(cube, coordinates)).isTrue();
        Random random = Samples.random(1);
        long[] state = new long[2];
        for (Symmetry symmetry : Symmetry.of(cube)) {
            InverseCoordinates inverse = InverseCoordinates.of(cube, coordinates, symmetry.points());
            PermutationPosition position = cube.walked(random);
            position.pack(state, 0);
            PermutationPosition seen = new View(symmetry, true).of(position);
            long keys = inverse.keys(state[0], state[1]);
            for (int i = 0; i < coordinates.size(); i++) {
                assertThat(inverse.value(keys, i)).isEqualTo(coordinates.get(i).of(seen));
            }
        }
    }

    /** The two moves of one set do to points what those of the other do: to relabel them would divide slots. */
    @Test
    void noSymmetryDividesSlots() {
        PermutationPuzzle puzzle = new PermutationPuzzle(TwsReader.read(
                "own.tws",
                ("Set A 2 3/Set B 6 1/Solved/A/1 2/0 0/B/1 2 3 4 5 6/End/Move X/A/2 1/0 1/End/Move Y/A/1 2/1 2/End/"
                                + "Move Z/B/6 4 5 1 2 3/End/Move W/B/3 1 2 5 6 4/End")
                        .replace('/', '\n'),
                "own",
                true));
        Patterns patterns = new Patterns(puzzle, Tables.IN_MEMORY);
        IncrementalHeuristic<PermutationPosition> distances = prepared(patterns.named("pdb:exact"));
        Random random = Samples.random(1);
        for (String name : patterns.names()) {
            PermutationPosition start = puzzle.walked(random);
            Result result = IdaStar.create().solve(new Problem<>(puzzle, start, prepared(patterns.named(name))));
            assertThat(result.moves()).as(name).hasSize(distances.estimate(start));
        }
    }

    private static IncrementalHeuristic<PermutationPosition> prepared(
            IncrementalHeuristic<PermutationPosition> heuristic) {
        heuristic.prepare(BuildMonitor.NONE);
        return heuristic;
    }

    /** Two rearrangements may then make the same state, which has no inverse. */
    @Test
    void statesWithAlikePiecesHaveNone() {
        PermutationPuzzle rings =
                new PermutationPuzzle(TwsReader.read("own.tws", ProductPatternTest.RINGS, "own", true));
        Coordinate places =
                Coordinate.of(rings, StatePart.pieces(rings.orbits()), 10_000).orElseThrow();
        assertThat(InverseCoordinates.fit(rings, List.of(places))).isFalse();
        List<View> views = View.differing(rings, Symmetry.of(rings), List.of(rings.newPosition()), places::of);
        assertThat(views).noneMatch(View::isOfInverse);
    }
}
