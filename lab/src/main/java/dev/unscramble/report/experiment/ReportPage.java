package dev.unscramble.report.experiment;

import dev.unscramble.report.comparison.ExperimentResults;

/**
 * A report as a page of HTML, without files beside it.
 *
 * @param html the page
 * @param data the figures of its charts, as JSON
 */
public record ReportPage(String html, String data) {

    public static ReportPage of(ExperimentResults results) {
        String data = ReportData.write(results);
        return new ReportPage(HtmlReport.write(ReportDocument.of(results), data), data);
    }
}
