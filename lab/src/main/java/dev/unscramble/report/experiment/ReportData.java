package dev.unscramble.report.experiment;

import dev.unscramble.json.Json;
import dev.unscramble.report.comparison.Comparison;
import dev.unscramble.report.comparison.Comparison.View;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.comparison.ExperimentResults.Row;
import dev.unscramble.report.comparison.ExperimentResults.Trial;
import dev.unscramble.report.comparison.SampleStatistics;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.SolverSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The data of the charts of {@link HtmlReport}, as JSON: summaries of each cell, and the figures of each trial. */
final class ReportData {
    private static final List<Attribute> PER_TRIAL =
            List.of(Attribute.GENERATED, Attribute.EXPANDED, Attribute.LENGTH, Attribute.SECONDS);
    private static final List<Attribute> PER_PRICED_TRIAL =
            List.of(Attribute.GENERATED, Attribute.EXPANDED, Attribute.LENGTH, Attribute.COST, Attribute.SECONDS);

    private final ExperimentResults results;
    private final List<Attribute> perTrial;

    private ReportData(ExperimentResults results) {
        this.results = results;
        this.perTrial = results.hasPrices() ? PER_PRICED_TRIAL : PER_TRIAL;
    }

    static String write(ExperimentResults results) {
        return new ReportData(results).json().line();
    }

    private Json json() {
        return Json.object()
                .put("axis", results.axis().orElse(""))
                .put("wide", results.axis().isPresent() && LineChart.isWide(results))
                .put("detours", results.hasDetours())
                .put("limits", results.manifest().experiment().limits().size())
                .put("colours", LineChart.COLOURS)
                .put(
                        "solvers",
                        results.solvers().stream().map(SolverSpec::label).toList())
                .put("rows", results.rows().stream().map(ReportData::row).toList())
                .put(
                        "attributes",
                        results.attributes().stream().map(this::attribute).toList())
                .put("measures", perTrial.stream().map(ReportData::names).toList())
                .put("trials", columns(this::trials));
    }

    /** A list for each solver. */
    private List<?> columns(IntFunction<List<?>> ofSolver) {
        return IntStream.range(0, results.solvers().size()).mapToObj(ofSolver).toList();
    }

    private static Json row(Row row) {
        Json json = Json.object().put("label", row.label());
        row.value().ifPresent(value -> json.put("x", value));
        return json.put("n", row.group().entries().size());
    }

    private Json attribute(Attribute attribute) {
        Json json = names(attribute).put("cells", cells(Comparison.of(results, attribute)));
        return results.hasDetours()
                ? json.put("cellsAtDepth", cells(new Comparison(results, attribute, View.AT_DEPTH)))
                : json;
    }

    private static Json names(Attribute attribute) {
        return Json.object()
                .put("label", attribute.label())
                .put("title", attribute.title())
                .put("axis", attribute.axis())
                .put("log", attribute.isLogarithmic());
    }

    private List<?> cells(Comparison comparison) {
        return columns(column -> comparison.lines().stream()
                .map(line -> cell(comparison.attribute(), line.cells().get(column)))
                .toList());
    }

    private static Optional<Json> cell(Attribute attribute, Comparison.Cell cell) {
        SampleStatistics summary = cell.summary();
        if (!cell.isShown() || Double.isNaN(summary.mean())) {
            return Optional.empty();
        }
        boolean isShare = attribute == Attribute.SOLVED;
        Json json = Json.object();
        number(json, "mean", isShare ? cell.solved().percent() : summary.mean());
        number(json, "median", isShare ? cell.solved().percent() : summary.median());
        number(json, "low", isShare ? cell.solved().low() : summary.mean() - summary.halfWidth());
        number(json, "high", isShare ? cell.solved().high() : summary.mean() + summary.halfWidth());
        number(json, "least", summary.least());
        number(json, "most", summary.most());
        return Optional.of(json.put("n", summary.count()));
    }

    private static void number(Json json, String name, double value) {
        if (!Double.isNaN(value)) {
            json.put(name, value);
        }
    }

    /**
     * By row: for each instance null if it was not run, 0 if it was not solved, else its figures. The instances of a
     * total are in the rows before it.
     */
    private List<?> trials(int column) {
        return IntStream.range(0, results.rows().size())
                .mapToObj(row -> results.rows().get(row).isTotal() ? List.of() : figures(results.trials(row, column)))
                .toList();
    }

    private List<?> figures(List<Trial> trials) {
        List<Object> figures = new ArrayList<>();
        for (Trial trial : trials) {
            figures.addAll(Collections.nCopies(trial.entry() - figures.size(), Optional.empty()));
            figures.add(
                    !trial.isSolved()
                            ? 0
                            : perTrial.stream()
                                    .map(attribute -> Json.plain(trial.value(attribute)))
                                    .toList());
        }
        return figures;
    }
}
