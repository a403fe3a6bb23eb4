package dev.unscramble.catalog;

import dev.unscramble.extension.UserClasses;
import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Optional;

/**
 * A kind of puzzle, such as sliding tiles on boards of every size: the names and the notations of its puzzles. It is
 * shared by threads, and keeps the {@link Domain}s that were used last, so that all users of a puzzle share its tables.
 *
 * <p>Users' own kinds are found on the classpath by {@link java.util.ServiceLoader}, see {@link UserClasses}; {@link
 * SizedKind} is most of what such a kind needs.
 */
public interface PuzzleKind {

    /** Its name, in one word. */
    String name();

    /** Names of puzzles of this kind, for messages. */
    List<String> examples();

    /** The puzzle of this name, or the default one if it is the name of the kind; empty if it is neither. */
    Optional<Domain<?>> named(String name, PuzzleSettings settings);

    /** Whether {@link #named} finds a puzzle of this name. */
    default boolean isNamed(String name, PuzzleSettings settings) {
        return named(name, PuzzleSettings.DEFAULT).isPresent();
    }

    /** This kind for texts of states of the puzzle of this name; by default, the text says which puzzle it is of. */
    default PuzzleKind only(String name, PuzzleSettings settings) {
        return this;
    }

    /** Whether a text that may be wrong is meant as a puzzle of this kind. */
    boolean isMeant(String text);

    /**
     * Reads the start of a puzzle, whatever its goal may be.
     *
     * @throws InputException if the text is not a puzzle of this kind
     */
    ReadStart read(String text);

    /** A start that was read, without a goal yet. */
    @FunctionalInterface
    interface ReadStart {
        /**
         * The puzzle to be solved from it.
         *
         * @param goal the goal that came with the text, if there was one
         * @throws InputException if the goal or the settings do not fit it
         */
        Instance<?> instance(Optional<String> goal, PuzzleSettings settings);
    }

    /** Why a text is not a puzzle of this kind; empty if it is one. */
    default Optional<InputException> objection(String text) {
        try {
            read(text);
            return Optional.empty();
        } catch (InputException e) {
            return Optional.of(e);
        }
    }
}
