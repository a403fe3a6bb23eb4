package dev.unscramble.engine.spark;

import dev.unscramble.files.AtomicFile;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/**
 * The jars of Spark in a folder, fetched once: from the local Maven repository where they are there, else from Maven
 * Central. Each is checked against its SHA-256 and appears whole or not at all.
 */
public final class SparkJars {
    /** The version of Spark that is fetched. */
    public static final String VERSION = "4.2.0";

    private static final String CENTRAL = "https://repo.maven.apache.org/maven2";
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final int OK = 200;

    private final Path folder;
    private final Path localRepository;
    private final String repository;
    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NORMAL)
            .build();

    /**
     * Jars in a folder, which need not exist yet.
     *
     * @param localRepository where Maven keeps what it has fetched
     * @param repository the address to fetch from; empty for Maven Central
     */
    public SparkJars(Path folder, Path localRepository, String repository) {
        this.folder = folder;
        this.localRepository = localRepository;
        this.repository = repository.isEmpty() ? CENTRAL : repository.replaceFirst("/+$", "");
    }

    /** Watches jars being fetched. */
    public interface Monitor {
        /** Is told how much of it is there; the answer is whether to go on. */
        boolean goOn(long bytes, long ofBytes);
    }

    /** A jar, by its place in a repository. */
    private record Jar(String sha256, long bytes, String path) {
        static Jar parse(String line) {
            String[] words = line.split(" ");
            return new Jar(words[0], Long.parseLong(words[1]), words[2]);
        }

        String name() {
            return path.substring(path.lastIndexOf('/') + 1);
        }
    }

    private static List<Jar> all() {
        return lines("spark-jars.txt").stream().map(Jar::parse).toList();
    }

    /** The flags that a JVM with Spark in it needs. */
    static List<String> flags() {
        return lines("spark-flags.txt");
    }

    private static List<String> lines(String resource) {
        try (InputStream in = Objects.requireNonNull(SparkJars.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Fetches what is missing.
     *
     * @throws InputException if that cannot be done
     * @throws StoppedException if the monitor does not want it to go on
     */
    public void fetch(Monitor monitor) {
        List<Jar> missing = all().stream().filter(jar -> !isThere(jar)).toList();
        long total = missing.stream().mapToLong(Jar::bytes).sum();
        long done = 0;
        try {
            Files.createDirectories(folder);
            for (Jar jar : missing) {
                if (!monitor.goOn(done, total)) {
                    throw new StoppedException("interrupted while Spark was fetched; the same command goes on");
                }
                if (!take(jar, localRepository.resolve(jar.path))) {
                    download(jar);
                }
                done += jar.bytes;
            }
        } catch (IOException e) {
            throw new InputException(
                    "cannot fetch Spark " + VERSION + " into " + folder + ": " + said(e)
                            + "; try again, or set SPARK_HOME to an installed Spark",
                    e);
        }
    }

    private static String said(IOException e) {
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }

    private boolean isThere(Jar jar) {
        try {
            return Files.size(folder.resolve(jar.name())) == jar.bytes;
        } catch (IOException e) {
            return false;
        }
    }

    /** Takes a jar from a file, if it is there and sound. */
    private boolean take(Jar jar, Path from) throws IOException {
        if (!Files.isRegularFile(from)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(from)) {
            store(jar, in, from.toString());
            return true;
        } catch (WrongChecksumException e) {
            return false;
        }
    }

    private void download(Jar jar) throws IOException {
        URI address = URI.create(repository + "/" + jar.path);
        HttpRequest request = HttpRequest.newBuilder(address).timeout(PATIENCE).build();
        try {
            HttpResponse<InputStream> answer = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream in = answer.body()) {
                if (answer.statusCode() != OK) {
                    throw new IOException(address + " answers with code " + answer.statusCode());
                }
                store(jar, in, address.toString());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private void store(Jar jar, InputStream in, String source) throws IOException {
        AtomicFile.replace(folder.resolve(jar.name()), out -> {
            MessageDigest digest = sha256();
            new DigestInputStream(in, digest).transferTo(out);
            if (!HexFormat.of().formatHex(digest.digest()).equals(jar.sha256)) {
                throw new WrongChecksumException(source);
            }
        });
    }

    /** What was read is not the jar that it should be. */
    private static final class WrongChecksumException extends IOException {
        private static final long serialVersionUID = 1;

        WrongChecksumException(String source) {
            super("what is at " + source + " is not what it should be: its checksum differs");
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
