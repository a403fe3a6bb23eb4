package dev.unscramble.input;

import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.pdb.Tables;
import java.util.List;

/**
 * Readers that share their puzzles: whatever settings a puzzle is read under, those with the same rules
 * have one {@link dev.unscramble.catalog.Domain}, whose tables are read once. Threads share them.
 */
public final class InstanceReaders {
    private final List<PuzzleKind> kinds = PuzzleKind.all();
    private final Tables tables;

    /** Readers of puzzles whose pattern databases come from here. */
    public InstanceReaders(Tables tables) {
        this.tables = tables;
    }

    public Tables tables() {
        return tables;
    }

    public InstanceReader reader(PuzzleSettings settings) {
        return new InstanceReader(settings, kinds);
    }
}
