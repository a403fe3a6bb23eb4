package dev.unscramble.run;

import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import java.util.LinkedHashMap;
import java.util.Map;

/** The options of an order, as one of its members. */
public final class OptionsJson {
    /** An object of texts by the names of options; one that is not known is refused. */
    public static final JsonForm.Kind<SolveOptions> KIND =
            new JsonForm.Kind<>(OptionsJson::write, (order, name) -> read(order.object(name)));

    private OptionsJson() {}

    private static Map<String, String> write(SolveOptions options) {
        Map<String, String> members = new LinkedHashMap<>();
        options.chosen().forEach((option, text) -> members.put(option.label(), text));
        return members;
    }

    private static SolveOptions read(Json chosen) {
        SolveOptions options = SolveOptions.NONE;
        for (String name : chosen.members().keySet()) {
            options = options.with(SolveOption.named(name), chosen.text(name));
        }
        return options;
    }
}
