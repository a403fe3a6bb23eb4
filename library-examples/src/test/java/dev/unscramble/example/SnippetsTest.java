package dev.unscramble.example;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every Java snippet of README.md and docs/library.md can be copied: it has its imports, compiles and runs. */
class SnippetsTest {
    private static final Pattern SNIPPET = Pattern.compile("(?s)```java\n(.*?)```");
    private static final Map<Snippet, String> PRINTED = new HashMap<>();
    private static final Pattern TYPE = Pattern.compile("(?m)^public (?:final )?(?:class|record) (\\w+)");

    /** A snippet is a class of its own, or statements that are put into one. */
    private record Snippet(String document, String text) {
        String name() {
            return TYPE.matcher(text)
                    .results()
                    .map(type -> type.group(1))
                    .findFirst()
                    .orElse("Snippet");
        }

        String source() {
            if (TYPE.matcher(text).find()) {
                return text;
            }
            String imports = text.lines().filter(Snippet::isImport).collect(Collectors.joining("\n"));
            String statements = text.lines().filter(line -> !isImport(line)).collect(Collectors.joining("\n"));
            return "%s\npublic class Snippet { public static void main(String[] arguments) {\n%s\n} }\n"
                    .formatted(imports, statements);
        }

        private static boolean isImport(String line) {
            return line.startsWith("import ");
        }

        @Override
        public String toString() {
            return document + ": "
                    + text.lines()
                            .filter(line -> !isImport(line) && !line.isBlank())
                            .findFirst()
                            .orElse("");
        }
    }

    static Stream<Snippet> snippets() {
        return Stream.of("README.md", "docs/library.md").flatMap(SnippetsTest::snippets);
    }

    private static Stream<Snippet> snippets(String document) {
        try {
            String text = Files.readString(Path.of("..", document));
            return SNIPPET.matcher(text).results().map((MatchResult found) -> new Snippet(document, found.group(1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}")
    @MethodSource("snippets")
    void itCompilesAndRuns(Snippet snippet, @TempDir Path folder) throws Exception {
        run(snippet, folder);
    }

    @Tag("long")
    @Test
    void theFirstPuzzleAndTheEightPuzzleAnswerRightly(@TempDir Path folder) throws Exception {
        List<Snippet> documented = snippets("docs/library.md").toList();
        assertThat(run(documented.get(0), folder)).contains("[add 3, add 3, double, ", "1013, 2026]");
        assertThat(run(documented.get(1), folder)).contains("26 moves, optimal: true");
    }

    @Test
    void theCoordinatesAreThoseOfTheBuild() throws Exception {
        String pom = Files.readString(Path.of("..", "core", "pom.xml"));
        String version = pom.replaceFirst("(?s).*?<version>(.*?)</version>.*", "$1");
        assertThat(Files.readString(Path.of("..", "docs", "library.md")))
                .contains("<groupId>dev.unscramble</groupId>", "<version>" + version + "</version>")
                .contains("dev.unscramble:unscramble-core:" + version, "`unscramble-puzzles`", "`unscramble-lab`");
        assertThat(Files.readString(Path.of("..", "README.md"))).contains("dev.unscramble:unscramble-core:" + version);
    }

    @Test
    void theReadmeIsShort() throws Exception {
        assertThat(Files.readAllLines(Path.of("..", "README.md"))).hasSizeLessThan(150);
    }

    /** What the main method of a snippet prints, if it has one; compiled and run once for all tests. */
    private static String run(Snippet snippet, Path folder) throws Exception {
        String before = PRINTED.get(snippet);
        if (before != null) {
            return before;
        }
        String printed = compileAndRun(snippet, folder);
        PRINTED.put(snippet, printed);
        return printed;
    }

    private static String compileAndRun(Snippet snippet, Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve(snippet.name() + ".java"), snippet.source());
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        String classpath = Objects.requireNonNull(System.getProperty("java.class.path"));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
            boolean isCompiled = compiler.getTask(
                            complaints,
                            files,
                            null,
                            List.of("-d", folder.toString(), "-cp", classpath, "-proc:none"),
                            null,
                            files.getJavaFileObjects(file))
                    .call();
            assertThat(isCompiled).as(complaints.toString()).isTrue();
        }
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            return main(loader.loadClass(snippet.name()));
        }
    }

    private static String main(Class<?> type) throws ReflectiveOperationException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(printed, true, UTF_8));
        try {
            if (Stream.of(type.getMethods()).anyMatch(method -> method.getName().equals("main"))) {
                type.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            }
        } finally {
            System.setOut(before);
        }
        return printed.toString(UTF_8);
    }
}
