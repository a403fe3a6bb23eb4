package dev.unscramble.web;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.RecentlyUsed;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Position;

/**
 * The puzzles that were asked for last, so that requests share their tables. A puzzle is read twice:
 * first to learn which one it is, then by the reader that has its tables.
 */
final class PuzzleCache {
    private static final int MOST = 12;

    private final RecentlyUsed<Key, InstanceReader> readers = new RecentlyUsed<>(MOST);

    private record Key(PuzzleSettings settings, String puzzle, String goal) {}

    /** The puzzle that a text is. */
    synchronized Instance<?> read(String text, PuzzleSettings settings) {
        Instance<?> first = new InstanceReader(settings).readText(text);
        return reader(settings, first.puzzle().name(), first.goal()).readText(text);
    }

    /** The puzzle of a name. */
    synchronized Domain<?> domain(String name, PuzzleSettings settings) {
        Domain<?> first = new InstanceReader(settings).domain(name);
        return reader(settings, first.puzzle().name(), goal(first)).domain(name);
    }

    private static <P extends Position> String goal(Domain<P> domain) {
        return domain.instance(domain.puzzle().goal()).goal();
    }

    private InstanceReader reader(PuzzleSettings settings, String puzzle, String goal) {
        return readers.get(new Key(settings, puzzle, goal), () -> new InstanceReader(settings));
    }
}
