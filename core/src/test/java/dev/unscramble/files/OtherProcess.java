package dev.unscramble.files;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Another process of Java, for what only a second one can show. */
public final class OtherProcess {
    private OtherProcess() {}

    /** Starts a class of the tests, which uses {@link LockedFile} and whatever else is in the same jar. */
    public static Process start(Class<?> main, Path argument) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        Stream.of(LockedFile.class, main)
                                .map(OtherProcess::place)
                                .collect(Collectors.joining(File.pathSeparator)),
                        main.getName(),
                        argument.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Lets it run to its end; what it printed. */
    public static String output(Class<?> main, Path argument) throws IOException {
        return start(main, argument).inputReader(UTF_8).lines().collect(Collectors.joining("\n"));
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
