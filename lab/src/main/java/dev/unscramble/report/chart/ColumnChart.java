package dev.unscramble.report.chart;

import dev.unscramble.census.Census;
import java.awt.BasicStroke;
import java.awt.Color;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYBarDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** A census as a picture: a column for each depth, as high as its number of states. */
public record ColumnChart(String title, String subtitle, Census census) {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 560;

    /** The picture, as the content of a PNG file. */
    public byte[] bytes() {
        PngPicture.requireFont();
        XYSeries series = new XYSeries("");
        for (int depth = 0; depth <= census.depth(); depth++) {
            series.add(depth, census.counts().get(depth));
        }
        NumberAxis depths = new NumberAxis();
        depths.setRange(-0.6, census.depth() + 0.6);
        depths.setStandardTickUnits(NumberAxis.createIntegerTickUnits(Locale.ROOT));
        NumberAxis states = new NumberAxis();
        states.setNumberFormatOverride(new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT)));
        XYPlot plot = new XYPlot(
                new XYBarDataset(new XYSeriesCollection(series), 0.8),
                ChartStyle.styled(depths, "depth: moves to the goal"),
                ChartStyle.styled(states, "states"),
                renderer());
        plot.setBackgroundPaint(Color.WHITE);
        plot.setOutlineVisible(false);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinePaint(ChartStyle.GRID);
        plot.setRangeGridlineStroke(new BasicStroke(1));
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        JFreeChart chart = new JFreeChart("", ChartStyle.TITLE, plot, false);
        return PngPicture.bytes(chart, title, subtitle, WIDTH, HEIGHT);
    }

    private static XYBarRenderer renderer() {
        XYBarRenderer renderer = new XYBarRenderer();
        renderer.setBarPainter(new StandardXYBarPainter());
        renderer.setShadowVisible(false);
        renderer.setSeriesPaint(0, Family.NONE.colour());
        return renderer;
    }
}
