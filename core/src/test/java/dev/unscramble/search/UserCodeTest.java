package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What users' heuristics do wrong is said as it is, by every search, and so is an interruption. */
class UserCodeTest {
    private static final Dial DIAL = Dial.unit(40, 1);
    private static final int START = 10;

    static List<TestedSearch<Hand>> negative() {
        return informed(new Claim<>("negative", Guarantee.ADMISSIBLE, hand -> hand.mark() == 7 ? -3 : 0));
    }

    static List<TestedSearch<Hand>> endless() {
        return informed(new Claim<>("endless", Guarantee.ADMISSIBLE, hand -> hand.mark() == 7 ? overflow(1) : 0));
    }

    /** One way around the dial is closed; or both. */
    static List<TestedSearch<Hand>> closed() {
        return Stream.of(Integer.MAX_VALUE, 600_000_000)
                .flatMap(huge -> Stream.of(Guarantee.ADMISSIBLE, Guarantee.NONE)
                        .flatMap(guarantee -> informed(new Claim<>(
                                        "closed",
                                        guarantee,
                                        hand -> hand.mark() == 7 ? huge : Math.min(hand.mark(), 3)))
                                .stream()))
                .toList();
    }

    static List<TestedSearch<Hand>> hopeless() {
        return informed(new Claim<>(
                "hopeless",
                Guarantee.ADMISSIBLE,
                hand -> hand.mark() == 7 || hand.mark() == 20 ? Integer.MAX_VALUE : 0));
    }

    static List<TestedSearch<Hand>> remembering() {
        return informed(new IncrementalHeuristic<>() {
            @Override
            public int estimate(Hand hand) {
                return 0;
            }

            @Override
            public long begin(Hand hand) {
                return Long.MIN_VALUE;
            }

            @Override
            public int value(long tracked) {
                return 0;
            }

            @Override
            public int trackedBits() {
                return Long.SIZE;
            }
        });
    }

    static List<TestedSearch<Hand>> all() {
        Dial large = Dial.unit(4000, 1, 7);
        return TestedSearch.all(large, List.of(new Claim<>("some", Guarantee.ADMISSIBLE, hand -> hand.mark() % 2)));
    }

    @ParameterizedTest
    @MethodSource("negative")
    void aNegativeEstimateIsRefusedWithItsState(TestedSearch<Hand> solver) {
        assertThatThrownBy(() -> solve(solver))
                .isInstanceOf(InputException.class)
                .hasMessage("the heuristic negative estimates -3 for 7; an estimate must be at least 0");
    }

    @ParameterizedTest
    @MethodSource("endless")
    void aHeuristicThatCallsItselfWithoutEndIsNotALackOfMemory(TestedSearch<Hand> solver) {
        assertThatThrownBy(() -> solve(solver)).isInstanceOf(StackOverflowError.class);
    }

    @ParameterizedTest
    @MethodSource("closed")
    void aHugeEstimateClosesAWay(TestedSearch<Hand> solver) {
        Result result = solve(solver);
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(result.cost()).isBetween(40 - START, solver.isWalk() ? 2 * 40 : 40 - START);
    }

    @ParameterizedTest
    @MethodSource("remembering")
    void aHeuristicMayRememberAnyNumber(TestedSearch<Hand> solver) {
        assertThat(solve(solver).outcome()).isEqualTo(Outcome.SOLVED);
    }

    @ParameterizedTest
    @MethodSource("hopeless")
    void whereAllWaysAreClosedASearchHasNothingLeftToTry(TestedSearch<Hand> solver) {
        assertThat(solve(solver).outcome())
                .isIn(Outcome.UNSOLVABLE, solver.isWalk() ? Outcome.NODE_LIMIT : Outcome.EXHAUSTED);
        Result closed = solver.solve(DIAL.at(7), Limits.NONE, Progress.NONE);
        assertThat(closed.outcome()).isEqualTo(Outcome.UNSOLVABLE);
        assertThat(closed.statistics().expanded()).isZero();
    }

    @ParameterizedTest
    @MethodSource("all")
    void anInterruptedSearchIsCancelled(TestedSearch<Hand> solver) {
        Hand start = ((Dial) solver.puzzle()).at(2000);
        Thread.currentThread().interrupt();
        try {
            Result result = solver.solve(start, Limits.NONE, Progress.NONE);
            assertThat(result.stopped().orElse(result.outcome())).isEqualTo(Outcome.CANCELLED);
        } finally {
            assertThat(Thread.interrupted()).as("it is left to the caller").isTrue();
        }
    }

    private static Result solve(TestedSearch<Hand> solver) {
        return solver.solve(DIAL.at(START), Limits.NONE.withNodes(100_000), Progress.NONE);
    }

    private static List<TestedSearch<Hand>> informed(Heuristic<Hand> heuristic) {
        return TestedSearch.all(DIAL, List.of(heuristic)).stream()
                .filter(solver -> solver.search().isInformed())
                .toList();
    }

    /** Ends far beyond any stack. */
    private static int overflow(int depth) {
        return depth == 0 ? 0 : depth + overflow(depth + 1);
    }
}
