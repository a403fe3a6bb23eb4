package dev.unscramble.input;

import dev.unscramble.model.InputException;
import dev.unscramble.text.CsvLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Puzzles in a table of comma-separated values whose first line names the columns. One of them has the starts; others
 * may have the puzzle, the goal and a name. All other columns of numbers are known figures of the instance, such as its
 * length. Cells may be in quotes; lines that begin with # are comments.
 *
 * @param complaints about lines that do not fit the columns
 */
public record CsvTable(List<Row> rows, List<InputException> complaints) {
    private static final List<String> STARTS = List.of("start", "state", "board", "tiles", "facelets", "scramble");

    /**
     * One line of it.
     *
     * @param line its number in the file
     */
    public record Row(
            int line,
            String start,
            Optional<String> puzzle,
            Optional<String> goal,
            Optional<String> id,
            Map<String, Double> known) {}

    /**
     * The table in a text; empty if its first line names no column of starts.
     *
     * @throws InputException if there is nothing below that line
     */
    public static Optional<CsvTable> read(String text) {
        List<String> header = List.of();
        List<Row> rows = new ArrayList<>();
        List<InputException> complaints = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> cells = CsvLine.cells(line);
            if (header.isEmpty()) {
                header = cells.stream()
                        .map(cell -> cell.toLowerCase(Locale.ROOT))
                        .toList();
                if (header.stream().noneMatch(STARTS::contains)) {
                    return Optional.empty();
                }
            } else if (cells.size() != header.size()) {
                complaints.add(new InputException("there are " + cells.size() + " cells, and " + header.size()
                                + " columns in the first line")
                        .at("line " + number));
            } else {
                rows.add(row(number, header, cells));
            }
        }
        if (header.isEmpty()) {
            return Optional.empty();
        }
        if (rows.isEmpty() && complaints.isEmpty()) {
            throw new InputException("there is no puzzle here, only a line that names columns");
        }
        return Optional.of(new CsvTable(rows, complaints));
    }

    private static Row row(int line, List<String> header, List<String> cells) {
        Map<String, Double> known = new TreeMap<>();
        for (int column = 0; column < header.size(); column++) {
            if (cells.get(column).matches("-?\\d{1,18}(\\.\\d{1,18})?")) {
                known.put(header.get(column), Double.parseDouble(cells.get(column)));
            }
        }
        List.of("id", "puzzle", "goal").forEach(known::remove);
        STARTS.forEach(known::remove);
        String start = STARTS.stream()
                .filter(header::contains)
                .map(name -> cells.get(header.indexOf(name)))
                .findFirst()
                .orElseThrow();
        return new Row(
                line,
                start,
                cell("puzzle", header, cells),
                cell("goal", header, cells),
                cell("id", header, cells),
                known);
    }

    private static Optional<String> cell(String name, List<String> header, List<String> cells) {
        return header.contains(name)
                ? Optional.of(cells.get(header.indexOf(name))).filter(cell -> !cell.isEmpty())
                : Optional.empty();
    }
}
