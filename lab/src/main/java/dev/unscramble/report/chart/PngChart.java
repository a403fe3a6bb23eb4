package dev.unscramble.report.chart;

import dev.unscramble.model.InputException;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jfree.chart.JFreeChart;

/** The bars of a {@link BarChart} as a picture with a title. Its height grows with the number of bars. */
public final class PngChart {
    private static final int WIDTH = 1000;
    private static final int HEIGHT_WITHOUT_BARS = 160;
    private static final int HEIGHT_OF_BAR = 32;

    private final String title;
    private final String subtitle;
    private final String unit;
    private final List<Bar> bars;

    /** @param unit the unit of the axis, such as nodes */
    public PngChart(String title, String subtitle, String unit, List<Bar> bars) {
        this.title = title;
        this.subtitle = subtitle;
        this.unit = unit;
        this.bars = List.copyOf(bars);
    }

    /**
     * The picture, as the content of a PNG file.
     *
     * @throws InputException if this machine has no font to write with
     */
    public byte[] bytes() {
        PngPicture.requireFont();
        Graphics2D measure = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
        try {
            BarPlot plot = new BarPlot(bars, unit, measure, WIDTH - 2 * PngPicture.MARGIN);
            JFreeChart chart = new JFreeChart("", ChartStyle.TITLE, plot.build(), true);
            plot.style(chart.getLegend());
            return PngPicture.bytes(chart, title, subtitle, WIDTH, HEIGHT_WITHOUT_BARS + HEIGHT_OF_BAR * bars.size());
        } finally {
            measure.dispose();
        }
    }
}
