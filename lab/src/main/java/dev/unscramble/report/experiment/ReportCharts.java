package dev.unscramble.report.experiment;

import dev.unscramble.report.chart.Bar;
import dev.unscramble.report.chart.Family;
import dev.unscramble.report.chart.PngChart;
import dev.unscramble.report.comparison.Comparison;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.run.Attribute;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The charts of a report as PNG files: lines if the rows have numbers, else bars. */
public final class ReportCharts {
    private ReportCharts() {}

    /** The pictures by the names of their files. */
    static Map<String, byte[]> draw(ExperimentResults results) {
        Map<String, byte[]> pictures = new LinkedHashMap<>();
        for (Attribute attribute : results.attributes()) {
            if (isDrawn(results, attribute)) {
                pictures.put(attribute.label() + ".png", draw(results, attribute));
            }
        }
        return pictures;
    }

    /** The attributes that have no picture: bars are drawn only of whole numbers, times and shares. */
    public static List<Attribute> notDrawn(ExperimentResults results) {
        return results.attributes().stream()
                .filter(attribute -> !isDrawn(results, attribute))
                .toList();
    }

    private static boolean isDrawn(ExperimentResults results, Attribute attribute) {
        return results.axis().isPresent()
                || attribute.isCount()
                || attribute == Attribute.SOLVED
                || attribute == Attribute.SECONDS;
    }

    /** The picture of an attribute. */
    public static byte[] draw(ExperimentResults results, Attribute attribute) {
        Comparison comparison = Comparison.of(results, attribute);
        return results.axis().isPresent()
                ? new LineChart(results, comparison).bytes()
                : new PngChart(
                                attribute.title(),
                                results.manifest().experiment().title() + "; means, rounded",
                                attribute == Attribute.SECONDS ? "microseconds" : attribute.axis(),
                                bars(results, comparison))
                        .bytes();
    }

    private static List<Bar> bars(ExperimentResults results, Comparison comparison) {
        boolean isOneRow = results.rows().size() == 1;
        List<Bar> bars = new ArrayList<>();
        for (Comparison.Line line : comparison.lines()) {
            for (int column = 0; column < line.cells().size(); column++) {
                Comparison.Cell cell = line.cells().get(column);
                String solver = results.solvers().get(column).label();
                String label = isOneRow ? solver : line.row().label() + "  " + solver;
                bars.add(bar(label, comparison.attribute(), line, cell));
            }
        }
        return bars;
    }

    private static Bar bar(String label, Attribute attribute, Comparison.Line line, Comparison.Cell cell) {
        double value = attribute == Attribute.SOLVED
                ? cell.solved().percent()
                : cell.summary().mean();
        if (cell.isShown() && attribute == Attribute.SECONDS) {
            return new Bar(label, Math.round(value * 1e6), attribute.format(value), false, "", Family.NONE, false);
        }
        return cell.isShown()
                ? Bar.of(label, Math.round(value))
                : new Bar(label, 0, false, CellText.main(attribute, line, cell));
    }
}
