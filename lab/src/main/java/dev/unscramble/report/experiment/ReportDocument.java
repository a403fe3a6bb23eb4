package dev.unscramble.report.experiment;

import dev.unscramble.experiment.Experiment;
import dev.unscramble.report.comparison.Comparison;
import dev.unscramble.report.comparison.Comparison.View;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.experiment.PublishedWords.Publication;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.SolverSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A report as data, in the order in which it is shown. What it says is decided here, once; a renderer of a format only
 * writes it.
 *
 * @param about what the experiment is about, or nothing
 * @param command the command that makes the same runs again, if it is known
 * @param facts what was run, when and where
 * @param rowHeading what the rows of all tables are called
 * @param solvers the names of their columns
 * @param instances where they come from
 * @param remarks what others published of no table
 * @param config the experiment's file, or nothing
 */
record ReportDocument(
        String name,
        String title,
        String about,
        Optional<String> command,
        List<String> facts,
        String rowHeading,
        List<String> solvers,
        List<Table> tables,
        List<String> instances,
        List<Publication> remarks,
        String config) {

    /** The names of the numbers behind a figure, in the order of their columns. */
    private static final List<String> SPREAD = List.of("n", "\u00b1", "low", "high", "median", "sd", "min", "max");

    /**
     * An attribute of all solvers, row by row.
     *
     * @param viewName the name of its view
     * @param reading how to read it
     * @param publications what others published of it
     */
    record Table(
            Attribute attribute,
            View view,
            String heading,
            String viewName,
            String reading,
            List<Row> rows,
            List<Publication> publications) {

        /** Whether it is about all instances. */
        boolean isWhole() {
            return view == View.WHOLE;
        }

        /** Whether it has figures of others. */
        boolean hasPublished() {
            return rows.stream().flatMap(row -> row.cells.stream()).anyMatch(cell -> cell.published.isPresent());
        }

        private boolean hasPublished(int column) {
            return rows.stream().anyMatch(row -> row.cells.get(column).published.isPresent());
        }
    }

    /** A row, about n instances. */
    record Row(String label, int n, List<Cell> cells) {}

    /**
     * What a solver has in a row.
     *
     * @param main the figure that counts; or a dash, and why
     * @param details what stands behind the figure
     * @param published what others published
     */
    record Cell(String main, List<Detail> details, boolean isShown, boolean isBest, Optional<String> published) {
        /** One of the numbers behind the figure. */
        private Optional<String> number(String name) {
            return details.stream()
                    .flatMap(detail -> Optional.ofNullable(detail.numbers.get(name)).stream())
                    .findFirst();
        }
    }

    /**
     * Something that stands behind a figure.
     *
     * @param text in words, short enough to stand beside the figure
     * @param numbers the numbers in it by their names
     */
    record Detail(String text, Map<String, String> numbers) {
        static Detail of(String name, String number) {
            return new Detail(name + " " + number, Map.of(name, number));
        }

        static Detail range(String lowName, String low, String highName, String high) {
            return new Detail(low + " to " + high, Map.of(lowName, low, highName, high));
        }
    }

    static ReportDocument of(ExperimentResults results) {
        Experiment experiment = results.manifest().experiment();
        ReportWords words = new ReportWords(results);
        return new ReportDocument(
                experiment.name(),
                experiment.title(),
                experiment.about(),
                words.command(),
                words.facts(),
                words.rowHeading(),
                results.solvers().stream().map(SolverSpec::label).toList(),
                words.comparisons().stream()
                        .map(comparison -> table(results, words, comparison))
                        .toList(),
                words.samplings(),
                new PublishedWords(results).others(),
                experiment.config());
    }

    private static Table table(ExperimentResults results, ReportWords words, Comparison comparison) {
        Attribute attribute = comparison.attribute();
        return new Table(
                attribute,
                comparison.view(),
                words.heading(comparison),
                words.view(comparison),
                words.reading(comparison),
                comparison.lines().stream()
                        .map(line -> new Row(
                                results.shortLabel(line.row()),
                                line.instances(),
                                line.cells().stream()
                                        .map(cell -> cell(attribute, line, cell))
                                        .toList()))
                        .toList(),
                new PublishedWords(results).about(attribute));
    }

    private static Cell cell(Attribute attribute, Comparison.Line line, Comparison.Cell cell) {
        return new Cell(
                CellText.main(attribute, line, cell),
                CellText.details(attribute, line, cell),
                cell.isShown(),
                cell.isBest(),
                cell.published());
    }

    /**
     * A table as lines of texts, the first of which are the names of the columns, for formats in which a cell is only a
     * text: the row, n, and for each solver its figure and, in a column of its own, what others published of it.
     *
     * @param published the name of the columns of others
     * @param ours how a cell of ours is written
     * @param others how the names of rows and columns and the figures of others are written
     */
    List<List<String>> grid(Table table, String published, Function<Cell, String> ours, UnaryOperator<String> others) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(line(
                table, others.apply(rowHeading), "n", column -> others.apply(solvers.get(column)), row -> published));
        for (Row row : table.rows) {
            lines.add(line(
                    table,
                    others.apply(row.label),
                    Integer.toString(row.n),
                    column -> ours.apply(row.cells.get(column)),
                    column -> others.apply(row.cells.get(column).published.orElse(""))));
        }
        return lines;
    }

    /**
     * What stands behind the figures of a table, a line for each row and solver and one number in a cell, under the
     * names of the columns; empty if nothing stands behind them.
     */
    List<List<String>> spread(Table table) {
        List<String> names = SPREAD.stream()
                .filter(name -> table.rows.stream()
                        .flatMap(row -> row.cells.stream())
                        .anyMatch(cell -> cell.number(name).isPresent()))
                .toList();
        if (names.isEmpty()) {
            return List.of();
        }
        List<List<String>> lines = new ArrayList<>();
        lines.add(joined(List.of(rowHeading, "solver"), names));
        for (Row row : table.rows) {
            for (int column = 0; column < solvers.size(); column++) {
                Cell cell = row.cells.get(column);
                if (!cell.details.isEmpty()) {
                    lines.add(joined(
                            List.of(row.label, solvers.get(column)),
                            names.stream()
                                    .map(name -> cell.number(name).orElse(""))
                                    .toList()));
                }
            }
        }
        return lines;
    }

    private static List<String> joined(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    private List<String> line(
            Table table, String label, String n, Function<Integer, String> ours, Function<Integer, String> others) {
        List<String> cells = new ArrayList<>(List.of(label, n));
        IntStream.range(0, solvers.size()).forEach(column -> {
            cells.add(ours.apply(column));
            if (table.hasPublished(column)) {
                cells.add(others.apply(column));
            }
        });
        return cells;
    }
}
