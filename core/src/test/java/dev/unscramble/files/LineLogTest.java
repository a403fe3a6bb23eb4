package dev.unscramble.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineLogTest {
    private static final List<String> LINES = List.of("b\u00fccher", "", "two words");

    @TempDir
    private Path folder;

    /** The lines that a file has, up to the first "stop", and how many bytes are intact. */
    private record Content(List<String> lines, int intactBytes) {
        static Content of(byte[] file) {
            List<String> lines = new ArrayList<>();
            int intactBytes = LineLog.read(file, line -> !line.equals("stop") && lines.add(line));
            return new Content(lines, intactBytes);
        }
    }

    @Test
    void halfALineIsNotReadAndIsCutOffWhereverItWasCut() throws IOException {
        Path file = folder.resolve("log");
        append(file, 0, LINES);
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length <= whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            Content content = Content.of(cut);
            assertThat(content.lines).isEqualTo(LINES.subList(0, content.lines.size()));
            assertThat(new String(cut, content.intactBytes, length - content.intactBytes, UTF_8))
                    .doesNotContain("\n");
            Files.write(file, cut);
            append(file, content.intactBytes, LINES.subList(content.lines.size(), LINES.size()));
            assertThat(Content.of(Files.readAllBytes(file)).lines.subList(0, LINES.size()))
                    .isEqualTo(LINES);
        }
    }

    @Test
    void whatComesAfterALineThatIsRefusedIsNotReadAndIsCutOff() throws IOException {
        Path file = folder.resolve("log");
        append(file, 0, List.of("one", "stop", "two"));
        Content content = Content.of(Files.readAllBytes(file));
        assertThat(content).isEqualTo(new Content(List.of("one"), 4));
        append(file, content.intactBytes, List.of("three"));
        assertThat(Files.readString(file)).isEqualTo("one\nthree\n");
    }

    @Test
    void theFirstLineSaysWhatItIsOf() {
        byte[] file = "of a search\none\n".getBytes(UTF_8);
        List<String> lines = new ArrayList<>();
        assertThat(LineLog.read(file, "of a search", lines::add)).isEqualTo(file.length);
        assertThat(lines).containsExactly("one");
        for (String other : List.of("of", "of a search\none\ntwo", "of another")) {
            assertThat(LineLog.read(file, other, lines::add)).as(other).isZero();
        }
        assertThat(lines).hasSize(1);
    }

    @Test
    void everyBitOfACheckedLineMatters() {
        String line = LineLog.checked("part 5 17");
        assertThat(line).isEqualTo("part 5 17 8cb08c0d");
        assertThat(LineLog.content(line)).contains("part 5 17");
        byte[] bytes = line.getBytes(UTF_8);
        for (int bit = 0; bit < Byte.SIZE * bytes.length; bit++) {
            byte[] changed = bytes.clone();
            changed[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            assertThat(LineLog.content(new String(changed, UTF_8))).isEmpty();
        }
        assertThat(LineLog.content("")).isEmpty();
    }

    private static void append(Path file, long intactBytes, List<String> lines) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            LineLog log = new LineLog(channel, intactBytes);
            log.append(lines);
            log.force();
        }
    }
}
