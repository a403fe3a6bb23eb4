package dev.unscramble.catalog;

import java.math.BigDecimal;
import java.util.function.BiFunction;
import java.util.function.Function;

/** An option of an algorithm whose number may follow its name, as in {@code beam:100}. */
public enum Parameter {
    WEIGHT(SearchOptions::weight, (options, number) -> options.withWeight(new BigDecimal(number).doubleValue())),
    BEAM_WIDTH(SearchOptions::width, (options, number) -> options.withBeamWidth(Integer.parseInt(number))),
    LOOK_AHEAD(SearchOptions::lookAhead, (options, number) -> options.withLookAhead(Integer.parseInt(number))),
    RESTARTS(SearchOptions::restarts, (options, number) -> options.withRestarts(Integer.parseInt(number)));

    private final Function<SearchOptions, Number> number;
    private final BiFunction<SearchOptions, String, SearchOptions> setter;

    Parameter(Function<SearchOptions, Number> number, BiFunction<SearchOptions, String, SearchOptions> setter) {
        this.number = number;
        this.setter = setter;
    }

    Number in(SearchOptions options) {
        return number.apply(options);
    }

    /**
     * The options with another number.
     *
     * @throws NumberFormatException if the text is not one
     */
    SearchOptions set(SearchOptions options, String text) {
        return setter.apply(options, text);
    }
}
