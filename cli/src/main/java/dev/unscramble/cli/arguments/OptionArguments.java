package dev.unscramble.cli.arguments;

import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;

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
        for (SolveOption option : options) {
            command.addOption(spec(option, standard.apply(option)));
        }
    }

    private OptionSpec spec(SolveOption option, String standard) {
        TextConverter<String> checked = new TextConverter<>(text -> {
            if (option == SolveOption.ALGORITHM) {
                ExpandedPattern.check(text);
            }
            option.check(text);
            return text;
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
                .completionCandidates(() -> option.valueNames().iterator())
                .build();
    }

    private static String[] names(SolveOption option) {
        String name = "--" + option.label();
        return option.letter().map(letter -> new String[] {"-" + letter, name}).orElse(new String[] {name});
    }

    public SolveOptions chosen() {
        return chosen;
    }
}
