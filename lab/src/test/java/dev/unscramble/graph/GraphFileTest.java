package dev.unscramble.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphFileTest {
    private static final String ROADS = """
            # a comment
            A,B,2
            B,"C, the third",3
            """;

    @Test
    void edgesLeadBothWaysAndNodesAreInTheOrderOfTheFile() {
        NodeGraph graph = GraphFile.read("roads.csv", ROADS, Optional.empty());
        assertThat(graph.nodes()).containsExactly("A", "B", "C, the third");
        assertThat(graph.distances("A")).isEqualTo(Map.of("A", 0, "B", 2, "C, the third", 5));
        assertThat(graph.distances("C, the third")).isEqualTo(Map.of("A", 5, "B", 3, "C, the third", 0));
    }

    @Test
    void columnsMayBeNamedAndAnEdgeMayLeadOneWay() {
        NodeGraph graph = GraphFile.read("roads.csv", """
                cost,From,To,one-way
                2,A,B,yes
                7,B,A,no
                """, Optional.empty());
        assertThat(graph.distances("B")).containsEntry("A", 2);
        assertThat(graph.distances("A")).containsEntry("B", 7);
    }

    @Test
    void anEdgeWithoutACostCostsOne() {
        assertThat(GraphFile.read("roads.csv", "A,B", Optional.empty()).distances("A"))
                .containsEntry("B", 1);
    }

    @Test
    void coordinatesAndEstimatesAreHeuristicsAndTheOnlyGoalWithEstimatesIsTheUsualOne() {
        NodeGraph graph = GraphFile.read("roads.csv", ROADS, Optional.of("""
                node,x,y,B
                A,0,0,1
                B,0,1,0
                "C, the third",3,1,3
                """));
        assertThat(graph.usualGoal()).contains("B");
        assertThat(graph.heuristics("B")).extracting(Heuristic::name).containsExactly("estimates", "straight-line");
        assertThat(graph.heuristics("A")).extracting(Heuristic::name).containsExactly("straight-line");
    }

    @Test
    void aNameMayDifferInCaseOnly() {
        assertThat(GraphFile.read("roads.csv", ROADS, Optional.empty()).node(" b "))
                .isEqualTo("B");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A,B,0            | roads.csv, line 1: the cost 0 is not a whole number from 1 to 500000000
            A,B,1.5          | roads.csv, line 1: the cost 1.5 is not a whole number from 1 to 500000000; multiply all costs by ten
            A                | roads.csv, line 1: an edge has two nodes and a cost, as in Arad,Sibiu,140; this line has no comma
            A,B,1,yes        | this line has 4 cells
            ,B,1             | the name of a node is empty
            from,to,length   | roads.csv, line 1: unknown column "length"
            from,to,cost,cost | roads.csv, line 1: two columns have the same name
            from,to          | roads.csv: there are no edges here
            """)
    void wrongEdgesAreRefusedWithTheirLine(String line, String saying) {
        assertThatThrownBy(() -> GraphFile.read("roads.csv", line, Optional.empty()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(saying);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            name,x,y         | A,1,2   | roads.nodes.csv, line 1: the first line must name the columns
            node,x           | A,1     | roads.nodes.csv, line 1: coordinates need two columns, x and y
            node,D           | A,1     | roads.nodes.csv, line 1: unknown node "D"
            node,B,B         | A,1,2   | roads.nodes.csv, line 1: two columns have the same name
            node,B           | 'A,1\nA,2' | roads.nodes.csv, line 3: the node A is here twice
            node,x,y         | E,1,2   | roads.nodes.csv, line 2: unknown node "E"
            node,x,y         | A,1     | roads.nodes.csv, line 2: there are 2 cells, and 3 columns in the first line
            node,x,y         | A,1,z   | roads.nodes.csv, line 2: the coordinate z is not a number
            node,B           | A,-1    | roads.nodes.csv, line 2: the estimate -1 is not a whole number from 0
            """)
    void wrongNodesAreRefusedWithTheirLine(String header, String line, String saying) {
        assertThatThrownBy(() -> GraphFile.read("roads.csv", ROADS, Optional.of(header + "\n" + line)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(saying);
    }
}
