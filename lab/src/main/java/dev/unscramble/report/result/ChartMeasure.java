package dev.unscramble.report.result;

import dev.unscramble.model.Statistics;
import dev.unscramble.text.Seconds;
import java.util.Locale;
import java.util.function.ToLongFunction;

/** The measure that the bars of a comparison show. */
public enum ChartMeasure {
    GENERATED("Nodes generated", "nodes", Statistics::generated),
    EXPANDED("Nodes expanded", "nodes", Statistics::expanded),
    STORED("Most nodes stored at once", "nodes", Statistics::maxStored),
    TIME("Time", "microseconds", statistics -> statistics.nanos() / 1000);

    private final String title;
    private final String unit;
    private final ToLongFunction<Statistics> value;

    ChartMeasure(String title, String unit, ToLongFunction<Statistics> value) {
        this.title = title;
        this.unit = unit;
        this.value = value;
    }

    public String title() {
        return title;
    }

    /** The unit of the axis. */
    public String unit() {
        return unit;
    }

    long of(Statistics statistics) {
        return value.applyAsLong(statistics);
    }

    String text(Statistics statistics) {
        return this == TIME ? Seconds.text(statistics.seconds()) : String.format(Locale.ROOT, "%,d", of(statistics));
    }
}
