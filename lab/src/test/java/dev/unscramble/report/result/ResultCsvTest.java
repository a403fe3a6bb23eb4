package dev.unscramble.report.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResultCsvTest {

    @Test
    void theHeaderHasTheNamesOfTheJsonThatFitInACell() {
        assertThat(ResultCsv.HEADER)
                .isEqualTo("puzzle,start,goal,algorithm,heuristic,status,length,cost,optimal,lowerBound,moves,initialH,"
                        + "expanded,generated,duplicates,reopened,maxOpen,maxStored,ebf,ebfRoot,seconds,nodesPerSecond,"
                        + "seed,version,label");
        assertThat(JsonText.object(ResultJson.of(SolveResults.solved("astar", "h2", 2))
                                .line())
                        .keySet())
                .containsSubsequence(ResultCsv.HEADER.split(",", -1));
    }

    @Test
    void aSolutionFillsEveryCellButTheSeed() {
        assertThat(ResultCsv.write(SolveResults.solved("astar", "h2", 2), List.of("up", "left")))
                .isEqualTo("3x3,142 3b5 678,b12 345 678,astar,manhattan,solved,2,2,true,2,up left,2,"
                        + "1002,1200,30,4,500,1170,34.130189,34.641016,0.060000,20000,,development,astar");
    }

    @Test
    void whatAResultDoesNotHaveIsEmpty() {
        assertThat(ResultCsv.write(SolveResults.unsolvable("bfs", "h2"), List.of()))
                .isEqualTo("3x3,142 3b5 678,b12 345 678,bfs,zero,unsolvable,,,false,0,,,"
                        + "0,0,0,0,0,0,,,0.000000,0,,development,bfs");
        assertThat(ResultCsv.write(SolveResults.unsolved("bfs", "h2", Outcome.NODE_LIMIT), List.of()))
                .contains(",node-limit,,,false,7,,");
    }

    @Test
    void cellsWithCommasAreQuoted() {
        assertThat(ResultCsv.write(SolveResults.solved("astar", "sum(h1,h2)", 0), List.of("up", "left")))
                .contains(",\"sum(misplaced,manhattan)\",solved,");
    }

    @Test
    void aLineBreakWithinACellIsQuoted() {
        assertThat(ResultCsv.quoted("two\nlines")).isEqualTo("\"two\nlines\"");
        assertThat(ResultCsv.quoted("two\r\nlines")).isEqualTo("\"two\r\nlines\"");
    }

    @Test
    void tellsOneBeamFromAnother() {
        String narrow = ResultCsv.write(SolveResults.solved("beam:10", "h2", 0), List.of());
        assertThat(narrow).isNotEqualTo(ResultCsv.write(SolveResults.solved("beam:100", "h2", 0), List.of()));
    }
}
