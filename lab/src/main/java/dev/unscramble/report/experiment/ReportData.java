package dev.unscramble.report.experiment;

import dev.unscramble.experiment.SolverSpec;
import dev.unscramble.report.experiment.Comparison.View;
import dev.unscramble.report.experiment.ExperimentResults.Row;
import dev.unscramble.report.experiment.ExperimentResults.Trial;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.Json;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** The data of the charts of {@link HtmlReport}, as JSON: summaries of each cell, and the figures of each trial. */
final class ReportData {
    private static final List<Attribute> PER_TRIAL =
            List.of(Attribute.GENERATED, Attribute.EXPANDED, Attribute.LENGTH, Attribute.SECONDS);
    private static final List<Attribute> PER_PRICED_TRIAL =
            List.of(Attribute.GENERATED, Attribute.EXPANDED, Attribute.LENGTH, Attribute.COST, Attribute.SECONDS);

    private final ExperimentResults results;
    private final List<Attribute> perTrial;
    private final JsonGenerator json;

    private ReportData(ExperimentResults results, JsonGenerator json) {
        this.results = results;
        this.perTrial = results.hasPrices() ? PER_PRICED_TRIAL : PER_TRIAL;
        this.json = json;
    }

    static String write(ExperimentResults results) {
        return Json.write(json -> new ReportData(results, json).write());
    }

    private void write() {
        json.writeStringProperty("axis", results.axis().orElse(""));
        json.writeBooleanProperty("wide", results.axis().isPresent() && LineChart.isWide(results));
        json.writeBooleanProperty("detours", results.hasDetours());
        json.writeNumberProperty(
                "limits", results.manifest().experiment().limits().size());
        Json.writeTexts(json, "colours", LineChart.COLOURS);
        Json.writeTexts(
                json,
                "solvers",
                results.solvers().stream().map(SolverSpec::label).toList());
        json.writeArrayPropertyStart("rows");
        results.rows().forEach(this::row);
        json.writeEndArray();
        json.writeArrayPropertyStart("attributes");
        results.attributes().forEach(this::attribute);
        json.writeEndArray();
        json.writeArrayPropertyStart("measures");
        perTrial.forEach(attribute -> {
            json.writeStartObject();
            names(attribute);
            json.writeEndObject();
        });
        json.writeEndArray();
        trials();
    }

    private void row(Row row) {
        json.writeStartObject();
        json.writeStringProperty("label", row.label());
        row.value().ifPresent(value -> json.writeNumberProperty("x", value));
        json.writeNumberProperty("n", row.group().entries().size());
        json.writeEndObject();
    }

    private void attribute(Attribute attribute) {
        json.writeStartObject();
        names(attribute);
        cells("cells", Comparison.of(results, attribute));
        if (results.hasDetours()) {
            cells("cellsAtDepth", new Comparison(results, attribute, View.AT_DEPTH));
        }
        json.writeEndObject();
    }

    private void names(Attribute attribute) {
        json.writeStringProperty("label", attribute.label());
        json.writeStringProperty("title", attribute.title());
        json.writeStringProperty("axis", attribute.axis());
        json.writeBooleanProperty("log", attribute.isLogarithmic());
    }

    private void cells(String name, Comparison comparison) {
        json.writeArrayPropertyStart(name);
        for (int column = 0; column < results.solvers().size(); column++) {
            json.writeStartArray();
            for (Comparison.Line line : comparison.lines()) {
                cell(comparison.attribute(), line.cells().get(column));
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private void cell(Attribute attribute, Comparison.Cell cell) {
        SampleStatistics summary = cell.summary();
        if (!cell.isShown() || Double.isNaN(summary.mean())) {
            json.writeNull();
            return;
        }
        boolean isShare = attribute == Attribute.SOLVED;
        json.writeStartObject();
        number("mean", isShare ? cell.solved().percent() : summary.mean());
        number("median", isShare ? cell.solved().percent() : summary.median());
        number("low", isShare ? cell.solved().low() : summary.mean() - summary.halfWidth());
        number("high", isShare ? cell.solved().high() : summary.mean() + summary.halfWidth());
        number("least", summary.least());
        number("most", summary.most());
        json.writeNumberProperty("n", summary.count());
        json.writeEndObject();
    }

    private void number(String name, double value) {
        if (!Double.isNaN(value)) {
            json.writeNumberProperty(name, value);
        }
    }

    /**
     * By solver and row: for each instance nothing where it was not run, 0 where it was not solved, else its figures.
     * What a row sums up is in the rows before it.
     */
    private void trials() {
        json.writeArrayPropertyStart("trials");
        for (int column = 0; column < results.solvers().size(); column++) {
            json.writeStartArray();
            for (int row = 0; row < results.rows().size(); row++) {
                json.writeStartArray();
                int next = 0;
                for (Trial trial : results.rows().get(row).isTotal() ? List.<Trial>of() : results.trials(row, column)) {
                    for (; next < trial.entry(); next++) {
                        json.writeNull();
                    }
                    trial(trial);
                    next++;
                }
                json.writeEndArray();
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private void trial(Trial trial) {
        if (!trial.isSolved()) {
            json.writeNumber(0);
            return;
        }
        json.writeStartArray();
        for (Attribute attribute : perTrial) {
            double value = trial.value(attribute);
            if (value == Math.rint(value)) {
                json.writeNumber((long) value);
            } else {
                json.writeNumber(value);
            }
        }
        json.writeEndArray();
    }
}
