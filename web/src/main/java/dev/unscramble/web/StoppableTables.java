package dev.unscramble.web;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.Tables;

/** Lets the making of a table end when the job that wants it is stopped. */
final class StoppableTables implements TableFolder.Listener {
    @Override
    public BuildMonitor making(Tables.Key key) {
        return Workers.monitor();
    }

    @Override
    public void notice(String sentence) {
        // The folder of tables does not concern somebody at a page; "unscramble pdb list" shows it.
    }
}
