package dev.unscramble.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Horizontal bars for the terminal, in plain ASCII. A bar that a limit cut short ends in an arrow:
 *
 * <pre>
 *   astar     ########## 1,734
 *   idastar   ############## 2,412
 *   bfs       --------------------------> 10,000  node limit
 *
 *   --> stopped early
 * </pre>
 *
 * <p>No line is longer than the width, unless its text and a bar of one character already are.
 */
public final class BarChart {
    private static final int GAP = 2;
    private static final String LIMITED = "--> stopped early";

    private final List<Bar> bars;
    private final int width;

    /** The chart of these bars, in this order, on this many columns. */
    public BarChart(List<Bar> bars, int width) {
        this.bars = List.copyOf(bars);
        this.width = width;
    }

    /** The lines of the chart, without a line break at the end. */
    @Override
    public String toString() {
        Scale scale = Scale.of(bars);
        int labelWidth = TextTable.widest(bars, Bar::label) + GAP;
        double longest = longestBar(scale, width - labelWidth);
        List<String> lines = new ArrayList<>();
        for (Bar bar : bars) {
            String blanks = " ".repeat(labelWidth - TextTable.width(bar.label()));
            String drawn = draw(bar, (int) Math.round(scale.length(bar.value()) * longest));
            lines.add((bar.label() + blanks + drawn + bar.remark()).stripTrailing());
        }
        lines.addAll(legend(scale));
        return String.join("\n", lines);
    }

    /** The longest bar that still leaves each bar place for its text. */
    private double longestBar(Scale scale, int columns) {
        double longest = columns;
        for (Bar bar : bars) {
            if (bar.value() > 0) {
                int left = columns - TextTable.width(bar.remark()) - 1;
                longest = Math.min(longest, left / scale.length(bar.value()));
            }
        }
        return longest;
    }

    private static String draw(Bar bar, int length) {
        if (bar.value() == 0) {
            return "";
        }
        int visible = Math.max(1, length);
        return (bar.limited() ? "-".repeat(visible - 1) + ">" : "#".repeat(visible)) + " ";
    }

    private List<String> legend(Scale scale) {
        List<String> lines = new ArrayList<>();
        if (bars.stream().anyMatch(Bar::limited)) {
            lines.add(LIMITED);
        }
        if (scale.isLogarithmic()) {
            lines.add(Scale.LOGARITHMIC);
        }
        if (!lines.isEmpty()) {
            lines.add(0, "");
        }
        return lines;
    }
}
