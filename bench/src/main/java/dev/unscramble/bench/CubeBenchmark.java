package dev.unscramble.bench;

import dev.unscramble.cube.CubePattern;
import dev.unscramble.cube.CubePosition;
import dev.unscramble.cube.CubePuzzle;
import dev.unscramble.cube.Metric;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.ProjectionDatabase;
import dev.unscramble.search.IdaStar;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The pocket cube as {@code auto} solves it: the table of all distances, and a thousand solutions by it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
        value = 3,
        jvmArgsAppend = {"-Xmx2g", "-XX:+UseSerialGC"})
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class CubeBenchmark {
    private static final int SEED = 1;

    @Param({"HALF", "QUARTER"})
    public Metric metric = Metric.HALF;

    private final IdaStar search = IdaStar.create();
    private List<Problem<CubePosition>> thousand = List.of();

    @Setup
    public void drawThousand() {
        CubePuzzle puzzle = new CubePuzzle(metric);
        Heuristic<CubePosition> exact = ProjectionDatabase.inMemory(CubePattern.exact(puzzle));
        Random random = new Random(SEED);
        thousand = Stream.generate(() -> new Problem<>(puzzle, puzzle.random(random), exact))
                .limit(1000)
                .toList();
    }

    @Benchmark
    public Heuristic<CubePosition> exactTable() {
        return ProjectionDatabase.inMemory(CubePattern.exact(new CubePuzzle(metric)));
    }

    @Benchmark
    public long thousandSolves() {
        long length = 0;
        for (Problem<CubePosition> problem : thousand) {
            length += search.solve(problem, Limits.NONE, Progress.NONE).length();
        }
        return length;
    }
}
