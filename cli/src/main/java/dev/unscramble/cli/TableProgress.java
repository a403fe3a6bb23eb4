package dev.unscramble.cli;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.Tables;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Tells on standard error how the making of tables is getting on, and passes Ctrl-C on. */
final class TableProgress implements TableFolder.Listener {
    private final StatusLine line;
    private final BooleanSupplier isInterrupted;
    private final Consumer<String> remarks;

    TableProgress(StatusLine line, BooleanSupplier isInterrupted, Consumer<String> remarks) {
        this.line = line;
        this.isInterrupted = isInterrupted;
        this.remarks = remarks;
    }

    @Override
    public BuildMonitor making(Tables.Key key) {
        long start = System.nanoTime();
        return share -> {
            if (share >= 1) {
                line.clear();
            } else {
                line.show(System.nanoTime() - start, nanos -> text(key, share, nanos / 1e9));
            }
            return !isInterrupted.getAsBoolean();
        };
    }

    private static String text(Tables.Key key, double share, double seconds) {
        String left = share > 0 ? String.format(Locale.ROOT, ", about %.0f s left", seconds / share - seconds) : "";
        return String.format(Locale.ROOT, "making the table %s: %.0f %%%s", key.name(), 100 * share, left);
    }

    @Override
    public void notice(String sentence) {
        remarks.accept(sentence);
    }
}
