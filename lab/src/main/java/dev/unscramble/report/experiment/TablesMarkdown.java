package dev.unscramble.report.experiment;

import dev.unscramble.report.experiment.Comparison.Cell;
import dev.unscramble.report.experiment.Comparison.Line;
import dev.unscramble.report.experiment.PublishedWords.Publication;
import java.util.List;

/**
 * The tables of a report in Markdown. The best of a row is bold; what others published stands in a column of its own.
 */
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
        markdown.words
                .command()
                .ifPresent(command -> markdown.text
                        .append("- to repeat it: `")
                        .append(command)
                        .append("`\n"));
        markdown.words.comparisons().forEach(markdown::table);
        markdown.text.append("\n## Instances\n\n");
        markdown.words
                .samplings()
                .forEach(line -> markdown.text.append("- ").append(plain(line)).append('\n'));
        new PublishedWords(results).others().forEach(markdown::publication);
        return markdown.text.toString();
    }

    private void table(Comparison comparison) {
        text.append("\n## ").append(plain(words.heading(comparison))).append("\n\n");
        text.append(plain(words.reading(comparison))).append("\n\n");
        TableGrid grid =
                TableGrid.of(results, comparison, "published", (line, cell) -> content(comparison, line, cell));
        row(grid.header());
        row(grid.header().stream().map(cell -> "---:").toList());
        grid.rows().forEach(this::row);
        new PublishedWords(results).about(comparison.attribute()).forEach(this::publication);
    }

    private void publication(Publication publication) {
        publication
                .sentences()
                .forEach(sentence ->
                        text.append("\nPublished: ").append(plain(sentence)).append('\n'));
    }

    private static String content(Comparison comparison, Line line, Cell cell) {
        String main = CellText.main(comparison.attribute(), line, cell);
        List<String> details = CellText.details(comparison.attribute(), line, cell);
        return (cell.isBest() ? "**" + main + "**" : main)
                + (details.isEmpty() ? "" : " (" + String.join("; ", details) + ")");
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
