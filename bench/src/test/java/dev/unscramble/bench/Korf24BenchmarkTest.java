package dev.unscramble.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.bench.Korf24Benchmark.Row;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Statistics;
import dev.unscramble.pdb.Tables;
import java.util.List;
import org.junit.jupiter.api.Test;

class Korf24BenchmarkTest {
    private static Statistics took(long millis) {
        return new Statistics(20_000, 50_000, 0, 0, 0, 0, 0, List.of(), millis * 1_000_000);
    }

    private static final Korf24Report REPORT =
            new Korf24Report(List.of(new Row(40, 82, 65_099_578, List.of(took(3000), took(1500)))));

    @Test
    void theTableHasALineForEachNumberOfThreads() {
        assertThat(REPORT.text().lines())
                .anySatisfy(line -> assertThat(line.strip().split("\\s+"))
                        .containsExactly("40", "82", "1", "3.00", "1.00", "20,000", "50,000", "65,099,578", "0.02"))
                .anySatisfy(line -> assertThat(line.strip().split("\\s+")).contains("2", "1.50", "2.00"));
    }

    @Test
    void jsonSaysTheSame() {
        assertThat(REPORT.json())
                .contains("\"benchmark\":\"korf24\"", "\"number\":40,\"length\":82,\"published\":65099578")
                .contains("{\"seconds\":1.5,\"expanded\":20000,\"generated\":50000,");
    }

    @Test
    void aNumberThatIsNotThereIsRefusedWithThoseThatAre() {
        assertThatThrownBy(() -> Korf24Benchmark.run(List.of(1), 1, Tables.IN_MEMORY, Progress.NONE, row -> {}))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("unknown number 1", "38, 40, 42");
    }
}
