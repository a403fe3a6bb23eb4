package dev.unscramble.bench;

import dev.unscramble.bench.Korf24Benchmark.Row;
import dev.unscramble.catalog.Version;
import dev.unscramble.model.Statistics;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.run.Json;
import java.util.List;
import java.util.Locale;

/** What a {@link Korf24Benchmark} showed, beside the published nodes. */
public record Korf24Report(List<Row> rows) {
    public String text() {
        TextTable table = new TextTable(
                TextTable.number("number"),
                TextTable.number("moves"),
                TextTable.number("threads"),
                TextTable.number("seconds"),
                TextTable.number("times as fast"),
                TextTable.number("expanded"),
                TextTable.number("generated"),
                TextTable.number("published"),
                TextTable.number("M generated/s"));
        for (Row row : rows) {
            for (int i = 0; i < row.byThreads().size(); i++) {
                Statistics statistics = row.byThreads().get(i);
                table.row(
                        Integer.toString(row.number()),
                        Integer.toString(row.length()),
                        Integer.toString(i + 1),
                        decimal(statistics.seconds()),
                        decimal(row.byThreads().get(0).seconds() / statistics.seconds()),
                        count(statistics.expanded()),
                        count(statistics.generated()),
                        count(row.published()),
                        decimal(statistics.nodesPerSecond() / 1e6));
            }
        }
        return "Korf and Felner's 24-puzzles, proved optimal; each length as published, and the nodes that they published\n\n"
                + table;
    }

    /** What a row shows in words, as soon as it is there. */
    public static String line(Row row) {
        List<String> seconds = row.byThreads().stream()
                .map(statistics -> decimal(statistics.seconds()) + " s")
                .toList();
        return "number " + row.number() + ": " + row.length() + " moves, " + String.join(", ", seconds);
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String count(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    public String json() {
        return Json.write(json -> {
            json.writeStringProperty("benchmark", "korf24");
            json.writeArrayPropertyStart("rows");
            for (Row row : rows) {
                json.writeStartObject();
                json.writeNumberProperty("number", row.number());
                json.writeNumberProperty("length", row.length());
                json.writeNumberProperty("published", row.published());
                json.writeArrayPropertyStart("byThreads");
                for (Statistics statistics : row.byThreads()) {
                    json.writeStartObject();
                    json.writeNumberProperty("seconds", statistics.seconds());
                    json.writeNumberProperty("expanded", statistics.expanded());
                    json.writeNumberProperty("generated", statistics.generated());
                    json.writeNumberProperty("nodesPerSecond", statistics.nodesPerSecond());
                    json.writeEndObject();
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeStringProperty("version", Version.current());
        });
    }
}
