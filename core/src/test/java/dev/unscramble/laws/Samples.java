package dev.unscramble.laws;

import java.util.Random;
import java.util.stream.LongStream;

/**
 * How much a test tries that cannot try everything, and at which random cases: {@code ./test} takes small samples, {@code
 * ./test --all} ten times as much, and {@code -Dsamples=N} N times as much; {@code -Dseed=N} draws other ones. A test
 * whose cases take many seconds has fewer of them, unless samples are large.
 */
public final class Samples {
    private static final int TIMES = Integer.getInteger("samples", 1);

    private Samples() {}

    /** This many, or more where more was asked for. */
    public static int atLeast(int count) {
        return Math.multiplyExact(count, TIMES);
    }

    /** Whether more than the usual samples was asked for, so that cases of many seconds have their turn. */
    public static boolean areLarge() {
        return TIMES > 1;
    }

    /** The seed of a random test; the test names it when it fails. */
    public static long seed(long usual) {
        return Long.getLong("seed", usual);
    }

    /** At least this many seeds, one after the other. */
    public static long[] seeds(int count, long usualFirst) {
        return LongStream.range(0, atLeast(count))
                .map(i -> seed(usualFirst) + i)
                .toArray();
    }

    /** Random numbers of such a seed; a test that fails names the case that it failed at. */
    public static Random random(long usualSeed) {
        return new Random(seed(usualSeed));
    }
}
