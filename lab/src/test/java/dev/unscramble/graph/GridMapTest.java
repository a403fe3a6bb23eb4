package dev.unscramble.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.graph.GridMap.Cell;
import dev.unscramble.model.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridMapTest {
    private static final String GRID = """
            type octile
            height 3
            width 4
            map
            ..@.
            .@@.
            ....
            """;

    private final GridMap grid = GridMap.read("grid.map", GRID);

    @Test
    void stepsDoNotCutCorners() {
        var distances = grid.distances(new Cell(0, 0));
        assertThat(distances).containsEntry(new Cell(1, 2), 3 * GridMap.STRAIGHT);
        assertThat(distances).containsEntry(new Cell(3, 0), 7 * GridMap.STRAIGHT);
        assertThat(distances).hasSize(9);
    }

    @Test
    void aDrawingShowsTheCellAndTheGoal() {
        assertThat(grid.draw(new Cell(0, 1), new Cell(3, 0))).isEqualTo("..#B\nA##.\n....");
        assertThat(grid.cells()).containsExactly("..#.", ".##.", "....");
    }

    @Test
    void onALargeMapALetterStandsForASquareOfCells() {
        GridMap large = GridMap.read(
                "large.map",
                "type octile\nheight 2\nwidth 100\nmap\n" + (".".repeat(51) + "@".repeat(49) + "\n").repeat(2));
        assertThat(large.draw(new Cell(1, 1), new Cell(9, 0))).isEqualTo("A...B" + ".".repeat(21) + "#".repeat(24));
    }

    @Test
    void diagonalStepsCostTheRootOfTwo() {
        GridMap open = GridMap.read("open.map", "type octile\nheight 9\nwidth 9\nmap\n" + ".........\n".repeat(9));
        int cost = open.distances(new Cell(0, 0)).getOrDefault(new Cell(8, 8), 0);
        assertThat(open.inMapUnits(cost)).contains("11.31");
        assertThat((double) GridMap.DIAGONAL / GridMap.STRAIGHT)
                .isCloseTo(Math.sqrt(2), org.assertj.core.api.Assertions.within(2e-9));
    }

    @Test
    void octileIsNeverMoreThanTheDistance() {
        var heuristic = grid.heuristics(new Cell(3, 0)).get(0);
        var puzzle = grid.to(new Cell(3, 0));
        grid.distances(new Cell(3, 0))
                .forEach((cell, distance) ->
                        assertThat(heuristic.estimate(puzzle.at(cell))).isLessThanOrEqualTo(distance));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            3,1      | 3,1
            '(3, 1)' | 3,1
            3 1      | 3,1
            """)
    void cellsAreReadInSeveralForms(String text, String cell) {
        assertThat(grid.node(text)).hasToString(cell);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2,0 | the cell 2,0 of grid.map is not free: there is @
            4,0 | the cell 4,0 is not on grid.map, which has 4 columns and 3 rows
            x   | "x" is not a cell, which is its column and row from 0, as in 3,0
            """)
    void otherCellsAreRefused(String text, String saying) {
        assertThatThrownBy(() -> grid.node(text))
                .isInstanceOf(InputException.class)
                .hasMessage(saying);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            octile   | tile  | grid.map, line 1: "type octile" is expected here
            height 3 | h 3   | grid.map, line 2: "height" with a number from 1 to 10000 is expected here
            width 4  | width | grid.map, line 3: "width" with a number from 1 to 10000 is expected here
            height 3 | height 4 | grid.map: there are 3 rows, and line 2 says 4
            height 3 | height 2 | grid.map, line 7: there is more below the 2 rows that line 2 says
            .@@.     | .@@   | grid.map, line 6: there are 3 cells, and line 3 says 4
            """)
    void wrongFilesAreRefusedWithTheirLine(String right, String wrong, String saying) {
        assertThatThrownBy(() -> GridMap.read("grid.map", GRID.replace(right, wrong)))
                .isInstanceOf(InputException.class)
                .hasMessage(saying);
    }

    @Test
    void blankLinesBelowTheRowsAreNotTheWrongOnes() {
        assertThat(GridMap.read("grid.map", GRID + "\n \n").width()).isEqualTo(4);
        assertThatThrownBy(() -> GridMap.read("grid.map", GRID + "\n \nend\n"))
                .hasMessage("grid.map, line 10: there is more below the 3 rows that line 2 says");
    }
}
