package dev.unscramble.search.idastar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Zero;
import dev.unscramble.search.AStarIdaStar;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.SubtreeSearch;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KernelCacheTest {
    private final KernelCache cache = new KernelCache(2);

    private static Problem<Hand> problem() {
        Dial dial = Dial.unit(100, 1, 7);
        return new Problem<>(dial, dial.at(50), Zero.INSTANCE);
    }

    @Test
    void oneKernelClassServesAllSearchesOfAPuzzleUnderAHeuristic() {
        Problem<Hand> problem = problem();
        Kernels<Hand> kernels = Kernels.of(problem, false);
        long before = KernelClass.defined();
        new IdaStar().solve(problem);
        new IdaStar().solve(problem.from(problem.puzzle().goal()));
        new IdaStar(Duplicates.SEQUENCES).solve(problem);
        new AStarIdaStar().solve(problem);
        SubtreeSearch<Hand> unused = new SubtreeSearch<>(problem, 0);
        assertThat(KernelClass.defined()).isEqualTo(before);
        assertThat(Kernels.of(problem, false)).isSameAs(kernels);
        new IdaStar(Duplicates.PATH).solve(problem);
        assertThat(KernelClass.defined()).isEqualTo(before + 1);
    }

    @Test
    void thoseThatWereUsedLastAreKept() {
        Problem<Hand> first = problem();
        Problem<Hand> second = problem();
        Kernels<Hand> ofFirst = cache.get(first, false);
        Kernels<Hand> ofSecond = cache.get(second, false);
        assertThat(ofSecond).isNotSameAs(ofFirst);
        assertThat(cache.get(first, false)).isSameAs(ofFirst);
        cache.get(problem(), false);
        assertThat(cache.get(first, false)).isSameAs(ofFirst);
        assertThat(cache.get(second, false)).isNotSameAs(ofSecond);
    }

    @Test
    void threadsGetTheSame() throws Exception {
        Problem<Hand> problem = problem();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Kernels<Hand>>> asking = Stream.generate(
                            () -> (Callable<Kernels<Hand>>) () -> cache.get(problem, false))
                    .limit(20)
                    .toList();
            Kernels<Hand> kernels = cache.get(problem, false);
            for (Future<Kernels<Hand>> answer : threads.invokeAll(asking)) {
                assertThat(answer.get()).isSameAs(kernels);
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
