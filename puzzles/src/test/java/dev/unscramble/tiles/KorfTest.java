package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.IdaStar;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** IDA* with Manhattan distance generates exactly as many nodes as Korf published in 1985. */
class KorfTest {
    private static final TilePuzzle PUZZLE = new TilePuzzle(Goals.blankFirst(4, 4));

    /** One of Korf's 100 random instances of the 15-puzzle. */
    record Instance(int id, String tiles, int manhattan, int length, long nodes) {
        static Instance parse(String line) {
            String[] fields = line.split(",");
            return new Instance(
                    Integer.parseInt(fields[0]),
                    fields[1],
                    Integer.parseInt(fields[2]),
                    Integer.parseInt(fields[3]),
                    Long.parseLong(fields[4]));
        }
    }

    static Stream<Instance> all() throws IOException {
        try (InputStream csv = Objects.requireNonNull(TilePuzzle.class.getResourceAsStream("korf100.csv"))) {
            return new String(csv.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .map(Instance::parse);
        }
    }

    static Stream<Instance> easiest() throws IOException {
        return all().sorted(Comparator.comparingLong(Instance::nodes)).limit(12);
    }

    @ParameterizedTest
    @MethodSource("easiest")
    void theNodeCountIsTheOnePublished(Instance instance) {
        Result result = IdaStar.create().solve(problem(instance), Limits.NONE, Progress.NONE);
        assertThat(result.length()).isEqualTo(instance.length);
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.statistics().generated()).isEqualTo(instance.nodes);
    }

    @ParameterizedTest
    @MethodSource("all")
    void theFileIsSound(Instance instance) {
        Problem<TilePosition> problem = problem(instance);
        assertThat(PUZZLE.obstacle(problem.start())).isEmpty();
        assertThat(problem.heuristic().estimate(problem.start())).isEqualTo(instance.manhattan);
        assertThat(instance.length - instance.manhattan).isNotNegative().isEven();
    }

    private static Problem<TilePosition> problem(Instance instance) {
        return new Problem<>(PUZZLE, PUZZLE.parse(instance.tiles), AdditiveDistance.manhattan(PUZZLE));
    }
}
