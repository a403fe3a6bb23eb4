package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Optional;

/**
 * A kind of puzzle that a file defines, or a name: the text of a state alone does not say which puzzle it is of, so it is
 * read only if the puzzle is named.
 */
abstract class DefinedKind implements PuzzleKind {

    /** Reads a start of the puzzle of this name. */
    abstract ReadStart read(String name, String text, PuzzleSettings settings);

    @Override
    public abstract boolean isNamed(String given, PuzzleSettings settings);

    @Override
    public final boolean isMeant(String text) {
        return false;
    }

    @Override
    public final ReadStart read(String text) {
        throw new InputException("name the puzzle by --puzzle");
    }

    @Override
    public final PuzzleKind only(String name, PuzzleSettings settings) {
        return new OnePuzzle(this, name, settings);
    }

    /** The puzzle of one name, for which all texts are meant. */
    private record OnePuzzle(DefinedKind kind, String puzzle, PuzzleSettings settings) implements PuzzleKind {
        @Override
        public String name() {
            return kind.name();
        }

        @Override
        public List<String> examples() {
            return kind.examples();
        }

        @Override
        public boolean isNamed(String given, PuzzleSettings chosen) {
            return kind.isNamed(given, chosen);
        }

        @Override
        public Optional<Domain<?>> named(String given, PuzzleSettings chosen) {
            return kind.named(given, chosen);
        }

        @Override
        public boolean isMeant(String text) {
            return true;
        }

        @Override
        public ReadStart read(String text) {
            return kind.read(puzzle, text, settings);
        }
    }
}
