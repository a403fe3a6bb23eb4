package dev.unscramble.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Stands in for the program where the launcher is tested: it says which of its arguments are files, where
 * ~ is the user's home and $SPARK_HOME what it is for Java, and repeats what it reads.
 */
final class LauncherProbe {
    private LauncherProbe() {}

    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String argument : arguments) {
            Path path = Path.of(argument.replace("~", System.getProperty("user.home"))
                    .replace("$SPARK_HOME", String.valueOf(System.getenv("SPARK_HOME"))));
            out.println(Files.isRegularFile(path) ? "a file" : "no file");
        }
        out.println("read: " + new String(System.in.readAllBytes(), StandardCharsets.UTF_8));
    }
}
