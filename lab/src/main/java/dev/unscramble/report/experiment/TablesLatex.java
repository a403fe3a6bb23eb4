package dev.unscramble.report.experiment;

import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.experiment.ReportDocument.Cell;
import dev.unscramble.report.experiment.ReportDocument.Table;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The tables of a report for a paper: LaTeX with booktabs, one number in a cell, the spread of a table's figures in a
 * second table; and BibTeX entries to cite it and what others published.
 */
final class TablesLatex {
    static final String PREAMBLE = "% In the preamble: \\usepackage{booktabs}\n";

    private TablesLatex() {}

    static String write(ReportDocument report) {
        return "% " + report.title().replaceAll("\\s+", " ") + "\n"
                + report.command()
                        .map(command -> "% To repeat it: " + command + "\n")
                        .orElse("")
                + PREAMBLE
                + report.tables().stream()
                        .filter(Table::isWhole)
                        .map(table -> table(report, table))
                        .collect(Collectors.joining());
    }

    private static String table(ReportDocument report, Table table) {
        String caption = report.title() + ": " + table.heading();
        String label = report.name() + "-" + table.attribute().label();
        List<List<String>> spread = report.spread(table).stream()
                .map(row -> row.stream().map(TablesLatex::escaped).toList())
                .toList();
        return table(caption + ".", label, report.grid(table, "published", TablesLatex::text, TablesLatex::escaped))
                + (spread.isEmpty() ? "" : table(caption + ", spread.", label + "-spread", spread));
    }

    /** @param grid the names of the columns and the rows, escaped */
    static String table(String caption, String label, List<List<String>> grid) {
        return "\n\\begin{table}\n  \\centering\n  \\caption{"
                + escaped(caption)
                + "}\n  \\label{tab:"
                + label.replaceAll("[^A-Za-z0-9-]", "-")
                + "}\n  \\begin{tabular}{" + "r".repeat(grid.get(0).size()) + "}\n    \\toprule\n"
                + row(grid.get(0)) + "    \\midrule\n"
                + grid.stream().skip(1).map(TablesLatex::row).collect(Collectors.joining())
                + "    \\bottomrule\n  \\end{tabular}\n\\end{table}\n";
    }

    private static String text(Cell cell) {
        String main = escaped(cell.main());
        return cell.isBest() ? "\\textbf{" + main + "}" : main;
    }

    private static String row(List<String> cells) {
        return "    " + String.join(" & ", cells) + " \\\\\n";
    }

    /** Escapes the characters that are commands to LaTeX, and names the few beyond ASCII. */
    static String escaped(String text) {
        return text.replace("\\", "\\textbackslash ")
                .replaceAll("([#$%&_{}])", "\\\\$1")
                .replace("^", "\\^{}")
                .replace("~", "\\textasciitilde{}")
                .replace("<", "$<$")
                .replace(">", "$>$")
                .replace("\u00b1", "$\\pm$")
                .replace("\u2013", "--")
                .replace("\u00b5", "$\\mu$");
    }

    /** This software, this experiment, and those that others published figures in. */
    static String bibtex(ExperimentResults results) {
        String when = results.manifest().sessions().stream()
                .map(session -> session.started())
                .reduce((first, last) -> last)
                .orElse("");
        String year = when.length() < 4 ? "" : "  year = {" + when.substring(0, 4) + "},\n";
        String experiment = String.format(
                Locale.ROOT,
                "Experiment %s, seed %d",
                results.manifest().experiment().name(),
                results.manifest().experiment().seed());
        return "@misc{unscramble,\n  key = {Unscramble},\n  title = {Unscramble: a search laboratory for puzzles},\n"
                + year
                + "  note = {Version "
                + escaped(results.manifest().version()) + ". " + escaped(experiment)
                + new ReportWords(results)
                        .command()
                        .map(command -> ": \\texttt{" + escaped(command) + "}")
                        .orElse("")
                + "}\n}\n"
                + results.manifest().experiment().published().stream()
                        .map(PublishedFigures::bibtex)
                        .filter(entry -> !entry.isEmpty())
                        .distinct()
                        .map(entry -> "\n" + entry.strip() + "\n")
                        .collect(Collectors.joining());
    }
}
