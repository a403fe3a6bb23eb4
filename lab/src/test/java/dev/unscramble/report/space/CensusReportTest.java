package dev.unscramble.report.space;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.analysis.SpaceCensus;
import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.census.Census;
import dev.unscramble.model.Outcome;
import dev.unscramble.report.chart.ColumnChart;
import dev.unscramble.report.result.JsonText;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CensusReportTest {
    private static final TileDomain DOMAIN = Examples.domain(Goals.blankFirst(2, 2));
    private static final SpaceCensus<TilePosition> WHOLE = new SpaceCensus<>(
            DOMAIN,
            new Census(List.of(1L, 2L, 2L, 2L, 2L, 2L, 1L), Outcome.EXHAUSTED, 500_000_000),
            List.of(DOMAIN.puzzle().parse("32 1b")));
    private static final SpaceCensus<TilePosition> PART =
            new SpaceCensus<>(DOMAIN, new Census(List.of(1L, 2L), Outcome.TIME_LIMIT, 1), List.of());

    @Test
    void aPersonReadsEveryDepthAndSeesTheDeepest() {
        assertThat(CensusText.write(WHOLE, TextLayout.PLAIN)).isEqualTo("""
                puzzle      2x2
                goal        b1 23
                status      complete: all states are counted
                states      12
                deepest     1 at depth 6
                mean depth  3.0000
                parity      6 at even depths, 6 at odd ones
                time        0.500 s, 24 states/s

                depth  states    share  cumulative  branching
                -----  ------  -------  ----------  ---------  ----------------------------------------
                    0       1   8.33 %      8.33 %      2.000  ####################
                    1       2  16.67 %     25.00 %      1.000  ########################################
                    2       2  16.67 %     41.67 %      1.000  ########################################
                    3       2  16.67 %     58.33 %      1.000  ########################################
                    4       2  16.67 %     75.00 %      1.000  ########################################
                    5       2  16.67 %     91.67 %      0.500  ########################################
                    6       1   8.33 %    100.00 %          -  ####################

                the deepest, 6 moves from the goal:

                +---+---+
                | 3 | 2 |
                +---+---+
                | 1 |   |
                +---+---+
                32 1b""");
    }

    @Test
    void aPersonReadsWhyItIsNotCompleteAndTheShareOfAllStates() {
        assertThat(CensusText.write(PART, TextLayout.PLAIN))
                .contains(
                        "status      time-limit: the time is up; with --folder DIR it can be resumed",
                        "states      3 of 12",
                        "counted     up to depth 1")
                .contains("    1       2  16.67 %     25.00 %          -")
                .doesNotContain("deepest");
    }

    @Test
    void aProgramReadsTheSame() {
        Map<String, Object> json = JsonText.object(CensusData.json(WHOLE));
        assertThat(json)
                .containsEntry("puzzle", "2x2")
                .containsEntry("goal", "b1 23")
                .containsEntry("status", "complete")
                .containsEntry("states", 12L)
                .containsEntry("depth", 6L)
                .containsEntry("meanDepth", 3.0)
                .containsEntry("evenStates", 6L)
                .containsEntry("oddStates", 6L)
                .containsEntry("deepest", List.of("32 1b"))
                .containsEntry("seconds", 0.5)
                .containsKey("version");
        assertThat(json.get("depths"))
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
                .hasSize(7)
                .first()
                .isEqualTo(Map.of("depth", 0L, "states", 1L, "cumulative", 1L, "branching", 2.0));
        assertThat(JsonText.object(CensusData.json(PART)))
                .containsEntry("status", "time-limit")
                .containsEntry("deepest", List.of());
    }

    @Test
    void aSpreadsheetReadsTheCounts() {
        assertThat(CensusData.csv(PART.census())).isEqualTo("""
                depth,states,cumulative,branching
                0,1,1,2.000000
                1,2,3,""");
    }

    /** Two columns, the second twice as high: along a line near the top there is only the second. */
    @Test
    void theChartHasAColumnForEachDepth() throws IOException {
        BufferedImage image =
                ImageIO.read(new ByteArrayInputStream(new ColumnChart("States", "2x2", PART.census()).bytes()));
        int[] heights = IntStream.range(0, image.getWidth())
                .map(x -> (int) IntStream.range(0, image.getHeight())
                        .filter(y -> (image.getRGB(x, y) & 0xffffff) == 0x4c78a8)
                        .count())
                .filter(height -> height > 20)
                .distinct()
                .toArray();
        assertThat(heights).hasSize(2);
        assertThat(heights[1]).isBetween(2 * heights[0] - 3, 2 * heights[0] + 3);
    }

    @Test
    void aShareOfAlmostNothingIsNotARowOfZeros() {
        assertThat(CensusText.percent(3, 2.9e120)).isEqualTo("1e-118 %");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 10, 0.00 %",
        "1, 3, 33.33 %",
        "1, 181440, 0.0006 %",
        "18, 239500800, 0.000008 %",
        "239500799, 239500800, > 99.99 %",
        "10, 10, 100.00 %"
    })
    void aShareIsNeverRoundedToNothingOrToAll(long part, long whole, String expected) {
        assertThat(CensusText.percent(part, whole)).isEqualTo(expected);
    }
}
