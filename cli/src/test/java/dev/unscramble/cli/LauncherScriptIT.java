package dev.unscramble.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code unscramble} in a small clone, where a Maven of ours builds a {@link LauncherProbe}. */
@Timeout(600)
class LauncherScriptIT {
    private static final String READ_NOTHING = "read: \n";

    @TempDir
    private Path folder;

    /** How a script ended, and what it wrote. */
    private record Run(int code, String out, String err) {}

    @BeforeEach
    void makeAClone() throws IOException {
        Path clone = Files.createDirectories(folder.resolve("clone"));
        Files.copy(Path.of("..", "unscramble"), clone.resolve("unscramble"));
        Files.writeString(clone.resolve("pom.xml"), """
                <module>cli</module>
                <module>spark</module>
                <module>library-examples</module>
                """);
        Files.createDirectories(clone.resolve("cli/src/main"));
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Path maven = Files.writeString(bin.resolve("mvn"), """
                #!/bin/sh
                echo built >>"$BUILDS"
                mkdir -p cli/target/run
                cp "$PROBE" cli/target/run/unscramble.jar
                case "$*" in
                    *cli,spark*)
                        mkdir -p spark/target/run && cp "$PROBE" spark/target/run/unscramble-spark.jar
                        mkdir -p 'my jars' && : >'my jars/a.jar' && : >'my jars/b.jar'
                        printf %s "$PWD/my jars/a.jar:$PWD/my jars/b.jar" >spark/target/run/spark.classpath
                        ;;
                esac
                """);
        assertThat(maven.toFile().setExecutable(true)).isTrue();
        Files.createFile(folder.resolve("builds"));
        writeProbe(folder.resolve("probe.jar"));
    }

