package dev.unscramble.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Readers type what a page shows as sh, from top to bottom in one folder, and it works. */
class DocumentedCommandsIT {
    private static final Path ROOT = Path.of("..");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```sh\\n(.*?)^```");
    private static final Pattern ANY_BLOCK = Pattern.compile("(?ms)^```\\w+\\n(.*?)^```");
    private static final String PROGRAM = "./unscramble ";

    /** A number of moves or nodes, or a large number. */
    private static final Pattern FIGURE = Pattern.compile("\\d+(?= (?:moves|nodes))|\\d{1,3}(?:,\\d{3})+");

    /** What begins a command that is not ours, or that other tests run. */
    private static final List<String> OTHERS = List.of(
            "./test",
            "./release",
            "bench/jmh",
            "bench/libraries",
            "cli/fuzz",
            "mvn ",
            "export ",
            "curl ",
            "java ",
            "spark-submit ");

    /** Commands that are not run, as they begin; that their options exist is tested all the same. */
    private static final List<String> NOT_RUN = List.of(
            // these do not end by themselves
            "serve",
            // these take longer than a test may
            "bench all",
            "bench korf100",
            "bench korf24",
            "bench large",
            "census 2x7",
            "census 3x4",
            "pdb build 6-6-6-6",
            "pdb build 7-8",
            "solve -a idastar -H manhattan \"14 7 8 2",
            "solve -a idastar -H manhattan --threads 2",
            "solve -a idastar -H pdb:6-6-6-6",
            "solve -a astar-idastar -H pdb:6-6-6-6",
            "solve -a astar -H manhattan --goal blank-first --memory-limit 1G",
            // these are for a board or for results of the reader's own
            "solve --time-limit 1s BOARD",
            "report results/before results/after",
            "report results/mine",
            "experiment mine.toml --shard",
            "experiment mine.toml --engine",
            "experiment mine.toml --out",
            "solve \"...\"",
            // this is run on a cube of three moves by CubeCommandsTest: on six, the blind search runs up to its time
            // limit
            "compare \"R U' F2 R U2 F'\"",
            // these are run by the tests of library-examples, which know the pancakes
            "solve --puzzle pancake",
            "compare \"3 1 2 5 4\"",
            "generate --puzzle pancake-12",
            "census pancake-9",
            "check-heuristic gap",
            "pdb build pdb --puzzle pancake-12",
            "experiment pancakes.toml");

    /**
     * Commands that are run where large samples are asked for: here a blind search runs up to its time limit, and
     * CubeCommandsTest runs the same on a cube of three moves.
     */
    private static final List<String> RUN_IN_LARGE_SAMPLES = List.of("compare \"R U' F2 R U2 F'\"");

    /** Whole commands that take too long, while others that begin like them do not. */
    private static final List<String> NOT_RUN_WHOLE = List.of("experiment nodes-by-depth", "experiment mine.toml");

    /** The commands that are there to show what does not succeed: a limit, and sheets that are still empty. */
    private static final List<String> UNSOLVED = List.of("--memory-limit 300k", "--max-nodes 10k", "/sheets");

    @TempDir
    private Path folder;

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                    Stream.of(ROOT.resolve("README.md")),
                    files.filter(Files::isRegularFile)
                            .filter(file -> !TutorialIT.PAGES.contains(
                                    file.getFileName().toString()))
                            .sorted())
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyCommandWorks(Path page) throws Exception {
        List<String> commands = commands(page);
        assertThat(commands)
                .allMatch(line -> line.startsWith(PROGRAM) || OTHERS.stream().anyMatch(line::startsWith));
        List<String> ours =
                commands.stream().filter(line -> line.startsWith(PROGRAM)).toList();
        List<String> run = ours.stream().filter(DocumentedCommandsIT::isRun).toList();
        List<String> answers = answers(run);
        if (page.getFileName().toString().startsWith("tutorial-")) {
            assertFigures(page, answers);
        }
        assertThat(answers)
                .hasSizeGreaterThanOrEqualTo(run.size())
                .allSatisfy(answer -> assertThat(answer).startsWith(isUnsolved(answer) ? "1\t" : "0\t"));
        for (String line : ours) {
            if (!isRun(line)) {
                assertThat(DocumentedCommands.run(line + " --help").code())
                        .as(line)
                        .isZero();
            }
        }
    }

    /** The numbers of moves and nodes that a tutorial speaks of are those that its commands print. */
    static void assertFigures(Path page, List<String> answers) throws IOException {
        String printed = String.join(DocumentedCommands.LINE_END, answers);
        String prose = ANY_BLOCK.matcher(Files.readString(page)).replaceAll("");
        assertThat(FIGURE.matcher(prose).results().map(MatchResult::group))
                .isNotEmpty()
                .allSatisfy(figure -> assertThat(printed).containsPattern("\\b" + figure + "\\b"));
    }

    /** Who follows several pages in one folder is not refused because a folder is there already. */
    @Test
    void noTwoPagesMakeTheSameAssignment() throws IOException {
        List<String> folders = new ArrayList<>();
        Stream<Path> all = Stream.concat(
                pages().filter(file -> !file.endsWith("commands.md")),
                TutorialIT.PAGES.stream().map(ROOT.resolve("docs")::resolve));
        for (Path page : all.toList()) {
            commands(page).stream()
                    .filter(line -> line.contains("--assignment "))
                    .forEach(line -> folders.add(line.replaceFirst(".*--assignment (\\S+).*", "$1")));
        }
        assertThat(folders).hasSizeGreaterThan(2).doesNotHaveDuplicates();
    }

    /** The commands of a page, without remarks. */
    private static List<String> commands(Path page) throws IOException {
        return BLOCK.matcher(Files.readString(page))
                .results()
                .flatMap(block -> commands(block.group(1)))
                .toList();
    }

    /** The commands of a block. */
    static Stream<String> commands(String block) {
        return block.replaceAll("\\\\\n\\s*", "")
                .lines()
                .map(line -> line.replaceFirst("\\s+# .*", "").strip())
                .filter(line -> !line.isEmpty() && !line.startsWith("#"));
    }

    private static boolean isRun(String line) {
        String command = line.substring(PROGRAM.length());
        return NOT_RUN.stream().noneMatch(command::startsWith)
                && !NOT_RUN_WHOLE.contains(command)
                && (Samples.areLarge() || !RUN_IN_LARGE_SAMPLES.contains(command));
    }

    private static boolean isUnsolved(String answer) {
        return isOfUnsolved(answer.split("\t")[1]);
    }

    static boolean isOfUnsolved(String command) {
        return UNSOLVED.stream().anyMatch(command::contains);
    }

    /** The exit codes, commands and errors, one per line. */
    private List<String> answers(List<String> commands) throws IOException {
        if (commands.isEmpty()) {
            return List.of();
        }
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Djava.awt.headless=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        DocumentedCommands.class.getName())
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        Process process = builder.start();
        try (var input = process.getOutputStream()) {
            input.write((String.join("\n", commands) + "\n").getBytes(UTF_8));
        }
        return new String(process.getInputStream().readAllBytes(), UTF_8)
                .lines()
                .toList();
    }
}
