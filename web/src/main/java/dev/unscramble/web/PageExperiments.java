package dev.unscramble.web;

import dev.unscramble.catalog.Version;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Invocation;
import dev.unscramble.experiment.file.ExperimentFile;
import dev.unscramble.experiment.file.Presets;
import dev.unscramble.experiment.results.MissingRuns;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.experiment.runner.ExperimentRunner;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.experiment.ReportFiles;
import dev.unscramble.run.LocalRuns;
import dev.unscramble.run.RunKey.Timing;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Job;
import dev.unscramble.web.api.Requester;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Experiments that were started from the page, one at a time. Their results are in the folder that the command line
 * uses too, so that either resumes what the other began.
 */
final class PageExperiments {
    private static final String REPORT = "report.html";
    private static final String OWN = "own";

    private final Path results;
    private final Workers workers;
    private final Tables tables;
    private @Nullable RunningExperiment latest;

    PageExperiments(Path results, Workers workers, Tables tables) {
        this.results = results;
        this.workers = workers;
        this.tables = tables;
    }

    /** Starts an experiment: a preset, or the text of a file. */
    synchronized RunningExperiment start(
            Requester requester, Optional<String> preset, Optional<String> text, boolean isQuick) {
        RunningExperiment before = latest;
        if (before != null && !before.isDone()) {
            throw new ApiError(
                    ApiError.TOO_MANY, "the experiment " + before.name() + " is under way; wait for it, or cancel it");
        }
        String name = preset.orElse(OWN) + (isQuick ? "-quick" : "");
        preset.ifPresent(Presets::text); // refuses what is none
        RunningExperiment running = new RunningExperiment(name);
        running.job(workers.submit(new QueuedJob<>(requester, job -> run(running, preset, text, isQuick, job))));
        latest = running;
        return running;
    }

    private String run(
            RunningExperiment running, Optional<String> preset, Optional<String> text, boolean isQuick, Job<?> job) {
        Experiment experiment = preset.isPresent()
                ? Presets.read(preset.get(), isQuick, tables, job)
                : ExperimentFile.parse(OWN, text.orElse(""), isQuick, tables, job);
        Path path = results.resolve(running.name());
        try (ResultsFolder folder = ResultsFolder.open(path)) {
            Invocation call = Invocation.here(Version.current(), 1, Timing.SHARED, command(preset, isQuick));
            MissingRuns missing = folder.begin(experiment, Optional.empty(), call);
            running.planned(missing.total(), missing.made());
            new ExperimentRunner(1, job::isStopped).run(missing, new LocalRuns(tables), folder, running::more);
        }
        ReportFiles.write(ExperimentResults.read(path), path);
        return running.name();
    }

    /** The command that repeats the experiment; the file of a user's own is in the results. */
    private static String command(Optional<String> preset, boolean isQuick) {
        return "unscramble experiment " + preset.orElse(OWN) + (isQuick ? " --quick" : "");
    }

    synchronized Optional<RunningExperiment> latest() {
        return Optional.ofNullable(latest);
    }

    /** Where the results are, with a folder for each experiment. */
    String folder() {
        return results.toAbsolutePath().normalize().toString();
    }

    /** The names of the experiments that there are reports of. */
    List<String> reports() {
        try (Stream<Path> folders = Files.list(results)) {
            return folders.filter(folder -> Files.isRegularFile(folder.resolve(REPORT)))
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> name.matches("[\\w-]+"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The report of a name that has no path in it. */
    byte[] report(String name) throws IOException {
        Path file = results.resolve(name).resolve(REPORT);
        if (!Files.isRegularFile(file)) {
            throw new ApiError(ApiError.NOT_FOUND, name + " has no report");
        }
        return Files.readAllBytes(file);
    }
}
