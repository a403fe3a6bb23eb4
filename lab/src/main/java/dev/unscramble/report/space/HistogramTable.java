package dev.unscramble.report.space;

import dev.unscramble.census.HeuristicCheck;
import dev.unscramble.census.Histogram;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import java.util.List;
import java.util.Locale;

/**
 * What a heuristic says of the states at each distance, with a picture: a column for each h, the darker the
 * more states have it, and a line where h would be the distance.
 *
 * <pre>
 *   distance  states  least h   mean h  most h    exact
 *   --------  ------  -------  -------  ------  -------  ------
 *          0       1        0   0.0000       0  100.00%  @
 *          4      16        2   3.7500       4   87.50%    . %
 * </pre>
 */
final class HistogramTable {
    private static final String SHADES = ".:-=+*#%@";
    private static final int MOST_COLUMNS = 60;

    private final Histogram histogram;

    HistogramTable(HeuristicCheck<?> check) {
        this.histogram = check.histogram();
    }

    /** The table, made to fit a layout: in a narrow one, a column of the picture stands for several h. */
    String on(TextLayout layout) {
        TextTable numbers = numbers();
        int most = Math.max(
                histogram.mostH().orElse(0), histogram.distances().max().orElse(0));
        int hPerColumn = most / Math.min(MOST_COLUMNS, numbers.roomForPictures(layout)) + 1;
        List<String> pictures = histogram
                .distances()
                .mapToObj(distance -> picture(distance, hPerColumn))
                .toList();
        return numbers.withPictures(hPerColumn == 1 ? "h from 0" : "h from 0, " + hPerColumn + " per column", pictures)
                .onWithNamesLeftOut(layout);
    }

    private TextTable numbers() {
        TextTable table = new TextTable(
                TextTable.number("distance"),
                TextTable.number("states"),
                TextTable.number("least h").spared(3),
                TextTable.number("mean h"),
                TextTable.number("most h").spared(2),
                TextTable.number("exact").spared(4));
        histogram.distances().forEach(distance -> {
            long states = histogram.states(distance);
            table.row(
                    Integer.toString(distance),
                    String.format(Locale.ROOT, "%,d", states),
                    Integer.toString(histogram.leastH(distance)),
                    String.format(Locale.ROOT, "%.4f", histogram.meanH(distance)),
                    Integer.toString(histogram.mostH(distance)),
                    CensusText.percent(histogram.states(distance, distance), states));
        });
        return table;
    }

    private String picture(int distance, int hPerColumn) {
        long states = histogram.states(distance);
        StringBuilder picture = new StringBuilder();
        int last = Math.max(distance, histogram.mostH(distance)) / hPerColumn;
        for (int column = 0; column <= last; column++) {
            long here = 0;
            for (int h = column * hPerColumn; h < (column + 1) * hPerColumn; h++) {
                here += histogram.states(distance, h);
            }
            char empty = column == distance / hPerColumn ? '|' : ' ';
            picture.append(here == 0 ? empty : shade((double) here / states));
        }
        return picture.toString();
    }

    private static char shade(double share) {
        return SHADES.charAt((int) Math.min(share * SHADES.length(), SHADES.length() - 1));
    }
}
