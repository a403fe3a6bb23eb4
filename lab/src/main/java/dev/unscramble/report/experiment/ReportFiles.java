package dev.unscramble.report.experiment;

import dev.unscramble.files.AtomicFile;
import dev.unscramble.files.FileFailure;
import dev.unscramble.model.InputException;
import dev.unscramble.report.comparison.ExperimentResults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All files of a report, beside the runs that it is about. */
public final class ReportFiles {
    private ReportFiles() {}

    /** Writes them, each whole, and says which. */
    public static List<Path> write(ExperimentResults results, Path folder) {
        ReportDocument report = ReportDocument.of(results);
        List<Path> files = new ArrayList<>();
        write(folder.resolve("report.html"), ReportPage.of(results).html(), files);
        write(folder.resolve("tables.md"), TablesMarkdown.write(report), files);
        write(folder.resolve("tables.tex"), TablesLatex.write(report), files);
        write(folder.resolve("references.bib"), TablesLatex.bibtex(results), files);
        write(folder.resolve("runs.csv"), RunsCsv.write(results.runs()), files);
        Path charts = folder.resolve("charts");
        try {
            Files.createDirectories(charts);
        } catch (IOException e) {
            throw new InputException("cannot make the folder " + charts + ": " + FileFailure.reason(e), e);
        }
        ReportCharts.draw(results).forEach((name, picture) -> {
            AtomicFile.write(charts.resolve(name), picture);
            files.add(charts.resolve(name));
        });
        return files;
    }

    private static void write(Path file, String text, List<Path> files) {
        AtomicFile.write(file, text);
        files.add(file);
    }
}
