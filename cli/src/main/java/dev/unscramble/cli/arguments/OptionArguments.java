package dev.unscramble.cli.arguments;

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

/** The options of a solve on the command line, derived from the table that defines them. */
public final class OptionArguments {
    /** Before all other options of a command, which have picocli's default order. */
    private static final int FIRST = -2;

    private SolveOptions chosen = SolveOptions.NONE;

    /**
     * Adds these options to a command.
     *
     * @param standard the default of each option, in words
     */
    public void define(CommandSpec command, Collection<SolveOption> options, Function<SolveOption, String> standard) {
        options.forEach(option -> command.addOption(spec(option, standard.apply(option))));
    }

    private OptionSpec spec(SolveOption option, String standard) {
        ITypeConverter<String> checked = text -> asOption(text, given -> {
            if (option == SolveOption.ALGORITHM) {
                ExpandedPattern.check(given);
            }
            option.check(given);
            return given;
        });
        OptionSpec.Builder spec = OptionSpec.builder(names(option))
                .setter(new ISetter() {
                    @Override
                    public <T> @Nullable T set(@Nullable T value) {
                        chosen = chosen.with(option, value == null ? Optional.empty() : Optional.of(value.toString()));
                        return value;
                    }
                })
                .order(FIRST);
        if (option.isFlag()) {
            return spec.description(option.meaning()).type(boolean.class).build();
        }
        return spec.paramLabel(option.valueName())
                .description(option.meaning() + ": " + option.valueText() + " (default: " + standard + ")")
                .type(String.class)
                .converters(checked)
                .completionCandidates(option.valueNames())
                .build();
    }

    private static String[] names(SolveOption option) {
        String name = "--" + option.label();
        return option.letter().map(letter -> new String[] {"-" + letter, name}).orElse(new String[] {name});
    }

    public SolveOptions chosen() {
        return chosen;
    }

    /** Reads the value of an option; picocli then names the option in its message. */
    public static <T> T asOption(String text, Function<String, T> reading) {
        try {
            return reading.apply(text);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
