package dev.unscramble.report.space;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.analysis.CheckedHeuristic;
import dev.unscramble.analysis.CheckedHeuristic.Scope;
import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.census.HeuristicCheck;
import dev.unscramble.census.StoredExploration;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.report.result.JsonText;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HeuristicCheckReportTest {
    private static final TileDomain DOMAIN = Examples.domain(Goals.blankFirst(2, 2));
    private static final CheckedHeuristic<TilePosition> MISPLACED = whole(named("misplaced"));
    private static final CheckedHeuristic<TilePosition> SUM = whole(named("sum(h1,h2)"));

    /** Says that it is consistent, and that every state is two moves away. */
    private static final Heuristic<TilePosition> LIAR = new Heuristic<>() {
        @Override
        public int estimate(TilePosition position) {
            return 2;
        }

        @Override
        public String name() {
            return "liar";
        }

        @Override
        public Guarantee guarantee() {
            return Guarantee.CONSISTENT;
        }
    };

    @Test
    void aPersonReadsWhatIsProved() {
        assertThat(HeuristicCheckText.write(MISPLACED, TextLayout.PLAIN)).isEqualTo("""
                puzzle      2x2
                goal        b1 23
                heuristic   misplaced, declares consistent
                states      12, all that there are
                            by looking
                admissible  yes, proved: h is nowhere more than the distance
                consistent  yes, proved: no move lowers h by more than it costs
                declaration right
                values      h is 2.2500 on average, the distance 3.0000
                error       0.7500 on average; at most 3 too low (3 where it is 6); never too high
                exact       at 7 of the states (58.33 %)
                time        1.500 s

                h at each distance; in the picture | is the distance itself

                distance  states  least h  mean h  most h     exact  h from 0
                --------  ------  -------  ------  ------  --------  --------
                       0       1        0  0.0000       0  100.00 %  @
                       1       2        1  1.0000       1  100.00 %   @
                       2       2        2  2.0000       2  100.00 %    @
                       3       2        3  3.0000       3  100.00 %     @
                       4       2        3  3.0000       3    0.00 %     @|
                       5       2        3  3.0000       3    0.00 %     @ |
                       6       1        3  3.0000       3    0.00 %     @  |""");
    }

    @Test
    void aPersonSeesTheCounterexamples() {
        assertThat(HeuristicCheckText.write(SUM, TextLayout.PLAIN))
                .contains("heuristic   sum(misplaced,manhattan), declares nothing")
                .contains("admissible  no: h is more than the distance at 11 states")
                .contains("consistent  no: a move lowers h by more than it costs at 6 states")
                .contains("declaration right")
                .contains("first overestimate: h is 2, the distance 1\n\n+---+---+\n")
                .contains("worst overestimate: h is 6, the distance 3\n")
                .contains("first and worst drop: h is 2, and 0 after the move ")
                .contains("+---+---+   +---+---+\n");
    }

    @Test
    void aPersonReadsThatADeclarationIsWrong() {
        assertThat(HeuristicCheckText.write(whole(LIAR), TextLayout.PLAIN))
                .contains("declaration wrong: it declares consistent, and is not")
                .contains("consistent  no: h is more than the distance, so it drops too fast on the way, or is not 0")
                .contains("first and worst overestimate: h is 2, the distance 0");
        assertThat(HeuristicCheckText.write(whole(position -> 0), TextLayout.PLAIN))
                .contains("declares nothing", "declaration modest: on this puzzle it is consistent");
    }

    @Test
    void aPersonReadsThatASampleProvesNothing() {
        CheckedHeuristic<TilePosition> sample = new CheckedHeuristic<>(
                MISPLACED.check(), Scope.SAMPLE, List.of("7 by luck", "5 by skill"), Outcome.EXHAUSTED, 1);
        assertThat(HeuristicCheckText.write(sample, TextLayout.PLAIN))
                .contains("states      12, a sample\n            7 by luck\n            5 by skill\n")
                .contains(
                        "admissible  not refuted",
                        "which proves nothing",
                        "declaration not refuted",
                        "of these states");
        CheckedHeuristic<TilePosition> near =
                new CheckedHeuristic<>(MISPLACED.check(), Scope.NEAR, List.of(), Outcome.TIME_LIMIT, 1);
        assertThat(HeuristicCheckText.write(near, TextLayout.PLAIN))
                .contains(
                        "states      12, those near the goal",
                        "stopped     time-limit",
                        "more than it costs near the goal");
    }

    @Test
    void aProgramReadsTheSame() {
        Map<String, Object> proved = JsonText.object(HeuristicCheckData.json(MISPLACED));
        assertThat(proved)
                .containsEntry("puzzle", "2x2")
                .containsEntry("heuristic", "misplaced")
                .containsEntry("declared", "consistent")
                .containsEntry("status", "complete")
                .containsEntry("scope", "whole")
                .containsEntry("sources", List.of("by looking"))
                .containsEntry("states", 12L)
                .containsEntry("admissible", true)
                .containsEntry("consistent", true)
                .containsEntry("declarationRefuted", false)
                .containsEntry("meanH", 2.25)
                .containsEntry("meanDistance", 3.0)
                .containsEntry("meanError", 0.75)
                .containsEntry("exact", 7L)
                .containsKeys("overestimates", "underestimates", "drops", "histogram", "seconds", "version");
        assertThat(HeuristicCheckData.json(SUM))
                .contains("\"admissible\":false")
                .contains("\"overestimates\":{\"states\":11,\"first\":{\"state\":\"")
                .contains("\"distance\":1,\"h\":2,\"move\":\"", "\"hAfter\":0}");
        CheckedHeuristic<TilePosition> near =
                new CheckedHeuristic<>(MISPLACED.check(), Scope.NEAR, List.of(), Outcome.CANCELLED, 1);
        assertThat(JsonText.object(HeuristicCheckData.json(near)))
                .containsEntry("admissible", null)
                .containsEntry("status", "cancelled");
    }

    @Test
    void aSpreadsheetReadsTheHistogram() {
        assertThat(HeuristicCheckData.csv(MISPLACED).lines())
                .hasSize(8)
                .startsWith("distance,h,states", "0,0,1", "1,1,2")
                .contains("4,3,2", "6,3,1");
    }

    private static Heuristic<? super TilePosition> named(String name) {
        return DOMAIN.heuristics().parse(name);
    }

    private static CheckedHeuristic<TilePosition> whole(Heuristic<? super TilePosition> heuristic) {
        HeuristicCheck<TilePosition> check = new HeuristicCheck<>(DOMAIN.puzzle(), heuristic);
        Outcome outcome =
                check.lookAt(new StoredExploration<>(DOMAIN.puzzle(), Limits.NONE, Progress.NONE), Limits.NONE);
        return new CheckedHeuristic<>(check, Scope.WHOLE, List.of("by looking"), outcome, 1_500_000_000);
    }
}
