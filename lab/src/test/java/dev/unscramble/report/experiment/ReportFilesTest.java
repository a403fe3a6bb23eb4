package dev.unscramble.report.experiment;

import static dev.unscramble.report.experiment.SampleResults.UNSOLVED;
import static dev.unscramble.report.experiment.SampleResults.nodes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.experiment.Experiment.Rows;
import dev.unscramble.experiment.Experiments;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.generate.Sample;
import dev.unscramble.model.InputException;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.text.TextLayout;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFilesTest {

    private static ExperimentResults results() {
        return new SampleResults("A*(h1)", "beam<10>")
                .depth(4, Sample.Kind.UNIFORM_AT_DEPTH, nodes(10, 20, 30), nodes(40, 50, 60))
                .depth(6, Sample.Kind.UNIFORM_AT_DEPTH, nodes(100, 200, 300), nodes(40, UNSOLVED, 60))
                .published("A*(h1)", "4", "21")
                .results();
    }

    @Test
    void thePageNeedsNothingButItself() {
        String html = html(results());
        assertThat(html)
                .startsWith("<!DOCTYPE html>")
                .contains("<title>A &lt;test&gt; &amp; more</title>", "default-src 'none'")
                .doesNotContain("{{", "<link rel=\"stylesheet\"", "src=\"", "@import", "url(");
    }

    @Test
    void itsTablesSayAllThatIsKnownOfACell() {
        String html = html(results());
        assertThat(html)
                .contains(
                        "<td class=\"best\"><b>20</b><small><span>\u00b1 24.8 \u00b7 median 20</span>"
                                + " <span>sd 10 \u00b7 10 to 30</span> </small><i title=\"published by others\">published 21</i></td>")
                .contains("<td class=\"gap\"><b>\u2013 66.7 % solved</b></td>")
                .contains("Nodes generated, over instances that all solvers solved")
                .contains("beam&lt;10&gt;")
                .contains("Share solved", "Less is better");
    }

    @Test
    void itsDataCannotEndTheScript() {
        String html = html(new SampleResults("</script><script>alert(1)")
                .depth(4, Sample.Kind.GIVEN, nodes(1))
                .results());
        assertThat(html).doesNotContain("</script><script>alert").contains("\\u003c/script>\\u003cscript>alert(1)");
    }

    @Test
    void markdownHasTheSameTables() {
        String markdown = TablesMarkdown.write(ReportDocument.of(results()));
        assertThat(markdown.lines())
                .contains("# A &lt;test> & more")
                .contains("| depth | n | A\\*(h1) | published | beam&lt;10> |")
                .contains("| 4 | 3 | **20** | 21 | 50 |")
                .anyMatch(line -> line.startsWith("| 6 | 3 | 200 ") && line.endsWith("| \u2013 66.7 % solved |"));
    }

    @Test
    void markdownHasOneNumberInACellAndTheSpreadInColumnsOfItsOwn() {
        assertThat(TablesMarkdown.write(ReportDocument.of(results())).lines())
                .containsSubsequence(
                        "| depth | solver | \u00b1 | median | sd | min | max |",
                        "| 4 | A\\*(h1) | 24.8 | 20 | 10 | 10 | 30 |",
                        "| 4 | beam&lt;10> | 24.8 | 50 | 10 | 40 | 60 |",
                        "| 6 | A\\*(h1) | 248 | 200 | 100 | 100 | 300 |")
                .noneMatch(line -> line.startsWith("|") && line.contains("(" + "\u00b1"));
    }

    @Test
    void aRowForEachPuzzleAndTheMeansInALastOne() {
        ExperimentResults each = new SampleResults("a", "b")
                .depth(4, Sample.Kind.GIVEN, nodes(10, 20), nodes(40, UNSOLVED))
                .rows(Rows.PUZZLE)
                .results();
        assertThat(TablesText.write(each, TextLayout.PLAIN, "report.html").lines())
                .containsSubsequence(
                        "   puzzle  n    a                b",
                        "start 4/0  1  *10               40",
                        "start 4/1  1   20     \u2013 0 % solved",
                        "  depth 4  2   15  \u2013 50.0 % solved");
        assertThat(new ReportWords(each).facts().get(0)).startsWith("4 runs: 2 instances, ");
    }

    @Test
    void aRowForEachDepthThatSomeRunProved() {
        ExperimentResults given = new SampleResults("a")
                .depth(9, Sample.Kind.GIVEN, nodes(10, 20))
                .depth(4, Sample.Kind.GIVEN, nodes(5, UNSOLVED))
                .joined()
                .rows(Rows.DEPTH)
                .results();
        assertThat(given.rows())
                .extracting(ExperimentResults.Row::label)
                .containsExactly("depth 4", "depth 9", "depth unknown");
        assertThat(given.axis()).contains("depth");
    }

    @Test
    void programsGetAMeanAndItsSpreadForEachRowAndSolver() {
        assertThat(ReportFormat.CSV.write(results(), TextLayout.PLAIN).lines())
                .first()
                .asString()
                .startsWith("row,n,label,solved,generated,generatedSd,generatedMin,generatedMax,ebf,");
        assertThat(ReportFormat.CSV.write(results(), TextLayout.PLAIN).lines())
                .anyMatch(
                        line -> line.startsWith("depth 4,3,A*(h1),100.000000,20.000000,10.000000,10.000000,30.000000,"))
                .anyMatch(line -> line.startsWith("depth 6,3,beam<10>,66.666667,,,,,"));
        assertThat(ReportFormat.JSON.write(results(), TextLayout.PLAIN).lines())
                .hasSize(4)
                .first()
                .asString()
                .startsWith("{\"row\":\"depth 4\",\"n\":3,\"label\":\"A*(h1)\",\"solved\":100.0,\"generated\":20.0,");
    }

    @Test
    void whatTheTerminalDoesNotShowIsSaidToBeElsewhere() {
        assertThat(TablesText.write(results(), TextLayout.PLAIN, "report.html"))
                .contains("in report.html: Effective branching factor as a root");
    }

    @Test
    void latexHasThemForPapers() {
        assertThat(TablesLatex.write(ReportDocument.of(results())))
                .contains("\\caption{A $<$test$>$ \\& more: Nodes generated.}", "\\label{tab:test-generated}")
                .contains("    depth & n & A*(h1) & published & beam$<$10$>$ \\\\")
                .contains("    4 & 3 & \\textbf{20} & 21 & 50 \\\\")
                .contains("\\caption{A $<$test$>$ \\& more: Nodes generated, spread.}")
                .contains("    depth & solver & $\\pm$ & median & sd & min & max \\\\")
                .contains("    4 & A*(h1) & 24.8 & 20 & 10 & 10 & 30 \\\\")
                .contains("-- 66.7 \\% solved");
    }

    /** What a compiler of LaTeX would stumble over. */
    @Test
    void everyRowOfLatexHasTheColumnsOfItsTable() {
        String latex = TablesLatex.write(ReportDocument.of(results()));
        assertThat(latex.split("\\\\begin\\{", -1)).hasSameSizeAs(latex.split("\\\\end\\{", -1));
        List<String> tables = List.of(latex.split("\\\\begin\\{tabular}\\{", -1));
        assertThat(tables).hasSizeGreaterThan(1);
        for (String table : tables.subList(1, tables.size())) {
            assertThat(table.lines().filter(line -> line.endsWith(" \\\\")))
                    .hasSizeGreaterThan(1)
                    .allSatisfy(row -> assertThat(row.split("(?<!\\\\)&", -1)).hasSize(table.indexOf('}')));
        }
    }

    @Test
    void whatOthersPublishedEndsNoLineOfLatex() {
        ExperimentResults shares = new SampleResults("a")
                .depth(4, Sample.Kind.GIVEN, nodes(1))
                .published("a", "4", "23.1 %")
                .results();
        assertThat(TablesLatex.write(ReportDocument.of(shares))).contains(" & 23.1 \\% \\\\\n");
    }

    @Test
    void bibtexCitesThisAndWhatOthersPublished() {
        ExperimentResults claimed = new SampleResults("a")
                .depth(4, Sample.Kind.GIVEN, nodes(1))
                .claimed()
                .results();
        assertThat(TablesLatex.bibtex(claimed))
                .startsWith("@misc{unscramble,")
                .contains("Experiment test, seed 1")
                .endsWith("\n@book{a}\n");
    }

    @Test
    void thePageHasAContentsThatLeadsToEachTable() {
        String html = html(results());
        assertThat(html)
                .contains("<a href=\"#table-generated\">Nodes generated</a>")
                .contains("<details class=\"table\" id=\"table-generated\" open>")
                .contains("<a href=\"#table-generated-common\">over instances that all solvers solved</a>")
                .contains("<details class=\"table\" id=\"table-generated-common\">");
    }

    @Test
    void theTerminalHasTheMeans() {
        assertThat(TablesText.write(results(), TextLayout.PLAIN, "report.html").lines())
                .contains("n: how many puzzles; *: the best of a row, where one can be named")
                .contains("depth  n  A*(h1)  (published)         beam<10>")
                .contains("    4  3     *20           21               50")
                .contains("    6  3     200               \u2013 66.7 % solved");
    }

    @Test
    void everyRunIsALineOfTheTable() {
        List<String> lines = RunsCsv.write(results().runs()).lines().toList();
        assertThat(lines).hasSize(1 + 12).first().isEqualTo(RunsCsv.HEADER);
        int cells = RunsCsv.HEADER.split(",").length;
        assertThat(lines).allMatch(line -> line.split(",", -1).length == cells);
        assertThat(lines).anyMatch(line -> line.contains(",node-limit,,,false,"));
    }

    @Test
    void theNamesOfRunsAreTheirs() {
        assertThat(RunsCsv.HEADER)
                .isEqualTo("group,instance,puzzle,start,goal,rules,label,solver,algorithm,heuristic,limits,seed,"
                        + "repetition,version,timing,session,status,length,cost,optimal,lowerBound,initialH,expanded,"
                        + "generated,duplicates,reopened,maxOpen,maxStored,expandedBeforeLastLayer,leastExpanded,ebf,ebfRoot,seconds,"
                        + "run");
    }

    /** Moves cost three each. */
    @Test
    void whereMovesHavePricesEveryFormatShowsCosts(@TempDir Path folder) throws IOException {
        ExperimentResults priced = new SampleResults("a", "b")
                .price(3)
                .depth(4, Sample.Kind.GIVEN, nodes(10), nodes(20))
                .depth(5, Sample.Kind.GIVEN, nodes(10), nodes(20))
                .results();
        ReportFiles.write(priced, folder);
        assertThat(folder.resolve("charts")).isDirectoryContaining("glob:**cost.png");
        assertThat(Files.readString(folder.resolve("runs.csv"))).contains(",solved,4,12,true,", ",solved,5,15,true,");
        assertThat(Files.readString(folder.resolve("tables.md")))
                .contains("## Cost of the solution", "| 4 | 1 | 12.00 | 12.00 |");
        assertThat(Files.readString(folder.resolve("tables.tex")))
                .contains("\\label{tab:test-cost}", "4 & 1 & 12.00 & 12.00");
        assertThat(Files.readString(folder.resolve("report.html")))
                .contains("id=\"table-cost\"", "<b>15.00</b>")
                .contains("\"label\":\"cost\",\"title\":\"Cost of the solution\",\"axis\":\"cost\",\"log\":false")
                .contains("[10,5,4,12,0.01]");
        assertThat(TablesText.write(priced, TextLayout.PLAIN, "report.html")).contains("Cost of the solution");
    }

    @Test
    void whereEveryMoveCostsOneTheLengthTellsTheCost(@TempDir Path folder) throws IOException {
        ReportFiles.write(results(), folder);
        for (String file : List.of("tables.md", "tables.tex", "report.html")) {
            assertThat(Files.readString(folder.resolve(file))).doesNotContain("Cost of the solution");
        }
    }

    @Test
    void theChartsAreDrawn(@TempDir Path folder) throws IOException {
        ReportFiles.write(results(), folder);
        assertThat(folder.resolve("charts")).isDirectoryContaining("glob:**generated.png");
        BufferedImage image =
                ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(folder.resolve("charts/generated.png"))));
        assertThat(image.getWidth()).isGreaterThan(600);
        assertThat(count(image, 0x4c78a8)).as("the first line").isGreaterThan(100);
        assertThat(count(image, 0xf58518)).as("the second point").isGreaterThan(20);
    }

    @Test
    void aReportIsMadeOfTheRunsAloneEvenWithoutTheirManifest(@TempDir Path folder) throws IOException {
        Experiments.run(Experiments.SMALL, folder);
        ExperimentResults whole = ExperimentResults.read(folder);
        assertThat(whole.rows())
                .extracting(ExperimentResults.Row::label)
                .containsExactly("depth 3", "depth 5", "depth 6");
        Files.delete(folder.resolve(ResultsFolder.MANIFEST));
        ExperimentResults lost = ExperimentResults.read(folder);
        assertThat(lost.rows())
                .extracting(ExperimentResults.Row::label)
                .containsExactlyInAnyOrder("depth 3", "depth 5", "depth 6");
        assertThat(lost.runs()).hasSameElementsAs(whole.runs());
        assertThat(ReportFiles.write(lost, folder)).contains(folder.resolve("report.html"));
    }

    @Test
    void aFolderWithoutRunsIsRefused(@TempDir Path folder) {
        assertThatThrownBy(() -> ExperimentResults.read(folder))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("there are no results in " + folder);
    }

    private static int count(BufferedImage image, int colour) {
        int count = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                count += (image.getRGB(x, y) & 0xffffff) == colour ? 1 : 0;
            }
        }
        return count;
    }

    private static String html(ExperimentResults results) {
        return HtmlReport.write(ReportDocument.of(results), ReportData.write(results));
    }
}
