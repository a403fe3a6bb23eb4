package dev.unscramble.cli.terminal;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.Tables;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Shows the progress of making tables on standard error, and passes Ctrl-C on.
 *
 * @param names from names of tables to those for users
 */
public record TableProgress(
        StatusLine line, BooleanSupplier isInterrupted, Consumer<String> remarks, UnaryOperator<String> names)
        implements TableFolder.Listener {
    @Override
    public BuildMonitor making(Tables.Key key) {
        long start = System.nanoTime();
        return share -> {
            boolean isStopped = isInterrupted.getAsBoolean();
            if (share >= 1 || isStopped) {
                line.clear();
            } else {
                line.show(System.nanoTime() - start, nanos -> text(names.apply(key.name()), share, nanos / 1e9));
            }
            return !isStopped;
        };
    }

    public static String text(String table, double share, double seconds) {
        String left = share > 0 ? ", " + TimeLeft.text(seconds / share - seconds) : "";
        String work = share < TableFolder.MADE ? "" : ", writing it";
        return String.format(Locale.ROOT, "making %s: %.0f %%%s%s", table, 100 * share, work, left);
    }

    @Override
    public void notice(String sentence) {
        remarks.accept(sentence);
    }
}
