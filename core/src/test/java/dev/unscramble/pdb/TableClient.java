package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A process that asks a folder for a table. It says, one per line, that it finds none and asks to make it,
 * that it makes it, and what it got; before it makes it, it waits for the end of its input.
 */
final class TableClient implements TableFolder.Listener {
    static final String ASKS = "asks";
    static final String MAKES = "makes";
    static final String GOT = "got 1 2 3";

    private static final Tables.Key KEY = new Tables.Key("shared", 3, 1);

    private final PrintStream out;

    private TableClient(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] folder) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        TableBytes table = new TableFolder(Path.of(folder[0]), Long.MAX_VALUE, new TableClient(out))
                .get(KEY, monitor -> {
                    out.println(MAKES);
                    awaitEnd();
                    return TableBytes.of((byte) 1, (byte) 2, (byte) 3);
                });
        out.println("got " + table.get(0) + " " + table.get(1) + " " + table.get(2));
    }

    private static void awaitEnd() {
        try {
            System.in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public BuildMonitor making(Tables.Key key) {
        out.println(ASKS);
        return BuildMonitor.NONE;
    }

    @Override
    public void notice(String sentence) {
        out.println(sentence);
    }
}
