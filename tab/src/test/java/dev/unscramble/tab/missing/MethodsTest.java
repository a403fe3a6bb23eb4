package dev.unscramble.tab.missing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What replaces methods and classes of the JDK does what those do. */
class MethodsTest {
    private static final long SEED = 5;

    @Test
    void numbersAreDrawnAsByTheJdk() {
        Random ours = new Random(SEED);
        Random theirs = new Random(SEED);
        SplittableRandom split = new SplittableRandom(SEED);
        PlainSplittableRandom plain = new PlainSplittableRandom(SEED);
        for (int bound : new int[] {1, 2, 3, 9, 64, 100, (1 << 30) + 1, Integer.MAX_VALUE}) {
            for (int i = 0; i < 100; i++) {
                assertThat(Methods.nextInt(ours, bound)).isEqualTo(theirs.nextInt(bound));
                assertThat(plain.nextInt(bound)).isEqualTo(split.nextInt(bound));
                assertThat(plain.nextDouble()).isEqualTo(split.nextDouble());
            }
        }
    }

    @Test
    void listsAreShuffledAsByTheJdk() {
        List<Integer> ours = new ArrayList<>(IntStream.range(0, 50).boxed().toList());
        List<Integer> theirs = new ArrayList<>(ours);
        Methods.shuffle(ours, new Random(SEED));
        Collections.shuffle(theirs, new Random(SEED));
        assertThat(ours).isEqualTo(theirs);
    }

    @Test
    void textsAreSplitIntoLinesAsByTheJdk() {
        for (String text : List.of("", "\n", "a", "a\nb", "a\r\nb\r", "\r\n\r\na\n\n", "a\n\rb")) {
            assertThat(Methods.lines(text).toList()).isEqualTo(text.lines().toList());
        }
    }

    @Test
    void textsAreSplitAsByTheJdk() {
        Pattern separator = Pattern.compile("[\\s,]+");
        for (String text : List.of("", "a", "a b", " a,b", "a b ", ", ")) {
            assertThat(Methods.splitAsStream(separator, text).toList())
                    .isEqualTo(separator.splitAsStream(text).toList());
        }
    }

    @Test
    void largeNumbersAreMultipliedAsByTheJdk() {
        Random random = new Random(SEED);
        for (int i = 0; i < 1000; i++) {
            long x = random.nextLong();
            long y = random.nextLong();
            assertThat(Methods.multiplyHigh(x, y)).isEqualTo(Math.multiplyHigh(x, y));
        }
    }
}
