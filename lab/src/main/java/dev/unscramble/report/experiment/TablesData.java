package dev.unscramble.report.experiment;

import dev.unscramble.json.Json;
import dev.unscramble.report.comparison.Comparison;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.comparison.SampleStatistics;
import dev.unscramble.report.result.ResultCsv;
import dev.unscramble.run.Attribute;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The tables of a report for programs: a line for each row and solver, with the mean and the spread of each attribute. */
final class TablesData {
    private final ExperimentResults results;
    private final List<Comparison> comparisons;

    TablesData(ExperimentResults results) {
        this.results = results;
        this.comparisons = results.attributes().stream()
                .map(attribute -> Comparison.of(results, attribute))
                .toList();
    }

    /** One object per line. */
    String json() {
        return lines().stream().map(line -> new Json(line).line()).collect(Collectors.joining("\n"));
    }

    String csv() {
        List<Map<String, @Nullable Object>> lines = lines();
        String header = String.join(",", lines.get(0).keySet());
        return Stream.concat(Stream.of(header), lines.stream().map(line -> ResultCsv.line(header, line)))
                .collect(Collectors.joining("\n"));
    }

    private List<Map<String, @Nullable Object>> lines() {
        List<Map<String, @Nullable Object>> lines = new ArrayList<>();
        for (int row = 0; row < results.rows().size(); row++) {
            for (int column = 0; column < results.solvers().size(); column++) {
                lines.add(line(row, column));
            }
        }
        return lines;
    }

    private Map<String, @Nullable Object> line(int row, int column) {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        members.put("row", results.rows().get(row).label());
        members.put("n", results.rows().get(row).group().entries().size());
        members.put("label", results.solvers().get(column).label());
        for (Comparison comparison : comparisons) {
            Comparison.Cell cell = comparison.lines().get(row).cells().get(column);
            String name = comparison.attribute().label();
            if (comparison.attribute() == Attribute.SOLVED) {
                members.put(name, cell.solved().percent());
                continue;
            }
            SampleStatistics summary = cell.summary();
            members.put(name, shown(cell, summary.mean()));
            members.put(name + "Sd", shown(cell, summary.deviation()));
            members.put(name + "Min", shown(cell, summary.least()));
            members.put(name + "Max", shown(cell, summary.most()));
        }
        return members;
    }

    /** Empty if the solver did not solve all of the row. */
    private static @Nullable Double shown(Comparison.Cell cell, double number) {
        return cell.isShown() ? number : null;
    }
}
