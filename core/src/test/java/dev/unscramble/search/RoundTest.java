package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Zero;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How two threads share a round, in an order that the test decides. */
@Timeout(60)
class RoundTest {
    private static final int THREADS = 2;
    private static final Dial DIAL = Dial.unit(100, 1, 7);
    private static final Problem<Hand> PROBLEM = new Problem<>(DIAL, DIAL.at(50), Zero.INSTANCE);
    private static final int BOUND = 10;

    private static Round<Hand> round(Meter meter) {
        Kernels<Hand> kernels = new Kernels<>(PROBLEM, false, null);
        MoveAutomaton<Hand> automaton = kernels.automaton(Kernels.LAST_MOVE, () -> true);
        return new Round<>(PROBLEM, kernels, automaton, meter, BOUND, Integer.MAX_VALUE);
    }

    /** Two parts that search nothing; the solution of a part is its number. */
    private abstract static class TwoParts implements Parts<Hand> {
        private final Map<Thread, Integer> parts = new ConcurrentHashMap<>();

        @Override
        public int count() {
            return 2;
        }

        @Override
        public Outcome search(Descent<Hand> descent, int part) {
            parts.put(Thread.currentThread(), part);
            return search(part, descent.unused());
        }

        /** Searches a part, with this many nodes that the thread has set aside. */
        abstract Outcome search(int part, long nodes);

        @Override
        public List<Integer> solution(Descent<Hand> descent) {
            return List.of(Objects.requireNonNull(parts.get(Thread.currentThread())));
        }

        /** Whether the thread that asks has searched a part before. */
        boolean isAskedBySearcherOf(int part) {
            return parts.getOrDefault(Thread.currentThread(), -1) == part;
        }
    }

    @Test
    void aThreadSetsAsideAnEvenShareOfAQuarterOfTheNodesThatAreLeft() {
        Meter meter = new Meter(Limits.NONE.withNodes(48), Progress.NONE);
        Set<Long> setAside = ConcurrentHashMap.newKeySet();
        round(meter)
                .searchParts(
                        new TwoParts() {
                            @Override
                            Outcome search(int part, long nodes) {
                                setAside.add(nodes);
                                return Outcome.EXHAUSTED;
                            }
                        },
                        THREADS);
        assertThat(setAside).isNotEmpty().isSubsetOf(48L / 4 / THREADS, (48L - 48 / 4 / THREADS) / 4 / THREADS);
        assertThat(meter.generated).as("what is not used is given back").isZero();
    }

    @Test
    void theFirstSolutionInTheOrderOfPartsCountsWhicheverIsFoundFirst() {
        for (int first = 0; first < 2; first++) {
            Round<Hand> round = round(new Meter(Limits.NONE, Progress.NONE));
            round.searchParts(new BothSolved(first), THREADS);
            assertThat(round.outcome()).isEqualTo(Outcome.SOLVED);
            assertThat(round.solution()).as("part %d is solved first", first).containsExactly(0);
        }
    }

    /** Both threads are at work when one of them solves its part; the other does when that is known to the round. */
    private static final class BothSolved extends TwoParts {
        private final int first;
        private final CountDownLatch bothBegan = new CountDownLatch(THREADS);
        private final CountDownLatch firstIsKnown = new CountDownLatch(1);

        BothSolved(int first) {
            this.first = first;
        }

        /** A thread asks again when what it found is known. */
        @Override
        public int count() {
            if (isAskedBySearcherOf(first)) {
                firstIsKnown.countDown();
            }
            return super.count();
        }

        @Override
        Outcome search(int part, long nodes) {
            bothBegan.countDown();
            await(part == first ? bothBegan : firstIsKnown);
            return Outcome.SOLVED;
        }

        private static void await(CountDownLatch latch) {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
