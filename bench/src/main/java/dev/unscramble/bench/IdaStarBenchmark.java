package dev.unscramble.bench;

import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.search.IdaStar;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import dev.unscramble.tiles.heuristic.LinearConflict;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** IDA* on the 15-puzzle: the time for a node that is not stored. */
@State(Scope.Thread)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx3g", "-XX:+UseSerialGC", "-XX:MaxNewSize=256m", "-XX:+UseTransparentHugePages"})
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class IdaStarBenchmark {
    private final IdaStar search = IdaStar.create();
    private final Problem<TilePosition> manhattan = Instances.korf58(AdditiveDistance::manhattan);
    private final Problem<TilePosition> linearConflict = Instances.korf58(LinearConflict::new);

    @Benchmark
    public Result manhattan(Counter counter) {
        return Instances.solve(search, manhattan, counter);
    }

    @Benchmark
    public Result linearConflict(Counter counter) {
        return Instances.solve(search, linearConflict, counter);
    }
}
