package dev.unscramble.cli.config;

import dev.unscramble.files.AtomicFile;
import dev.unscramble.model.InputException;
import dev.unscramble.report.text.TextLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;

/** Output that is shown at once, and in the end written to a file, whole, which never replaces another. */
public final class Log {
    private final StringBuilder text = new StringBuilder();
    private final Path wanted;
    private final Consumer<String> screen;
    private final TextLayout layout;

    /**
     * An empty log.
     *
     * @param layout of the screen
     * @throws InputException if the file cannot be written
     */
    public Log(Path wanted, Consumer<String> screen, TextLayout layout) {
        this.wanted = wanted;
        this.screen = screen;
        this.layout = layout;
        check(wanted);
    }

    /** Prints what fits the screen there; in the file nothing is left out. */
    void print(Function<TextLayout, String> lines) {
        screen.accept(lines.apply(layout));
        text.append(lines.apply(TextLayout.PLAIN)).append('\n');
    }

    /** Prints a sentence, on as many lines as the screen makes of it. */
    void sentence(String sentence) {
        print(layout -> layout.wrapped(sentence, ""));
    }

    void print(String lines) {
        screen.accept(lines);
        text.append(lines).append('\n');
    }

    private static void check(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new InputException("cannot write the log " + file + ": it is a folder");
        } else if (folder == null || !Files.isDirectory(folder)) {
            throw new InputException("cannot write the log " + file + ": the folder " + folder + " does not exist");
        } else if (!Files.isWritable(folder) && !isDevice(file)) {
            throw new InputException("cannot write the log " + file + ": permission denied in " + folder);
        }
    }

    /** Writes the file, under a numbered name if its name is taken. Returns its name. */
    public Path save() {
        if (isDevice(wanted)) {
            AtomicFile.write(wanted, text.toString());
            return wanted;
        }
        Path file = wanted;
        for (int number = 2; !AtomicFile.create(file, text.toString()); number++) {
            file = numbered(wanted, number);
        }
        return file;
    }

    private static boolean isDevice(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    /** output-2.log for output.log. */
    private static Path numbered(Path file, int number) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
        return file.resolveSibling(name.substring(0, dot) + "-" + number + name.substring(dot));
    }
}
