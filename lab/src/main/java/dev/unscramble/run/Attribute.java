package dev.unscramble.run;

import dev.unscramble.text.Names;
import dev.unscramble.text.Seconds;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A figure of a run: its name, how it is taken from a measurement, and how reports compare and write it. JSON, CSV, run
 * files, reports and charts all derive from this table.
 */
public enum Attribute {
    STATUS("status", run -> run.outcome().label()),
    LENGTH(
            "length",
            run -> run.isSolved() ? run.length() : null,
            shown("Length of the solution", Better.LESS, "%.2f", "moves")),
    COST("cost", run -> run.isSolved() ? run.cost() : null, shown("Cost of the solution", Better.LESS, "%.2f", "cost")),
    OPTIMAL("optimal", Measurement::isOptimal),
    LOWER_BOUND(
            "lowerBound",
            Measurement::lowerBound,
            shown("Proved lower bound of the cost", Better.MORE, "%.2f", "cost")),
    INITIAL_H(
            "initialH",
            Measurement::initialH,
            shown("The heuristic's estimate of the start", Better.NEITHER, "%.2f", "h of the start")),
    EXPANDED(
            "expanded",
            run -> run.statistics().expanded(),
            shown("Nodes expanded (time complexity)", Better.LESS, Shown.COUNT, "nodes expanded")),
    GENERATED(
            "generated",
            run -> run.statistics().generated(),
            shown("Nodes generated", Better.LESS, Shown.COUNT, "nodes generated")),
    DUPLICATES("duplicates", run -> run.statistics().duplicates()),
    REOPENED("reopened", run -> run.statistics().reopened()),
    MAX_OPEN("maxOpen", run -> run.statistics().maxOpen()),
    STORED(
            "maxStored",
            run -> run.statistics().maxStored(),
            shown("Most nodes stored at once (space complexity)", Better.LESS, Shown.COUNT, "nodes stored")),
    EXPANDED_BEFORE_LAST_LAYER(
            "expandedBeforeLastLayer", run -> run.statistics().expandedBeforeLastLayer()),
    LEAST_EXPANDED(
            "leastExpanded",
            run -> run.leastExpanded().isPresent() ? run.leastExpanded().getAsLong() : null,
            shown(
                    "The least nodes that a search of its kind must expand",
                    Better.NEITHER,
                    Shown.COUNT,
                    "nodes expanded")),
    EBF(
            "ebf",
            Measurement::ebf,
            shown(
                    "Effective branching factor (1 + b + ... + b^length = generated)",
                    Better.LESS,
                    "%.3f",
                    "branching factor")),
    EBF_ROOT(
            "ebfRoot",
            Measurement::ebfRoot,
            shown(
                    "Effective branching factor as a root (generated^(1/length))",
                    Better.LESS,
                    "%.3f",
                    "branching factor")),
    SECONDS("seconds", run -> run.statistics().seconds(), shown("Time", Better.LESS, "%.9f", "seconds")),
    SOLVED("solved", run -> run.isSolved() ? 100 : 0, shown("Share solved", Better.MORE, "%.1f %%", "percent solved")),
    NEW(
            "new",
            run -> run.statistics().generated() - run.statistics().duplicates(),
            shown("Nodes generated less duplicates", Better.LESS, Shown.COUNT, "nodes generated")),
    TIMES_LEAST(
            "timesLeast",
            Measurement::timesLeast,
            shown("Nodes expanded, in multiples of the least possible", Better.LESS, "%.2f", "times the least")),
    SPEED(
            "nodesPerSecond",
            Measurement::nodesPerSecond,
            shown("Nodes generated per second", Better.MORE, Shown.COUNT, "nodes per second"));

    /** The attributes that are stored of every run, in this order; the others are computed from these. */
    public static final Set<Attribute> KEPT = Collections.unmodifiableSet(EnumSet.range(STATUS, SECONDS));

    /** Whether more or less of it is better. */
    public enum Better {
        LESS,
        MORE,
        NEITHER
    }

    /** How reports show it; one without a title is not shown. */
    private record Shown(String title, Better better, String pattern, String axis) {
        static final String COUNT = "%,.0f";
        static final Shown NOT = new Shown("", Better.NEITHER, "", "");
    }

    private final String label;
    private final Function<Measurement, @Nullable Object> value;
    private final Shown shown;

    Attribute(String label, Function<Measurement, @Nullable Object> value) {
        this(label, value, Shown.NOT);
    }

    Attribute(String label, Function<Measurement, @Nullable Object> value, Shown shown) {
        this.label = label;
        this.value = value;
        this.shown = shown;
    }

    private static Shown shown(String title, Better better, String pattern, String axis) {
        return new Shown(title, better, pattern, axis);
    }

    /** The attribute of this name that a report can show. */
    public static Attribute named(String name) {
        return Arrays.stream(values())
                .filter(attribute ->
                        attribute.isShown() && Names.plain(attribute.label).equals(Names.plain(name)))
                .findFirst()
                .orElseThrow(() -> Names.unknown("attribute", name, labels()));
    }

    private static List<String> labels() {
        return Arrays.stream(values())
                .filter(Attribute::isShown)
                .map(Attribute::label)
                .toList();
    }

    private boolean isShown() {
        return !shown.title.isEmpty();
    }

    /** Its name in files. */
    public String label() {
        return label;
    }

    /** Its name in reports. */
    public String title() {
        return shown.title;
    }

    public Better better() {
        return shown.better;
    }

    /** The value of a run: a text, a number, or true or false; null or NaN if it has none. */
    public @Nullable Object value(Measurement run) {
        return value.apply(run);
    }

    /** The value of a run as a number; NaN if it has none, as the EBF of no moves. */
    public double of(Measurement run) {
        return value(run) instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    /** Whether it counts nodes, of which fractions do not matter. */
    public boolean isCount() {
        return shown.pattern.equals(Shown.COUNT);
    }

    /** Whether a large range is best seen on a logarithmic scale. */
    public boolean isLogarithmic() {
        return isCount() || this == SECONDS;
    }

    /** Whether it depends on the length of the solution, so that only equally long ones can be compared by it. */
    public boolean dependsOnLength() {
        return this == EBF || this == EBF_ROOT;
    }

    /** Whether it is measured by a clock, so that it is never twice the same. */
    public boolean isNoisy() {
        return this == SECONDS || this == SPEED;
    }

    /** The label of its axis in charts. */
    public String axis() {
        return shown.axis;
    }

    public String format(double number) {
        if (Double.isNaN(number)) {
            return "-";
        }
        return this == SECONDS ? Seconds.text(number) : String.format(Locale.ROOT, shown.pattern, number);
    }

    /** A mean or a spread of counts, which is not a whole number: with one more digit if it is small. */
    public String formatMean(double number) {
        boolean isSmallCount = isCount() && Math.abs(number) < 100 && number != Math.rint(number);
        return isSmallCount ? String.format(Locale.ROOT, "%.1f", number) : format(number);
    }
}
