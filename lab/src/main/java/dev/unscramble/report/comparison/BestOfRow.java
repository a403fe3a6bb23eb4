package dev.unscramble.report.comparison;

import dev.unscramble.report.comparison.Comparison.Cell;
import dev.unscramble.report.comparison.ExperimentResults.Trial;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.Attribute.Better;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which cells of a row are the best. Only like is compared with like: a branching factor falls as solutions get
 * longer, so there only solvers count that found the shortest solutions of all; and one time is better
 * than another only if their confidence intervals do not overlap.
 *
 * @param trials of each cell, those that the solver solved
 */
record BestOfRow(Attribute attribute, List<Cell> cells, List<List<Trial>> trials) {
    /** The numbers of the best; none if nothing can be compared, or all are the same. */
    List<Integer> columns() {
        List<Integer> compared = comparable();
        double least = compared.stream().mapToDouble(this::mean).min().orElse(Double.NaN);
        double most = compared.stream().mapToDouble(this::mean).max().orElse(Double.NaN);
        if (least == most || attribute.better() == Better.NEITHER) {
            return List.of();
        }
        double best = attribute.better() == Better.LESS ? least : most;
        return compared.stream()
                .filter(column -> mean(column) == best)
                .filter(column -> !attribute.isNoisy() || isClear(column, compared))
                .toList();
    }

    private List<Integer> comparable() {
        List<Integer> shown = IntStream.range(0, cells.size())
                .filter(column -> cells.get(column).isShown() && !Double.isNaN(mean(column)))
                .boxed()
                .toList();
        if (!attribute.dependsOnLength()) {
            return shown;
        }
        Map<Integer, Double> shortest = shown.stream()
                .map(trials::get)
                .flatMap(Collection::stream)
                .collect(Collectors.toMap(Trial::entry, BestOfRow::length, Math::min));
        return shown.stream()
                .filter(column -> trials.get(column).stream()
                        .allMatch(trial -> shortest.getOrDefault(trial.entry(), 0.0) == length(trial)))
                .toList();
    }

    private static double length(Trial trial) {
        return trial.value(Attribute.LENGTH);
    }

    private double mean(int column) {
        return cells.get(column).summary().mean();
    }

    /** Whether the interval of a cell overlaps no other's; without intervals that is not known. */
    private boolean isClear(int column, List<Integer> compared) {
        SampleStatistics mine = cells.get(column).summary();
        return compared.stream()
                .filter(other -> other != column)
                .map(other -> cells.get(other).summary())
                .allMatch(other -> Math.abs(mine.mean() - other.mean()) > mine.halfWidth() + other.halfWidth());
    }
}
