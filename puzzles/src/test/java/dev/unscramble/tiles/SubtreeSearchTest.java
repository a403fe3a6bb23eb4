package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.SubtreeSearch;
import dev.unscramble.search.SubtreeSearch.Found;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SubtreeSearchTest {
    private static final TilePuzzle PUZZLE = new TilePuzzle(Goals.blankFirst(3, 3));

    @ParameterizedTest
    @ValueSource(strings = {"724 5b6 831", "867 254 3b1", "142 3b5 678", "1b2 345 678"})
    void roundsInPartsFindWhatTheWholeSearchFindsAndCountTheSame(String start) {
        Problem<TilePosition> problem = new Problem<>(PUZZLE, PUZZLE.parse(start), AdditiveDistance.manhattan(PUZZLE));
        Result whole = IdaStar.create().solve(problem, Limits.NONE, Progress.NONE);
        SubtreeSearch<TilePosition> parts = new SubtreeSearch<>(problem, 0);
        int bound = whole.initialH();
        for (Statistics.Iteration round : whole.statistics().iterations()) {
            assertThat(bound).isEqualTo(round.bound());
            List<Found> found = round(parts, bound);
            if (found.stream().anyMatch(part -> part.outcome() == Outcome.SOLVED)) {
                assertThat(found.get(found.size() - 1).moves()).isEqualTo(whole.moves());
                return;
            }
            assertThat(found.stream()
                            .mapToLong(part -> part.statistics().expanded())
                            .sum())
                    .isEqualTo(round.expanded());
            bound = found.stream()
                    .flatMapToInt(part -> part.nextBound().stream())
                    .min()
                    .orElseThrow();
        }
        throw new AssertionError("the whole search solved it, the parts did not");
    }

    /** A round: the split, then its parts one by one until one has the solution. */
    private static List<Found> round(SubtreeSearch<TilePosition> parts, int bound) {
        List<Found> found = new ArrayList<>();
        found.add(parts.split(bound, 20, Limits.NONE, Progress.NONE));
        for (List<Integer> beginning : found.get(0).beginnings()) {
            if (found.get(found.size() - 1).outcome() == Outcome.SOLVED) {
                break;
            }
            found.add(parts.search(List.of(beginning), bound, Limits.NONE, Progress.NONE));
        }
        return found;
    }
}
