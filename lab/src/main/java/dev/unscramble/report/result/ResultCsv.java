package dev.unscramble.report.result;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.text.CsvLine;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Results as a table of comma-separated values, with those members of {@link ResultJson} that fit in a cell. */
public final class ResultCsv {
    /** The header of the table. */
    public static final String HEADER = "puzzle,start,goal,algorithm,heuristic,status,length,cost,optimal,lowerBound,"
            + "moves,initialH,expanded,generated,duplicates,reopened,maxOpen,maxStored,ebf,ebfRoot,seconds,nodesPerSecond,"
            + "seed,version,label";

    private ResultCsv() {}

    /** One line of the table; a value that a result does not have is empty. */
    public static String write(SolveResult<?> solved, List<String> moves) {
        return line(HEADER, ResultJson.of(solved, moves).members());
    }

    /** The cells of a line, by the names in the header. */
    public static String line(String header, Map<String, @Nullable Object> members) {
        return Stream.of(header.split(","))
                .map(name -> quoted(cell(members.get(name))))
                .collect(Collectors.joining(","));
    }

    private static String cell(@Nullable Object value) {
        if (value instanceof Double number) {
            return number.isNaN() ? "" : String.format(Locale.ROOT, "%.6f", number);
        }
        return value == null
                ? ""
                : value instanceof List<?> words
                        ? words.stream().map(Object::toString).collect(Collectors.joining(" "))
                        : value.toString();
    }

    /** A cell, in quotes if it needs them, and guarded so that a spreadsheet does not run it as a formula. */
    public static String quoted(String value) {
        String text = CsvLine.guarded(value);
        boolean isPlain = text.chars().allMatch(c -> ",\"\r\n".indexOf(c) < 0);
        return isPlain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
