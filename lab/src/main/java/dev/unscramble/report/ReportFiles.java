package dev.unscramble.report;

import dev.unscramble.experiment.WholeFile;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All files of a report, beside the runs that it is about. */
public final class ReportFiles {
    private ReportFiles() {}

    /** Writes them, each whole, and says which. */
    public static List<Path> write(Study study, Path folder) {
        List<Path> files = new ArrayList<>();
        write(folder.resolve("report.html"), HtmlReport.write(study), files);
        write(folder.resolve("tables.md"), TablesMarkdown.write(study), files);
        write(folder.resolve("runs.csv"), RunsCsv.write(study.runs()), files);
        Path charts = folder.resolve("charts");
        try {
            Files.createDirectories(charts);
        } catch (IOException e) {
            throw new InputException("cannot make the folder " + charts + ": " + e.getMessage(), e);
        }
        ReportCharts.draw(study).forEach((name, picture) -> {
            WholeFile.write(charts.resolve(name), picture);
            files.add(charts.resolve(name));
        });
        return files;
    }

    private static void write(Path file, String text, List<Path> files) {
        WholeFile.write(file, text);
        files.add(file);
    }
}
