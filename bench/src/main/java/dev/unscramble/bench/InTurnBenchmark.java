package dev.unscramble.bench;

import dev.unscramble.cube.CubePattern;
import dev.unscramble.cube.CubePosition;
import dev.unscramble.cube.CubePuzzle;
import dev.unscramble.cube.Metric;
import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.pdb.ProjectionDatabase;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.puzzle.StateOf;
import dev.unscramble.search.IdaStar;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * IDA* on the 15-puzzle in a JVM that has solved a cube and pancakes as well, beside one that has not: kernels
 * of different puzzles do not slow each other down.
 */
@State(Scope.Thread)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx3g", "-XX:+UseSerialGC", "-XX:MaxNewSize=256m"})
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class InTurnBenchmark {
    private final Problem<TilePosition> tiles = Instances.korf58(AdditiveDistance::manhattan);
    private final IdaStar onTiles = IdaStar.create();

    /** Solves the others before the tiles are measured. */
    @State(Scope.Thread)
    public static class Others {
        @Setup
        public void solveOthers() {
            CubePuzzle cube = new CubePuzzle(Metric.HALF);
            Problem<CubePosition> scrambled = new Problem<>(
                    cube, cube.parse("R U' F2 R U2 F'"), ProjectionDatabase.inMemory(CubePattern.twist(cube)));
            PuzzleOf<String> pancakes = PuzzleOf.goal("123456")
                    .moves(List.of(2, 3, 4, 5, 6), InTurnBenchmark::flip)
                    .build();
            Problem<StateOf<String>> stack = pancakes.from("351624").with(Zero.INSTANCE);
            for (int i = 0; i < 200; i++) {
                solve(IdaStar.create(), scrambled);
                solve(IdaStar.create(), stack);
            }
        }
    }

    private static String flip(String stack, int count) {
        return new StringBuilder(stack.substring(0, count)).reverse() + stack.substring(count);
    }

    private static <P extends Position> Result solve(IdaStar search, Problem<P> problem) {
        return search.solve(problem, Limits.NONE, Progress.NONE);
    }

    @Benchmark
    public Result tilesAlone(Counter counter) {
        return Instances.solve(onTiles, tiles, counter);
    }

    @Benchmark
    public Result tilesAfterACubeAndPancakes(Others others, Counter counter) {
        return Instances.solve(onTiles, tiles, counter);
    }
}
