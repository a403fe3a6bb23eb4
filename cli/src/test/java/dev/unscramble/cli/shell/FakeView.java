package dev.unscramble.cli.shell;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A view where given keys are pressed, and that remembers what was shown before each of them and in the end. */
final class FakeView implements InteractiveTerminal, LiveView {
    final List<List<String>> shown = new ArrayList<>();
    final Deque<String> keys = new ArrayDeque<>();
    boolean isClosed;
    int columns = 80;

    FakeView(String... keys) {
        this.keys.addAll(List.of(keys));
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public LiveView open() {
        return this;
    }

    @Override
    public void show(List<String> lines) {
        shown.add(List.copyOf(lines));
    }

    @Override
    public List<String> fitting(String picture, String line) {
        return List.of(line);
    }

    @Override
    public String key() {
        return keys.isEmpty() ? STOP : keys.remove();
    }

    @Override
    public String key(long millis) {
        return keys.isEmpty() ? NOTHING : keys.remove();
    }

    @Override
    public void close() {
        isClosed = true;
    }

    /** The states that were shown, one a picture. */
    List<String> states() {
        return shown.stream().map(lines -> lines.get(1)).toList();
    }
}
