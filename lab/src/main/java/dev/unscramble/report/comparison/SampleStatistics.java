package dev.unscramble.report.comparison;

import java.util.Arrays;
import java.util.Collection;

/**
 * The statistics of a set of numbers.
 *
 * @param deviation the standard deviation of the sample (n - 1); 0 of one number
 * @param halfWidth the mean's 95 % confidence interval is the mean, plus and minus this (Student's t);
 *     not a number if there is none: of one number, or if the numbers are not a random sample
 */
public record SampleStatistics(
        int count, double mean, double median, double deviation, double least, double most, double halfWidth) {

    /**
     * Sums up numbers; NaN is left out.
     *
     * @param isSample whether they are a random sample of something larger
     */
    public static SampleStatistics of(Collection<Double> numbers, boolean isSample) {
        double[] sorted = numbers.stream()
                .mapToDouble(Double::doubleValue)
                .filter(number -> !Double.isNaN(number))
                .sorted()
                .toArray();
        int count = sorted.length;
        if (count == 0) {
            double none = Double.NaN;
            return new SampleStatistics(0, none, none, none, none, none, none);
        }
        double mean = Arrays.stream(sorted).sum() / count;
        double squares = Arrays.stream(sorted)
                .map(number -> (number - mean) * (number - mean))
                .sum();
        double deviation = count == 1 ? 0 : Math.sqrt(squares / (count - 1));
        double halfWidth =
                isSample && count > 1 ? StudentT.quantile975(count - 1) * deviation / Math.sqrt(count) : Double.NaN;
        return new SampleStatistics(count, mean, median(sorted), deviation, sorted[0], sorted[count - 1], halfWidth);
    }

    private static double median(double[] sorted) {
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }

    public boolean hasInterval() {
        return !Double.isNaN(halfWidth);
    }
}
