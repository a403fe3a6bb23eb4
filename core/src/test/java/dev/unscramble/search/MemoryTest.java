package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.TieBreak;
import dev.unscramble.model.Zero;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Memory that runs out loses no state in silence, wherever that happens. */
class MemoryTest {
    private static final Dial DIAL = Dial.unit(9_000, 1, 40);
    private static final Problem<Hand> PROBLEM = new Problem<>(DIAL, DIAL.at(4_500), Zero.INSTANCE);
    private static final int LEAST = 132;

    static final List<Search> EXACT = List.of(
            BestFirst.bfs(),
            BestFirst.ucs(TieBreak.LIFO, Duplicates.ALL),
            BestFirst.astar(),
            new Bidirectional(),
            new Beam(9_000));

    @ParameterizedTest
    @FieldSource("EXACT")
    void theSolutionIsTheShortestOrMemoryIsTheLimit(Search search) {
        int failed = 0;
        Result result = null;
        for (long bytes = 1 << 10; result == null || !result.isSolved(); bytes += bytes / 12) {
            result = search.solve(PROBLEM, Limits.NONE.withMemoryBytes(bytes), Progress.NONE);
            if (!result.isSolved()) {
                failed++;
                assertThat(result.outcome()).as("%d bytes", bytes).isEqualTo(Outcome.MEMORY_LIMIT);
                assertThat(result.lowerBound()).isLessThanOrEqualTo(LEAST);
            }
        }
        assertThat(failed).isGreaterThan(10);
        assertThat(result.length()).isEqualTo(LEAST);
    }

    @Test
    void whereMemoryIsFullAStarLeavesTheRestToIdaStar() {
        Dial small = Dial.unit(900, 1, 14);
        Problem<Hand> problem = new Problem<>(small, small.at(450), Zero.INSTANCE);
        int least = BestFirst.bfs().solve(problem).length();
        for (long bytes = 0; bytes < 200_000; bytes += 1000 + bytes / 2) {
            Result result = new AStarIdaStar().solve(problem, Limits.NONE.withMemoryBytes(bytes));
            assertThat(result.length()).as("%d bytes", bytes).isEqualTo(least);
            assertThat(result.isOptimal()).isTrue();
        }
    }
}
