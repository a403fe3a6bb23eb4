package dev.unscramble.report.experiment;

import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.experiment.ReportDocument.Table;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.report.text.TextTable.Column;
import dev.unscramble.report.text.TextWrap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The most important tables of a report for the terminal: means only, the best of a row with a star. */
public final class TablesText {
    private static final int TABLES = 3;

    /** The columns that say what a row is about. */
    private static final int HEADS = 2;

    private TablesText() {}

    /**
     * The tables, in parts if the layout is narrow.
     *
     * @param whereRest where the other tables are
     */
    public static String write(ExperimentResults results, TextLayout layout, String whereRest) {
        ReportDocument report = ReportDocument.of(results);
        List<String> parts = new ArrayList<>();
        parts.add(report.title());
        List<Table> shown = report.tables().stream().filter(Table::isWhole).toList();
        long withPublished = shown.stream().filter(Table::hasPublished).count();
        long limit = Math.max(TABLES, withPublished);
        shown.stream().limit(limit).forEach(table -> {
            parts.add(table.heading() + "\n" + drawn(report, table, layout));
            table.publications().stream()
                    .flatMap(publication -> publication.sentences().stream())
                    .forEach(sentence -> parts.add(TextWrap.wrapped("published: " + sentence, layout)));
        });
        report.remarks().stream()
                .flatMap(publication -> publication.sentences().stream())
                .forEach(sentence -> parts.add(TextWrap.wrapped(sentence, layout)));
        parts.add(TextWrap.wrapped("n: how many puzzles; *: the best of a row, where one can be named", layout));
        if (shown.size() > limit) {
            String rest = shown.stream().skip(limit).map(Table::heading).collect(Collectors.joining("; "));
            parts.add(TextWrap.wrapped("in " + whereRest + ": " + rest, layout));
        }
        return String.join("\n\n", parts);
    }

    private static String drawn(ReportDocument report, Table table, TextLayout layout) {
        List<List<String>> grid = report.grid(
                table, "(published)", cell -> (cell.isBest() ? "*" : "") + cell.main(), UnaryOperator.identity());
        TextTable text =
                new TextTable(grid.get(0).stream().map(TextTable::number).toArray(Column[]::new));
        grid.stream().skip(1).forEach(row -> text.row(row.toArray(String[]::new)));
        return text.inParts(layout, HEADS);
    }
}
