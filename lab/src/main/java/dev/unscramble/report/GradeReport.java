package dev.unscramble.report;

import dev.unscramble.analysis.Grade;
import dev.unscramble.catalog.Instance;
import dev.unscramble.model.Result;
import dev.unscramble.run.Json;
import dev.unscramble.text.Quantity;
import java.util.OptionalInt;
import tools.jackson.core.JsonGenerator;

/** A grade for people and for programs. */
public final class GradeReport {
    private GradeReport() {}

    /** All about it; in a window, every line fits. */
    public static String text(Instance<?> instance, Grade grade, Page page) {
        String legal = grade.illegalMove().isPresent()
                ? "no, move " + grade.illegalMove().getAsInt() + " cannot be made"
                : "yes";
        String optimal = grade.optimal().isPresent()
                ? Quantity.counted(grade.optimal().getAsInt(), "move")
                : grade.best().reason().isPresent()
                        ? "none, it is unsolvable: " + grade.best().reason().get()
                        : unknown(grade.best());
        Facts facts = new Facts(page).add("start", instance.start()).add("goal", instance.goal());
        instance.goalNote().ifPresent(note -> facts.add("", note));
        return facts.add("legal", legal)
                .add("solves", grade.solves() ? "yes" : "no")
                .add("length", Quantity.counted(grade.length(), "move"))
                .add("optimal", optimal)
                .add("difference", text(grade.difference(), "-"))
                .toString();
    }

    private static String unknown(Result best) {
        return best.isSolved()
                ? "unknown, from " + best.lowerBound() + " to " + best.length()
                : "unknown (" + best.outcome().label() + "), at least " + best.lowerBound();
    }

    /** With the goal that the moves were to reach, and why it was picked where none was chosen. */
    public static String json(Instance<?> instance, Grade grade) {
        return Json.write(json -> {
            json.writeStringProperty("goal", instance.goal());
            instance.goalReason().ifPresent(reason -> json.writeStringProperty("goalReason", reason));
            json.writeBooleanProperty("legal", grade.isLegal());
            write(json, "illegalMove", grade.illegalMove());
            json.writeBooleanProperty("solves", grade.solves());
            json.writeNumberProperty("length", grade.length());
            write(json, "optimalLength", grade.optimal());
            json.writeNumberProperty("lowerBound", grade.best().lowerBound());
            write(json, "difference", grade.difference());
        });
    }

    public static String csv(Grade grade) {
        return "legal,illegalMove,solves,length,optimalLength,lowerBound,difference\n"
                + String.join(
                        ",",
                        Boolean.toString(grade.isLegal()),
                        text(grade.illegalMove(), ""),
                        Boolean.toString(grade.solves()),
                        Integer.toString(grade.length()),
                        text(grade.optimal(), ""),
                        Integer.toString(grade.best().lowerBound()),
                        text(grade.difference(), ""));
    }

    private static void write(JsonGenerator json, String name, OptionalInt value) {
        if (value.isPresent()) {
            json.writeNumberProperty(name, value.getAsInt());
        } else {
            json.writeNullProperty(name);
        }
    }

    private static String text(OptionalInt value, String none) {
        return value.isPresent() ? Integer.toString(value.getAsInt()) : none;
    }
}
