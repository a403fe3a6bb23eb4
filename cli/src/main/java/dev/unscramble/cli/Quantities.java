package dev.unscramble.cli;

import dev.unscramble.model.InputException;
import dev.unscramble.text.Quantity;
import java.time.Duration;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Numbers with units, as options. */
final class Quantities {
    private Quantities() {}

    static final class Count implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return asOption(Quantity::count, text);
        }
    }

    static final class Bytes implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return asOption(Quantity::bytes, text);
        }
    }

    static final class Time implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            return asOption(Quantity::time, text);
        }
    }

    /** Lets picocli say which option was wrong. */
    static <T> T asOption(Function<String, T> reading, String text) {
        try {
            return reading.apply(text);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
