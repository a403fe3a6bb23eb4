package dev.unscramble.permutation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Combination;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.StatePart;
import dev.unscramble.permutation.definition.TwsReader;
import dev.unscramble.search.IdaStar;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PatternsTest {
    private final PermutationPuzzle cube = PermutationCases.named("3x3x3");

    @Test
    @Tag("long")
    void thePatternsOfThe3x3x3AreChosenByASample() {
        Patterns.Best best = new Patterns(cube, Tables.IN_MEMORY).best(Patterns.USUAL_BYTES);
        assertThat(best.name()).isEqualTo("pdb:EDGE-alike-4");
        assertThat(best.reason()).startsWith("of 41 sets of patterns within 256 MB, IDA* is expected");
    }

    @Test
    void aTableOfAllDistancesIsTakenIfItFits() {
        Patterns patterns = new Patterns(PermutationCases.named("ivy"), Tables.IN_MEMORY);
        assertThat(patterns.best(Patterns.USUAL_BYTES).name()).isEqualTo("pdb:exact");
        assertThat(patterns.quick()).isEqualTo("pdb:exact");
        assertThat(new Patterns(cube, Tables.IN_MEMORY).quick())
                .isEqualTo("max(pdb:CORNER-turns-EDGE-alike-4,pdb:EDGE-turns-EDGE-alike-4)");
    }

    /** Without tables: nothing is taken beyond the memory that there is, and more memory never promises more nodes. */
    @Test
    void moreMemoryPromisesFewerNodes() {
        PermutationPuzzle dino = PermutationCases.named("dino");
        Patterns patterns = new Patterns(dino, Tables.IN_MEMORY);
        assertThat(patterns.best(100).name()).isEqualTo("zero");
        assertThat(patterns.best(50_000).name()).isEqualTo("pdb:EDGE-places-2");
        assertThat(patterns.best(1e6).name()).isEqualTo("max(pdb:EDGE-places-4,pdb:EDGE-alike-6)");
    }

    @Test
    void aSampleSaysWhatTheTableWillHave() {
        PermutationPuzzle puzzle = PermutationCases.named("topspin:9-4");
        IncrementalHeuristic<PermutationPosition> pattern =
                ProductPatternTest.pattern("topspin:9-4", "pdb:DISC-places-4");
        Random random = Samples.random(1);
        List<PermutationPosition> states =
                Stream.generate(() -> puzzle.walked(random)).limit(20).toList();
        Coordinate places = Coordinate.of(
                        puzzle, StatePart.places(puzzle, puzzle.orbits().get(0), 0, 4), 10_000)
                .orElseThrow();
        PatternSample sample = new PatternSample(puzzle, "own", 1, 9 * 8 * 7 * 6, List.of(places), List.of(), states);
        assertThat(sample.share(100)).isEqualTo(1);
        for (int i = 0; i < states.size(); i++) {
            PermutationPosition inverse = new View(Symmetry.none(puzzle), true).of(states.get(i));
            assertThat(sample.distances()[i])
                    .isLessThanOrEqualTo(Math.max(pattern.estimate(states.get(i)), pattern.estimate(inverse)));
        }
    }

    /** As the command does that lists tables before it makes them. */
    @Test
    void theTablesOfAPatternAreKnownBeforeTheyAreMade() {
        List<String> asked = new ArrayList<>();
        Tables none = (key, maker) -> {
            asked.add(key.name());
            return new TableBytes(0);
        };
        new Patterns(cube, none).named("pdb:CORNER").prepare(BuildMonitor.NONE);
        assertThat(asked).singleElement().asString().endsWith("pdb_CORNER-by-16-symmetries");
    }

    @Test
    void aCubeHasAsManySymmetriesAsRotationsAndMirrorImages() {
        assertThat(Symmetry.of(cube)).hasSize(47);
    }

    @Test
    void patternsOfAlikePiecesAreThoseOfTheirPlaces() {
        PermutationPuzzle rings =
                new PermutationPuzzle(TwsReader.read("own.tws", ProductPatternTest.RINGS, "own", true));
        Patterns patterns = new Patterns(rings, Tables.IN_MEMORY);
        IncrementalHeuristic<PermutationPosition> exact = patterns.named("pdb:exact");
        IncrementalHeuristic<PermutationPosition> places = patterns.named("pdb:BALL-places-1");
        exact.prepare(BuildMonitor.NONE);
        places.prepare(BuildMonitor.NONE);
        Random random = Samples.random(1);
        for (int i = 0; i < Samples.atLeast(20); i++) {
            PermutationPosition start = rings.walked(random);
            Result result = IdaStar.create().solve(new Problem<>(rings, start, places));
            assertThat(result.length()).isEqualTo(exact.estimate(start));
            assertThat(places.estimate(start)).isLessThanOrEqualTo(exact.estimate(start));
        }
    }

    /** A pattern may be solved though the state is not. */
    @Test
    void aSearchMayBeginWithADistanceOfZero() {
        PermutationPuzzle ivy = PermutationCases.named("ivy");
        Heuristic<PermutationPosition> exact = ProductPatternTest.pattern("ivy", "pdb:exact");
        Heuristic<PermutationPosition> weak = ProductPatternTest.pattern("ivy", "pdb:CENTER-places-1");
        PermutationPosition start = ivy.parse("AXIS 1 2 3 4 1 0 0 0 CENTER 1 2 3 4 5 6");
        assertThat(weak.estimate(start)).isZero();
        Result result = IdaStar.create().solve(new Problem<>(ivy, start, weak));
        assertThat(result.length()).isEqualTo(exact.estimate(start)).isPositive();
    }

    @Test
    void patternsGuideASearchAsTheTableOfAllDistancesSays() {
        PermutationPuzzle skewb = PermutationCases.named("skewb");
        Heuristic<PermutationPosition> exact = ProductPatternTest.pattern("skewb", "pdb:exact");
        Heuristic<PermutationPosition> patterns = Combination.max(List.of(
                ProductPatternTest.pattern("skewb", "pdb:AXIS"),
                ProductPatternTest.pattern("skewb", "pdb:CORNER"),
                ProductPatternTest.pattern("skewb", "pdb:CENTER")));
        Random random = Samples.random(1);
        for (int i = 0; i < Samples.atLeast(5); i++) {
            PermutationPosition start = skewb.random(random);
            Result result = IdaStar.create().solve(new Problem<>(skewb, start, patterns));
            assertThat(result.length()).isEqualTo(exact.estimate(start));
        }
    }
}
