package dev.unscramble.report.experiment;

import dev.unscramble.experiment.PublishedFigures;
import dev.unscramble.report.experiment.Comparison.Cell;
import dev.unscramble.report.experiment.Comparison.Line;
import dev.unscramble.report.experiment.Comparison.View;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The tables of a report for a paper: LaTeX with booktabs, and BibTeX entries to cite it and what others published. */
final class TablesLatex {
    private TablesLatex() {}

    static String write(ExperimentResults results) {
        ReportWords words = new ReportWords(results);
        return "% " + results.manifest().experiment().title().replaceAll("\\s+", " ") + "\n"
                + words.command()
                        .map(command -> "% To repeat it: " + command + "\n")
                        .orElse("")
                + "% In the preamble: \\usepackage{booktabs}\n"
                + words.comparisons().stream()
                        .filter(comparison -> comparison.view() == View.WHOLE)
                        .map(comparison -> table(results, words, comparison))
                        .collect(Collectors.joining());
    }

    private static String table(ExperimentResults results, ReportWords words, Comparison comparison) {
        TableGrid grid = TableGrid.of(
                results, comparison, "published", (line, cell) -> text(comparison, line, cell), TablesLatex::escaped);
        return "\n\\begin{table}\n  \\centering\n  \\caption{"
                + escaped(results.manifest().experiment().title() + ": " + words.heading(comparison) + ".")
                + "}\n  \\label{tab:"
                + label(results, comparison)
                + "}\n  \\begin{tabular}{" + "r".repeat(grid.header().size()) + "}\n    \\toprule\n"
                + row(grid.header()) + "    \\midrule\n"
                + grid.rows().stream().map(TablesLatex::row).collect(Collectors.joining())
                + "    \\bottomrule\n  \\end{tabular}\n\\end{table}\n";
    }

    private static String label(ExperimentResults results, Comparison comparison) {
        return (results.manifest().experiment().name() + "-"
                        + comparison.attribute().label())
                .replaceAll("[^A-Za-z0-9-]", "-");
    }

    private static String text(Comparison comparison, Line line, Cell cell) {
        String main = escaped(CellText.main(comparison.attribute(), line, cell));
        String interval = CellText.details(comparison.attribute(), line, cell).stream()
                .filter(detail -> detail.startsWith("\u00b1"))
                .map(detail -> " {\\footnotesize " + escaped(detail) + "}")
                .findFirst()
                .orElse("");
        return (cell.isBest() ? "\\textbf{" + main + "}" : main) + interval;
    }

    private static String row(List<String> cells) {
        return "    " + String.join(" & ", cells) + " \\\\\n";
    }

    /** What is a command to LaTeX is made a character, and the few beyond ASCII are named. */
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
