package dev.unscramble.experiment.results;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.files.LineLog;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.run.RunKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The content of a folder of results, which need not be locked. A process that is killed while it writes {@code
 * runs.jsonl} leaves half a line at the end, without its line break: it is not a run, and is cut off before more is
 * written. Other lines that are not runs were damaged later; they are reported, left in the file, and their runs are
 * made again. A damaged {@code manifest.json} is treated as missing if there are runs: most of it can be recovered from
 * them, and the next call of the experiment rewrites it.
 *
 * @param runs the intact ones, by their keys
 * @param manifest empty if there is none, or none that can be read
 * @param complaints messages about damage
 * @param intactBytes the length of the file of runs without half a line at its end
 * @param tornBytes the length of that half line
 */
public record FolderContent(
        Map<RunKey, FinishedRun> runs,
        Optional<Manifest> manifest,
        List<String> complaints,
        long intactBytes,
        int tornBytes) {
    private static final int MAX_NAMED = 5;

    /**
     * Reads a folder, in which both files may be missing.
     *
     * @throws InputException if a file cannot be read, or the manifest is damaged and there are no runs
     */
    public static FolderContent read(Path folder) {
        Path file = folder.resolve(ResultsFolder.RUNS);
        Map<RunKey, FinishedRun> runs = new LinkedHashMap<>();
        List<String> damaged = new ArrayList<>();
        try {
            byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
            AtomicInteger number = new AtomicInteger();
            int intact = LineLog.read(bytes, line -> {
                String place = ResultsFolder.RUNS + ":" + number.incrementAndGet();
                try {
                    FinishedRun run = RunJson.read(line);
                    runs.putIfAbsent(run.key(), run);
                } catch (InputException e) {
                    damaged.add(place + ": this line is damaged (" + e.getMessage() + "), and is left out");
                }
                return true;
            });
            List<String> complaints = new ArrayList<>();
            Optional<Manifest> manifest = manifest(folder.resolve(ResultsFolder.MANIFEST), runs.isEmpty(), complaints);
            damaged.stream().limit(MAX_NAMED).forEach(complaints::add);
            if (damaged.size() > MAX_NAMED) {
                complaints.add("... and " + (damaged.size() - MAX_NAMED) + " more damaged lines");
            }
            return new FolderContent(runs, manifest, complaints, intact, bytes.length - intact);
        } catch (IOException | OutOfMemoryError e) {
            throw new InputException("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    private static Optional<Manifest> manifest(Path file, boolean isNeeded, List<String> complaints) {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Manifest.JSON.read(TextSource.file(file.toString())));
        } catch (InputException e) {
            if (isNeeded) {
                throw new InputException(file + ": " + e.getMessage() + "; delete it and run the experiment again", e);
            }
            complaints.add(ResultsFolder.MANIFEST + ": it is damaged (" + e.getMessage()
                    + "); labels and groups are taken from the runs; run the experiment again to rewrite it");
            return Optional.empty();
        }
    }
}
