package dev.unscramble.experiment;

import dev.unscramble.run.Measurement;
import dev.unscramble.text.Names;
import dev.unscramble.text.Seconds;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Something that is measured of a run; it knows how to be compared and written. */
public enum Attribute {
    SOLVED("solved", "Share solved", Better.MORE, "%.1f %%", run -> run.isSolved() ? 100 : 0),
    GENERATED(
            "generated",
            "Nodes generated",
            Better.LESS,
            "%,.0f",
            run -> run.statistics().generated()),
    EXPANDED(
            "expanded",
            "Nodes expanded (time complexity)",
            Better.LESS,
            "%,.0f",
            run -> run.statistics().expanded()),
    NEW(
            "new",
            "Nodes generated less duplicates",
            Better.LESS,
            "%,.0f",
            run -> run.statistics().generated() - run.statistics().duplicates()),
    STORED(
            "maxStored",
            "Most nodes stored at once (space complexity)",
            Better.LESS,
            "%,.0f",
            run -> run.statistics().maxStored()),
    LENGTH("length", "Length of the solution", Better.LESS, "%.2f", run -> run.length()),
    EBF(
            "ebf",
            "Effective branching factor (1 + b + ... + b^length = generated)",
            Better.LESS,
            "%.3f",
            Measurement::ebf),
    EBF_ROOT(
            "ebfRoot",
            "Effective branching factor as a root (generated^(1/length))",
            Better.LESS,
            "%.3f",
            Measurement::ebfRoot),
    INITIAL_H("initialH", "The heuristic's estimate of the start", Better.NEITHER, "%.2f", run -> run.initialH()),
    SECONDS("seconds", "Time", Better.LESS, "%.9f", run -> run.statistics().seconds()),
    SPEED("nodesPerSecond", "Nodes generated per second", Better.MORE, "%,.0f", Measurement::nodesPerSecond);

    /** Whether more or less of it is what people want. */
    public enum Better {
        LESS,
        MORE,
        NEITHER
    }

    private final String label;
    private final String title;
    private final Better better;
    private final String pattern;
    private final ToDoubleFunction<Measurement> value;

    Attribute(String label, String title, Better better, String pattern, ToDoubleFunction<Measurement> value) {
        this.label = label;
        this.title = title;
        this.better = better;
        this.pattern = pattern;
        this.value = value;
    }

    public static Attribute named(String name) {
        return Arrays.stream(values())
                .filter(attribute -> Names.plain(attribute.label).equals(Names.plain(name)))
                .findFirst()
                .orElseThrow(() -> Names.unknown("attribute", name, labels()));
    }

    static List<String> labels() {
        return Arrays.stream(values()).map(Attribute::label).toList();
    }

    /** Its name in files. */
    public String label() {
        return label;
    }

    /** Its name for people. */
    public String title() {
        return title;
    }

    public Better better() {
        return better;
    }

    /** How much of it a run has; not a number where it has none, as an EBF of no moves. */
    public double of(Measurement run) {
        return value.applyAsDouble(run);
    }

    /** Whether a large range is best seen on a logarithmic scale. */
    public boolean isLogarithmic() {
        return switch (this) {
            case GENERATED, EXPANDED, NEW, STORED, SECONDS, SPEED -> true;
            case SOLVED, LENGTH, EBF, EBF_ROOT, INITIAL_H -> false;
        };
    }

    /** Whether it depends on the length of the solution, so that only equally long ones can be compared by it. */
    public boolean dependsOnLength() {
        return this == EBF || this == EBF_ROOT;
    }

    /** Whether it is measured by a clock, so that it is never twice the same. */
    public boolean isNoisy() {
        return this == SECONDS || this == SPEED;
    }

    /** What a chart calls its axis. */
    public String axis() {
        return switch (this) {
            case SOLVED -> "percent solved";
            case GENERATED, NEW -> "nodes generated";
            case EXPANDED -> "nodes expanded";
            case STORED -> "nodes stored";
            case LENGTH -> "moves";
            case EBF, EBF_ROOT -> "branching factor";
            case INITIAL_H -> "h of the start";
            case SECONDS -> "seconds";
            case SPEED -> "nodes per second";
        };
    }

    public String format(double number) {
        if (Double.isNaN(number)) {
            return "-";
        }
        return this == SECONDS ? Seconds.text(number) : String.format(Locale.ROOT, pattern, number);
    }

    /** A spread or a mean of counts, which is not a whole number: with a digit more where that tells something. */
    public String formatMean(double number) {
        boolean isSmallCount = pattern.equals("%,.0f") && Math.abs(number) < 100 && number != Math.rint(number);
        return isSmallCount ? String.format(Locale.ROOT, "%.1f", number) : format(number);
    }
}
