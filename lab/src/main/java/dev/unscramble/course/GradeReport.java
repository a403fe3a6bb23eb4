package dev.unscramble.course;

import dev.unscramble.catalog.Instance;
import dev.unscramble.json.Json;
import dev.unscramble.model.Result;
import dev.unscramble.report.result.LengthText;
import dev.unscramble.report.text.Facts;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.text.Quantity;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A grade as text and as JSON. */
public final class GradeReport {
    private GradeReport() {}

    /** The whole grade as text; in a window, every line fits. */
    public static String text(Instance<?> instance, Grade grade, TextLayout layout) {
        String legal = grade.illegalMove().isPresent()
                ? "no, move " + grade.illegalMove().getAsInt() + " cannot be made"
                : "yes";
        LengthText lengths = new LengthText(instance.puzzle());
        String length =
                grade.isLegal() ? lengths.of(grade.length(), grade.cost()) : Quantity.counted(grade.length(), "move");
        Facts facts = new Facts(layout).add("start", instance.start()).add("goal", instance.goal());
        instance.goalNote().ifPresent(note -> facts.add("", note));
        return facts.add("legal", legal)
                .add("solves", grade.solves() ? "yes" : "no")
                .add("length", length)
                .add("optimal", optimal(grade, lengths))
                .add("difference", text(grade.difference(), "-"))
                .toString();
    }

    private static String optimal(Grade grade, LengthText lengths) {
        Result best = grade.best();
        if (grade.optimal().isPresent()) {
            return lengths.of(grade.optimal().getAsInt(), best.lowerBound());
        }
        return best.reason()
                .map(reason -> "none, it is unsolvable: " + reason)
                .orElseGet(() -> "unknown"
                        + (best.isSolved() ? "" : " (" + best.outcome().label() + ")") + ", " + lengths.bounds(best));
    }

    /** With the goal that the moves were to reach, and why it was picked if the user chose none. */
    public static String json(Instance<?> instance, Grade grade) {
        Json json = Json.object().put("goal", instance.goal());
        instance.goalReason().ifPresent(reason -> json.put("goalReason", reason));
        return json.put("legal", grade.isLegal())
                .put("illegalMove", number(grade.illegalMove()))
                .put("solves", grade.solves())
                .put("length", grade.length())
                .put("optimalLength", number(grade.optimal()))
                .put("cost", grade.isLegal() ? grade.cost() : null)
                .put("lowerBound", grade.best().lowerBound())
                .put("difference", number(grade.difference()))
                .line();
    }

    public static String csv(Grade grade) {
        return "legal,illegalMove,solves,length,optimalLength,lowerBound,difference,cost\n"
                + String.join(
                        ",",
                        Boolean.toString(grade.isLegal()),
                        text(grade.illegalMove(), ""),
                        Boolean.toString(grade.solves()),
                        Integer.toString(grade.length()),
                        text(grade.optimal(), ""),
                        Integer.toString(grade.best().lowerBound()),
                        text(grade.difference(), ""),
                        grade.isLegal() ? Integer.toString(grade.cost()) : "");
    }

    private static @Nullable Integer number(OptionalInt value) {
        return value.isPresent() ? value.getAsInt() : null;
    }

    private static String text(OptionalInt value, String none) {
        return value.isPresent() ? Integer.toString(value.getAsInt()) : none;
    }
}
