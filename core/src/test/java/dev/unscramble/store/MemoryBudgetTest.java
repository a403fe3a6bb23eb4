package dev.unscramble.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryBudgetTest {

    @Test
    void allOfItCanBeTakenAndNotAByteMore() {
        MemoryBudget budget = new MemoryBudget(100);
        assertThat(budget.take(60)).isTrue();
        assertThat(budget.take(41)).isFalse();
        assertThat(budget.taken()).isEqualTo(60);
        assertThat(budget.take(40)).isTrue();
        assertThat(budget.take(1)).isFalse();
        assertThat(budget.taken()).isEqualTo(100);
    }

    @Test
    void whatIsGivenBackCanBeTakenAgain() {
        MemoryBudget budget = new MemoryBudget(100);
        assertThat(budget.take(100)).isTrue();
        budget.release(30);
        assertThat(budget.taken()).isEqualTo(70);
        assertThat(budget.take(31)).isFalse();
        assertThat(budget.take(30)).isTrue();
    }

    @Test
    void noRequestIsTooLargeToBeRefused() {
        MemoryBudget budget = new MemoryBudget(100);
        assertThat(budget.take(1)).isTrue();
        assertThat(budget.take(Long.MAX_VALUE)).isFalse();
    }
}
