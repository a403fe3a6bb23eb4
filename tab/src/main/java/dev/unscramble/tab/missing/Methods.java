package dev.unscramble.tab.missing;

import dev.unscramble.text.Resource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Methods of the JDK, by the same names; the object is the first parameter. */
public final class Methods {
    private Methods() {}

    public static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int to = from;
            while (to < text.length() && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
                to++;
            }
            lines.add(text.substring(from, to));
            from = text.startsWith("\r\n", to) ? to + 2 : to + 1;
        }
        return lines.stream();
    }

    public static Stream<String> splitAsStream(Pattern separator, CharSequence text) {
        return Arrays.stream(separator.split(text));
    }

    public static String toString(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    public static long multiplyHigh(long x, long y) {
        long highX = x >> 32;
        long lowX = x & 0xFFFFFFFFL;
        long highY = y >> 32;
        long lowY = y & 0xFFFFFFFFL;
        long middle = highX * lowY + (lowX * lowY >>> 32);
        return highX * highY + (middle >> 32) + ((middle & 0xFFFFFFFFL) + lowX * highY >> 32);
    }

    /** The memory that browsers give a tab at least. */
    public static long maxMemory(Runtime runtime) {
        return 1L << 30;
    }

    public static String getImplementationVersion(Package of) {
        return Resource.text(Methods.class, "version.txt");
    }

    public static void parallelPrefix(int[] numbers, IntBinaryOperator operator) {
        for (int i = 1; i < numbers.length; i++) {
            numbers[i] = operator.applyAsInt(numbers[i - 1], numbers[i]);
        }
    }

    public static void shuffle(List<?> list, Random random) {
        for (int i = list.size(); i > 1; i--) {
            Collections.swap(list, i - 1, nextInt(random, i));
        }
    }

    /** By the algorithm in the documentation of {@link Random#nextInt(int)}. */
    public static int nextInt(Random random, int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int bits = random.nextInt() >>> 1;
        if ((bound & -bound) == bound) {
            return (int) (bound * (long) bits >> 31);
        }
        int value = bits % bound;
        while (bits - value + (bound - 1) < 0) {
            bits = random.nextInt() >>> 1;
            value = bits % bound;
        }
        return value;
    }

    public static IntStream parallel(IntStream stream) {
        return stream;
    }

    public static LongStream parallel(LongStream stream) {
        return stream;
    }
}
