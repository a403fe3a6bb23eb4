package dev.unscramble.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.TieBreak;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenListTest {
    private static final long SEED = Samples.seed(20);

    /** A node in the model, which sorts what the list keeps in buckets; nodes are numbered as they come. */
    private record Entry(int node, long f, int h) {}

    @ParameterizedTest
    @EnumSource
    void nodesComeByFAndThenByTheTieBreak(TieBreak tieBreak) {
        nodesComeInOrder(tieBreak, 1);
    }

    /** The first nodes are in buckets, until the others come. */
    @ParameterizedTest
    @EnumSource
    void nodesOfSparseFComeInTheSameOrder(TieBreak tieBreak) {
        nodesComeInOrder(tieBreak, 100_000);
        nodesComeInOrder(tieBreak, 200);
        nodesComeInOrder(tieBreak, 5_000_000_000_000_000L);
    }

    private static void nodesComeInOrder(TieBreak tieBreak, long scale) {
        Random random = new Random(SEED);
        OpenList open = new OpenList(tieBreak, new MemoryBudget(Long.MAX_VALUE));
        PriorityQueue<Entry> model = new PriorityQueue<>(order(tieBreak));
        for (int node = 0; node < 50_000; node++) {
            Entry entry = entry(node, random, node < 100 ? 1 : scale);
            assertThat(open.push(node, entry.f, entry.h)).isTrue();
            model.add(entry);
            while (!model.isEmpty() && random.nextInt(100) < (node / 5_000 % 2 == 0 ? 65 : 30)) {
                popsTheSame(open, model);
            }
        }
        assertThat(model).as("seed %d leaves some to pop", SEED).isNotEmpty();
        while (!model.isEmpty()) {
            popsTheSame(open, model);
        }
        assertThat(open.isEmpty()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void anEmptyListHasGivenAllMemoryBack(TieBreak tieBreak) {
        anEmptyListHasGivenAllMemoryBack(tieBreak, 1);
        anEmptyListHasGivenAllMemoryBack(tieBreak, 100_000);
    }

    private static void anEmptyListHasGivenAllMemoryBack(TieBreak tieBreak, int scale) {
        Random random = new Random(SEED);
        MemoryBudget budget = new MemoryBudget(Long.MAX_VALUE);
        OpenList open = new OpenList(tieBreak, budget);
        for (int node = 0; node < 50_000; node++) {
            Entry entry = entry(node, random, node < 1000 ? 1 : scale);
            assertThat(open.push(node, entry.f, entry.h)).isTrue();
        }
        assertThat(budget.taken()).isPositive();
        open.clear();
        assertThat(open.isEmpty()).isTrue();
        assertThat(budget.taken()).isZero();
    }

    @Test
    void withoutMemoryANodeIsRefusedAndTheOthersStay() {
        OpenList open = new OpenList(TieBreak.FIFO, new MemoryBudget(1000));
        int pushed = 0;
        while (open.push(pushed, 7, 0)) {
            pushed++;
        }
        assertThat(pushed).isBetween(100, 1000);
        assertThat(open.push(-1, 7, 0)).isFalse();
        assertThat(open.size()).isEqualTo(pushed);
        assertThat(open.leastF()).isEqualTo(7);
        for (int node = 0; node < pushed; node++) {
            assertThat(open.pop()).isEqualTo(node);
        }
        assertThat(open.isEmpty()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {63, 64, 65, 127, 128, 1000})
    void anyFHasRoom(int f) {
        OpenList open = new OpenList(TieBreak.LOW_H, new MemoryBudget(Long.MAX_VALUE));
        assertThat(open.push(1, f, 3)).isTrue();
        assertThat(open.leastF()).isEqualTo(f);
        assertThat(open.pop()).isEqualTo(1);
    }

    @Test
    void nodesUpToAnFAreShownLeastFAndThenLeastHFirst() {
        OpenList open = new OpenList(TieBreak.LOW_H, new MemoryBudget(Long.MAX_VALUE));
        assertThat(shown(open, Long.MAX_VALUE)).isEmpty();
        open.push(1, 9, 4);
        open.push(2, 7, 5);
        open.push(3, 7, 2);
        open.push(4, 7, 2);
        open.push(5, 12, 0);
        assertThat(shown(open, 6)).isEmpty();
        assertThat(shown(open, 8)).containsExactly(new Entry(3, 7, 2), new Entry(4, 7, 2), new Entry(2, 7, 5));
        assertThat(shown(open, 9)).hasSize(4).endsWith(new Entry(1, 9, 4));
        assertThat(shown(open, Long.MAX_VALUE)).hasSize(5).endsWith(new Entry(5, 12, 0));
        open.pop();
        assertThat(shown(open, 7)).containsExactly(new Entry(3, 7, 2), new Entry(2, 7, 5));
        open.clear();
        assertThat(shown(open, Long.MAX_VALUE)).isEmpty();
    }

    private static List<Entry> shown(OpenList open, long mostF) {
        List<Entry> shown = new ArrayList<>();
        open.forEach(mostF, (node, f, h) -> shown.add(new Entry(node, f, h)));
        return shown;
    }

    @ParameterizedTest
    @ValueSource(longs = {63, 400_000_000, 5_000_000_000L})
    void theLeastFAboveABoundIsThatOfANode(long largest) {
        OpenList open = new OpenList(TieBreak.LOW_H, new MemoryBudget(Long.MAX_VALUE));
        assertThat(open.leastFAbove(-1)).isEqualTo(Long.MAX_VALUE);
        for (long f : new long[] {0, 7, largest}) {
            open.push((int) f, f, 0);
        }
        assertThat(open.leastFAbove(-5)).isZero();
        assertThat(open.leastFAbove(0)).isEqualTo(7);
        assertThat(open.leastFAbove(6)).isEqualTo(7);
        assertThat(open.leastFAbove(7)).isEqualTo(largest);
        assertThat(open.leastFAbove(largest)).isEqualTo(Long.MAX_VALUE);
        assertThat(shown(open, 7)).hasSize(2);
        assertThat(shown(open, largest)).hasSize(3);
        open.pop();
        assertThat(open.leastFAbove(-1)).isEqualTo(7);
    }

    private static void popsTheSame(OpenList open, PriorityQueue<Entry> model) {
        Entry expected = model.remove();
        assertThat(open.leastF()).as("seed %d", SEED).isEqualTo(expected.f);
        assertThat(open.pop()).as("seed %d", SEED).isEqualTo(expected.node);
        assertThat(open.size()).isEqualTo(model.size());
    }

    private static Entry entry(int node, Random random, long scale) {
        int f = random.nextInt(200);
        int h = random.nextInt(f + 1) * (int) Math.min(scale, 100_000);
        return new Entry(node, f * scale, h);
    }

    private static Comparator<Entry> order(TieBreak tieBreak) {
        Comparator<Entry> byF = Comparator.comparingLong(Entry::f);
        Comparator<Entry> lastIn = Comparator.comparingInt(Entry::node).reversed();
        return switch (tieBreak) {
            case LOW_H -> byF.thenComparingInt(Entry::h).thenComparing(lastIn);
            case HIGH_H -> byF.thenComparingInt(entry -> -entry.h).thenComparing(lastIn);
            case LIFO -> byF.thenComparing(lastIn);
            case FIFO -> byF.thenComparingInt(Entry::node);
        };
    }
}
