package dev.unscramble.cli.terminal;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;

/**
 * The width of the terminal's window: from the variable {@code COLUMNS}, else from {@code stty}. It is asked once, when
 * it is first needed.
 */
public final class WindowWidth implements IntSupplier {
    /** The default width, if it is not known. */
    public static final int USUAL = 80;

    /** The least width for which texts are laid out. */
    private static final int LEAST = 20;

    private final Map<String, String> environment;
    private Optional<Integer> known = Optional.empty();

    public WindowWidth(Map<String, String> environment) {
        this.environment = environment;
    }

    @Override
    public synchronized int getAsInt() {
        if (known.isEmpty()) {
            known = Optional.of(lastNumber(environment.getOrDefault("COLUMNS", ""))
                    .or(() -> lastNumber(rowsAndColumns()))
                    .map(columns -> Math.max(LEAST, columns))
                    .orElse(USUAL));
        }
        return known.get();
    }

    private static Optional<Integer> lastNumber(String text) {
        String last = text.strip().replaceFirst(".*\\s", "");
        return last.matches("[1-9]\\d{0,4}") ? Optional.of(Integer.valueOf(last)) : Optional.empty();
    }

    private static String rowsAndColumns() {
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(new File("/dev/tty"))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            return "";
        }
    }
}
