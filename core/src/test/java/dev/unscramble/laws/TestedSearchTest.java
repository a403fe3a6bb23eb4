package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.search.Search;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is true of each algorithm, whatever it searches. */
class TestedSearchTest {

    @Test
    void everyAlgorithmHasANameOfLettersAndHyphens() {
        assertThat(TestedSearch.all(Dial.unit(10, 1), List.of(Zero.INSTANCE)))
                .extracting(TestedSearch::search)
                .extracting(Search::name)
                .hasSizeGreaterThan(30)
                .allMatch(name -> name.matches("[a-z-]+"));
    }

    @Test
    void noTwoOfThemAreTheSame() {
        assertThat(TestedSearch.all(Dial.unit(10, 1), List.of(Zero.INSTANCE)))
                .extracting(TestedSearch::label)
                .doesNotHaveDuplicates();
    }
}
