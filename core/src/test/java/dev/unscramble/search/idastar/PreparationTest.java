package dev.unscramble.search.idastar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Trace;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Tracer;
import org.junit.jupiter.api.Test;

class PreparationTest {
    /** New for each test, since kernels and their automata are shared by all searches of a puzzle. */
    private final Dial dial = Dial.unit(100, 1, 7);

    private final Problem<Hand> problem = new Problem<>(dial, dial.at(50), Zero.INSTANCE);

    private final Meter meter = new Meter(Limits.NONE, Progress.NONE);

    @Test
    void sequencesAreLookedAtOnceTheSearchIsWorthIt() {
        Preparation preparation = new Preparation(Duplicates.SEQUENCES, IdaStar.BY_WORTH);
        assertLength(preparation, 0, Kernels.LAST_MOVE);
        assertLength(preparation, 999_999, Kernels.LAST_MOVE);
        assertLength(preparation, 1_000_000, 10);
        assertLength(preparation, 19_999_999, 10);
        assertLength(preparation, 20_000_000, 12);
    }

    @Test
    void aLengthThatWasAskedForIsTakenFromTheBeginning() {
        assertLength(new Preparation(Duplicates.SEQUENCES, 5), 0, 5);
        assertLength(new Preparation(Duplicates.SEQUENCES, 2), 20_000_000, 2);
    }

    @Test
    void otherDuplicatesDoWithoutSequences() {
        assertLength(new Preparation(Duplicates.PARENT, IdaStar.BY_WORTH), 20_000_000, Kernels.LAST_MOVE);
        assertLength(new Preparation(Duplicates.PATH, 5), 20_000_000, Kernels.LAST_MOVE);
    }

    private void assertLength(Preparation preparation, long generated, int length) {
        Kernels<Hand> kernels = preparation.kernels(problem, null);
        MoveAutomaton<Hand> automaton = preparation.automaton(kernels, generated, meter);
        assertThat(automaton).isSameAs(kernels.automaton(length, () -> true));
    }

    @Test
    void whatIsPreparedServesForAllStartsOfAPuzzleUnderAHeuristic() {
        Preparation preparation = new Preparation(Duplicates.PARENT, IdaStar.BY_WORTH);
        Kernels<Hand> kernels = preparation.kernels(problem, null);
        assertThat(preparation.kernels(problem.from(dial.at(3)), null)).isSameAs(kernels);
        Kernels<Hand> traced = preparation.kernels(problem, new Tracer(new Trace() {}));
        assertThat(traced).isNotSameAs(kernels);
        assertThat(preparation.kernels(problem, null)).isSameAs(kernels);
        Claim<Hand> other = new Claim<>("nothing", Guarantee.CONSISTENT, hand -> 0);
        Kernels<Hand> underOther = preparation.kernels(problem.with(other), null);
        assertThat(underOther).isNotSameAs(kernels);
        Dial same = Dial.unit(100, 1, 7);
        assertThat(preparation.kernels(new Problem<>(same, same.at(50), other), null))
                .isNotSameAs(underOther);
    }

    @Test
    void searchesOfTheSamePuzzleAndHeuristicShareTheirKernels() {
        Preparation one = new Preparation(Duplicates.PARENT, IdaStar.BY_WORTH);
        Preparation other = new Preparation(Duplicates.SEQUENCES, 5);
        Kernels<Hand> kernels = one.kernels(problem, null);
        assertThat(other.kernels(problem, null)).isSameAs(kernels);
        Preparation checkingPaths = new Preparation(Duplicates.PATH, IdaStar.BY_WORTH);
        assertThat(checkingPaths.kernels(problem, null)).isNotSameAs(kernels);
    }

    @Test
    void theTimeThatItTakesIsCounted() {
        Preparation preparation = new Preparation(Duplicates.SEQUENCES, 8);
        long before = System.nanoTime();
        preparation.automaton(preparation.kernels(problem, null), 0, meter);
        assertThat(meter.preparationNanos).isBetween(1L, System.nanoTime() - before);
    }

    @Test
    void sequencesAreGivenUpWhereALimitIsReached() {
        Preparation preparation = new Preparation(Duplicates.SEQUENCES, 5);
        Meter cancelled = new Meter(Limits.NONE, sofar -> false);
        Kernels<Hand> kernels = preparation.kernels(problem, null);
        assertThat(preparation.automaton(kernels, 0, cancelled))
                .isSameAs(kernels.automaton(Kernels.LAST_MOVE, () -> true));
        assertThat(cancelled.isStopped()).isTrue();
    }
}
