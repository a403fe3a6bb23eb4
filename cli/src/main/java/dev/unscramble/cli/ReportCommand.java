package dev.unscramble.cli;

import dev.unscramble.report.ExperimentResults;
import dev.unscramble.report.ReportFiles;
import dev.unscramble.report.TablesText;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Makes the report of an experiment again. */
@CommandLine.Command(
        name = "report",
        description =
                "Makes the report of an experiment again from its results: report.html, tables.md, runs.csv, charts.",
        sortOptions = false,
        footer = {
            "",
            "Nothing is run. What has been run so far is reported, also while the experiment",
            "is still running.",
            "",
            "Examples:",
            "  unscramble report results/nodes-by-depth"
        })
final class ReportCommand extends Command {
    @Parameters(paramLabel = "DIR", description = "the folder of results")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path folder;

    @Override
    public Integer call() {
        return report(this, folder);
    }

    /** Writes the files, prints the tables that matter most, and says where the rest is. */
    static int report(Command command, Path folder) {
        ExperimentResults results = ExperimentResults.read(folder);
        results.complaints().forEach(line -> command.remark(folder.resolve(line).toString()));
        List<Path> files = ReportFiles.write(results, folder);
        command.print(TablesText.write(results));
        command.remark("");
        command.remark("wrote " + files.get(0) + ", " + files.get(1).getFileName() + ", "
                + files.get(2).getFileName() + " and " + (files.size() - 3) + " charts");
        return ExitCode.DONE;
    }
}
