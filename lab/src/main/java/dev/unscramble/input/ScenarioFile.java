package dev.unscramble.input;

import dev.unscramble.model.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The problems of a map of the MovingAI benchmarks: after a line with the version, each has a bucket, the name of the map,
 * its size, the column and row of start and goal, and the length of a shortest way.
 *
 * <pre>
 *   version 1.0
 *   61 maps/bgmaps/AR0011SR.map 512 512 210 395 87 201 244.95
 * </pre>
 */
final class ScenarioFile {
    private static final int CELLS = 9;
    private static final String ENDING = ".scen";

    private ScenarioFile() {}

    /**
     * The problems in a text; empty if it does not begin with a version, and its name is not that of such a file.
     *
     * @param source the name of the file; the map is in the same folder
     */
    static Optional<CsvTable> read(String source, String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.get(0).strip().matches("version 1(\\.0)?")) {
            if (source.endsWith(ENDING)) {
                throw new InputException("\"version 1\" is expected here").at("line 1");
            }
            return Optional.empty();
        }
        List<CsvTable.Row> rows = new ArrayList<>();
        List<InputException> complaints = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            String[] cells = lines.get(i).strip().split("\\s+");
            if (cells.length == CELLS && cells[CELLS - 1].matches("\\d{1,9}(\\.\\d{1,20})?")) {
                rows.add(row(i + 1, source, cells));
            } else if (!lines.get(i).isBlank()) {
                complaints.add(new InputException("a problem has " + CELLS + " cells, the last of which is a length")
                        .at("line " + (i + 1)));
            }
        }
        if (rows.isEmpty() && complaints.isEmpty()) {
            throw new InputException("there is no problem below the version");
        }
        return Optional.of(new CsvTable(rows, complaints));
    }

    private static CsvTable.Row row(int line, String source, String[] cells) {
        String map = cells[1].substring(cells[1].lastIndexOf('/') + 1);
        return new CsvTable.Row(
                line,
                cells[4] + "," + cells[5],
                Optional.of(source.substring(0, source.lastIndexOf('/') + 1) + map),
                Optional.of(cells[6] + "," + cells[7]),
                Optional.of(Integer.toString(line - 1)),
                Map.of("length", Double.parseDouble(cells[CELLS - 1])));
    }
}
