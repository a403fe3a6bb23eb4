package dev.unscramble.course;

import dev.unscramble.report.experiment.Html;
import dev.unscramble.report.result.ResultCsv;
import dev.unscramble.report.text.NarrowTable;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.text.Quantity;
import dev.unscramble.text.Resource;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The grades of many submissions in one table: text, comma-separated values, or an HTML page. */
public final class GradeTable {
    private static final String DIFFERENCE = "difference";
    private static final List<String> COLUMNS =
            List.of("student", "puzzle", "legal", "solves", "length", "optimal", DIFFERENCE);
    private static final int FIRST_NUMBER = 4;
    private static final List<String> OPTIONAL = List.of("legal", "optimal", DIFFERENCE);

    /** In text, where all rows are as wide as the widest. */
    private static final int WIDEST_CELL = 200;

    /** In text, of what could not be read: the message below the table has all of it. */
    private static final int WIDEST_UNREAD = 20;

    private final List<GradedSubmission> graded;

    public GradeTable(List<GradedSubmission> graded) {
        this.graded = List.copyOf(graded);
    }

    public String text(TextLayout layout) {
        TextTable table = new TextTable(COLUMNS.stream().map(GradeTable::column).toArray(TextTable.Column[]::new));
        for (GradedSubmission each : graded) {
            int widest = each.problem().isPresent() ? WIDEST_UNREAD : WIDEST_CELL;
            table.row(cells(each).stream()
                    .map(cell -> NarrowTable.shortened(cell, widest))
                    .toArray(String[]::new));
        }
        return table.onWithNamesLeftOut(layout) + "\n\n" + layout.wrapped(summary(), "");
    }

    /** The difference follows from the other columns, so it is the first to be left out if room is short. */
    private static TextTable.Column column(String name) {
        TextTable.Column column = COLUMNS.indexOf(name) < FIRST_NUMBER ? TextTable.text(name) : TextTable.number(name);
        return column.valued(OPTIONAL.indexOf(name) + 1);
    }

    /** The table with a last column that says what could not be read, and why. */
    public String csv() {
        return Stream.concat(
                        Stream.of(String.join(",", COLUMNS) + ",problem"),
                        graded.stream().map(GradeTable::csvLine))
                .collect(Collectors.joining("\n"));
    }

    /** A page in one file. */
    public String html() {
        StringBuilder rows = new StringBuilder();
        graded.forEach(each -> rows.append(htmlRow(each)));
        String header = COLUMNS.stream()
                .map(name -> "<th>" + name + "</th>")
                .collect(Collectors.joining("", "<tr>", "</tr>\n"));
        return Resource.text(GradeTable.class, "grades.html")
                .replace("{{report.css}}", Resource.text(Html.class, "report.css"))
                .replace("{{summary}}", Html.escaped(summary()))
                .replace("{{header}}", header)
                .replace("{{rows}}", rows);
    }

    /** The summary, in a sentence. */
    private String summary() {
        long students = graded.stream()
                .map(each -> each.submission().student())
                .distinct()
                .count();
        long solved = graded.stream().filter(GradedSubmission::solves).count();
        long optimal = graded.stream().filter(GradedSubmission::isOptimal).count();
        long unread = graded.stream().filter(each -> each.problem().isPresent()).count();
        return Quantity.counted(students, "student") + ", " + Quantity.counted(graded.size(), "puzzle") + ": " + solved
                + " solved, " + optimal + " of them optimally"
                + (unread == 0 ? "" : "; " + unread + " could not be read");
    }

    private static List<String> cells(GradedSubmission each) {
        Stream<String> verdict =
                each.grade().map(GradeTable::verdict).orElseGet(() -> Stream.of("cannot be read", "no", "-", "-", "-"));
        return Stream.concat(
                        Stream.of(each.submission().student(), each.submission().start()), verdict)
                .toList();
    }

    private static Stream<String> verdict(Grade grade) {
        if (grade.isEmpty()) {
            return Stream.of("nothing handed in", "no", "-", text(grade.optimal()), "-");
        }
        return Stream.of(
                grade.isLegal() ? "yes" : "no, move " + grade.illegalMove().getAsInt(),
                grade.solves() ? "yes" : "no",
                Integer.toString(grade.length()),
                text(grade.optimal()),
                text(grade.difference()));
    }

    private static String text(OptionalInt value) {
        return value.isPresent() ? Integer.toString(value.getAsInt()) : "-";
    }

    private static String csvLine(GradedSubmission each) {
        return Stream.concat(
                        cells(each).stream().map(cell -> cell.equals("-") ? "" : cell),
                        Stream.of(each.problem().orElse("")))
                .map(ResultCsv::quoted)
                .collect(Collectors.joining(","));
    }

    private static String htmlRow(GradedSubmission each) {
        String kind = each.isOptimal() ? " class=\"best\"" : each.solves() ? "" : " class=\"gap\"";
        String problem = each.problem()
                .map(text -> "<small>" + Html.escaped(text) + "</small>")
                .orElse("");
        List<String> cells = cells(each);
        return "<tr><th class=\"row\">" + Html.escaped(cells.get(0)) + "</th>"
                + cells.stream()
                        .skip(1)
                        .map(cell -> "<td" + kind + "><b>" + Html.escaped(cell) + "</b>")
                        .collect(Collectors.joining("</td>"))
                + problem + "</td></tr>\n";
    }
}
