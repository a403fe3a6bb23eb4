package dev.unscramble.report.experiment;

import dev.unscramble.report.comparison.Comparison.Cell;
import dev.unscramble.report.comparison.Comparison.Line;
import dev.unscramble.report.comparison.SampleStatistics;
import dev.unscramble.report.experiment.ReportDocument.Detail;
import dev.unscramble.run.Attribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A cell in words. */
final class CellText {
    static final String DASH = "\u2013";

    private CellText() {}

    /** The figure that counts: the mean or the share; or a dash, and why. */
    static String main(Attribute attribute, Line line, Cell cell) {
        if (!cell.isShown()) {
            return gap(line, cell);
        }
        return attribute == Attribute.SOLVED
                ? cell.solved().percentText()
                : attribute.formatMean(cell.summary().mean());
    }

    private static String gap(Line line, Cell cell) {
        int all = line.row().group().entries().size();
        if (cell.solved().whole() < all) {
            return cell.solved().whole() + " of " + all + " run";
        }
        return cell.solved().part() == all ? DASH : DASH + " " + cell.solved().percentText() + " solved";
    }

    /**
     * What stands behind the figure: interval, median, spread and range, and the number
     * of instances if it is not that of the row; nothing behind a dash.
     */
    static List<Detail> details(Attribute attribute, Line line, Cell cell) {
        List<Detail> details = new ArrayList<>();
        if (!cell.isShown()) {
            return details;
        }
        SampleStatistics summary = cell.summary();
        if (attribute == Attribute.SOLVED) {
            if (line.row().group().sampling().isRandom()) {
                details.add(Detail.range(
                        "low",
                        percent(cell.solved().low()),
                        "high",
                        percent(cell.solved().high())));
            }
            return details;
        }
        if (summary.hasInterval()) {
            details.add(Detail.of("\u00b1", attribute.formatMean(summary.halfWidth())));
        }
        if (summary.count() > 1) {
            details.add(Detail.of("median", attribute.formatMean(summary.median())));
            details.add(Detail.of("sd", attribute.formatMean(summary.deviation())));
            details.add(
                    Detail.range("min", attribute.format(summary.least()), "max", attribute.format(summary.most())));
        }
        if (summary.count() != line.instances()) {
            details.add(Detail.of("n", Integer.toString(summary.count())));
        }
        return details;
    }

    private static String percent(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
