package dev.unscramble.cli.arguments;

import dev.unscramble.options.SeedOption;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The seed, on the command line. */
public final class SeedArguments {
    @Option(
            names = "--" + SeedOption.LABEL,
            paramLabel = SeedOption.VALUE_NAME,
            description = SeedOption.MEANING,
            converter = Reader.class)
    private Optional<Long> seed = Optional.empty();

    public Optional<Long> seed() {
        return seed;
    }

    /** Reads it as the shell and config files do. */
    static final class Reader implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return new TextConverter<>(SeedOption::parse).convert(text);
        }
    }
}
