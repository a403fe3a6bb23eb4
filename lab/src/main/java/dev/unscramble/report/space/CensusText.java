package dev.unscramble.report.space;

import dev.unscramble.analysis.SpaceCensus;
import dev.unscramble.census.Census;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.report.text.Facts;
import dev.unscramble.report.text.SideBySide;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.text.Quantity;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;

/** A census as text. */
public final class CensusText {
    /** Smaller shares, in percent, are written in scientific notation, to avoid a row of zeros. */
    private static final double LEAST_PLAIN_SHARE = 1e-9;

    private static final int LONGEST_BAR = 40;

    private CensusText() {}

    /** The whole census. */
    public static <P extends Position> String write(SpaceCensus<P> result, TextLayout layout) {
        return summary(result, layout) + "\n\n" + table(result, layout) + deepest(result, layout);
    }

    private static <P extends Position> String summary(SpaceCensus<P> result, TextLayout layout) {
        Census census = result.census();
        Puzzle<P> puzzle = result.domain().puzzle();
        long last = census.counts().get(census.depth());
        Facts facts = new Facts(layout)
                .add("puzzle", puzzle.name())
                .add("goal", puzzle.goalText())
                .add("status", status(census.outcome()))
                .add("states", states(result));
        if (census.isComplete()) {
            facts.add("deepest", "%,d at depth %d", last, census.depth());
        } else {
            facts.add("counted", "up to depth %d", census.depth());
        }
        return facts.add("mean depth", "%.4f", census.meanDepth())
                .add("parity", "%,d at even depths, %,d at odd ones", census.states(false), census.states(true))
                .add("time", "%.3f s, %,.0f states/s", census.seconds(), census.states() / census.seconds())
                .toString();
    }

    private static String states(SpaceCensus<?> result) {
        String counted = format("%,d", result.census().states());
        return result.census().isComplete()
                ? counted
                : counted
                        + result.domain()
                                .stateCount()
                                .map(all -> format(" of %,d", all))
                                .orElse(" so far");
    }

    /** The outcome of a census, in its own words. */
    static String label(Outcome outcome) {
        return outcome == Outcome.EXHAUSTED ? "complete" : outcome.label();
    }

    private static String status(Outcome outcome) {
        String why = switch (outcome) {
            case EXHAUSTED -> ": all states are counted";
            case DEPTH_LIMIT -> ": what lies beyond --max-depth is not counted";
            case NODE_LIMIT -> ": as many states are counted as --max-nodes allows";
            case TIME_LIMIT -> ": the time is up; with --folder DIR it can be resumed";
            case MEMORY_LIMIT -> ": the memory is used up; try a larger --memory-limit";
            case CANCELLED -> ": interrupted; this is what was counted until then";
            case SOLVED, UNSOLVABLE -> "";
        };
        return label(outcome) + why;
    }

    /** The layers; shares are of all states, if their number is known. */
    private static String table(SpaceCensus<?> result, TextLayout layout) {
        Census census = result.census();
        double all = result.domain().stateCount().map(BigInteger::doubleValue).orElse((double) census.states());
        TextTable table = new TextTable(
                TextTable.number("depth"),
                TextTable.number("states"),
                TextTable.number("share"),
                TextTable.number("cumulative").spared(3),
                TextTable.number("branching").spared(2));
        for (int depth = 0; depth <= census.depth(); depth++) {
            long states = census.counts().get(depth);
            double branching = census.branching(depth);
            table.row(
                    Integer.toString(depth),
                    format("%,d", states),
                    percent(states, all),
                    percent(census.upTo(depth), all),
                    Double.isNaN(branching) ? "-" : format("%.3f", branching));
        }
        int longest = Math.min(LONGEST_BAR, table.roomForPictures(layout));
        return table.withPictures("", bars(census.counts(), longest, layout)).onWithNamesLeftOut(layout);
    }

    private static List<String> bars(List<Long> counts, int longest, TextLayout layout) {
        String block = layout.hasLines() ? "█" : "#";
        double most = counts.stream().mapToLong(Long::longValue).max().orElse(1);
        return counts.stream()
                .map(count -> block.repeat((int) Math.round(count / most * longest)))
                .toList();
    }

    /** A share; a small one is never written as 0, and one below 1 never as 100 %. */
    static String percent(long part, double whole) {
        double share = 100.0 * part / whole;
        if (part < whole && share >= 99.995) {
            return "> 99.99 %";
        }
        if (part == 0 || share >= 0.01) {
            return format("%.2f %%", share);
        }
        BigDecimal digit = new BigDecimal(share).round(new MathContext(1));
        return (share < LEAST_PLAIN_SHARE ? format("%.0e", digit) : digit.toPlainString()) + " %";
    }

    private static <P extends Position> String deepest(SpaceCensus<P> result, TextLayout layout) {
        Census census = result.census();
        long all = census.counts().get(census.depth());
        List<P> shown = result.deepest();
        if (shown.isEmpty()) {
            return "";
        }
        Puzzle<P> puzzle = result.domain().puzzle();
        SideBySide drawings = new SideBySide(layout.columns());
        shown.forEach(state -> drawings.add(StateText.of(puzzle, state, layout)));
        String which = shown.size() == all ? "the deepest" : format("%,d of the %,d deepest", shown.size(), all);
        String title = which + ", " + Quantity.counted(census.depth(), "move") + " from the goal:";
        return "\n\n" + title + "\n\n" + drawings;
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
