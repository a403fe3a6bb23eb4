package dev.unscramble.report.experiment;

import dev.unscramble.report.experiment.Comparison.View;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.report.text.TextTable.Column;
import dev.unscramble.report.text.TextWrap;
import java.util.ArrayList;
import java.util.List;

/** The most important tables of a report for the terminal: means only, the best of a row with a star. */
public final class TablesText {
    private static final int TABLES = 3;

    /** The columns that say what a row is about. */
    private static final int HEADS = 2;

    private TablesText() {}

    /** The tables, in parts where the layout is narrow. */
    public static String write(ExperimentResults results, TextLayout layout) {
        ReportWords words = new ReportWords(results);
        PublishedWords published = new PublishedWords(results);
        List<String> parts = new ArrayList<>();
        parts.add(results.manifest().experiment().title());
        List<Comparison> shown = words.comparisons().stream()
                .filter(comparison -> comparison.view() == View.WHOLE)
                .toList();
        long withPublished = shown.stream().filter(Comparison::hasPublished).count();
        shown.stream().limit(Math.max(TABLES, withPublished)).forEach(comparison -> {
            parts.add(words.heading(comparison) + "\n" + table(results, comparison, layout));
            published.about(comparison.attribute()).stream()
                    .flatMap(publication -> publication.sentences().stream())
                    .forEach(sentence -> parts.add(TextWrap.wrapped("published: " + sentence, layout)));
        });
        published.others().stream()
                .flatMap(publication -> publication.sentences().stream())
                .forEach(sentence -> parts.add(TextWrap.wrapped(sentence, layout)));
        parts.add(TextWrap.wrapped("n: how many puzzles; *: the best of a row, where one can be named", layout));
        return String.join("\n\n", parts);
    }

    private static String table(ExperimentResults results, Comparison comparison, TextLayout layout) {
        TableGrid grid = TableGrid.of(
                results,
                comparison,
                "(published)",
                (line, cell) -> (cell.isBest() ? "*" : "") + CellText.main(comparison.attribute(), line, cell));
        TextTable table =
                new TextTable(grid.header().stream().map(TextTable::number).toArray(Column[]::new));
        grid.rows().forEach(row -> table.row(row.toArray(String[]::new)));
        return table.inParts(layout, HEADS);
    }
}
