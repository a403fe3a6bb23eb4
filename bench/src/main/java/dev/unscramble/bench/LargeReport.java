package dev.unscramble.bench;

import dev.unscramble.bench.LargeBenchmark.Row;
import dev.unscramble.catalog.Version;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.run.Json;
import java.util.List;
import java.util.Locale;

/**
 * What a {@link LargeBenchmark} showed, beside what it was to reach.
 *
 * @param threads how many shared a search
 */
public record LargeReport(List<Row> rows, int threads) {
    public String text() {
        TextTable table = new TextTable(
                TextTable.text("boards"),
                TextTable.number("count"),
                TextTable.number("1 s"),
                TextTable.number("target"),
                TextTable.number("10 s"),
                TextTable.number("target"),
                TextTable.number("first after"),
                TextTable.number("M generated/s"));
        for (Row row : rows) {
            table.row(
                    row.boards(),
                    Integer.toString(row.count()),
                    value(row, 0),
                    row.targets().get(0),
                    value(row, 1),
                    row.targets().get(1),
                    String.format(Locale.ROOT, "%.2f s", row.firstSeconds()),
                    String.format(Locale.ROOT, "%.1f", row.nodesPerSecond() / 1e6));
        }
        return "mean length, or its ratio to DeepCubeA's, within 1 s and within 10 s on "
                + (threads == 1 ? "one thread" : threads + " threads") + "\n\n" + table;
    }

    /** The curves of quality over time, as the content of an SVG file. */
    public String chart() {
        return new CurveChart(rows).svg();
    }

    /** What a row shows in words, as soon as it is there. */
    public static String line(Row row) {
        return row.boards() + ": " + value(row, 0) + " after 1 s, " + value(row, 1) + " after 10 s";
    }

    private static String value(Row row, int time) {
        return String.format(
                Locale.ROOT, row.isRatio() ? "%.3f" : "%.2f", row.values().get(time));
    }

    public String json() {
        return Json.write(json -> {
            json.writeStringProperty("benchmark", "large");
            json.writeNumberProperty("threads", threads);
            json.writeArrayPropertyStart("rows");
            for (Row row : rows) {
                json.writeStartObject();
                json.writeStringProperty("boards", row.boards());
                json.writeNumberProperty("count", row.count());
                json.writeBooleanProperty("isRatio", row.isRatio());
                json.writeNumberProperty("after1", row.values().get(0));
                json.writeNumberProperty("after10", row.values().get(1));
                json.writeNumberProperty("firstSeconds", row.firstSeconds());
                json.writeNumberProperty("nodesPerSecond", row.nodesPerSecond());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeStringProperty("version", Version.current());
        });
    }
}
