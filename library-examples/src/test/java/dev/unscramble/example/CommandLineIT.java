package dev.unscramble.example;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.cli.OneCommand;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The program as users run it, with the jar of the example on its classpath. How the jar gets there is tried in processes;
 * what all commands then know of it, in a class loader that has nothing but the program.
 */
@Timeout(600)
class CommandLineIT {
    private static final String STACK = "3 1 2 5 4";

    @SuppressWarnings("NullAway.Init") // set before all tests
    private static URLClassLoader program;

    private record Answer(int code, String out, String err) {}

    @BeforeAll
    static void loadProgram(@TempDir Path folder) throws IOException {
        String name = OneCommand.class.getName().replace('.', '/') + ".class";
        Path file = folder.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        try (InputStream in = Objects.requireNonNull(CommandLineIT.class.getResourceAsStream("/" + name))) {
            Files.copy(in, file);
        }
        URL[] jars = {
            Path.of(property("unscramble.jar")).toUri().toURL(), folder.toUri().toURL()
        };
        program = new URLClassLoader(jars, ClassLoader.getPlatformClassLoader());
    }

    @AfterAll
    static void closeProgram() throws IOException {
        program.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve STACK --format json                    | "puzzle":"pancake-5","start":"3 1 2 5 4","goal":"1 2 3 4 5","algorithm":"astar","auto":"nothing better is known here","heuristic":"gap","status":"solved","length":4,"cost":4,"optimal":true
            solve STACK -H zero -a bidirectional         | length      4 moves, optimal (proved)
            solve STACK -a idastar --duplicates path     | heuristic   gap
            solve --puzzle pancake-5 STACK -H sum(gap,gap) | heuristic   sum(gap,gap)
            solve STACK -H pdb                           | heuristic   pdb
            compare STACK --format csv                   | astar,gap
            solve STACK -a enforced-hill-climbing --format json   | "algorithm":"enforced-hill-climbing"
            compare STACK -a astar,enforced-hill-climbing         | enforced-hill-climbing
            solve STACK -a enforced-hill-climing                  | did you mean enforced-hill-climbing?
            solve STACK -a enforced-hill-climbing --optimal       | enforced-hill-climbing does not prove
            solve STACK -a enforced-hill-climbing:3               | enforced-hill-climbing takes no number
            solve STACK -a enforced-hill-climbing --weight 3      | enforced-hill-climbing does not use weight
            grade STACK 4,5,4,2                          | 4 moves
            generate --puzzle pancake-7 --count 3 --seed 1 --format json | "puzzle":"pancake-7"
            generate --puzzle pancake-7 --depth 8 --seed 1 | 7
            census pancake-7 --format csv                | 8,35,5040
            check-heuristic gap --puzzle pancake-6       | consistent  yes, proved
            check-heuristic pdb --puzzle pancake-7       | admissible  yes, proved
            check-heuristic dev.unscramble.example.CommandLineIT --puzzle pancake-6 | unknown heuristic
            solve --puzzle pancake-6 STACK               | this puzzle is pancake-5, but pancake-6 was asked for
            solve --puzzle pancake STACK --goal snail    | --goal cannot be chosen
            census pancake-17                            | out of range; use a size from 2 to 16
            solve --puzzle pancak STACK                  | did you mean pancake? Examples are 3x3, 4x5, 4, cube, pyraminx
            """)
    void everyCommandKnowsThePancakes(String arguments, String saying) throws Exception {
        List<String> words = new ArrayList<>();
        for (String word : arguments.split(" ", -1)) {
            words.add(word.equals("STACK") ? STACK : word.replace(',', word.matches("[\\d,]+") ? ' ' : ','));
        }
        words.addAll(List.of("--classpath", property("example.jar")));
        Answer answer = runHere(words);
        assertThat(answer.out + answer.err).contains(saying).doesNotContain("\tat ");
        assertThat(answer.code).isEqualTo(answer.out.isEmpty() ? 2 : 0);
    }

    /** Whose moves are numbered by state, and whose goals are known by a test only. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            solve Arad                                   | moves       Sibiu Rimnicu Vilcea Pitesti Bucharest
            solve Arad -a rbfs --format json             | "puzzle":"romania","start":"Arad","goal":"Bucharest","algorithm":"rbfs","heuristic":"estimates","status":"solved","length":4,"cost":418,"optimal":true
            solve Arad -a greedy                         | length      3 moves (cost 450)
            solve Arad -a idastar --show boards           | 3. Pitesti
            solve Arad -a bidirectional                  | bidirectional search cannot go backwards in romania: its moves are numbered by state
            solve Vienna --puzzle romania                | there is no file "Vienna", and it is not a puzzle either
            compare Arad --format csv                    | astar,estimates
            grade Arad "Sibiu Fagaras Bucharest"         | 3 moves (cost 450)
            grade Arad "Sibiu, Rimnicu Vilcea, Pitesti, Bucharest" | optimal     4 moves (cost 418)
            grade Arad "Sibiu Bucharest"                 | "Bucharest" does not begin with a move from Sibiu; there are Arad
            census romania                               | cannot be counted by their distance: its moves are numbered by state
            check-heuristic estimates --puzzle romania   | cannot be counted by their distance: its moves are numbered by state
            solve "Jugs[five=0, three=0]"                | goal        any state that passes a test
            solve "Jugs[five=0, three=0]" -a idastar --format json | "length":6,"cost":6,"optimal":true
            compare "Jugs[five=0, three=0]" --format csv | bfs,
            census jugs                                  | needs a goal state; the goals of jugs are known by a test only
            generate --puzzle jugs --moves 3             | generate needs a goal state; the goals of jugs are known by a test only
            """)
    void everyCommandKnowsPuzzlesOfOtherForms(String arguments, String saying) throws Exception {
        List<String> words = new ArrayList<>();
        Matcher word = Pattern.compile("\"([^\"]*)\"|\\S+").matcher(arguments);
        while (word.find()) {
            words.add(word.group(1) == null ? word.group() : word.group(1));
        }
        words.addAll(List.of("--classpath", property("example.jar")));
        Answer answer = runHere(words);
        assertThat(answer.out + answer.err).contains(saying).doesNotContain("\tat ");
        assertThat(answer.code).isEqualTo(answer.out.isEmpty() ? 2 : 0);
    }

