package dev.unscramble.bench;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.BestFirst;
import dev.unscramble.tiles.TilePosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Breadth-first search through most of the 8-puzzle. */
@State(Scope.Thread)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx2g", "-XX:+UseSerialGC", "-XX:MaxNewSize=256m"})
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class BfsBenchmark {
    private final BestFirst search = BestFirst.bfs(TieBreak.FIFO, Duplicates.ALL);
    private final Problem<TilePosition> course = Instances.course(puzzle -> position -> 0); // it uses no heuristic

    @Benchmark
    public Result course3x3(Counter counter) {
        return Instances.solve(search, course, counter);
    }
}
