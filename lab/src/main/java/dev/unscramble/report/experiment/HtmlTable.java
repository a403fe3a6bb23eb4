package dev.unscramble.report.experiment;

import dev.unscramble.report.experiment.Comparison.Cell;
import dev.unscramble.report.experiment.Comparison.Line;
import dev.unscramble.report.experiment.Comparison.View;
import dev.unscramble.report.experiment.PublishedWords.Publication;
import dev.unscramble.report.experiment.PublishedWords.Remark;
import java.util.List;
import java.util.Locale;

/** A table of {@link HtmlReport}, under a heading that folds it up or opens it. */
final class HtmlTable {
    private static final int DETAILS_PER_LINE = 2;
    private static final int LONG = 30;

    private final ExperimentResults results;
    private final Comparison comparison;
    private final ReportWords words;
    private final Html html;

    HtmlTable(ExperimentResults results, Comparison comparison, Html html) {
        this.results = results;
        this.comparison = comparison;
        this.words = new ReportWords(results);
        this.html = html;
    }

    /** The name of its place in the page. */
    static String anchor(Comparison comparison) {
        String attribute = "table-" + comparison.attribute().label();
        return comparison.view() == View.WHOLE
                ? attribute
                : attribute + "-"
                        + comparison.view().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** @param isFirst whether it is one of the tables that people come for */
    void write(boolean isFirst) {
        boolean isOpen = comparison.view() == View.WHOLE
                && comparison.lines().size() <= LONG
                && (isFirst || comparison.hasPublished());
        html.raw("<details class=\"table\" id=\"" + anchor(comparison) + "\"" + (isOpen ? " open" : "")
                        + ">\n<summary>")
                .element("h2", words.heading(comparison))
                .raw("</summary>\n")
                .element("p", "reading", words.reading(comparison))
                .raw("\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
                .text(words.heading(comparison))
                .raw("\"><table>\n<thead><tr>")
                .element("th", "row", words.rowHeading())
                .element("th", "n", "n");
        results.solvers().forEach(solver -> html.element("th", solver.label()));
        html.raw("</tr></thead>\n<tbody>\n");
        comparison.lines().forEach(this::row);
        html.raw("</tbody></table></div>\n");
        new PublishedWords(results)
                .about(comparison.attribute())
                .forEach(publication -> publication(publication, html));
        html.raw("</details>\n");
    }

    private void row(Line line) {
        html.raw("<tr>")
                .element("th", "row", results.shortLabel(line.row()))
                .element("td", "n", Integer.toString(line.instances()));
        line.cells().forEach(cell -> cell(line, cell));
        html.raw("</tr>\n");
    }

    private void cell(Line line, Cell cell) {
        html.open("td", cell.isBest() ? "best" : cell.isShown() ? "" : "gap")
                .element("b", CellText.main(comparison.attribute(), line, cell));
        List<String> details = CellText.details(comparison.attribute(), line, cell);
        if (!details.isEmpty()) {
            html.raw("<small>");
            for (int i = 0; i < details.size(); i += DETAILS_PER_LINE) {
                List<String> few = details.subList(i, Math.min(i + DETAILS_PER_LINE, details.size()));
                html.element("span", String.join(" \u00b7 ", few)).raw(" ");
            }
            html.raw("</small>");
        }
        cell.published()
                .ifPresent(figure -> html.raw("<i title=\"published by others\">")
                        .text("published " + figure)
                        .raw("</i>"));
        html.raw("</td>");
    }

    /** Who published what, what we say of it, and what our runs say of each of its claims. */
    static void publication(Publication publication, Html html) {
        html.raw("<p class=\"published\"><i>published</i> ")
                .text(publication.source() + " " + publication.note())
                .raw("</p>\n");
        if (publication.remarks().isEmpty()) {
            return;
        }
        html.raw("<ul class=\"claims\">\n");
        for (Remark remark : publication.remarks()) {
            String classes = remark.verdict()
                    .agrees()
                    .map(agrees -> agrees ? "agrees" : "contradicts")
                    .orElse("open");
            html.open("li", classes)
                    .element("q", remark.says())
                    .raw(" ")
                    .element("span", remark.verdict().evidence())
                    .raw("</li>\n");
        }
        html.raw("</ul>\n");
    }
}
