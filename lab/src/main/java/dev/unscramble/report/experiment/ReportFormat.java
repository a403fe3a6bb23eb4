package dev.unscramble.report.experiment;

import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.text.Names;
import java.util.Arrays;
import java.util.stream.Collectors;

/** The formats of a comparison of solvers. */
public enum ReportFormat {
    TEXT,
    JSON,
    CSV,
    MD,
    LATEX,
    HTML;

    /** All tables, which are nowhere else. */
    public String write(ExperimentResults results, TextLayout layout) {
        return switch (this) {
            case TEXT -> TablesText.write(results, layout, "--format " + others());
            case JSON -> new TablesData(results).json();
            case CSV -> new TablesData(results).csv();
            case MD -> TablesMarkdown.write(ReportDocument.of(results)).stripTrailing();
            case LATEX -> TablesLatex.write(ReportDocument.of(results)).stripTrailing();
            case HTML -> ReportPage.of(results).html().stripTrailing();
        };
    }

    /** The formats that have every table. */
    private static String others() {
        return Arrays.stream(values())
                .filter(format -> format != TEXT)
                .map(Names::label)
                .collect(Collectors.joining(", "));
    }
}
