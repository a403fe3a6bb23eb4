package dev.unscramble.bench;

import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.Version;
import dev.unscramble.json.Json;
import dev.unscramble.report.text.TextTable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The results of a benchmark.
 *
 * @param readySeconds the time to make the heuristics, or to read their tables
 * @param memoryBytes that the JVM used in the end
 */
public record BenchmarkReport(String name, double readySeconds, long memoryBytes, List<Pass> passes) {
    /** The times at which the lengths of improving solutions are reported. */
    private static final List<Double> CURVE_SECONDS = List.of(0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0);

    /** The results of other solvers, by benchmark, measured on one thread of a machine with two cores. */
    private static final Map<String, String> OTHERS = Map.of("korf100", """


            others, all hundred            heuristic                                   mean expanded           seconds
            -----------------------------  ----------------------------------------  ---------------  ----------------
            Kociemba, FifteenPuzzle (C++)  7-8 and mirror                                     19,511         0.32-0.46
            domsleee, 15puzzle (C++)       7-8, mirror, walking distance, sequences           13,848         0.37-0.41
            mwong, optimal solver (Java)   7-8, mirror, symmetry                              15,227  0.59; first 1.03
            Kociemba (C++)                 6-6-3, mirror, walking distance                   804,000               7.6
            mwong (Java)                   6-6-3, walking distance                           525,000              14.7
            hog2 (C++)                     6-6-3                                             580,000                34
            mwong (Java)                   walking distance, linear conflict               4,900,000                56
            eaburns, search (C++)          manhattan                                 363 M generated               382""");

    /**
     * A column of the report: a number for each pass.
     *
     * @param title in the table; empty if only JSON has it
     * @param name in JSON
     * @param value not a number if a pass has none
     */
    private record Column(String title, String name, String pattern, ToDoubleFunction<Pass> value) {
        String text(Pass pass) {
            double number = value.applyAsDouble(pass);
            return Double.isNaN(number) ? "" : String.format(Locale.ROOT, pattern, number);
        }
    }

    private List<Column> columns() {
        return List.of(
                new Column("count", "count", "%.0f", Pass::count),
                new Column("threads", "threads", "%.0f", Pass::threads),
                new Column("pass", "pass", "%.0f", Pass::number),
                new Column("moves", "meanLength", "%,.2f", Pass::meanLength),
                new Column("ratio", "ratio", "%.3f", Pass::ratio),
                new Column("mean h", "meanH", "%.2f", Pass::meanH),
                new Column("seconds", "seconds", "%.3f", Pass::seconds),
                new Column("times as fast", "timesAsFast", "%.2f", this::timesAsFast),
                new Column("slowest", "slowestSeconds", "%.3f", Pass::slowest),
                new Column("first after", "firstSeconds", "%.2f", Pass::firstSeconds),
                new Column("mean expanded", "meanExpanded", "%,.0f", pass -> pass.expanded() / pass.count()),
                new Column("mean generated", "meanGenerated", "%,.0f", pass -> pass.generated() / pass.count()),
                new Column("generated/s", "nodesPerSecond", "%,.0f", pass -> pass.generated() / pass.seconds()),
                new Column("", "expanded", "", Pass::expanded),
                new Column("", "generated", "", Pass::generated));
    }

    /** The speed relative to the first solver of the same boards within the same limit. */
    private double timesAsFast(Pass pass) {
        return passes.stream()
                        .filter(other -> other.boards().equals(pass.boards())
                                && other.limit().equals(pass.limit())
                                && other.number() == pass.number())
                        .findFirst()
                        .orElseThrow()
                        .seconds()
                / pass.seconds();
    }

    public String text() {
        List<Column> told = columns().stream().filter(this::isTold).toList();
        boolean hasReferences =
                passes.stream().anyMatch(pass -> !pass.reference().isEmpty());
        TextTable table = new TextTable(row(
                        TextTable.text("boards"),
                        told.stream().map(column -> TextTable.number(column.title)),
                        hasReferences ? Stream.of(TextTable.text("reference")) : Stream.empty())
                .toArray(TextTable.Column[]::new));
        for (Pass pass : passes) {
            table.row(row(
                            pass.boards().name() + (pass.limit().isEmpty() ? "" : ", " + pass.limit()),
                            told.stream().map(column -> column.text(pass)),
                            hasReferences ? Stream.of(pass.reference()) : Stream.empty())
                    .toArray(String[]::new));
        }
        return String.format(
                Locale.ROOT,
                "%s: %s %s, ready after %.2f s, %d MB; the first pass is cold; ratio: to the published lengths%n%n%s%s",
                name,
                solver().label(),
                solver().heuristicName(),
                readySeconds,
                memoryBytes >> 20,
                table,
                OTHERS.getOrDefault(name, ""));
    }

    private static <T> Stream<T> row(T first, Stream<T> numbers, Stream<T> last) {
        return Stream.of(Stream.of(first), numbers, last).flatMap(some -> some);
    }

    /** Whether a column is in the table: it has numbers, and different ones if it only distinguishes passes. */
    private boolean isTold(Column column) {
        List<String> cells = passes.stream().map(column::text).distinct().toList();
        boolean onlyTellsApart = List.of("pass", "times as fast").contains(column.title);
        return !column.title.isEmpty() && !cells.equals(List.of("")) && !(onlyTellsApart && cells.size() == 1);
    }

    private Solver<?> solver() {
        return passes.get(0).results().get(0).solver();
    }

    /** The result of a pass in one line, to be shown when it ends. */
    public static String line(Pass pass) {
        return String.format(
                Locale.ROOT,
                "%s, pass %d, %s%d thread(s): %.2f moves, %.3f s",
                pass.boards().name(),
                pass.number(),
                pass.limit().isEmpty() ? "" : pass.limit() + ", ",
                pass.threads(),
                pass.meanLength(),
                pass.seconds());
    }

    public String json() {
        return Json.object()
                .put("benchmark", name)
                .put("algorithm", solver().label())
                .put("heuristic", solver().heuristicName())
                .put("readySeconds", readySeconds)
                .put("memoryBytes", memoryBytes)
                .put("passes", passes.stream().map(this::json).toList())
                .put("version", Version.current())
                .line();
    }

    private Json json(Pass pass) {
        Json json = Json.object()
                .put("boards", pass.boards().name())
                .put("limit", pass.limit())
                .put("reference", pass.reference());
        columns().forEach(column -> json.put(column.name, Json.plain(column.value.applyAsDouble(pass))));
        return json.put("curve", curve(pass));
    }

    /** The mean length of solutions over time. */
    private static List<Json> curve(Pass pass) {
        return Double.isNaN(pass.firstSeconds())
                ? List.of()
                : CURVE_SECONDS.stream()
                        .map(seconds ->
                                Json.object().put("seconds", seconds).put("meanLength", pass.meanLengthAfter(seconds)))
                        .toList();
    }
}
