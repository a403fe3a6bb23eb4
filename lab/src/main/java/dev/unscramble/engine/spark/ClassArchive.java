package dev.unscramble.engine.spark;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * The classes of an engine, ready to use, in a file that its JVM maps into memory (class-data sharing). Spark loads
 * some 9,000, which takes about a quarter of its start. The first engine that ends writes the file; those that
 * start later use it. The JVM itself looks whether it fits its jars, and does without it if not.
 *
 * @param file beside the program, which it belongs to
 * @param isThere whether it is newer than the program
 */
public record ClassArchive(Path file, boolean isThere) {
    private static final String PROPERTY = "unscramble.spark.archive";

    /** The archive of an engine of this program, on this version of Java. */
    static ClassArchive of(List<Path> jars) {
        Path file = jars.get(0).toAbsolutePath().resolveSibling("spark-" + System.getProperty("java.version") + ".jsa");
        long changed = jars.stream()
                .mapToLong(jar -> jar.toFile().lastModified())
                .max()
                .orElse(0);
        return new ClassArchive(file, file.toFile().lastModified() > changed);
    }

    /** What tells a JVM to use it, or to write it at its end; nothing where it cannot be written. */
    List<String> flags() {
        if (isThere) {
            return List.of("-XX:SharedArchiveFile=" + file);
        }
        boolean isWritable = Files.isWritable(Objects.requireNonNull(file.getParent()));
        return isWritable ? List.of("-XX:+RecordDynamicDumpInfo", "-D" + PROPERTY + "=" + file) : List.of();
    }

    /**
     * Writes the archive of this JVM, if it was told to.
     *
     * @return why it could not; then the next engine starts as this one did
     */
    public static Optional<String> writeHere() {
        String wanted = System.getProperty(PROPERTY);
        if (wanted == null) {
            return Optional.empty();
        }
        Path file = Path.of(wanted);
        Path aside = file.resolveSibling(ProcessHandle.current().pid() + "-" + file.getFileName());
        String quoted = "\"" + aside + "\""; // the JVM splits the arguments of a command at blanks
        try {
            ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "vmCds",
                            new Object[] {new String[] {"dynamic_dump", quoted}},
                            new String[] {String[].class.getName()});
            Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return Optional.empty();
        } catch (JMException | IOException e) {
            return Optional.of("cannot write " + file + ": " + e);
        }
    }
}
