package dev.unscramble.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.tiles.TilePosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeuristicNamesTest {
    private final TileInstance instance = Examples.tiles(Examples.COURSE);
    private final HeuristicNames<TilePosition> names = instance.domain().heuristics();

    @Test
    void listsTheHeuristicsOfTheTilesInTheOrderInWhichTheyAreTaught() {
        assertThat(names.labels())
                .containsSubsequence(
                        "zero", "misplaced", "manhattan", "max-sort", "euclidean", "gaschnig", "linear-conflict")
                .allSatisfy(label -> assertThat(names.parse(label).name()).startsWith(label));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            h1                          | misplaced
            hamming                     | misplaced
            h2                          | manhattan
            pdb                         | pdb:4-4
            PDB:3-3-2                   | pdb:3-3-2
            max(pdb:4-4,h1)             | max(pdb:4-4,misplaced)
            h3                          | max-sort
            h4                          | euclidean
            in-place                    | in-place
            h2:blank                    | manhattan:blank
            Euclidean:Blank             | euclidean:blank
            in-place:blank+h2:blank     | sum(in-place:blank,manhattan:blank)
            H2                          | manhattan
            ' Linear_Conflict '         | linear-conflict
            sum(h1,h2)                  | sum(misplaced,manhattan)
            h1+h2                       | sum(misplaced,manhattan)
            'h1 + h2 + h4'              | sum(misplaced,manhattan,euclidean)
            max(h1,h4)                  | max(misplaced,euclidean)
            'MAX( h1 , gaschnig )'      | max(misplaced,gaschnig)
            max(h1,sum(h2,h3))          | max(misplaced,sum(manhattan,max-sort))
            sum(max(h1,h4),max(h2,h3))  | sum(max(misplaced,euclidean),max(manhattan,max-sort))
            max(h1+h2,h4)               | max(sum(misplaced,manhattan),euclidean)
            """)
    void understandsAliasesAndCombinations(String given, String name) {
        assertThat(names.parse(given).name()).isEqualTo(name);
    }

    @Test
    void sharesTheHeuristicsThatWereAskedForLast() {
        Heuristic<? super TilePosition> first = names.parse("manhattan");
        assertThat(names.parse("manhattan")).isSameAs(first);
        for (int capitals = 1; capitals <= 100; capitals++) {
            names.parse(withCapitals("manhattan", capitals));
        }
        assertThat(names.parse("manhattan")).isNotSameAs(first);
    }

    /** @param capitals has a bit for each letter that is to be a capital */
    private static String withCapitals(String name, int capitals) {
        char[] letters = name.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            letters[i] = (capitals >> i & 1) == 1 ? Character.toUpperCase(letters[i]) : letters[i];
        }
        return new String(letters);
    }

    @ParameterizedTest
    @CsvSource({
        // Not counting the blank: 8 tiles out of place, 18 steps in all.
        "zero, 0",
        "h1, 8",
        "h2, 18",
        // The blank is two steps from its place; no cell holds what the goal has there.
        "h2:blank, 20",
        "h4:blank, 16",
        "in-place, 0",
        "in-place:blank, 0",
        "linear-conflict, 18",
        "h1+h2, 26",
        "'max(h1,h2)', 18",
        "'sum(max(h1,h2),h1)', 26",
        "'max(h1,sum(h1,h2))', 26"
    })
    void combinesTheEstimates(String given, int estimate) {
        assertThat(names.parse(given).estimate(instance.position())).isEqualTo(estimate);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            zero                     | true
            misplaced                | true
            manhattan                | true
            euclidean                | true
            gaschnig                 | true
            linear-conflict          | true
            max(h1,h2)               | true
            max(h1,max(h4,gaschnig)) | true
            in-place                 | false
            h2:blank                 | false
            h4:blank                 | false
            sum(h1,h2)               | false
            h1+h2                    | false
            max(h2,sum(h1,h2))       | false
            """)
    void trustsASumNeverAndAMaximumAsMuchAsItsParts(String given, boolean isAdmissible) {
        Heuristic<? super TilePosition> heuristic = names.parse(given);
        assertThat(heuristic.guarantee().isAdmissible()).isEqualTo(isAdmissible);
        if (!isAdmissible) {
            assertThat(heuristic.guarantee()).isEqualTo(Guarantee.NONE);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            manhatan      | unknown heuristic "manhatan"; did you mean manhattan?
            gashnig       | did you mean gaschnig?
            h9            | there are zero, misplaced, manhattan
            ''            | heuristic
            sum(h1,h2     | has no closing bracket
            max(h1        | has no closing bracket
            sum()         | heuristic
            max(h1,)      | heuristic
            h1+           | heuristic
            sum(h1,what)  | unknown heuristic "what"
            min(h1,h2)    | unknown heuristic "min(h1,h2)"
            h2:blanks     | there are manhattan and manhattan:blank
            h1)           | unknown heuristic "h1)"
            """)
    void saysWhatIsWrongWithOthers(String given, String complaint) {
        assertThatThrownBy(() -> names.parse(given))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }
}
