package dev.unscramble.bench;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.StoppedException;
import dev.unscramble.tiles.BoardFormat;
import dev.unscramble.tiles.Korf;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Solves Korf's hundred several times over. The first pass shows what a fresh JVM does, the
 * others what it does once warm. Every length is compared with the published one.
 */
public final class KorfBenchmark {
    private KorfBenchmark() {}

    /**
     * What one pass through the hundred took.
     *
     * @param slowest the longest time that one instance took
     */
    public record Pass(double seconds, double slowest, int lengths, long expanded, long generated, double meanH) {
        public double meanExpanded(int instances) {
            return (double) expanded / instances;
        }

        public double generatedPerSecond() {
            return generated / seconds;
        }
    }

    /**
     * Runs the passes.
     *
     * @param count how many of the instances to solve, the first ones
     * @param afterEach is called after each pass
     */
    public static <P extends Position> List<Pass> run(
            Domain<P> domain, Solver<P> solver, int count, int passes, Progress progress, Consumer<Pass> afterEach) {
        solver.prepare(BuildMonitor.NONE);
        List<Korf> instances = Korf.hundred().subList(0, count);
        List<Pass> done = new ArrayList<>();
        for (int i = 0; i < passes; i++) {
            Pass pass = pass(domain, solver, instances, progress);
            done.add(pass);
            afterEach.accept(pass);
        }
        return done;
    }

    private static <P extends Position> Pass pass(
            Domain<P> domain, Solver<P> solver, List<Korf> instances, Progress progress) {
        long begin = System.nanoTime();
        long slowest = 0;
        int lengths = 0;
        long expanded = 0;
        long generated = 0;
        long sumOfH = 0;
        for (Korf instance : instances) {
            P start = domain.puzzle().parse(BoardFormat.TEXT.write(instance.start()));
            Problem<P> problem = new Problem<>(domain.puzzle(), start, solver.heuristic());
            Result result = solver.search().solve(problem, Limits.NONE, progress);
            if (result.outcome() == Outcome.CANCELLED) {
                throw new StoppedException("stopped");
            }
            if (!result.isSolved()
                    || solver.heuristic().guarantee().isAdmissible() && result.cost() != instance.length()) {
                throw new IllegalStateException("number " + instance.number() + " needs " + instance.length()
                        + " moves, and the answer is " + result.outcome() + " " + result.cost());
            }
            Statistics statistics = result.statistics();
            slowest = Math.max(slowest, statistics.nanos());
            lengths += result.cost();
            expanded += statistics.expanded();
            generated += statistics.generated();
            sumOfH += result.initialH();
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        return new Pass(seconds, slowest / 1e9, lengths, expanded, generated, (double) sumOfH / instances.size());
    }
}
