package dev.unscramble.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.report.result.JsonText;
import dev.unscramble.report.text.TextLayout;
import java.util.List;
import org.junit.jupiter.api.Test;

class GradeReportTest {
    private static final TileInstance INSTANCE = Examples.tiles("142 3b5 678");
    private static final Grade DETOUR = grade("d u u l");
    private static final Grade ILLEGAL = grade("u u");

    @Test
    void tellsAPersonTheVerdict() {
        assertThat(GradeReport.text(INSTANCE, DETOUR, TextLayout.PLAIN))
                .startsWith("start       142 3b5 678\ngoal        b12 345 678\n")
                .containsSubsequence("legal       yes", "solves      yes", "length      4 moves", "optimal     2 moves")
                .endsWith("difference  2");
        assertThat(GradeReport.text(INSTANCE, ILLEGAL, TextLayout.PLAIN))
                .contains("no, move 2 cannot be made", "solves      no");
    }

    @Test
    void tellsAProgramTheSame() {
        assertThat(JsonText.object(GradeReport.json(INSTANCE, DETOUR)))
                .containsEntry("legal", true)
                .containsEntry("illegalMove", null)
                .containsEntry("solves", true)
                .containsEntry("length", 4L)
                .containsEntry("optimalLength", 2L)
                .containsEntry("difference", 2L);
        assertThat(JsonText.object(GradeReport.json(INSTANCE, ILLEGAL)))
                .containsEntry("legal", false)
                .containsEntry("illegalMove", 2L)
                .containsEntry("solves", false)
                .containsEntry("cost", null)
                .containsEntry("difference", null);
    }

    @Test
    void tellsASpreadsheetTheSame() {
        List<String> lines = GradeReport.csv(DETOUR).lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0).split(",", -1)).hasSameSizeAs(lines.get(1).split(",", -1));
        assertThat(lines.get(1)).startsWith("true,,true,4,2,");
        assertThat(GradeReport.csv(ILLEGAL)).contains("\nfalse,2,false,2,2,").endsWith(",");
    }

    @Test
    void whereMovesCostMoreThanOneItTellsTheCost() {
        Instance<Hand> instance = Examples.dial();
        assertThat(report(instance, "-3", Limits.NONE))
                .contains("length      1 move (cost 5)", "optimal     3 moves (cost 3)", "difference  2");
        assertThat(report(instance, "-3", Limits.NONE.withNodes(1)))
                .contains("optimal     unknown (node-limit), a cost of at least 1");
        Grade dear = Grade.of(instance, instance.parseMoves("-3"), Limits.NONE, Progress.NONE);
        assertThat(JsonText.object(GradeReport.json(instance, dear)))
                .containsEntry("length", 1L)
                .containsEntry("cost", 5L)
                .containsEntry("lowerBound", 3L);
        assertThat(GradeReport.csv(dear)).contains(",difference,cost\n").endsWith(",3,2,5");
    }

    private static String report(Instance<Hand> instance, String moves, Limits limits) {
        Grade grade = Grade.of(instance, instance.parseMoves(moves), limits, Progress.NONE);
        return GradeReport.text(instance, grade, TextLayout.PLAIN);
    }

    private static Grade grade(String moves) {
        return Grade.of(INSTANCE, INSTANCE.parseMoves(moves), Limits.NONE, Progress.NONE);
    }
}
