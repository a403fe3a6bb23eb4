package dev.unscramble.cli.arguments;

import dev.unscramble.model.InputException;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of an option; if it is refused, picocli names the option in its message. */
public record TextConverter<T>(Function<String, T> reading) implements ITypeConverter<T> {
    @Override
    public T convert(String text) {
        try {
            return reading.apply(text);
        } catch (InputException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
