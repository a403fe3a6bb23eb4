package dev.unscramble.report;

import dev.unscramble.analysis.Grade;
import dev.unscramble.model.Result;
import java.io.StringWriter;
import java.util.OptionalInt;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** A grade for people and for programs. */
public final class GradeReport {
    private static final JsonFactory JSON = JsonFactory.builder().build();

    private GradeReport() {}

    public static String text(Grade grade) {
        String legal = grade.illegalMove().isPresent()
                ? "no, move " + grade.illegalMove().getAsInt() + " cannot be made"
                : "yes";
        String optimal = grade.optimal().isPresent()
                ? grade.optimal().getAsInt() + " moves"
                : grade.best().reason().isPresent()
                        ? "none, it is unsolvable: " + grade.best().reason().get()
                        : unknown(grade.best());
        return String.join(
                "\n",
                "legal       " + legal,
                "solves      " + (grade.solves() ? "yes" : "no"),
                "length      " + grade.length() + (grade.length() == 1 ? " move" : " moves"),
                "optimal     " + optimal,
                "difference  " + text(grade.difference(), "-"));
    }

    private static String unknown(Result best) {
        return best.isSolved()
                ? "unknown, from " + best.lowerBound() + " to " + best.length()
                : "unknown (" + best.outcome().label() + "), at least " + best.lowerBound();
    }

    public static String json(Grade grade) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeBooleanProperty("legal", grade.isLegal());
            write(json, "illegalMove", grade.illegalMove());
            json.writeBooleanProperty("solves", grade.solves());
            json.writeNumberProperty("length", grade.length());
            write(json, "optimalLength", grade.optimal());
            json.writeNumberProperty("lowerBound", grade.best().lowerBound());
            write(json, "difference", grade.difference());
            json.writeEndObject();
        }
        return text.toString();
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
