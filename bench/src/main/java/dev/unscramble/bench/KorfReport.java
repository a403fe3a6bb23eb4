package dev.unscramble.bench;

import dev.unscramble.bench.KorfBenchmark.Pass;
import dev.unscramble.catalog.Version;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.run.Json;
import dev.unscramble.tiles.Korf;
import java.util.List;
import java.util.Locale;

/**
 * What a {@link KorfBenchmark} showed, beside what other solvers reach.
 *
 * @param heuristic its name
 * @param threads that shared each search
 * @param readySeconds what it took to make the heuristic, or to read its tables
 * @param memoryBytes that the JVM used in the end
 */
public record KorfReport(
        String heuristic, int threads, int instances, double readySeconds, long memoryBytes, List<Pass> passes) {
    /** Other solvers on all hundred, measured on a machine with two cores like ours, one thread used. */
    private record Reference(String solver, String heuristic, String meanExpanded, String seconds) {}

    private static final List<Reference> REFERENCES = List.of(
            new Reference("Kociemba, FifteenPuzzle (C++)", "7-8 and mirror", "19,511", "0.32-0.46"),
            new Reference(
                    "domsleee, 15puzzle (C++)", "7-8, mirror, walking distance, sequences", "13,848", "0.37-0.41"),
            new Reference("mwong, optimal solver (Java)", "7-8, mirror, symmetry", "15,227", "0.59; first 1.03"),
            new Reference("Kociemba (C++)", "6-6-3, mirror, walking distance", "804,000", "7.6"),
            new Reference("mwong (Java)", "6-6-3, walking distance", "525,000", "14.7"),
            new Reference("hog2 (C++)", "6-6-3", "580,000", "34"),
            new Reference("mwong (Java)", "walking distance, linear conflict", "4,900,000", "56"),
            new Reference("eaburns, search (C++)", "manhattan", "363 M generated", "382"));

    public String text() {
        TextTable table = new TextTable(
                TextTable.text("pass"),
                TextTable.number("seconds"),
                TextTable.number("mean ms"),
                TextTable.number("slowest ms"),
                TextTable.number("mean expanded"),
                TextTable.number("M generated/s"));
        for (int i = 0; i < passes.size(); i++) {
            Pass pass = passes.get(i);
            table.row(
                    i == 0 ? "first" : "warm",
                    decimal(pass.seconds(), 3),
                    decimal(1000 * pass.seconds() / instances, 2),
                    decimal(1000 * pass.slowest(), 1),
                    String.format(Locale.ROOT, "%,.0f", pass.meanExpanded(instances)),
                    decimal(pass.generatedPerSecond() / 1e6, 1));
        }
        TextTable others = new TextTable(
                TextTable.text("others, all hundred"),
                TextTable.text("heuristic"),
                TextTable.number("mean expanded"),
                TextTable.number("seconds"));
        REFERENCES.forEach(row -> others.row(row.solver, row.heuristic, row.meanExpanded, row.seconds));
        return String.format(
                Locale.ROOT,
                """
                %s on %d thread(s), ready after %.2f s, %d instances, lengths %d in all%s, mean h %.2f, %d MB

                %s

                %s""",
                heuristic,
                threads,
                readySeconds,
                instances,
                passes.get(0).lengths(),
                isAsPublished() ? " (as published)" : "",
                passes.get(0).meanH(),
                memoryBytes >> 20,
                table,
                others);
    }

    /** None is shorter than published, so that none is longer where they come to the same in all. */
    private boolean isAsPublished() {
        int published =
                Korf.hundred().stream().limit(instances).mapToInt(Korf::length).sum();
        return passes.get(0).lengths() == published;
    }

    private static String decimal(double value, int places) {
        return String.format(Locale.ROOT, "%." + places + "f", value);
    }

    public String json() {
        return Json.write(json -> {
            json.writeStringProperty("benchmark", "korf100");
            json.writeStringProperty("heuristic", heuristic);
            json.writeNumberProperty("threads", threads);
            json.writeNumberProperty("instances", instances);
            json.writeNumberProperty("lengths", passes.get(0).lengths());
            json.writeNumberProperty("meanH", passes.get(0).meanH());
            json.writeNumberProperty("readySeconds", readySeconds);
            json.writeNumberProperty("memoryBytes", memoryBytes);
            json.writeName("passes");
            json.writeStartArray();
            for (Pass pass : passes) {
                json.writeStartObject();
                json.writeNumberProperty("seconds", pass.seconds());
                json.writeNumberProperty("slowestSeconds", pass.slowest());
                json.writeNumberProperty("expanded", pass.expanded());
                json.writeNumberProperty("meanExpanded", pass.meanExpanded(instances));
                json.writeNumberProperty("generated", pass.generated());
                json.writeNumberProperty("nodesPerSecond", pass.generatedPerSecond());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeStringProperty("version", Version.current());
        });
    }
}
