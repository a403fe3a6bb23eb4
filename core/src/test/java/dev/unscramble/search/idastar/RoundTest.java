package dev.unscramble.search.idastar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.search.meter.Meter;
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

    /** Two subtrees that search nothing; the solution of a subtree is its number. */
    private abstract static class TwoSubtrees implements Subtrees<Hand> {
        private final Map<Thread, Integer> subtrees = new ConcurrentHashMap<>();

        @Override
        public int count() {
            return 2;
        }

        @Override
        public Outcome search(Descent<Hand> descent, int subtree) {
            subtrees.put(Thread.currentThread(), subtree);
            return search(subtree, descent.unused());
        }

        /** Searches a subtree, with this many nodes that the thread has set aside. */
        abstract Outcome search(int subtree, long nodes);

        @Override
        public List<Integer> solution(Descent<Hand> descent) {
            return List.of(Objects.requireNonNull(subtrees.get(Thread.currentThread())));
        }

        /** Whether the thread that asks has searched a subtree before. */
        boolean isAskedBySearcherOf(int subtree) {
            return subtrees.getOrDefault(Thread.currentThread(), -1) == subtree;
        }
    }

    @Test
    void aThreadSetsAsideAnEvenShareOfAQuarterOfTheNodesThatAreLeft() {
        Meter meter = new Meter(Limits.NONE.withNodes(48), Progress.NONE);
        Set<Long> setAside = ConcurrentHashMap.newKeySet();
        round(meter)
                .searchSubtrees(
                        new TwoSubtrees() {
                            @Override
                            Outcome search(int subtree, long nodes) {
                                setAside.add(nodes);
                                return Outcome.EXHAUSTED;
                            }
                        },
                        THREADS);
        assertThat(setAside).isNotEmpty().isSubsetOf(48L / 4 / THREADS, (48L - 48 / 4 / THREADS) / 4 / THREADS);
        assertThat(meter.generated).as("what is not used is given back").isZero();
    }

    @Test
    void theFirstSolutionInTheOrderOfSubtreesCountsWhicheverIsFoundFirst() {
        for (int first = 0; first < 2; first++) {
            Round<Hand> round = round(new Meter(Limits.NONE, Progress.NONE));
            round.searchSubtrees(new BothSolved(first), THREADS);
            assertThat(round.outcome()).isEqualTo(Outcome.SOLVED);
            assertThat(round.solution()).as("subtree %d is solved first", first).containsExactly(0);
        }
    }

    /** Both threads are at work when one of them solves its subtree; the other does when that is known to the round. */
    private static final class BothSolved extends TwoSubtrees {
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
        Outcome search(int subtree, long nodes) {
            bothBegan.countDown();
            await(subtree == first ? bothBegan : firstIsKnown);
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
