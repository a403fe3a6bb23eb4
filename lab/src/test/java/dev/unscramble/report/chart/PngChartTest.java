package dev.unscramble.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.InputException;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PngChartTest {
    private static final int BLUE = 0x4c78a8;
    private static final int HATCH = 0xdddddd;

    @Test
    void thePictureGrowsWithTheNumberOfBars() throws IOException {
        BufferedImage three = draw(Bar.of("a", 1), Bar.of("b", 2), Bar.of("c", 3));
        BufferedImage four = draw(Bar.of("a", 1), Bar.of("b", 2), Bar.of("c", 3), Bar.of("d", 4));
        assertThat(three.getWidth()).isEqualTo(four.getWidth()).isBetween(600, 2000);
        assertThat(four.getHeight() - three.getHeight()).isBetween(20, 60);
    }

    @Test
    void itIsDrawnOnWhiteInColourAndWithWriting() throws IOException {
        BufferedImage image = draw(Bar.of("astar", 1_800), Bar.of("bfs", 175_326));
        assertThat(colour(image, 0, 0)).isEqualTo(0xffffff);
        assertThat(count(image, BLUE)).isGreaterThan(1000);
        assertThat(count(image, 0x222222)).as("pixels of ink").isGreaterThan(100);
    }

    @Test
    void barsAreAsLongAsTheirValuesAreLarge() throws IOException {
        List<Integer> lengths =
                barLengths(draw(Bar.of("a", 100), Bar.of("b", 400), Bar.of("none", 0), Bar.of("c", 200)));
        assertThat(lengths).hasSize(3);
        assertThat(lengths.get(1) / (double) lengths.get(0)).isBetween(3.9, 4.1);
        assertThat(lengths.get(1) / (double) lengths.get(2)).isBetween(1.95, 2.05);
    }

    @Test
    void onALogarithmicScaleEqualRatiosAreEqualSteps() throws IOException {
        List<Integer> lengths = barLengths(
                draw(Bar.of("a", 1), Bar.of("b", 100), Bar.of("c", 10_000), Bar.of("none", 0), Bar.of("d", 1_000_000)));
        assertThat(lengths).hasSize(4);
        assertThat(lengths.get(0)).isPositive();
        int step = lengths.get(1) - lengths.get(0);
        assertThat(step).isGreaterThan(100);
        assertThat(lengths.get(2) - lengths.get(1)).isBetween(step - 2, step + 2);
        assertThat(lengths.get(3) - lengths.get(2)).isBetween(step - 2, step + 2);
    }

    @Test
    void barsThatHitALimitAreGrey() throws IOException {
        BufferedImage image = draw(new Bar("rbfs", 1_000, true, "node limit"), Bar.of("none", 0));
        assertThat(count(image, BLUE)).isZero();
        assertThat(count(image, HATCH)).isGreaterThan(1000);
    }

    @Test
    void familiesHaveColoursAndWhatIsNotProvedOptimalIsHatched() throws IOException {
        BufferedImage image = draw(
                new Bar("bfs", 1_000, "1,000", false, "", Family.of("bfs"), false),
                new Bar("beam:10", 900, "900", false, "", Family.of("beam"), true));
        assertThat(count(image, 0x72b7b2)).as("bfs, and its mark in the legend").isGreaterThan(5000);
        assertThat(count(image, 0xb279a2)).as("beam, hatched").isBetween(500, 8000);
        assertThat(count(image, BLUE)).isZero();
    }

    @Test
    void barsOfOneNameStayApart() throws IOException {
        assertThat(barLengths(draw(Bar.of("astar", 1), Bar.of("astar", 2)))).hasSize(2);
    }

    @Test
    void evenNothingAndTheLargestOfNumbersAreDrawn() throws IOException {
        assertThat(draw().getHeight()).isPositive();
        assertThat(barLengths(draw(Bar.of("x".repeat(200), Long.MAX_VALUE), Bar.of("y", 1))))
                .hasSize(2);
    }

    /** In a Java of its own, which sees an empty folder instead of this machine's fonts. */
    @Test
    void aMachineWithoutFontsIsToldToInstallOne(@TempDir Path folder) throws IOException, InterruptedException {
        Path config = folder.resolve("fonts.conf");
        Files.writeString(config, "<fontconfig><dir>" + folder + "</dir></fontconfig>");
        ProcessBuilder java = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Duser.home=" + folder,
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                WithoutFonts.class.getName());
        java.environment().put("FONTCONFIG_FILE", config.toString());
        Process process = java.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said.lines())
                .hasSize(2)
                .allMatch(line -> line.contains("install") && line.contains("fonts-dejavu-core"));
    }

    /** Draws twice, because a Java without fonts fails differently the second time. */
    static final class WithoutFonts {
        private WithoutFonts() {}

        public static void main(String[] args) {
            for (int time = 0; time < 2; time++) {
                try {
                    new PngChart("title", "subtitle", "nodes", List.of(Bar.of("a", 1))).bytes();
                } catch (InputException e) {
                    System.out.println(e.getMessage());
                }
            }
        }
    }

    private static BufferedImage draw(Bar... bars) throws IOException {
        byte[] png = new PngChart("Nodes generated", "724 506 831", "nodes", List.of(bars)).bytes();
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image).isNotNull();
        return image;
    }

    /** The lengths of the blue bars in pixels, from top to bottom. */
    private static List<Integer> barLengths(BufferedImage image) {
        List<Integer> lengths = new ArrayList<>();
        int above = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            int length = 0;
            for (int x = 0; x < image.getWidth(); x++) {
                length += colour(image, x, y) == BLUE ? 1 : 0;
            }
            if (above == 0 && length > 0) {
                lengths.add(length);
            }
            above = length;
        }
        return lengths;
    }

    private static int count(BufferedImage image, int colour) {
        int count = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                count += colour(image, x, y) == colour ? 1 : 0;
            }
        }
        return count;
    }

    private static int colour(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xffffff;
    }
}
