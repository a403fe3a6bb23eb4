package dev.unscramble.report.experiment;

import dev.unscramble.report.experiment.PublishedWords.Publication;
import dev.unscramble.report.experiment.PublishedWords.Remark;
import dev.unscramble.report.experiment.ReportDocument.Cell;
import dev.unscramble.report.experiment.ReportDocument.Detail;
import dev.unscramble.report.experiment.ReportDocument.Row;
import dev.unscramble.report.experiment.ReportDocument.Table;
import java.util.List;
import java.util.Locale;

/** A table of {@link HtmlReport}, under a heading that folds it up or opens it. */
record HtmlTable(ReportDocument report, Table table, Html html) {
    private static final int DETAILS_PER_LINE = 2;
    private static final int LONG = 30;

    /** The name of its place in the page. */
    static String anchor(Table table) {
        String attribute = "table-" + table.attribute().label();
        return table.isWhole()
                ? attribute
                : attribute + "-" + table.view().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** @param isFirst whether it is one of the main tables */
    void write(boolean isFirst) {
        boolean isOpen = table.isWhole() && table.rows().size() <= LONG && (isFirst || table.hasPublished());
        html.raw("<details class=\"table\" id=\"" + anchor(table) + "\"" + (isOpen ? " open" : "") + ">\n<summary>")
                .element("h2", table.heading())
                .raw("</summary>\n")
                .element("p", "reading", table.reading())
                .raw("\n<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
                .text(table.heading())
                .raw("\"><table>\n<thead><tr>")
                .element("th", "row", report.rowHeading())
                .element("th", "n", "n");
        report.solvers().forEach(solver -> html.element("th", solver));
        html.raw("</tr></thead>\n<tbody>\n");
        table.rows().forEach(this::row);
        html.raw("</tbody></table></div>\n");
        table.publications().forEach(publication -> publication(publication, html));
        html.raw("</details>\n");
    }

    private void row(Row row) {
        html.raw("<tr>").element("th", "row", row.label()).element("td", "n", Integer.toString(row.n()));
        row.cells().forEach(this::cell);
        html.raw("</tr>\n");
    }

    private void cell(Cell cell) {
        html.open("td", cell.isBest() ? "best" : cell.isShown() ? "" : "gap").element("b", cell.main());
        List<String> details = cell.details().stream().map(Detail::text).toList();
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
