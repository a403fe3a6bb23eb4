package dev.unscramble.cli;

import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** The options of a solve on the command line, made of the table that defines them. */
final class OptionArguments {
    /** Before all other options of a command, which have picocli's default order. */
    private static final int FIRST = -2;

    private SolveOptions chosen = SolveOptions.NONE;

    /** Lets a command take these options. */
    void define(CommandSpec command, Collection<SolveOption> options) {
        options.forEach(option -> command.addOption(spec(option)));
    }

    private OptionSpec spec(SolveOption option) {
        ITypeConverter<String> checked = text -> asOption(text, given -> {
            option.check(given);
            return given;
        });
        return OptionSpec.builder(names(option))
                .paramLabel(option.valueName())
                .description(option.meaning() + ": " + option.valueText() + " (default: " + option.standard() + ")")
                .type(String.class)
                .converters(checked)
                .completionCandidates(option.valueNames())
                .setter(new ISetter() {
                    @Override
                    public <T> @Nullable T set(@Nullable T value) {
                        chosen = chosen.with(option, Optional.ofNullable(value).map(Object::toString));
                        return value;
                    }
                })
                .order(FIRST)
                .build();
    }

    private static String[] names(SolveOption option) {
        String name = "--" + option.label();
        return option.letter().map(letter -> new String[] {"-" + letter, name}).orElse(new String[] {name});
    }

    /** What was chosen. */
    SolveOptions chosen() {
        return chosen;
    }

    /** Lets picocli say which option was wrong. */
    static <T> T asOption(String text, Function<String, T> reading) {
        try {
            return reading.apply(text);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