    private static void writeProbe(Path jar) throws IOException {
        String name = LauncherProbe.class.getName();
        String entry = name.replace('.', '/') + ".class";
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                InputStream code = LauncherProbe.class.getClassLoader().getResourceAsStream(entry)) {
            out.putNextEntry(new JarEntry(entry));
            Objects.requireNonNull(code).transferTo(out);
        }
    }

    @Test
    void closedInputIsEmptyInput() throws Exception {
        Run run = run("clone/unscramble <&- | head -c 100");
        assertThat(run.out()).isEqualTo(READ_NOTHING);
    }

    @Test
    void everyFileNameIsReadInTheCLocale() throws Exception {
        Run run = run("""
                odd=$(printf 'caf\\303\\251')
                mv clone "$odd" && : >"$odd/puzzle $odd"
                unset LANG LC_CTYPE
                LC_ALL=C exec "$odd/unscramble" "$odd/puzzle $odd"
                """);
        assertThat(run.out()).isEqualTo("a file\n" + READ_NOTHING);
    }

    @Test
    void aLocaleThatIsNotInstalledIsLikeTheCLocale() throws Exception {
        Run run = run("""
                odd=$(printf 'caf\\303\\251')
                : >"$odd"
                LC_ALL=no_SUCH.UTF-8 exec clone/unscramble "$odd"
                """);
        assertThat(run.out()).isEqualTo("a file\n" + READ_NOTHING);
    }

    @Test
    void theUsersHomeIsWhatTheShellCallsSo() throws Exception {
        Run run = run("""
                mkdir 'my home' && : >'my home/puzzle'
                HOME="$PWD/my home" exec clone/unscramble '~/puzzle'
                """);
        assertThat(run.out()).isEqualTo("a file\n" + READ_NOTHING);
    }

    @Test
    void aJvmThatCannotStartIsNotAPuzzleThatIsNotSolved() throws Exception {
        Run run = run("UNSCRAMBLE_JAVA_OPTS=-Xmx5x exec clone/unscramble");
        assertThat(run.err())
                .endsWith("/java cannot start with -Xmx5x: Invalid maximum heap size: -Xmx5x\n")
                .contains("\nunscramble: ");
        assertThat(run.code()).isEqualTo(3);
    }

    @Test
    void aDamagedJarIsBuiltAgain() throws Exception {
        run("exec clone/unscramble");
        Path jar = folder.resolve("clone/target/app/unscramble.jar");
        byte[] damaged = Files.readAllBytes(jar);
        damaged[damaged.length / 2] ^= 1;
        Files.write(jar, damaged);
        Run run = run("exec clone/unscramble");
        assertThat(run.err()).startsWith("unscramble: " + jar + " is damaged.\n");
        assertThat(run.out()).isEqualTo(READ_NOTHING);
        assertThat(builds()).isEqualTo(2);
    }

    @Test
    void aDamagedArchiveOfClassesIsNotUsed() throws Exception {
        run("exec clone/unscramble");
        Path archive;
        try (Stream<Path> files = Files.list(folder.resolve("clone/target/app"))) {
            archive = files.filter(file -> file.toString().endsWith(".jsa"))
                    .findFirst()
                    .orElseThrow();
        }
        byte[] damaged = Files.readAllBytes(archive);
        for (int i = damaged.length / 4; i < damaged.length; i += 1000) {
            damaged[i] ^= 1;
        }
        assertThat(archive.toFile().setWritable(true)).isTrue();
        Files.write(archive, damaged);
        assertThat(run("exec clone/unscramble")).isEqualTo(new Run(0, READ_NOTHING, ""));
    }

    @Test
    void onlySourcesOfTheProgramLeadToABuild() throws Exception {
        run("exec clone/unscramble");
        Files.createDirectories(folder.resolve("clone/my-puzzle/src/main"));
        Files.createDirectories(folder.resolve("clone/library-examples/src/main"));
        Run run = run("exec clone/unscramble");
        assertThat(run.err()).isEmpty();
        assertThat(builds()).isEqualTo(1);
        Files.createDirectories(folder.resolve("clone/cli/src/main/java"));
        run("exec clone/unscramble");
        assertThat(builds()).isEqualTo(2);
    }

    @Test
    void aReleaseRunsAsItIsAndIsNeverBuilt() throws Exception {
        Run run = run("""
                mkdir -p release/bin release/lib && cp clone/unscramble release/bin/ && cp probe.jar release/lib/unscramble.jar
                ln -s ../release/bin/unscramble bin/released
                exec bin/released
                """);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(READ_NOTHING);
        assertThat(builds()).isZero();
        assertThat(folder.resolve("release/lib")).isDirectoryContaining("glob:**.jsa");
    }

    @Test
    void aReleaseUsesTheJavaThatItBrings() throws Exception {
        Run run = run("""
                mkdir -p release/bin release/lib release/runtime && cp clone/unscramble release/bin/
                cp probe.jar release/lib/unscramble.jar
                ln -s "$JAVA_HOME/bin" release/runtime/bin
                JAVA_HOME=/no/such/folder exec release/bin/unscramble
                """);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(READ_NOTHING);
    }

    @Test
    void aReleaseThatIsNotWholeSaysSo() throws Exception {
        Run run = run("mkdir -p release/bin && cp clone/unscramble release/bin/ && exec release/bin/unscramble");
        assertThat(run.err()).endsWith("/release/lib/unscramble.jar is missing; unpack the release again.\n");
        assertThat(run.code()).isEqualTo(3);
    }

    @Test
    void aReleaseWhoseJarIsDamagedSaysSo() throws Exception {
        Run run = run("""
                mkdir -p release/bin release/lib && cp clone/unscramble release/bin/
                cksum <probe.jar >release/lib/unscramble.jar.cksum
                head -c 100 probe.jar >release/lib/unscramble.jar
                exec release/bin/unscramble
                """);
        assertThat(run.err()).endsWith("/release/lib/unscramble.jar is damaged; unpack the release again.\n");
        assertThat(run.code()).isEqualTo(3);
    }

    @Test
    void onlyWhoAsksForAnEngineWaitsForOne() throws Exception {
        Path thin = folder.resolve("clone/target/app/unscramble-spark.jar");
        run("exec clone/unscramble");
        assertThat(thin).doesNotExist();
        run("exec clone/unscramble --engine spark");
        assertThat(thin).exists();
        run("exec clone/unscramble --engine=spark");
        Files.createDirectories(folder.resolve("clone/spark/src/main"));
        run("exec clone/unscramble");
        assertThat(builds()).isEqualTo(2);
        run("exec clone/unscramble --engine=spark");
        assertThat(builds()).isEqualTo(3);
    }

    @Test
    void sparkIsThatOfMavenUnlessTheUserNamesAnother() throws Exception {
        Path jars = folder.resolve("clone/target/app/spark/jars");
        run("exec clone/unscramble --engine spark");
        assertThat(jars.resolve("a.jar")).isSymbolicLink().isRegularFile();
        assertThat(jars.resolve("b.jar")).isSymbolicLink().isRegularFile();
        assertThat(run("exec clone/unscramble --engine spark '$SPARK_HOME/jars/b.jar'")
                        .out())
                .endsWith("a file\n" + READ_NOTHING);
        assertThat(run("""
                        mkdir -p other/jars && : >other/jars/other.jar
                        SPARK_HOME=$PWD/other exec clone/unscramble --engine spark '$SPARK_HOME/jars/other.jar'
                        """).out()).endsWith("a file\n" + READ_NOTHING);
        assertThat(builds()).isEqualTo(1);
        Files.delete(folder.resolve("clone/my jars/a.jar"));
        run("exec clone/unscramble --engine spark");
        assertThat(builds()).isEqualTo(2);
        assertThat(jars.resolve("a.jar")).isRegularFile();
    }

    /** Runs a script of the shell in the folder that holds the clone. */
    private Run run(String script) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", script).directory(folder.toFile());
        builder.environment().put("PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("SPARK_HOME");
        builder.environment().put("BUILDS", folder.resolve("builds").toString());
        builder.environment().put("PROBE", folder.resolve("probe.jar").toString());
        Path err = folder.resolve("err");
        Process process = builder.redirectError(err.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        return new Run(process.waitFor(), out, Files.readString(err));
    }

    private long builds() throws IOException {
        return Files.readAllLines(folder.resolve("builds")).size();
    }
}
