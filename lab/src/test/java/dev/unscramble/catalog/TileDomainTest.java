package dev.unscramble.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TileDomainTest {
    /** All tables are there, and nobody looks into them. */
    private record ReadyTables(long memoryLimit) implements Tables {
        @Override
        public boolean has(Key key) {
            return true;
        }

        @Override
        public TableBytes get(Key key, Maker maker) {
            return new TableBytes(0);
        }
    }

    @ParameterizedTest
    @CsvSource({"1000, pdb:7-8", "275, pdb:7-8", "274, pdb:6-6-3", "1, linear-conflict"})
    void autoTakesTheBestTablesThatFitIntoMemory(long megabytes, String heuristic) {
        assertThat(auto(megabytes).heuristicName()).isEqualTo(heuristic);
    }

    @Test
    void autoSaysWhichTablesDoNotFit() {
        assertThat(auto(275).reason()).hasValue("optimal, and it stores no states");
        assertThat(auto(100).reason())
                .hasValueSatisfying(reason -> assertThat(reason)
                        .startsWith("optimal, and it stores no states; a better database does not fit:"
                                + " pdb:7-8 takes 274 MB of memory, and 100 MB may be used; "));
    }

    private static Solver<?> auto(long megabytes) {
        TileDomain domain = new TileDomain(new TilePuzzle(Goals.blankFirst(4, 4)), new ReadyTables(megabytes << 20));
        return domain.auto(Optional.empty(), SearchOptions.DEFAULT);
    }
}
