package dev.unscramble.cli.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The user's browser. */
public final class Browser {
    private Browser() {}

    /** Opens an address by the system's command for that. Returns false if there is none. */
    public static boolean open(String address) {
        try {
            new ProcessBuilder(command(System.getProperty("os.name"), address))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static List<String> command(String system, String address) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        }
        return List.of(name.startsWith("mac") ? "open" : "xdg-open", address);
    }
}
