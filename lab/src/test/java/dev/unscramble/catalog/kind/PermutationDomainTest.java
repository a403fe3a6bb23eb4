package dev.unscramble.catalog.kind;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.input.InstanceReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class PermutationDomainTest {
    private static Domain<?> domain(String puzzle) {
        return InstanceReader.withoutFiles(PuzzleSettings.DEFAULT.withPuzzle(puzzle))
                .readText("")
                .domain();
    }

    /** Most of its tables take up to a gigabyte, or are those of the default. */
    @Test
    void aComparisonHasTheDefaultAndAFewPatternsWithSmallTables() {
        Domain<?> pyraminx = domain("pyraminx");
        List<String> compared = pyraminx.heuristics().labels().stream()
                .filter(pyraminx::isCompared)
                .toList();
        assertThat(pyraminx.heuristics().labels()).contains("pdb:exact").hasSizeGreaterThan(6);
        assertThat(compared).contains("zero", "pdb").doesNotContain("pdb:exact").hasSizeBetween(3, 6);
    }

    @Test
    void aComparisonOfPancakesHasTheirGaps() {
        assertThat(domain("pancake:6").isCompared("gap")).isTrue();
    }
}
