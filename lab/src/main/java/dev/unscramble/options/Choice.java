package dev.unscramble.options;

import dev.unscramble.model.InputException;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The chosen value of an option, read once.
 *
 * @param text as it was given
 * @param written the same for all texts of the same value; it can be read again
 * @param description for users
 * @param isDefault whether it is the default
 */
record Choice(
        String text, String written, String description, boolean isDefault, Optional<UnaryOperator<Settings>> change) {

    /**
     * A choice.
     *
     * @throws InputException if no search can have it
     */
    static Choice of(String text, String written, String description, Optional<UnaryOperator<Settings>> change) {
        boolean isDefault = change.filter(some -> some.apply(Settings.DEFAULT).equals(Settings.DEFAULT))
                .isPresent();
        return new Choice(text.strip(), written, description, isDefault, change);
    }
}
