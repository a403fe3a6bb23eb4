package dev.unscramble.permutation.pattern;

import dev.unscramble.heuristic.Combination;
import dev.unscramble.laws.HeuristicLaws;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.definition.TwsReader;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Patterns remember rightly: alone and with others, with views and without. */
@ParameterizedClass
@MethodSource("heuristics")
class ProductPatternTest extends HeuristicLaws<PermutationPosition> {

    private final PermutationPuzzle puzzle;
    private @Nullable IncrementalHeuristic<PermutationPosition> distances;

    ProductPatternTest(PermutationPuzzle puzzle, Heuristic<? super PermutationPosition> heuristic) {
        super(puzzle, heuristic);
        this.puzzle = puzzle;
    }

    /** By the inverse of a state, whose distance is that of the state. Pieces that are alike have no inverse. */
    @Override
    protected boolean isKnownToExceed(PermutationPosition position, int move, int most) {
        if (distances == null) {
            distances = new Patterns(puzzle, Tables.IN_MEMORY).named("pdb:exact");
            distances.prepare(BuildMonitor.NONE);
        }
        position.apply(move);
        int distance = distances.estimate(position);
        position.undo(move);
        return !puzzle.kinds().hasAlike() && distance > most;
    }

    /** Two rings that cross, with balls of three colours. */
    static final String RINGS = """
            Set BALL 8 1
            Solved
            BALL
            1 1 1 4 4 6 6 6
            End
            Move A
            BALL
            2 3 4 5 1 6 7 8
            End
            Move B
            BALL
            1 2 3 5 6 7 8 4
            End
            """;

    static Stream<Arguments> heuristics() {
        PermutationPuzzle rings = new PermutationPuzzle(TwsReader.read("own.tws", RINGS, "own", true));
        IncrementalHeuristic<PermutationPosition> ofRings =
                new Patterns(rings, Tables.IN_MEMORY).named("pdb:BALL-places-1");
        ofRings.prepare(BuildMonitor.NONE);
        return Stream.of(
                Arguments.of(rings, ofRings),
                Arguments.of(PermutationCases.named("ivy"), pattern("ivy", "pdb:exact")),
                Arguments.of(PermutationCases.named("skewb"), pattern("skewb", "pdb:CENTER")),
                Arguments.of(
                        PermutationCases.named("skewb"),
                        Combination.max(List.of(pattern("skewb", "pdb:AXIS"), pattern("skewb", "pdb:CORNER")))),
                Arguments.of(PermutationCases.named("dino"), pattern("dino", "pdb:EDGE-places-7")),
                Arguments.of(PermutationCases.named("skewb"), pattern("skewb", "pdb:CENTER-places-3-all-turns")),
                Arguments.of(PermutationCases.named("pancake:7"), pattern("pancake:7", "pdb:exact")));
    }

    static IncrementalHeuristic<PermutationPosition> pattern(String puzzle, String name) {
        IncrementalHeuristic<PermutationPosition> pattern =
                new Patterns(PermutationCases.named(puzzle), Tables.IN_MEMORY).named(name);
        pattern.prepare(BuildMonitor.NONE);
        return pattern;
    }
}
