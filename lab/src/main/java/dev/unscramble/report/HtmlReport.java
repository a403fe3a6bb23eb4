package dev.unscramble.report;

import dev.unscramble.report.Comparison.Cell;
import dev.unscramble.report.Comparison.Line;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * The report as one file that needs nothing else: its tables stand in it as they are, its charts are
 * drawn by the script within it, and nothing is ever loaded.
 */
final class HtmlReport {
    private static final int DETAILS_PER_LINE = 2;

    private final ExperimentResults results;
    private final ReportWords words;
    private final StringBuilder html = new StringBuilder();

    private HtmlReport(ExperimentResults results) {
        this.results = results;
        this.words = new ReportWords(results);
    }

    static String write(ExperimentResults results) {
        HtmlReport report = new HtmlReport(results);
        report.head();
        report.words.comparisons().forEach(report::table);
        report.notes();
        return filled(resource("report.html"), report, results);
    }

    /** Each mark of the template is replaced once, in its order, so that no text is taken for a mark. */
    private static String filled(String template, HtmlReport report, ExperimentResults results) {
        StringBuilder page = new StringBuilder();
        int from = 0;
        for (Part part : report.parts(results)) {
            int at = template.indexOf(part.mark, from);
            page.append(template, from, at).append(part.text);
            from = at + part.mark.length();
        }
        return page.append(template, from, template.length()).toString();
    }

    private record Part(String mark, String text) {}

    private List<Part> parts(ExperimentResults results) {
        return List.of(
                new Part("{{title}}", escaped(results.manifest().experiment().title())),
                new Part("{{uplot.css}}", resource("uPlot.min.css")),
                new Part("{{report.css}}", resource("report.css")),
                new Part("{{body}}", html.toString()),
                new Part("{{data}}", ReportData.write(results).replace("<", "\\u003c")),
                new Part("{{uplot.js}}", resource("uPlot.iife.min.js")),
                new Part("{{report.js}}", resource("report.js")));
    }

    private void head() {
        element("h1", results.manifest().experiment().title());
        if (!results.manifest().experiment().about().isEmpty()) {
            html.append("<p class=\"about\">")
                    .append(escaped(results.manifest().experiment().about()))
                    .append("</p>\n");
        }
        html.append("<ul class=\"facts\">\n");
        words.facts().forEach(fact -> element("li", fact));
        html.append("</ul>\n<div id=\"charts\"></div>\n");
        html.append("<noscript><p>The charts need JavaScript; the tables do not.</p></noscript>\n");
    }

    private void table(Comparison comparison) {
        html.append(comparison.isOverCommon() ? "<section class=\"common\">\n" : "<section>\n");
        element("h2", words.heading(comparison));
        html.append("<p class=\"reading\">")
                .append(escaped(words.reading(comparison)))
                .append("</p>\n");
        html.append("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
                .append(escaped(words.heading(comparison)))
                .append("\"><table>\n<thead><tr>");
        cell("th", "row", escaped(words.rowHeading()));
        cell("th", "n", "n");
        results.solvers().forEach(solver -> cell("th", "", escaped(solver.label())));
        html.append("</tr></thead>\n<tbody>\n");
        for (Line line : comparison.lines()) {
            html.append("<tr>");
            cell("th", "row", escaped(results.shortLabel(line.row())));
            cell("td", "n", Integer.toString(line.instances()));
            line.cells().forEach(cell -> cell("td", classes(cell), content(comparison, line, cell)));
            html.append("</tr>\n");
        }
        html.append("</tbody></table></div>\n");
        words.sources(comparison.attribute()).forEach(this::printed);
        html.append("</section>\n");
    }

    private static String classes(Cell cell) {
        return cell.isBest() ? "best" : cell.isShown() ? "" : "gap";
    }

    private static String content(Comparison comparison, Line line, Cell cell) {
        StringBuilder text = new StringBuilder("<b>")
                .append(escaped(CellText.main(comparison.attribute(), line, cell)))
                .append("</b>");
        List<String> details = CellText.details(comparison.attribute(), line, cell);
        if (!details.isEmpty()) {
            text.append("<small>");
            for (int i = 0; i < details.size(); i += DETAILS_PER_LINE) {
                List<String> few = details.subList(i, Math.min(i + DETAILS_PER_LINE, details.size()));
                text.append("<span>")
                        .append(escaped(String.join(" \u00b7 ", few)))
                        .append("</span> ");
            }
            text.append("</small>");
        }
        cell.original()
                .ifPresent(printed -> text.append("<i title=\"printed by others\">printed ")
                        .append(escaped(printed))
                        .append("</i>"));
        return text.toString();
    }

    private void printed(String source) {
        html.append("<p class=\"printed\"><i>printed</i> ")
                .append(escaped(source))
                .append("</p>\n");
    }

    private void notes() {
        html.append("<section>\n");
        element("h2", "Instances");
        html.append("<ul class=\"facts\">\n");
        words.samplings().forEach(line -> element("li", line));
        html.append("</ul>\n");
        if (!words.remarks().isEmpty()) {
            element("h2", "What others found");
            words.remarks().forEach(remark -> element("p", remark));
        }
        html.append("</section>\n");
        if (!results.manifest().experiment().config().isEmpty()) {
            html.append("<details><summary>The experiment's file</summary><pre>")
                    .append(escaped(results.manifest().experiment().config()))
                    .append("</pre></details>\n");
        }
    }

    private void element(String name, String text) {
        html.append('<')
                .append(name)
                .append('>')
                .append(escaped(text))
                .append("</")
                .append(name)
                .append(">\n");
    }

    private void cell(String name, String classes, String content) {
        html.append('<').append(name);
        if (!classes.isEmpty()) {
            html.append(" class=\"").append(classes).append('"');
        }
        html.append('>').append(content).append("</").append(name).append('>');
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    static String resource(String name) {
        try (InputStream stream = Objects.requireNonNull(HtmlReport.class.getResourceAsStream(name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
