package dev.unscramble.bench;

import dev.unscramble.bench.LargeBenchmark.Row;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How solutions get shorter as time goes by, a line for each kind of board: on the x-axis seconds, on a logarithmic
 * scale, on the y-axis how many times as long the best solution was as in the end.
 */
record CurveChart(List<Row> rows) {
    private static final int WIDTH = 760;
    private static final int HEIGHT = 420;
    private static final int LEFT = 60;
    private static final int RIGHT = 150;
    private static final int TOP = 40;
    private static final int BOTTOM = 50;
    private static final int LEGEND_STEP = 22;
    private static final int LINES = 4;
    private static final List<String> COLOURS =
            List.of("#4c78a8", "#f58518", "#54a24b", "#e45756", "#b279a2", "#72b7b2", "#9d755d", "#d6a800");

    String svg() {
        StringBuilder svg = new StringBuilder(format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">%n"
                        + "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>%n",
                WIDTH, HEIGHT));
        svg.append(text(LEFT, TOP - 18, "start", "mean length of the best solution, as a multiple of that after 10 s"));
        for (double seconds : LargeBenchmark.CURVE_SECONDS) {
            svg.append(line(x(seconds), y(1), x(seconds), y(most())));
            svg.append(text(x(seconds), HEIGHT - BOTTOM + 20, "middle", number(seconds) + " s"));
        }
        for (int i = 0; i <= LINES; i++) {
            double value = 1 + (most() - 1) * i / LINES;
            svg.append(line(LEFT, y(value), WIDTH - RIGHT, y(value)));
            svg.append(text(LEFT - 8, y(value) + 4, "end", format("%.2f", value)));
        }
        IntStream.range(0, rows.size()).forEach(row -> svg.append(curve(row)));
        return svg.append("</svg>\n").toString();
    }

    private double most() {
        return rows.stream()
                        .flatMap(row -> row.curve().stream())
                        .mapToDouble(Double::doubleValue)
                        .max()
                        .orElse(1)
                + 0.001;
    }

    private static double x(double seconds) {
        double first = LargeBenchmark.CURVE_SECONDS.get(0);
        double last = LargeBenchmark.CURVE_SECONDS.get(LargeBenchmark.CURVE_SECONDS.size() - 1);
        return LEFT + (WIDTH - LEFT - RIGHT) * Math.log(seconds / first) / Math.log(last / first);
    }

    private double y(double value) {
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - 1) / (most() - 1);
    }

    private String curve(int number) {
        Row row = rows.get(number);
        String colour = COLOURS.get(number % COLOURS.size());
        String points = IntStream.range(0, row.curve().size())
                .mapToObj(i -> format(
                        "%.1f,%.1f",
                        x(LargeBenchmark.CURVE_SECONDS.get(i)), y(row.curve().get(i))))
                .collect(Collectors.joining(" "));
        int at = TOP + 10 + LEGEND_STEP * number;
        return format("<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>%n", points, colour)
                + format(
                        "<rect x=\"%d\" y=\"%d\" width=\"14\" height=\"4\" fill=\"%s\"/>%n",
                        WIDTH - RIGHT + 16, at - 6, colour)
                + text(WIDTH - RIGHT + 36, at, "start", row.boards());
    }

    private static String line(double fromX, double fromY, double toX, double toY) {
        return format(
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#dddddd\"/>%n", fromX, fromY, toX, toY);
    }

    private static String text(double x, double y, String anchor, String text) {
        return format(
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"#555555\">%s</text>%n", x, y, anchor, text);
    }

    private static String number(double seconds) {
        return seconds < 1 ? format("%.1f", seconds) : format("%.0f", seconds);
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
