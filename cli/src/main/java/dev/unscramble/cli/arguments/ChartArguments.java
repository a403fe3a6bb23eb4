package dev.unscramble.cli.arguments;

import dev.unscramble.files.AtomicFile;
import dev.unscramble.model.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** A chart as a picture. */
public final class ChartArguments {
    private static final Pattern OTHER_PICTURE = Pattern.compile("(?i)\\.(jpe?g|gif|svg|pdf|webp|eps|bmp|tiff?)$");

    @Option(names = "--chart", paramLabel = "FILE.png", description = "also draw a chart, as a picture")
    private Optional<Path> file = Optional.empty();

    /** Refuses another kind of picture, and a folder that does not exist, before any work is done. */
    public void check() {
        file.ifPresent(picture -> {
            if (OTHER_PICTURE.matcher(picture.toString()).find()) {
                throw new InputException(
                        "cannot write " + picture + ": charts are drawn as PNG; give a name that ends in .png");
            }
            Path folder = picture.toAbsolutePath().getParent();
            if (folder != null && !Files.isDirectory(folder)) {
                throw new InputException("cannot write " + picture + ": the folder " + folder + " does not exist");
            }
        });
    }

    /** Draws a picture, if one is wanted, and writes a remark. */
    public void draw(Supplier<byte[]> png, Consumer<String> remark) {
        file.ifPresent(picture -> {
            AtomicFile.write(picture, png.get());
            remark.accept("the chart is in " + picture);
        });
    }
}
