package dev.unscramble.catalog;

import dev.unscramble.extension.UserClasses;
import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Optional;

/**
 * A kind of puzzle, such as sliding tiles on boards of every size: it knows the names and the
 * notations of its puzzles. It is shared by threads, and keeps the {@link Domain}s that were asked for last, so that
 * all who use a puzzle share its tables.
 *
 * <p>Kinds of others are found on the classpath by {@link java.util.ServiceLoader}, see {@link
 * UserClasses}; {@link SizedKind} is most of what such a kind needs.
 */
public interface PuzzleKind {

    /** All kinds that there are, ours first, the same ones for all who ask. */
    static List<PuzzleKind> all() {
        return Catalog.kinds();
    }

    /** What people call it, in a word. */
    String name();

    /** Names of puzzles of this kind, for people who look for one. */
    List<String> examples();

    /** The puzzle of this name, or the usual one if it is the name of the kind; empty if it is neither. */
    Optional<Domain<?>> named(String name, PuzzleSettings settings);

    /** Whether a text that may be wrong is meant as a puzzle of this kind. */
    boolean isMeant(String text);

    /**
     * Reads the start of a puzzle, whatever its goal may be.
     *
     * @throws InputException if the text is not a puzzle of this kind
     */
    ReadStart read(String text);

    /** A start that was read, and does not know its goal yet. */
    @FunctionalInterface
    interface ReadStart {
        /**
         * The puzzle to be solved from it.
         *
         * @param goal the goal that came with the text, if one did
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
