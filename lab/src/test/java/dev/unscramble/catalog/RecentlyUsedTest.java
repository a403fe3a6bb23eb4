package dev.unscramble.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecentlyUsedTest {
    private final RecentlyUsed<String, String> used = new RecentlyUsed<>(2);
    private final List<String> made = new ArrayList<>();

    @Test
    void aValueIsMadeOnce() {
        assertThat(use("a")).isSameAs(use("a"));
        assertThat(made).containsExactly("a");
    }

    @Test
    void theValueThatWasNotUsedForLongestIsGivenUp() {
        List.of("a", "b", "a", "c", "a", "b").forEach(this::use);
        assertThat(made).containsExactly("a", "b", "c", "b");
    }

    @Test
    void whereTwoMakeAValueAtATimeTheFirstOneCounts() {
        assertThat(used.get("a", () -> use("a") + " too late")).isEqualTo("a");
    }

    private String use(String key) {
        return used.get(key, () -> {
            made.add(key);
            return key;
        });
    }
}
