package dev.unscramble.cli;

import dev.unscramble.catalog.Quantity;
import dev.unscramble.model.InputException;
import java.time.Duration;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Numbers with units, as people write limits, for options. */
final class Quantities {
    private Quantities() {}

    /** Counts such as 5000, 10k, 2.5M or 1e6, at least 1. */
    static final class Count implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return read(text, Quantity::count);
        }
    }

    /** Sizes such as 512m or 2g; without a unit, bytes. */
    static final class Bytes implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return read(text, Quantity::bytes);
        }
    }

    /** Times such as 500ms, 10s, 2m or 1h; without a unit, seconds. */
    static final class Time implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            return read(text, Quantity::time);
        }
    }

    private static <T> T read(String text, Function<String, T> reader) {
        try {
            return reader.apply(text);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
