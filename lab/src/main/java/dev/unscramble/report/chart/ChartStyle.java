package dev.unscramble.report.chart;

import java.awt.Color;
import java.awt.Font;
import org.jfree.chart.axis.ValueAxis;

/** The fonts and colours that all charts share. */
public final class ChartStyle {
    public static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 20);
    public static final Font PLAIN = new Font(Font.SANS_SERIF, Font.PLAIN, 15);
    public static final Color GRID = new Color(0xdd, 0xdd, 0xdd);
    static final Color INK = new Color(0x22, 0x22, 0x22);
    static final Color PALE_INK = new Color(0x66, 0x66, 0x66);

    private static final Font SMALL = PLAIN.deriveFont(14f);

    private ChartStyle() {}

    /** The axis with a label, in the common fonts and colours. */
    public static ValueAxis styled(ValueAxis axis, String label) {
        axis.setLabel(label);
        axis.setLabelFont(SMALL);
        axis.setLabelPaint(PALE_INK);
        axis.setTickLabelFont(SMALL);
        axis.setTickLabelPaint(PALE_INK);
        axis.setAxisLinePaint(PALE_INK);
        axis.setTickMarksVisible(false);
        return axis;
    }
}
