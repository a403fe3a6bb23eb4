package dev.unscramble.experiment.results;

import dev.unscramble.experiment.Manifest;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What stands in {@code manifest.json}. One that is damaged is as good as lost where there are runs: they
 * tell most of what it said, and the next call of the experiment writes it again.
 *
 * @param manifest empty if there is none, or none that can be read
 * @param damaged what is wrong with it, if anything is
 */
public record ManifestFile(Optional<Manifest> manifest, List<String> damaged) {

    /**
     * Reads the file in a folder with these runs.
     *
     * @throws InputException if it cannot be read, and there are no runs that tell what it said
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
                throw new InputException(
                        file + ": " + e.getMessage() + "; remove it and start the experiment again, which writes it",
                        e);
            }
            String damage = ResultsFolder.MANIFEST + ": it is damaged (" + e.getMessage()
                    + "), so that only the runs tell what they are of; the next call of the experiment writes it again";
            return new ManifestFile(Optional.empty(), List.of(damage));
        }
    }
}
