package dev.unscramble.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.TieBreak;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpenListTest {
    private static final long SEED = 20;

    /** A node in the model, which sorts what the list keeps in buckets; nodes are numbered as they come. */
    private record Entry(int node, int f, int h) {}

    @ParameterizedTest
    @EnumSource
    void nodesComeByFAndThenByTheTieBreak(TieBreak tieBreak) {
        Random random = new Random(SEED);
        OpenList open = new OpenList(tieBreak, new MemoryBudget(Long.MAX_VALUE));
        PriorityQueue<Entry> model = new PriorityQueue<>(order(tieBreak));
        for (int node = 0; node < 50_000; node++) {
            Entry entry = entry(node, random);
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
        Random random = new Random(SEED);
        MemoryBudget budget = new MemoryBudget(Long.MAX_VALUE);
        OpenList open = new OpenList(tieBreak, budget);
        for (int node = 0; node < 50_000; node++) {
            Entry entry = entry(node, random);
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

    private static void popsTheSame(OpenList open, PriorityQueue<Entry> model) {
        Entry expected = model.remove();
        assertThat(open.leastF()).as("seed %d", SEED).isEqualTo(expected.f);
        assertThat(open.pop()).as("seed %d", SEED).isEqualTo(expected.node);
        assertThat(open.size()).isEqualTo(model.size());
    }

    private static Entry entry(int node, Random random) {
        int f = random.nextInt(200);
        return new Entry(node, f, random.nextInt(f + 1));
    }

    private static Comparator<Entry> order(TieBreak tieBreak) {
        Comparator<Entry> byF = Comparator.comparingInt(Entry::f);
        Comparator<Entry> lastIn = Comparator.comparingInt(Entry::node).reversed();
        return switch (tieBreak) {
            case LOW_H -> byF.thenComparingInt(Entry::h).thenComparing(lastIn);
            case HIGH_H -> byF.thenComparingInt(entry -> -entry.h).thenComparing(lastIn);
            case LIFO -> byF.thenComparing(lastIn);
            case FIFO -> byF.thenComparingInt(Entry::node);
        };
    }
}
