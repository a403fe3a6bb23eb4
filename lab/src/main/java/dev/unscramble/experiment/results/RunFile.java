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
 * The content of {@code runs.jsonl}. A process that is killed while writing leaves half a line at the end, without its
 * line break: it is not a run, and is cut off before more is written. Other lines that are not runs were damaged later;
 * they are reported, left in the file, and their runs are made again.
 *
 * @param runs the intact ones, by their keys
 * @param damaged a message for each damaged line
 * @param intactBytes the length of the file without half a line at its end
 * @param tornBytes the length of that half line
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
                damaged.add(name + ":" + number + ": this line is damaged (" + e.getMessage() + "), and is left out");
            }
            return true;
        });
        return new RunFile(runs, damaged, intact, bytes.length - intact);
    }

    /** Messages about damaged lines: the first few, and how many more there are. */
    public List<String> complaints() {
        List<String> named = new ArrayList<>(damaged.subList(0, Math.min(MAX_NAMED, damaged.size())));
        if (damaged.size() > MAX_NAMED) {
            named.add("... and " + (damaged.size() - MAX_NAMED) + " more damaged lines");
        }
        return named;
    }
}
