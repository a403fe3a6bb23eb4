package dev.unscramble.report.chart;

import dev.unscramble.model.InputException;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jfree.chart.ChartUtils;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleInsets;

/** Charts as PNG files: on white, with a title and a subtitle at the upper left. */
public final class PngPicture {
    static final int MARGIN = 20;

    private PngPicture() {}

    public static byte[] bytes(JFreeChart chart, String title, String subtitle, int width, int height) {
        chart.setBackgroundPaint(Color.WHITE);
        chart.setPadding(new RectangleInsets(MARGIN, MARGIN, MARGIN, MARGIN));
        chart.setTitle(line(new TextTitle(title, ChartStyle.TITLE), ChartStyle.INK, 0));
        if (!subtitle.isEmpty()) {
            chart.addSubtitle(0, line(new TextTitle(subtitle, ChartStyle.PLAIN), ChartStyle.PALE_INK, 4));
        }
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            chart.draw(graphics, new Rectangle(width, height));
            return ChartUtils.encodeAsPNG(image);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            graphics.dispose();
        }
    }

    private static TextTitle line(TextTitle line, Color colour, int above) {
        line.setPaint(colour);
        line.setHorizontalAlignment(HorizontalAlignment.LEFT);
        line.setTextAlignment(HorizontalAlignment.LEFT);
        line.setMargin(above, 0, 0, 0);
        return line;
    }

    /**
     * Refuses to draw without fonts: Java then fails in one of many ways, some of them errors, and not the same way
     * twice.
     */
    public static void requireFont() {
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
