package dev.unscramble.search.idastar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Problem;
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
        return problem(100);
    }

    private static Problem<Hand> problem(int size) {
        Dial dial = Dial.unit(size, 1, 7);
        return new Problem<>(dial, dial.at(size / 2), Zero.INSTANCE);
    }

    @Test
    void theSameKernelsServeAllSearchesOfAPuzzleUnderAHeuristic() {
        Problem<Hand> problem = problem();
        Kernels<Hand> kernels = Kernels.of(problem, false);
        long before = Kernels.made();
        IdaStar.create().solve(problem);
        IdaStar.create().solve(problem.from(problem.puzzle().newPosition()));
        IdaStar.create().withDuplicates(Duplicates.SEQUENCES).solve(problem);
        AStarIdaStar.create().solve(problem);
        SubtreeSearch<Hand> unused = new SubtreeSearch<>(problem, 0);
        assertThat(Kernels.made()).isEqualTo(before);
        assertThat(Kernels.of(problem, false)).isSameAs(kernels);
        IdaStar.create().withDuplicates(Duplicates.PATH).solve(problem);
        assertThat(Kernels.made()).isEqualTo(before + 1);
    }

    @Test
    void onlyALongSearchDefinesAClassOfItsOwn() {
        IdaStar.create().solve(problem());
        long before = KernelClass.defined();
        IdaStar.create().solve(problem());
        assertThat(KernelClass.defined()).isEqualTo(before);
        Problem<Hand> longer = problem(700);
        assertThat(IdaStar.create().solve(longer).statistics().generated()).isGreaterThan(Kernels.NODES_BEFORE_CLASS);
        assertThat(KernelClass.defined()).isEqualTo(before + 1);
        IdaStar.create().solve(longer.from(longer.start()));
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
