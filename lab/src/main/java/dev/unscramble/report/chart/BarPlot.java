package dev.unscramble.report.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.TexturePaint;
import java.awt.image.BufferedImage;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;

/**
 * The inner part of a {@link PngChart}: the bars, the first on top, in the colours of their families, and the
 * axis below. A bar that a limit cut short is hatched grey, and its value has a greater-than sign.
 */
final class BarPlot {
    private static final Font SMALL = ChartStyle.PLAIN.deriveFont(13f);
    private static final Color GREY = new Color(0x99, 0x99, 0x99);
    private static final NumberFormat NUMBERS = NumberFormat.getIntegerInstance(Locale.ROOT);
    private static final int GAP = 8;
    private static final int SHORTEST_BAR = 100;

    private final List<Bar> bars;
    private final String unit;
    private final Scale scale;
    private final Graphics2D graphics;
    private final int width;

    /** The plot of these bars, on a picture of {@code width} pixels. */
    BarPlot(List<Bar> bars, String unit, Graphics2D graphics, int width) {
        this.bars = bars;
        this.unit = unit;
        this.scale = Scale.of(bars);
        this.graphics = graphics;
        this.width = width;
    }

    /** A unique key of a bar; labels may repeat. */
    private record Key(int row, String label) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            return Integer.compare(row, other.row);
        }

        @Override
        public String toString() {
            return label;
        }
    }

    CategoryPlot build() {
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        for (int row = 0; row < bars.size(); row++) {
            Bar bar = bars.get(row);
            data.addValue(Math.max(bar.value(), scale.lower()), "", new Key(row, bar.label()));
        }
        CategoryPlot plot = new CategoryPlot(data, labels(), values(), renderer());
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        plot.setBackgroundPaint(Color.WHITE);
        plot.setOutlineVisible(false);
        plot.setRangeGridlinePaint(ChartStyle.GRID);
        plot.setRangeGridlineStroke(new BasicStroke(1));
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        plot.setInsets(
                new RectangleInsets(2 * GAP, 0, 0, 2 * GAP)); // the last number of the axis is centred on its end
        plot.setNoDataMessage("nothing to show");
        plot.setNoDataMessageFont(ChartStyle.PLAIN);
        plot.setFixedLegendItems(families());
        return plot;
    }

    /** The legend of the colours, if there are several. */
    private LegendItemCollection families() {
        LegendItemCollection items = new LegendItemCollection();
        List<Family> present = Arrays.stream(Family.values())
                .filter(family -> family != Family.NONE && bars.stream().anyMatch(bar -> bar.family() == family))
                .toList();
        present.stream()
                .filter(family -> present.size() > 1)
                .forEach(family -> items.add(new LegendItem(family.label(), family.colour())));
        return items;
    }

    void style(LegendTitle legend) {
        legend.setItemFont(ChartStyle.PLAIN);
        legend.setFrame(BlockBorder.NONE);
        legend.setItemLabelPadding(new RectangleInsets(2, 2, 2, 14));
    }

    private CategoryAxis labels() {
        CategoryAxis axis = new CategoryAxis();
        axis.setTickLabelFont(ChartStyle.PLAIN);
        axis.setTickLabelPaint(ChartStyle.INK);
        axis.setTickLabelInsets(new RectangleInsets(0, 0, 0, GAP));
        axis.setAxisLinePaint(ChartStyle.PALE_INK);
        axis.setMaximumCategoryLabelWidthRatio(0.5f);
        axis.setCategoryMargin(0.3);
        axis.setLowerMargin(0.01);
        axis.setUpperMargin(0.01);
        return axis;
    }

    private ValueAxis values() {
        int pixels = width - Math.min(width / 2, widestLabel()) - GAP;
        double end = scale.value(axisLength(pixels));
        NumberAxis linear = new NumberAxis();
        linear.setNumberFormatOverride(NUMBERS);
        linear.setStandardTickUnits(NumberAxis.createIntegerTickUnits(Locale.ROOT));
        ValueAxis axis = linear;
        if (scale.isLogarithmic()) {
            LogAxis logarithmic = new LogAxis();
            logarithmic.setTickUnit(new NumberTickUnit(decadesBetweenTicks(end, pixels)));
            logarithmic.setNumberFormatOverride(NUMBERS);
            axis = logarithmic;
        }
        axis.setRange(scale.lower(), end);
        axis.setLabel(legend());
        axis.setLabelFont(SMALL);
        axis.setLabelPaint(ChartStyle.PALE_INK);
        axis.setTickLabelFont(SMALL);
        axis.setTickLabelPaint(ChartStyle.PALE_INK);
        axis.setAxisLineVisible(false);
        axis.setTickMarksVisible(false);
        return axis;
    }

    /** The length of the axis, relative to the longest bar, that leaves room for the text after each bar. */
    private double axisLength(int pixels) {
        double length = 1;
        for (Bar bar : bars) {
            int left = Math.max(SHORTEST_BAR, pixels - pixelsOf(remark(bar)) - 2 * GAP);
            length = Math.max(length, scale.length(bar.value()) * pixels / left);
        }
        return length;
    }

    /** The fewest decades between ticks that keep the labels from overlapping. */
    private int decadesBetweenTicks(double end, int pixels) {
        double decades = Math.log10(end / scale.lower());
        return (int) Math.ceil((pixelsOf(NUMBERS.format(scale.upper())) + GAP) * decades / pixels);
    }

    private String legend() {
        List<String> remarks = new ArrayList<>(List.of(unit));
        if (scale.isLogarithmic()) {
            remarks.add(Scale.LOGARITHMIC);
        }
        if (bars.stream().anyMatch(Bar::isHatched)) {
            remarks.add("hatched: not proved optimal");
        }
        if (bars.stream().anyMatch(Bar::limited)) {
            remarks.add("hatched grey: stopped early");
        }
        return String.join("; ", remarks);
    }

    private int widestLabel() {
        return bars.stream().mapToInt(bar -> pixelsOf(bar.label())).max().orElse(0);
    }

    private int pixelsOf(String text) {
        return graphics.getFontMetrics(ChartStyle.PLAIN).stringWidth(text);
    }

    private static String remark(Bar bar) {
        return bar.limited() ? "> " + bar.remark() : bar.remark();
    }

    private BarRenderer renderer() {
        List<Paint> paints = bars.stream().map(BarPlot::paint).toList();
        BarRenderer renderer = new BarRenderer() {
            @Override
            public Paint getItemPaint(int series, int row) {
                return paints.get(row);
            }
        };
        renderer.setBase(scale.lower());
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setMaximumBarWidth(0.5);
        renderer.setDefaultItemLabelGenerator(new StandardCategoryItemLabelGenerator() {
            @Override
            public String generateLabel(CategoryDataset data, int series, int row) {
                return remark(bars.get(row));
            }
        });
        renderer.setDefaultItemLabelsVisible(true);
        renderer.setDefaultItemLabelFont(ChartStyle.PLAIN);
        renderer.setDefaultItemLabelPaint(ChartStyle.INK);
        renderer.setItemLabelInsets(new RectangleInsets(GAP, GAP, GAP, GAP));
        renderer.setDefaultPositiveItemLabelPosition(
                new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
        return renderer;
    }

    private static Paint paint(Bar bar) {
        if (bar.limited()) {
            return hatched(GREY, ChartStyle.GRID);
        }
        return bar.isHatched()
                ? hatched(bar.family().colour(), Color.WHITE)
                : bar.family().colour();
    }

    private static Paint hatched(Color lines, Color ground) {
        int size = 8;
        BufferedImage tile = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = tile.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(ground);
        graphics.fillRect(0, 0, size, size);
        graphics.setColor(lines);
        graphics.setStroke(new BasicStroke(2));
        for (int shift = -size; shift <= size; shift += size) {
            graphics.drawLine(shift - 1, size + 1, shift + size + 1, -1);
        }
        graphics.dispose();
        return new TexturePaint(tile, new Rectangle(size, size));
    }
}
