package dev.unscramble.report.comparison;

/** Student's t-distribution. */
final class StudentT {
    private static final double P_BOTH_TAILS = 0.05;

    private StudentT() {}

    /**
     * The number that t stays below with a probability of 0.975: between it and its negative lie 95 %.
     * By the expansion of Hill (Algorithm 396, 1970), good to five digits from three degrees on; one and
     * two degrees have closed forms.
     */
    static double quantile975(int degrees) {
        double p = P_BOTH_TAILS;
        if (degrees == 1) {
            return 1 / Math.tan(p * Math.PI / 2);
        }
        if (degrees == 2) {
            return Math.sqrt(2 / (p * (2 - p)) - 2);
        }
        double n = degrees;
        double a = 1 / (n - 0.5);
        double b = 48 / (a * a);
        double c = ((20700 * a / b - 98) * a - 16) * a + 96.36;
        double d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt(a * Math.PI / 2) * n;
        double y = Math.pow(d * p, 2 / n);
        if (y > 0.05 + a) {
            double x = -1.959963984540054;
            y = x * x;
            if (degrees < 5) {
                c += 0.3 * (n - 4.5) * (x + 0.6);
            }
            c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c;
            y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
            y = a * y * y;
            y = y > 0.002 ? Math.exp(y) - 1 : 0.5 * y * y + y;
        } else {
            y = ((1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)) * y - 1)
                            * (n + 1)
                            / (n + 2)
                    + 1 / y;
        }
        return Math.sqrt(n * y);
    }
}
