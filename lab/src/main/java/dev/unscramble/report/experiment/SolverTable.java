package dev.unscramble.report.experiment;

import dev.unscramble.text.Resource;
import java.util.List;

/**
 * What several solvers made of one puzzle, for papers and pages.
 *
 * @param facts what the puzzle is
 * @param grid the names of the columns, and a row for each solver
 */
public record SolverTable(String title, List<String> facts, List<List<String>> grid) {

    /** The table in a format that is for tables only. */
    public String write(ReportFormat format) {
        return switch (format) {
            case MD -> markdown();
            case LATEX -> latex();
            case HTML -> html();
            case TEXT, JSON, CSV -> throw new IllegalArgumentException("results have a " + format + " of their own");
        };
    }

    private String markdown() {
        StringBuilder text =
                new StringBuilder("# ").append(TablesMarkdown.plain(title)).append("\n\n");
        facts.forEach(
                fact -> text.append("- ").append(TablesMarkdown.plain(fact)).append('\n'));
        return text.append('\n').append(TablesMarkdown.rows(grid)).toString().stripTrailing();
    }

    private String latex() {
        StringBuilder text = new StringBuilder();
        facts.forEach(fact -> text.append("% ").append(fact).append('\n'));
        List<List<String>> escaped = grid.stream()
                .map(row -> row.stream().map(TablesLatex::escaped).toList())
                .toList();
        return text.append(TablesLatex.PREAMBLE)
                .append(TablesLatex.table(title + ".", "compare", escaped))
                .toString()
                .stripTrailing();
    }

    private String html() {
        Html html = new Html()
                .raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .element("title", title)
                .raw("\n<style>\n" + Resource.text(HtmlReport.class, "report.css")
                        + "</style>\n</head>\n<body>\n<main>\n")
                .element("h1", title)
                .raw("\n<ul class=\"facts\">\n");
        facts.forEach(fact -> html.element("li", fact).newline());
        html.raw("</ul>\n<div class=\"scroll\"><table>\n<thead>");
        row(html, "th", grid.get(0));
        html.raw("</thead>\n<tbody>\n");
        grid.stream().skip(1).forEach(row -> row(html, "td", row));
        return html.raw("</tbody></table></div>\n</main>\n</body>\n</html>").toString();
    }

    private static void row(Html html, String element, List<String> cells) {
        html.raw("<tr>");
        cells.forEach(cell -> html.element(element, cell));
        html.raw("</tr>\n");
    }
}
