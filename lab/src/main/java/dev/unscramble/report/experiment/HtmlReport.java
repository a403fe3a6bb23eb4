package dev.unscramble.report.experiment;

import dev.unscramble.report.experiment.ReportDocument.Table;
import dev.unscramble.text.Resource;
import java.util.List;

/**
 * The report as one file that needs nothing else: its tables stand in it as they are, its charts are
 * drawn by the script within it, and nothing is ever loaded.
 */
final class HtmlReport {
    private static final int FIRST_TABLES = 3;

    private final ReportDocument report;
    private final String data;
    private final Html html = new Html();

    private HtmlReport(ReportDocument report, String data) {
        this.report = report;
        this.data = data;
    }

    /** @param data what its charts draw, see {@link ReportData} */
    static String write(ReportDocument report, String data) {
        HtmlReport page = new HtmlReport(report, data);
        page.head();
        page.contents();
        page.html
                .raw("<div id=\"charts\"></div>\n")
                .raw("<noscript><p>The charts need JavaScript; the tables do not.</p></noscript>\n");
        for (int i = 0; i < report.tables().size(); i++) {
            new HtmlTable(report, report.tables().get(i), page.html).write(i < FIRST_TABLES);
        }
        page.notes();
        return page.filled(Resource.text(HtmlReport.class, "report.html"));
    }

    /** Each mark of the template is replaced once, in its order, so that no text is taken for a mark. */
    private String filled(String template) {
        StringBuilder page = new StringBuilder();
        int from = 0;
        for (Part part : parts()) {
            int at = template.indexOf(part.mark, from);
            page.append(template, from, at).append(part.text);
            from = at + part.mark.length();
        }
        return page.append(template, from, template.length()).toString();
    }

    private record Part(String mark, String text) {}

    private List<Part> parts() {
        return List.of(
                new Part("{{title}}", Html.escaped(report.title())),
                new Part("{{uplot.css}}", Resource.text(HtmlReport.class, "uPlot.min.css")),
                new Part("{{report.css}}", Resource.text(HtmlReport.class, "report.css")),
                new Part("{{body}}", html.toString()),
                new Part("{{data}}", data.replace("<", "\\u003c")),
                new Part("{{uplot.js}}", Resource.text(HtmlReport.class, "uPlot.iife.min.js")),
                new Part("{{report.js}}", Resource.text(HtmlReport.class, "report.js")));
    }

    private void head() {
        html.element("h1", report.title()).newline();
        if (!report.about().isEmpty()) {
            html.element("p", "about", report.about()).newline();
        }
        report.command()
                .ifPresent(command -> html.raw("<p class=\"command\">To repeat it: ")
                        .element("code", command)
                        .raw("</p>\n"));
        list(report.facts());
    }

    private void list(List<String> lines) {
        html.raw("<ul class=\"facts\">\n");
        lines.forEach(line -> html.element("li", line).newline());
        html.raw("</ul>\n");
    }

    private void contents() {
        html.raw("<nav aria-label=\"Contents\">\n<h2>Contents</h2>\n<ul>\n");
        item("charts", "Charts");
        for (Table table : report.tables()) {
            if (table.isWhole()) {
                item(HtmlTable.anchor(table), table.heading());
            } else {
                html.raw("<li class=\"view\">");
                link(HtmlTable.anchor(table), table.viewName());
            }
        }
        item("instances", "Instances");
        if (!report.remarks().isEmpty()) {
            item("remarks", "What others found");
        }
        if (!report.config().isEmpty()) {
            item("file", "The experiment's file");
        }
        html.raw("</ul>\n</nav>\n");
    }

    private void item(String anchor, String text) {
        html.raw("<li>");
        link(anchor, text);
    }

    private void link(String anchor, String text) {
        html.raw("<a href=\"#" + anchor + "\">").text(text).raw("</a></li>\n");
    }

    private void notes() {
        html.raw("<section id=\"instances\">\n").element("h2", "Instances").newline();
        list(report.instances());
        html.raw("</section>\n");
        if (!report.remarks().isEmpty()) {
            html.raw("<section id=\"remarks\">\n")
                    .element("h2", "What others found")
                    .newline();
            report.remarks().forEach(remark -> HtmlTable.publication(remark, html));
            html.raw("</section>\n");
        }
        if (!report.config().isEmpty()) {
            html.raw("<details id=\"file\"><summary>")
                    .element("h2", "The experiment's file")
                    .raw("</summary>")
                    .element("pre", report.config())
                    .raw("</details>\n");
        }
    }
}
