package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.search.SubtreeSearch.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Rounds of IDA* in parts, where moves cost one and where they do not. */
class SubtreeSearchTest {
    static final List<Dial> DIALS = List.of(
            Dial.unit(240, 1, 4),
            new Dial(240, new Turn(1, 2), new Turn(-1, 2), new Turn(4, 3), new Turn(-4, 3)),
            new Dial(120, new Turn(1, 1), new Turn(3, 4)));

    private static Problem<Hand> farthest(Dial dial) {
        ExactDistances<Hand> exact = new ExactDistances<>(dial);
        Claim<Hand> half = new Claim<>("half", Guarantee.CONSISTENT, hand -> exact.of(hand) / 2);
        return new Problem<>(dial, exact.farthest(), half);
    }

    @ParameterizedTest
    @FieldSource("DIALS")
    void partsComeToWhatTheWholeSearchDoesAndCountTheSame(Dial dial) {
        Problem<Hand> problem = farthest(dial);
        Result whole = IdaStar.create().solve(problem, Limits.NONE);
        SubtreeSearch<Hand> parts = new SubtreeSearch<>(problem, 0);
        int bound = whole.initialH();
        int rounds = whole.statistics().iterations().size();
        for (Statistics.Iteration round : whole.statistics().iterations()) {
            assertThat(bound).isEqualTo(round.bound());
            List<Found> found = round(parts, bound, Limits.NONE);
            if (--rounds == 0) {
                assertThat(found)
                        .filteredOn(part -> part.outcome() == Outcome.SOLVED)
                        .first()
                        .extracting(Found::moves)
                        .isEqualTo(whole.moves());
                return;
            }
            assertThat(found).extracting(Found::outcome).containsOnly(Outcome.EXHAUSTED);
            assertThat(sum(found, Statistics::expanded)).isEqualTo(round.expanded());
            assertThat(sum(found, Statistics::generated)).isEqualTo(round.generated());
            bound = found.stream()
                    .flatMapToInt(part -> part.nextBound().stream())
                    .min()
                    .orElseThrow();
        }
    }

    private static long sum(List<Found> found, ToLongFunction<Statistics> count) {
        return found.stream()
                .mapToLong(part -> count.applyAsLong(part.statistics()))
                .sum();
    }

    /** A round: the split, then all of its parts, several at a time. */
    private static List<Found> round(SubtreeSearch<Hand> parts, int bound, Limits limits) {
        List<Found> found = new ArrayList<>();
        found.add(parts.split(bound, 40, limits, Progress.NONE));
        List<List<Integer>> beginnings = found.get(0).beginnings();
        for (int i = 0; i < beginnings.size(); i += 3) {
            List<List<Integer>> some = beginnings.subList(i, Math.min(i + 3, beginnings.size()));
            found.add(parts.search(some, bound, limits, Progress.NONE));
        }
        return found;
    }

    @ParameterizedTest
    @FieldSource("DIALS")
    void aLimitOfNodesIsKeptInEachPart(Dial dial) {
        Problem<Hand> problem = farthest(dial);
        int least = IdaStar.create().solve(problem, Limits.NONE).cost();
        for (Found part : round(new SubtreeSearch<>(problem, 0), least - 1, Limits.NONE.withNodes(5))) {
            assertThat(part.outcome()).isIn(Outcome.NODE_LIMIT, Outcome.EXHAUSTED);
            assertThat(part.statistics().generated()).isLessThanOrEqualTo(5);
            if (part.outcome() == Outcome.NODE_LIMIT) {
                assertThat(part.statistics().generated()).isEqualTo(5);
            }
        }
    }

    @ParameterizedTest
    @FieldSource("DIALS")
    void whereNothingLiesBeyondTheBoundThereIsNoNextOne(Dial dial) {
        Claim<Hand> hopeless = new Claim<>("hopeless", Guarantee.NONE, hand -> hand.mark() == 60 ? 0 : 1 << 20);
        SubtreeSearch<Hand> parts = new SubtreeSearch<>(new Problem<>(dial, dial.at(60), hopeless), 0);
        assertThat(parts.search(List.of(), 9, Limits.NONE, Progress.NONE).nextBound())
                .isEmpty();
        Found split = parts.split(9, 40, Limits.NONE, Progress.NONE);
        assertThat(split.nextBound()).isPresent();
        assertThat(split.nextBound().getAsInt()).isGreaterThan(9);
        assertThat(split.beginnings()).isEmpty();
    }
}
