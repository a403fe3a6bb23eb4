package dev.unscramble.graph;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Puzzle;
import dev.unscramble.text.CsvLine;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads graphs from tables of comma-separated values: one of the edges, and optionally one of the nodes.
 *
 * <pre>
 *   from,to,cost               node,x,y,Bucharest
 *   Arad,Zerind,75             Arad,91,492,366
 *   Arad,Sibiu,140             Bucharest,400,327,0
 * </pre>
 *
 * <p>Of the edges, the first line may name the columns; without such a line they are these. An edge leads both ways, unless
 * a column {@code one-way} says yes; without a cost it costs 1. Of the nodes, the first line names the columns: {@code
 * node}, the coordinates {@code x} and {@code y} in the unit of the costs, and estimates of the cost to a node in a column
 * of its name. Lines that begin with # are comments.
 */
public final class GraphFile {
    /** How the name of a file of edges ends. */
    public static final String ENDING = ".csv";

    private static final List<String> EDGE_COLUMNS = List.of("from", "to", "cost", "one-way");

    private GraphFile() {}

    /** The name of the file of the nodes that belongs to a file of edges, such as romania.nodes.csv. */
    public static String nodesName(String edgesName) {
        return edgesName.substring(0, edgesName.length() - ENDING.length()) + ".nodes" + ENDING;
    }

    /**
     * The graph in a text.
     *
     * @param name of the file of edges
     * @param nodes the text of the file of nodes, if there is one
     * @throws InputException if a line breaks a rule; the message has the file and the line
     */
    public static NodeGraph read(String name, String edges, Optional<String> nodes) {
        NodeGraph graph = new NodeGraph(name);
        readEdges(new Table(name, edges), graph);
        nodes.ifPresent(text -> readNodes(new Table(nodesName(name), text), graph));
        return graph;
    }

    private static void readEdges(Table table, NodeGraph graph) {
        List<String> columns = EDGE_COLUMNS.subList(0, 3);
        for (int i = 0; i < table.rows.size(); i++) {
            Row row = table.rows.get(i);
            List<String> plain = row.cells.stream().map(Names::plain).toList();
            if (i == 0 && plain.contains("from") && plain.contains("to")) {
                columns = table.checked(row, plain);
                continue;
            }
            List<String> known = columns;
            table.at(row, () -> addEdge(graph, known, row.cells));
        }
        if (graph.nodes().isEmpty()) {
            throw new InputException("there are no edges here; a line such as Arad,Sibiu,140 is one").at(table.name);
        }
    }

