package dev.unscramble.run;

import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import tools.jackson.core.JsonGenerator;

/** The options of an order, as one of its members. */
public final class OptionsJson {
    private static final String NAME = "options";

    private OptionsJson() {}

    public static void write(JsonGenerator json, SolveOptions options) {
        json.writeObjectPropertyStart(NAME);
        options.chosen().forEach((option, text) -> json.writeStringProperty(option.label(), text));
        json.writeEndObject();
    }

    /**
     * The options of an order.
     *
     * @throws InputException if there are none, or one that is not known
     */
    public static SolveOptions read(Json order) {
        SolveOptions options = SolveOptions.NONE;
        Json chosen = order.object(NAME);
        for (String name : chosen.members().keySet()) {
            options = options.with(SolveOption.named(name), chosen.text(name));
        }
        return options;
    }
}
