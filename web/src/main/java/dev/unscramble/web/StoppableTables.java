package dev.unscramble.web;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.StoppedException;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.Tables;
import dev.unscramble.web.api.Job;
import java.util.Locale;

/** Lets the making of a table end when the job that wants it is stopped, or has had its time. */
final class StoppableTables implements TableFolder.Listener {
    @Override
    public BuildMonitor making(Tables.Key key) {
        return Workers.current()
                .<BuildMonitor>map(job -> share -> goesOn(job, key, share))
                .orElse(BuildMonitor.NONE);
    }

    /** A table that is made is kept, however late it is. */
    private static boolean goesOn(Job<?> job, Tables.Key key, double share) {
        if (share < TableFolder.MADE && job.isLate()) {
            throw new StoppedException(String.format(
                    Locale.ROOT,
                    "making the table %s takes longer than the %,.1f s that this server gives it;"
                            + " take smaller patterns, or make it once with \"unscramble pdb build\"",
                    key.name(),
                    job.time().toNanos() / 1e9));
        }
        return !job.isStopped();
    }

    @Override
    public void notice(String sentence) {
        // The folder of tables does not concern the user of a page; "unscramble pdb list" shows it.
    }
}
