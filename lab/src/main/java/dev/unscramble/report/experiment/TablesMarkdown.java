package dev.unscramble.report.experiment;

import dev.unscramble.report.experiment.PublishedWords.Publication;
import dev.unscramble.report.experiment.ReportDocument.Cell;
import dev.unscramble.report.experiment.ReportDocument.Table;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The tables of a report in Markdown, one number in a cell. The best of a row is bold; what others published stands in a
 * column of its own, and the spread of all figures of a table in a second table.
 */
final class TablesMarkdown {
    private final ReportDocument report;
    private final StringBuilder text = new StringBuilder();

    private TablesMarkdown(ReportDocument report) {
        this.report = report;
    }

    static String write(ReportDocument report) {
        TablesMarkdown markdown = new TablesMarkdown(report);
        markdown.write();
        return markdown.text.toString();
    }

    private void write() {
        text.append("# ").append(plain(report.title())).append("\n\n");
        if (!report.about().isEmpty()) {
            text.append(plain(report.about())).append("\n\n");
        }
        list(report.facts());
        report.command()
                .ifPresent(command ->
                        text.append("- to repeat it: `").append(command).append("`\n"));
        report.tables().forEach(this::table);
        text.append("\n## Instances\n\n");
        list(report.instances());
        report.remarks().forEach(this::publication);
    }

    private void list(List<String> lines) {
        lines.forEach(line -> text.append("- ").append(plain(line)).append('\n'));
    }

    private void table(Table table) {
        text.append("\n## ").append(plain(table.heading())).append("\n\n");
        text.append(plain(table.reading())).append("\n\n");
        List<List<String>> grid = report.grid(table, "published", TablesMarkdown::content, UnaryOperator.identity());
        text.append(rows(grid));
        List<List<String>> spread = report.spread(table);
        if (!spread.isEmpty()) {
            text.append('\n').append(rows(spread));
        }
        table.publications().forEach(this::publication);
    }

    private void publication(Publication publication) {
        publication
                .sentences()
                .forEach(sentence ->
                        text.append("\nPublished: ").append(plain(sentence)).append('\n'));
    }

    private static String content(Cell cell) {
        return cell.isBest() ? "**" + cell.main() + "**" : cell.main();
    }

    /** A table, given the names of its columns and its rows. */
    static String rows(List<List<String>> grid) {
        return row(grid.get(0))
                + row(grid.get(0).stream().map(cell -> "---:").toList())
                + grid.stream().skip(1).map(TablesMarkdown::row).collect(Collectors.joining());
    }

    private static String row(List<String> cells) {
        return cells.stream().map(TablesMarkdown::escaped).collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    private static String escaped(String cell) {
        return cell.startsWith("**") || cell.startsWith("---")
                ? cell.replace("|", "\\|")
                : plain(cell).replace("|", "\\|");
    }

    /** A text in which no character is markup: a star would make what follows slanted. */
    static String plain(String text) {
        return text.replace("\\", "\\\\")
                .replace("*", "\\*")
                .replace("_", "\\_")
                .replace("<", "&lt;");
    }
}
