package dev.unscramble.bench;

import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.search.BestFirst;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A* with Manhattan distance: a search that ends at once, and one whose nodes fill the caches; and breadth-first search
 * through most of the 8-puzzle.
 */
@State(Scope.Thread)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx2g", "-XX:+UseSerialGC", "-XX:MaxNewSize=256m"})
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class BestFirstBenchmark {
    private final BestFirst astar = BestFirst.astar();
    private final BestFirst bfs = BestFirst.bfs();
    private final Problem<TilePosition> course = Instances.course(AdditiveDistance::manhattan);
    private final Problem<TilePosition> korf58 = Instances.korf58(AdditiveDistance::manhattan);

    @Benchmark
    public Result astar3x3(Counter counter) {
        return Instances.solve(astar, course, counter);
    }

    @Benchmark
    public Result astar4x4(Counter counter) {
        return Instances.solve(astar, korf58, counter);
    }

    @Benchmark
    public Result bfs3x3(Counter counter) {
        return Instances.solve(bfs, course, counter); // it uses no heuristic
    }
}
