package dev.unscramble.report;

import dev.unscramble.report.Comparison.Cell;
import dev.unscramble.report.Comparison.Line;
import java.util.ArrayList;
import java.util.List;

/** The tables of a report in Markdown. The best of a row is bold; what others printed stands in a column of its own. */
final class TablesMarkdown {
    private final ExperimentResults results;
    private final ReportWords words;
    private final StringBuilder text = new StringBuilder();

    private TablesMarkdown(ExperimentResults results) {
        this.results = results;
        this.words = new ReportWords(results);
    }

    static String write(ExperimentResults results) {
        TablesMarkdown markdown = new TablesMarkdown(results);
        markdown.text
                .append("# ")
                .append(plain(results.manifest().experiment().title()))
                .append("\n\n");
        if (!results.manifest().experiment().about().isEmpty()) {
            markdown.text.append(plain(results.manifest().experiment().about())).append("\n\n");
        }
        markdown.words
                .facts()
                .forEach(fact -> markdown.text.append("- ").append(plain(fact)).append('\n'));
        markdown.words.comparisons().forEach(markdown::table);
        markdown.text.append("\n## Instances\n\n");
        markdown.words
                .samplings()
                .forEach(line -> markdown.text.append("- ").append(plain(line)).append('\n'));
        markdown.words
                .remarks()
                .forEach(remark ->
                        markdown.text.append('\n').append(plain(remark)).append('\n'));
        return markdown.text.toString();
    }

    private void table(Comparison comparison) {
        text.append("\n## ").append(plain(words.heading(comparison))).append("\n\n");
        text.append(plain(words.reading(comparison))).append("\n\n");
        List<String> header = new ArrayList<>(List.of(words.rowHeading(), "n"));
        for (int column = 0; column < results.solvers().size(); column++) {
            header.add(results.solvers().get(column).label());
            if (hasOriginal(comparison, column)) {
                header.add("printed");
            }
        }
        row(header);
        row(header.stream().map(cell -> "---:").toList());
        for (Line line : comparison.lines()) {
            List<String> cells =
                    new ArrayList<>(List.of(results.shortLabel(line.row()), Integer.toString(line.instances())));
            for (int column = 0; column < line.cells().size(); column++) {
                Cell cell = line.cells().get(column);
                String main = CellText.main(comparison.attribute(), line, cell);
                List<String> details = CellText.details(comparison.attribute(), line, cell);
                cells.add((cell.isBest() ? "**" + main + "**" : main)
                        + (details.isEmpty() ? "" : " (" + String.join("; ", details) + ")"));
                if (hasOriginal(comparison, column)) {
                    cells.add(cell.original().orElse(""));
                }
            }
            row(cells);
        }
        words.sources(comparison.attribute())
                .forEach(source ->
                        text.append("\nPrinted: ").append(plain(source)).append('\n'));
    }

    private static boolean hasOriginal(Comparison comparison, int column) {
        return comparison.lines().stream()
                .anyMatch(line -> line.cells().get(column).original().isPresent());
    }

    private void row(List<String> cells) {
        text.append("| ");
        text.append(
                String.join(" | ", cells.stream().map(TablesMarkdown::escaped).toList()));
        text.append(" |\n");
    }

    private static String escaped(String cell) {
        return cell.startsWith("**") || cell.startsWith("---")
                ? cell.replace("|", "\\|")
                : plain(cell).replace("|", "\\|");
    }

    /** A text in which nothing means more than it says: a star would make what follows slanted. */
    private static String plain(String text) {
        return text.replace("\\", "\\\\")
                .replace("*", "\\*")
                .replace("_", "\\_")
                .replace("<", "&lt;");
    }
}
