package dev.unscramble.cli;

import dev.unscramble.report.ExperimentResults;
import dev.unscramble.report.ReportFiles;
import dev.unscramble.report.ResultsDifference;
import dev.unscramble.report.TablesText;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Makes the report of an experiment again, or compares the results of two. */
@CommandLine.Command(
        name = "report",
        description = {
            "Makes the report of an experiment again from its results: report.html, tables.md, tables.tex,"
                    + " references.bib, runs.csv, charts. Of two folders it shows what differs."
        },
        sortOptions = false,
        footer = {
            "",
            "Nothing is run. What has been run so far is reported, also while the experiment",
            "is still running.",
            "",
            "Examples:",
            "  unscramble report results/nodes-by-depth",
            "  unscramble report results/before results/after"
        })
final class ReportCommand extends Command {
    @Parameters(arity = "1..2", paramLabel = "DIR", description = "a folder of results, or two to compare")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private List<Path> folders;

    @Override
    public Integer call() {
        if (folders.size() == 1) {
            return report(this, folders.get(0));
        }
        print(ResultsDifference.write(
                folders.stream().map(Path::toString).toList(),
                ExperimentResults.read(folders.get(0)),
                ExperimentResults.read(folders.get(1)),
                terminal().page()));
        return ExitCode.DONE;
    }

    /** Writes the files, prints the tables that matter most, and says where the rest is. */
    static int report(Command command, Path folder) {
        ExperimentResults results = ExperimentResults.read(folder);
        results.complaints().forEach(line -> command.remark(folder.resolve(line).toString()));
        List<Path> files = ReportFiles.write(results, folder);
        command.print(TablesText.write(results, command.terminal().page()));
        command.remark("");
        String names = files.stream()
                .filter(file -> folder.equals(file.getParent()))
                .skip(1)
                .map(file -> file.getFileName().toString())
                .collect(Collectors.joining(", "));
        command.remark("wrote " + files.get(0) + ", " + names + " and charts");
        return ExitCode.DONE;
    }
}
