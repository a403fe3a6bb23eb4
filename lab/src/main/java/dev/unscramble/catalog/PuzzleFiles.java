package dev.unscramble.catalog;

import java.util.Optional;

/** The files from which definitions of puzzles may be read. */
@FunctionalInterface
public interface PuzzleFiles {
    /** No files: those who ask may not choose what is read here. */
    PuzzleFiles NONE = name -> Optional.empty();

    /** The text of the file of this name; empty if there is none. */
    Optional<String> text(String name);
}
