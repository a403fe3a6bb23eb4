package dev.unscramble.experiment.results;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Invocation;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.Shard;
import dev.unscramble.model.InputException;
import dev.unscramble.run.RunKey;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Merges the results of shards into a folder like that of an experiment that was run as a whole: it can be reported on,
 * resumed, and merged into again when shards have more runs. No run is in it twice.
 */
public final class ShardMerge {
    private final List<ShardResults> shards;

    /** The content of the folder of a shard. */
    private record ShardResults(Path folder, FolderContent content, Manifest manifest) {
        boolean isOfTheSameAs(ShardResults other) {
            return manifest.experiment().equals(other.manifest.experiment())
                    && manifest.version().equals(other.manifest.version())
                    && manifest.timing() == other.manifest.timing();
        }
    }

    private ShardMerge(List<ShardResults> shards) {
        this.shards = shards;
    }

    /** Whether a folder has the results of a shard, and not of a whole experiment. */
    public static boolean isShard(Path folder) {
        return FolderContent.read(folder).manifest().flatMap(Manifest::shard).isPresent();
    }

    /**
     * The results of shards.
     *
     * @throws InputException if one of the folders holds no shard, or one of another experiment
     */
    public static ShardMerge of(List<Path> folders) {
        List<ShardResults> shards = folders.stream().map(ShardMerge::read).toList();
        ShardResults first = shards.get(0);
        shards.stream().filter(shard -> !shard.isOfTheSameAs(first)).findFirst().ifPresent(other -> {
            throw new InputException(other.folder + " and " + first.folder + " are shards of different"
                    + " experiments, or of one whose file, version or kind of timing has changed in between;"
                    + " merge only shards of one");
        });
        return new ShardMerge(shards);
    }

    private static ShardResults read(Path folder) {
        FolderContent content = FolderContent.read(folder);
        Manifest manifest = content.manifest()
                .filter(found -> found.shard().isPresent())
                .orElseThrow(() -> new InputException(folder + " is not a shard, as experiment --shard makes them; give"
                        + " only shards to merge, or two other folders to compare"));
        if (manifest.sessions().isEmpty() && !content.runs().isEmpty()) {
            throw new InputException(folder + " has runs, but its " + ResultsFolder.MANIFEST
                    + " lists no call that made" + " them; delete that file and run experiment --shard again");
        }
        return new ShardResults(folder, content, manifest);
    }

    /** The default folder: beside the first shard. */
    public Path usualFolder() {
        Path first = shards.get(0).folder.toAbsolutePath().normalize();
        return first.resolveSibling(
                Shard.wholeName(Objects.requireNonNull(first.getFileName()).toString()));
    }

    /** Messages about their damaged files. */
    public List<String> complaints() {
        return shards.stream()
                .flatMap(shard -> shard.content.complaints().stream().map(line -> shard.folder + File.separator + line))
                .toList();
    }

    /** Adds all runs that are not there yet. Returns how many were added. */
    public int into(ResultsFolder out) {
        List<Invocation> sessions = new ArrayList<>(out.sessions());
        Map<RunKey, FinishedRun> missing = new LinkedHashMap<>();
        for (ShardResults shard : shards) {
            shard.content
                    .runs()
                    .forEach((key, run) ->
                            missing.putIfAbsent(key, inSession(run, shard.manifest.sessions(), sessions)));
        }
        missing.keySet().removeAll(out.content().runs().keySet());
        Manifest shard = shards.get(0).manifest;
        out.write(new Manifest(shard.experiment(), shard.version(), shard.timing(), sessions));
        out.append(missing.values());
        return missing.size();
    }

    /** The run with the number of its session in {@code all}. */
    private static FinishedRun inSession(FinishedRun run, List<Invocation> own, List<Invocation> all) {
        Invocation session = own.get(Math.min(run.session(), own.size()) - 1);
        if (!all.contains(session)) {
            all.add(session);
        }
        return new FinishedRun(run.task(), all.indexOf(session) + 1, run.measurement());
    }
}
