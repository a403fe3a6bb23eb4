package dev.unscramble.report.chart;

import java.util.List;

/**
 * Maps values to lengths: in proportion, or, if they span so much that the small ones would be invisible, by their
 * logarithms. A logarithmic scale begins at half of a power of ten, so that even the least positive value has some
 * length.
 *
 * @param lower the value of length 0
 * @param upper the largest value, of length 1
 */
record Scale(boolean isLogarithmic, double lower, double upper) {
    /** The remark below a logarithmic chart. */
    static final String LOGARITHMIC = "logarithmic scale";

    private static final double WIDEST_LINEAR_SPAN = 1000;

    static Scale of(List<Bar> bars) {
        long largest = bars.stream().mapToLong(Bar::value).max().orElse(0);
        long smallest = bars.stream()
                .mapToLong(Bar::value)
                .filter(value -> value > 0)
                .min()
                .orElse(1);
        if (largest <= WIDEST_LINEAR_SPAN * smallest) {
            return new Scale(false, 0, Math.max(1, largest));
        }
        return new Scale(true, Math.pow(10, Math.floor(Math.log10(smallest))) / 2, largest);
    }

    /** The length of a bar for this value, from 0 to 1. */
    double length(long value) {
        if (value == 0) {
            return 0;
        }
        return isLogarithmic ? Math.log(value / lower) / Math.log(upper / lower) : value / upper;
    }

    /** The value of a bar of this length, which may be more than 1. */
    double value(double length) {
        return isLogarithmic ? lower * Math.pow(upper / lower, length) : upper * length;
    }
}
