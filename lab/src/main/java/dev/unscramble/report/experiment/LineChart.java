package dev.unscramble.report.experiment;

import dev.unscramble.report.chart.ChartStyle;
import dev.unscramble.report.chart.PngPicture;
import dev.unscramble.report.comparison.Comparison;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.comparison.SampleStatistics;
import dev.unscramble.run.Attribute;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/**
 * One attribute of all solvers against what the rows differ in, such as the depth: a line for each
 * solver through its means, with their confidence intervals. A line ends where a solver left something
 * unsolved. On a logarithmic axis an interval that reaches towards 0 ends at the least value that was
 * measured: it cannot be drawn down to 0, and no mean is less than that.
 */
record LineChart(ExperimentResults results, Comparison comparison) {
    /** Colours that most colour-blind readers can distinguish, too. */
    static final List<String> COLOURS = List.of(
            "#4c78a8", "#f58518", "#54a24b", "#e45756", "#b279a2", "#72b7b2", "#9d755d", "#d6a800", "#ff9da6",
            "#79706e");

    private static final int WIDTH = 1000;
    private static final int HEIGHT = 620;
    private static final double WIDE = 20;

    /** The picture, as the content of a PNG file. */
    byte[] bytes() {
        PngPicture.requireFont();
        XYPlot plot = new XYPlot(data(), xAxis(), yAxis(), renderer());
        plot.setBackgroundPaint(Color.WHITE);
        plot.setOutlineVisible(false);
        plot.setRangeGridlinePaint(ChartStyle.GRID);
        plot.setDomainGridlinePaint(ChartStyle.GRID);
        plot.setRangeGridlineStroke(new BasicStroke(1));
        plot.setDomainGridlineStroke(new BasicStroke(1));
        plot.setAxisOffset(new RectangleInsets(4, 4, 4, 4));
        JFreeChart chart = new JFreeChart("", ChartStyle.TITLE, plot, true);
        chart.getLegend().setItemFont(ChartStyle.PLAIN);
        chart.getLegend().setFrame(BlockBorder.NONE);
        chart.getLegend().setItemLabelPadding(new RectangleInsets(2, 2, 2, 14));
        return PngPicture.bytes(
                chart,
                comparison.attribute().title(),
                results.manifest().experiment().title(),
                WIDTH,
                HEIGHT);
    }

    private YIntervalSeriesCollection data() {
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        for (int column = 0; column < results.solvers().size(); column++) {
            YIntervalSeries series =
                    new YIntervalSeries(results.solvers().get(column).label());
            for (Comparison.Line line : comparison.lines()) {
                Comparison.Cell cell = line.cells().get(column);
                OptionalDouble x = line.row().value();
                if (x.isPresent()
                        && cell.isShown()
                        && !Double.isNaN(cell.summary().mean())) {
                    add(series, x.getAsDouble(), cell);
                }
            }
            data.addSeries(series);
        }
        return data;
    }

    private void add(YIntervalSeries series, double x, Comparison.Cell cell) {
        if (comparison.attribute() == Attribute.SOLVED) {
            series.add(
                    x,
                    cell.solved().percent(),
                    cell.solved().low(),
                    cell.solved().high());
            return;
        }
        SampleStatistics summary = cell.summary();
        double half = summary.hasInterval() ? summary.halfWidth() : 0;
        double low = isLogarithmic() ? Math.max(summary.mean() - half, summary.least()) : summary.mean() - half;
        if (!isLogarithmic() || summary.mean() > 0) {
            series.add(x, summary.mean(), low, summary.mean() + half);
        }
    }

    private boolean isLogarithmic() {
        return comparison.attribute().isLogarithmic();
    }

    private ValueAxis xAxis() {
        double[] values = values(results);
        double least = values[0];
        double most = values[values.length - 1];
        if (isWide(results)) {
            LogAxis axis = new LogAxis() {
                @Override
                public List<NumberTick> refreshTicks(
                        Graphics2D graphics, AxisState state, Rectangle2D area, RectangleEdge edge) {
                    return Arrays.stream(values)
                            .mapToObj(value -> new NumberTick(
                                    value,
                                    String.format(Locale.ROOT, "%,.0f", value),
                                    TextAnchor.TOP_CENTER,
                                    TextAnchor.TOP_CENTER,
                                    0))
                            .toList();
                }
            };
            axis.setRange(least / 1.15, most * 1.15);
            return ChartStyle.styled(axis, results.axis().orElse(""));
        }
        NumberAxis axis = new NumberAxis();
        axis.setStandardTickUnits(NumberAxis.createIntegerTickUnits(Locale.ROOT));
        double margin = Math.max(0.5, (most - least) * 0.03);
        axis.setRange(least - margin, most + margin);
        return ChartStyle.styled(axis, results.axis().orElse(""));
    }

    /** Where the rows stand on the axis, in rising order. */
    private static double[] values(ExperimentResults results) {
        return results.rows().stream()
                .flatMapToDouble(row -> row.value().stream())
                .sorted()
                .toArray();
    }

    /** Whether the rows span so much that their axis is logarithmic. */
    static boolean isWide(ExperimentResults results) {
        double[] values = values(results);
        return values[0] > 0 && values[values.length - 1] / values[0] >= WIDE;
    }

    private ValueAxis yAxis() {
        if (isLogarithmic()) {
            LogAxis axis = new LogAxis();
            axis.setNumberFormatOverride(
                    new DecimalFormat("#,##0.######", DecimalFormatSymbols.getInstance(Locale.ROOT)));
            axis.setTickUnit(new NumberTickUnit(1));
            axis.setSmallestValue(1e-9);
            return ChartStyle.styled(axis, comparison.attribute().axis() + ", mean, logarithmic scale");
        }
        NumberAxis axis = new NumberAxis();
        if (comparison.attribute() == Attribute.SOLVED) {
            axis.setRange(0, 102);
            axis.setTickUnit(new NumberTickUnit(20));
        }
        axis.setAutoRangeIncludesZero(false);
        return ChartStyle.styled(
                axis, comparison.attribute().axis() + (comparison.attribute() == Attribute.SOLVED ? "" : ", mean"));
    }

    private XYErrorRenderer renderer() {
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDrawXError(false);
        renderer.setDefaultLinesVisible(true);
        renderer.setCapLength(6);
        for (int column = 0; column < results.solvers().size(); column++) {
            renderer.setSeriesPaint(column, Color.decode(COLOURS.get(column % COLOURS.size())));
            renderer.setSeriesStroke(column, new BasicStroke(2.2f));
            renderer.setSeriesShape(column, new Ellipse2D.Double(-4, -4, 8, 8));
        }
        return renderer;
    }
}
