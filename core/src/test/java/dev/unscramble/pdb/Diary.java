package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Writes down what a folder tells; whether to go on is as it is told. */
final class Diary implements TableFolder.Listener {
    final List<String> asked = new CopyOnWriteArrayList<>();
    final List<String> notices = new CopyOnWriteArrayList<>();
    private final BuildMonitor monitor;

    Diary(BuildMonitor monitor) {
        this.monitor = monitor;
    }

    @Override
    public BuildMonitor making(Tables.Key key) {
        asked.add(key.name());
        return monitor;
    }

    @Override
    public void notice(String sentence) {
        notices.add(sentence);
    }
}
