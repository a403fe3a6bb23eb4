package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatternsTest {
    private final PermutationPuzzle cube = PermutationCases.named("3x3x3");

    @Test
    void largePatternsAreTakenBeforeSmallOnes() {
        Patterns patterns = new Patterns(cube, Tables.IN_MEMORY);
        assertThat(patterns.best()).isEqualTo("pdb:CORNER");
        assertThat(patterns.quick()).isEqualTo("max(pdb:CORNER-turns-EDGE-alike-4,pdb:EDGE-turns-EDGE-alike-4)");
        assertThat(new Patterns(PermutationCases.named("ivy"), Tables.IN_MEMORY).best())
                .isEqualTo("pdb:exact");
    }

    /** As the command does that lists tables before it makes them. */
    @Test
    void theTablesOfAPatternAreKnownBeforeTheyAreMade() {
        List<String> asked = new ArrayList<>();
        Tables none = (key, maker) -> {
            asked.add(key.name());
            return new TableBytes(0);
        };
        new Patterns(cube, none).named("pdb:CORNER").prepare(BuildMonitor.NONE);
        assertThat(asked).singleElement().asString().endsWith("pdb_CORNER");
    }
}
