package dev.unscramble.experiment;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Figures that others printed.
 *
 * @param source who printed them, and what they are
 * @param note what to bear in mind when comparing, or nothing
 * @param attribute what they are figures of; the mean, where it is about several instances
 * @param cells by the label of the solver: by the label of the row: the figure as it was printed
 * @param known by the label of the solver: the name of a number that came with each instance
 */
public record PublishedFigures(
        String source,
        String note,
        Optional<Attribute> attribute,
        Map<String, Map<String, String>> cells,
        Map<String, String> known) {

    /** What was printed for a solver in one of these rows, by whichever of its names. */
    public Optional<String> printed(String solver, List<String> rowNames) {
        Map<String, String> column = cells.getOrDefault(solver, Map.of());
        return rowNames.stream().filter(column::containsKey).map(column::get).findFirst();
    }
}