    private static void addEdge(NodeGraph graph, List<String> columns, List<String> cells) {
        if (cells.size() < 2 || cells.size() > columns.size()) {
            throw new InputException("an edge has two nodes and a cost, as in Arad,Sibiu,140; this line has "
                    + (cells.size() == 1 ? "no comma" : cells.size() + " cells"));
        }
        Map<String, String> byColumn = new HashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            byColumn.put(columns.get(i), cells.get(i));
        }
        String from = byColumn.getOrDefault("from", "");
        String to = byColumn.getOrDefault("to", "");
        if (from.isEmpty() || to.isEmpty()) {
            throw new InputException("the name of a node is empty");
        }
        boolean isOneWay = isYes(byColumn.getOrDefault("one-way", ""));
        graph.addEdge(from, to, cost(byColumn.getOrDefault("cost", "")), isOneWay);
    }

    private static boolean isYes(String cell) {
        return switch (cell.toLowerCase(Locale.ROOT)) {
            case "yes" -> true;
            case "no", "" -> false;
            default -> throw new InputException("one-way is yes or no, and not " + cell);
        };
    }

    private static int cost(String cell) {
        if (cell.isEmpty()) {
            return 1;
        }
        boolean isWhole = cell.matches("\\d{1,9}");
        int cost = isWhole ? Integer.parseInt(cell) : 0;
        if (cost < 1 || cost > Puzzle.MAX_COST) {
            throw new InputException("the cost " + cell + " is not a whole number from 1 to " + Puzzle.MAX_COST
                    + (cell.matches("\\d+\\.\\d+") ? "; multiply all costs by ten or a hundred" : ""));
        }
        return cost;
    }

    private static void readNodes(Table table, NodeGraph graph) {
        if (table.rows.isEmpty()) {
            throw new InputException("the first line must name the columns, as in node,x,y").at(table.name);
        }
        Row header = table.rows.get(0);
        List<String> columns = header.cells;
        table.at(header, () -> checkNodeColumns(graph, columns));
        Map<String, Map<String, Integer>> estimates = new LinkedHashMap<>();
        Set<String> seen = new HashSet<>();
        for (Row row : table.rows.subList(1, table.rows.size())) {
            table.at(row, () -> {
                String node = addNode(graph, estimates, columns, row.cells);
                if (!seen.add(node)) {
                    throw new InputException("the node " + node + " is here twice");
                }
            });
        }
        estimates.forEach(graph::addEstimates);
    }

    private static void requireDistinct(List<String> columns) {
        if (columns.stream().distinct().count() < columns.size()) {
            throw new InputException("two columns have the same name");
        }
    }

    private static void checkNodeColumns(NodeGraph graph, List<String> columns) {
        requireDistinct(columns);
        if (!columns.contains("node")) {
            throw new InputException("the first line must name the columns, and one of them is node, as in node,x,y");
        }
        columns.stream()
                .filter(column -> !List.of("node", "x", "y").contains(column))
                .forEach(graph::node);
        if (columns.contains("x") != columns.contains("y")) {
            throw new InputException("coordinates need two columns, x and y");
        }
    }

    private static String addNode(
            NodeGraph graph, Map<String, Map<String, Integer>> estimates, List<String> columns, List<String> cells) {
        if (cells.size() != columns.size()) {
            throw new InputException(
                    "there are " + cells.size() + " cells, and " + columns.size() + " columns in the first line");
        }
        String node = graph.node(cells.get(columns.indexOf("node")));
        if (columns.contains("x")) {
            graph.addPoint(node, number(cells.get(columns.indexOf("x"))), number(cells.get(columns.indexOf("y"))));
        }
        for (int i = 0; i < columns.size(); i++) {
            String column = columns.get(i);
            if (!List.of("node", "x", "y").contains(column)) {
                estimates.computeIfAbsent(column, goal -> new HashMap<>()).put(node, estimate(cells.get(i)));
            }
        }
        return node;
    }

    private static int estimate(String cell) {
        if (!cell.matches("\\d{1,9}")) {
            throw new InputException("the estimate " + cell + " is not a whole number from 0");
        }
        return Integer.parseInt(cell);
    }

    private static double number(String cell) {
        if (!cell.matches("-?\\d{1,12}(\\.\\d{1,12})?")) {
            throw new InputException("the coordinate " + cell + " is not a number");
        }
        return Double.parseDouble(cell);
    }

    private record Row(int line, List<String> cells) {}

    /** The lines of a file that are not comments. */
    private static final class Table {
        private final String name;
        private final List<Row> rows = new ArrayList<>();

        Table(String name, String text) {
            this.name = name;
            List<String> lines = text.lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
                    rows.add(new Row(i + 1, CsvLine.cells(lines.get(i))));
                }
            }
        }

        List<String> checked(Row header, List<String> columns) {
            at(header, () -> {
                requireDistinct(columns);
                columns.stream()
                        .filter(column -> !EDGE_COLUMNS.contains(column))
                        .forEach(column -> {
                            throw Names.unknown("column", column, EDGE_COLUMNS);
                        });
            });
            return columns;
        }

        void at(Row row, Runnable reading) {
            try {
                reading.run();
            } catch (InputException e) {
                throw e.at(name + ", line " + row.line);
            }
        }
    }
}
