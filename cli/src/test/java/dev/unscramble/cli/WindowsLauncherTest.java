package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** As far as the launcher of Windows can be tried without Windows. */
class WindowsLauncherTest {
    private static final Path SCRIPT = Path.of("src", "main", "launcher", "unscramble.cmd");
    private static final Pattern FLAG = Pattern.compile("-(?:XX:|X|D)[\\w.:+-]+(?:=[\\w.]+)?");

    /** The flags of Java in those lines of a script that set them. */
    private static List<String> flags(Path script, String begin, String end) throws IOException {
        String text = Files.readString(script);
        String part = text.substring(text.indexOf(begin), text.indexOf(end, text.indexOf(begin)));
        return FLAG.matcher(part).results().map(MatchResult::group).collect(Collectors.toList());
    }

    private static List<String> flags() throws IOException {
        return flags(SCRIPT, "set flags=", "\"%java%\"");
    }

    @Test
    void startsJavaWithTheFlagsOfTheOtherLauncher() throws IOException {
        List<String> others = flags(Path.of("..", "unscramble"), "\nflags=", "UNSCRAMBLE_JAVA_OPTS");
        others.removeIf(flag -> flag.startsWith("-Dunscramble.terminal"));
        assertThat(others).hasSizeGreaterThan(5);
        assertThat(flags()).containsAll(others);
    }

    @Test
    void javaKnowsTheFlagsOrPassesOverThem() throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags());
        command.addAll(List.of("-XX:SharedArchiveFile=no-such-folder/classes.jsa", "-version"));
        Process java = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(java.waitFor()).isZero();
    }

    @Test
    void itsLinesEndAsThoseOfWindowsDo() throws IOException {
        assertThat(Files.readString(SCRIPT).split("\n")).allMatch(line -> line.endsWith("\r"));
    }

    @Test
    void everyPlaceThatIsGoneToIsThere() throws IOException {
        String text = Files.readString(SCRIPT);
        assertThat(Pattern.compile("goto (\\w+)").matcher(text).results().map(jump -> jump.group(1)))
                .isNotEmpty()
                .allMatch(place -> text.contains("\n:" + place + "\r"));
    }
}
