package dev.unscramble.experiment.results;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.RunKey;
import dev.unscramble.files.LineLog;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What stands in {@code runs.jsonl}. A process that is killed while writing leaves half a line at the end,
 * without its line break: it is not a run, and is cut off before more is written. Other lines that are not
 * runs were damaged later; they are named, left where they are, and their runs are made again.
 *
 * @param runs those that are intact, by their keys
 * @param damaged what is wrong with which line
 * @param intactBytes how long the file is without half a line at its end
 * @param tornBytes how long that half line is
 */
public record RunFile(Map<RunKey, FinishedRun> runs, List<String> damaged, long intactBytes, int tornBytes) {
    private static final int MAX_NAMED = 5;

    static RunFile read(Path file) {
        try {
            return Files.exists(file)
                    ? parse(Files.readAllBytes(file), file.getFileName().toString())
                    : new RunFile(Map.of(), List.of(), 0, 0);
        } catch (IOException | OutOfMemoryError e) {
            throw new InputException("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    private static RunFile parse(byte[] bytes, String name) {
        Map<RunKey, FinishedRun> runs = new LinkedHashMap<>();
        List<String> damaged = new ArrayList<>();
        AtomicInteger number = new AtomicInteger();
        int intact = LineLog.read(bytes, line -> {
            number.incrementAndGet();
            try {
                FinishedRun run = RunJson.read(line);
                runs.putIfAbsent(run.key(), run);
            } catch (InputException e) {
                damaged.add(name + ":" + number + ": this line is damaged (" + e.getMessage() + "), and left out");
            }
            return true;
        });
        return new RunFile(runs, damaged, intact, bytes.length - intact);
    }

    /** What to tell people about damaged lines: the first few, and how many more there are. */
    public List<String> complaints() {
        List<String> named = new ArrayList<>(damaged.subList(0, Math.min(MAX_NAMED, damaged.size())));
        if (damaged.size() > MAX_NAMED) {
            named.add("... and " + (damaged.size() - MAX_NAMED) + " more damaged lines");
        }
        return named;
    }
}
