package dev.unscramble.experiment.results;

import dev.unscramble.experiment.Manifest;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The content of {@code manifest.json}. If it is damaged and there are runs, it is treated as missing: most of it can
 * be recovered from the runs, and the next call of the experiment rewrites it.
 *
 * @param manifest empty if there is none, or none that can be read
 * @param damaged the damage, if there is any
 */
public record ManifestFile(Optional<Manifest> manifest, List<String> damaged) {

    /**
     * Reads the file in a folder with these runs.
     *
     * @throws InputException if it cannot be read, and there are no runs to recover it from
     */
    public static ManifestFile read(Path folder, RunFile runs) {
        Path file = folder.resolve(ResultsFolder.MANIFEST);
        if (!Files.exists(file)) {
            return new ManifestFile(Optional.empty(), List.of());
        }
        try {
            return new ManifestFile(Optional.of(Manifest.JSON.read(TextSource.file(file.toString()))), List.of());
        } catch (InputException e) {
            if (runs.runs().isEmpty()) {
                throw new InputException(file + ": " + e.getMessage() + "; delete it and run the experiment again", e);
            }
            String damage = ResultsFolder.MANIFEST + ": it is damaged (" + e.getMessage()
                    + "); labels and groups are taken from the runs; run the experiment again to rewrite it";
            return new ManifestFile(Optional.empty(), List.of(damage));
        }
    }
}
