package dev.unscramble.cli;

import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.experiment.results.ShardMerge;
import dev.unscramble.model.InputException;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.experiment.ReportCharts;
import dev.unscramble.report.experiment.ReportFiles;
import dev.unscramble.report.experiment.ResultsDifference;
import dev.unscramble.report.experiment.TablesText;
import dev.unscramble.run.Attribute;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes the report of an experiment again, compares the results of two, or merges shards. */
@CommandLine.Command(
        name = "report",
        description = {
            "Makes the report of an experiment again from its results: report.html, tables.md, tables.tex,"
                    + " references.bib, runs.csv, charts. Shards of an experiment are merged first; of two other"
                    + " folders it shows what differs."
        },
        sortOptions = false,
        footer = {
            "",
            "Nothing is run. What has been run so far is reported, also while the experiment",
            "is still running.",
            "",
            "Examples:",
            "  unscramble report results/nodes-by-depth",
            "  unscramble report results/before results/after",
            "  unscramble report results/aima-shard-*-of-16"
        })
final class ReportCommand extends Command {
    @Parameters(
            arity = "1..*",
            paramLabel = "DIR",
            description = "a folder of results, two to compare, or shards to merge")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private List<Path> folders;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "where to merge shards (default: beside the first, named without -shard-...)")
    private Optional<Path> out = Optional.empty();

    @Override
    public Integer call() {
        folders.forEach(ExperimentResults::requireResults);
        boolean isMerge =
                folders.size() > 2 || folders.size() == 2 && folders.stream().allMatch(ShardMerge::isShard);
        if (out.isPresent() && !isMerge) {
            throw new InputException("--out is for merging shards, and these folders are not shards; leave it out");
        }
        return isMerge ? merge() : folders.size() == 1 ? report(this, folders.get(0)) : compare();
    }

    private int merge() {
        ShardMerge shards = ShardMerge.of(folders);
        Path path = out.orElseGet(shards::usualFolder);
        try (ResultsFolder folder = ResultsFolder.open(path)) {
            shards.complaints().forEach(this::remark);
            int added = shards.into(folder);
            remark(String.format(Locale.ROOT, "merged %,d shards, %,d new runs, into %s", folders.size(), added, path));
        }
        return report(this, path);
    }

    private int compare() {
        print(ResultsDifference.write(
                folders.stream().map(Path::toString).toList(),
                ExperimentResults.read(folders.get(0)),
                ExperimentResults.read(folders.get(1)),
                terminal().layout()));
        return ExitCode.DONE;
    }

    /** Writes the files, prints the most important tables, and names the files. */
    static int report(Command command, Path folder) {
        ExperimentResults results = ExperimentResults.read(folder);
        results.complaints().forEach(line -> command.remark(folder + File.separator + line));
        List<Path> files = ReportFiles.write(results, folder);
        command.print(TablesText.write(results, command.terminal().layout(), "report.html and tables.md"));
        command.remark("");
        String names = files.stream()
                .filter(file -> folder.equals(file.getParent()))
                .skip(1)
                .map(file -> file.getFileName().toString())
                .collect(Collectors.joining(", "));
        command.remark("wrote " + files.get(0) + ", " + names + " and charts");
        String others =
                ReportCharts.notDrawn(results).stream().map(Attribute::label).collect(Collectors.joining(", "));
        if (!others.isEmpty()) {
            command.remark("report.html also has charts of " + others + ", of which charts/ has no picture");
        }
        return ExitCode.DONE;
    }
}