    @Test
    void theOptionMayStandInFrontAndTheEnvironmentDoesToo() throws Exception {
        List<String> solve = List.of("solve", "--puzzle", "pancake", STACK, "--show", "none");
        List<String> inFront = new ArrayList<>(List.of("-cp", property("example.jar")));
        inFront.addAll(solve);
        for (Answer answer : List.of(run(false, inFront), run(true, solve))) {
            assertThat(answer.err).isEmpty();
            assertThat(answer.out).contains("pancake-5");
            assertThat(answer.code).isZero();
        }
        Answer without = run(false, solve);
        assertThat(without.code).isEqualTo(2);
        assertThat(without.err).contains("unknown puzzle \"pancake\"");
    }

    /** In this JVM, and each run in one of its own. */
    @ParameterizedTest
    @ValueSource(strings = {"--jobs=1", "--fork"})
    void experimentsKnowThem(String option, @TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("pancakes.toml"), """
                [[instances]]
                puzzle = "pancake-6"
                depths = [7]
                count = 2
                seed = 1

                [[solvers]]
                algorithm = "astar"
                heuristic = "gap"
                """);
        Path results = folder.resolve("results");
        Answer answer = run(true, List.of("experiment", file.toString(), "--out", results.toString(), option));
        assertThat(answer.code).as(answer.err).isZero();
        assertThat(Files.readAllLines(results.resolve("runs.jsonl")))
                .hasSize(2)
                .allMatch(run -> run.contains("\"puzzle\":\"pancake-6\"") && run.contains("\"length\":7"));
    }

    private static Answer runHere(List<String> arguments) throws ReflectiveOperationException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Object code = program.loadClass(OneCommand.class.getName())
                .getMethod("run", PrintStream.class, PrintStream.class, String[].class)
                .invoke(
                        null,
                        new PrintStream(out, true, UTF_8),
                        new PrintStream(err, true, UTF_8),
                        arguments.toArray(String[]::new));
        return new Answer((Integer) code, out.toString(UTF_8), err.toString(UTF_8));
    }

    private static Answer run(boolean byEnvironment, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m", "-jar", property("unscramble.jar")));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("UNSCRAMBLE_CLASSPATH", byEnvironment ? property("example.jar") : "");
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
        return new Answer(process.waitFor(), out, err);
    }

    private static String property(String name) {
        return Objects.requireNonNull(System.getProperty(name), name);
    }
}
