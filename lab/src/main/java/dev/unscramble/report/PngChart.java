package dev.unscramble.report;

import dev.unscramble.model.InputException;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jfree.chart.ChartUtils;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleInsets;

/** The bars of a {@link BarChart} as a picture, with a title over it. It is as high as it has bars. */
public final class PngChart {
    private static final int WIDTH = 1000;
    private static final int MARGIN = 20;
    private static final int HEIGHT_WITHOUT_BARS = 160;
    private static final int HEIGHT_OF_BAR = 32;

    private final String title;
    private final String subtitle;
    private final List<Bar> bars;

    public PngChart(String title, String subtitle, List<Bar> bars) {
        this.title = title;
        this.subtitle = subtitle;
        this.bars = List.copyOf(bars);
    }

    /**
     * The picture, as the content of a PNG file.
     *
     * @throws InputException if this machine has no font to write with
     */
    public byte[] bytes() {
        requireFont();
        int height = HEIGHT_WITHOUT_BARS + HEIGHT_OF_BAR * bars.size();
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            chart(graphics).draw(graphics, new Rectangle(WIDTH, height));
            return ChartUtils.encodeAsPNG(image);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            graphics.dispose();
        }
    }

    private JFreeChart chart(Graphics2D graphics) {
        BarPlot plot = new BarPlot(bars, graphics, WIDTH - 2 * MARGIN);
        JFreeChart chart = new JFreeChart("", BarPlot.TITLE, plot.build(), false);
        chart.clearSubtitles();
        chart.setBackgroundPaint(Color.WHITE);
        chart.setPadding(new RectangleInsets(MARGIN, MARGIN, MARGIN, MARGIN));
        chart.setTitle(line(new TextTitle(title, BarPlot.TITLE), BarPlot.INK, 0));
        if (!subtitle.isEmpty()) {
            chart.addSubtitle(line(new TextTitle(subtitle, BarPlot.PLAIN), BarPlot.PALE_INK, 4));
        }
        return chart;
    }

    private static TextTitle line(TextTitle line, Color colour, int above) {
        line.setPaint(colour);
        line.setHorizontalAlignment(HorizontalAlignment.LEFT);
        line.setTextAlignment(HorizontalAlignment.LEFT);
        line.setMargin(above, 0, 0, 0);
        return line;
    }

    /** A Java without fonts fails in one of many ways, some of them errors, and not the same way twice. */
    private static void requireFont() {
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
        try {
            GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames();
        } catch (RuntimeException | InternalError | LinkageError e) {
            throw new InputException(
                    "a chart cannot be drawn, because Java finds no font on this machine; install one, such as the"
                            + " packages fontconfig and fonts-dejavu-core",
                    e);
        }
    }
}
