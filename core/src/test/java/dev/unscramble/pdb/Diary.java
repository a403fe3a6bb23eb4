package dev.unscramble.pdb;

import dev.unscramble.model.Watch;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Writes down what a folder tells; whether to go on is as it is told. */
final class Diary implements TableFolder.Listener {
    final List<String> asked = new CopyOnWriteArrayList<>();
    final List<String> notices = new CopyOnWriteArrayList<>();
    private final Watch watch;

    Diary(Watch watch) {
        this.watch = watch;
    }

    @Override
    public Watch making(Tables.Key key) {
        asked.add(key.name());
        return watch;
    }

    @Override
    public void notice(String sentence) {
        notices.add(sentence);
    }
}
