package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.RecentlyUsed;
import dev.unscramble.catalog.Solver;
import dev.unscramble.extension.UserClasses;
import java.util.ArrayList;
import java.util.List;

/**
 * The puzzles of a process. Commands, the shell, the page, experiments and orders all get the same {@link PuzzleKind}s,
 * which keep their {@link Domain}s, which keep their heuristics: a second request for a puzzle and a heuristic gets the
 * same objects, with their tables, and the searches of core then share their kernels. All is kept as long as there is
 * memory, up to a limit, since a page's visitors may ask for anything. Threads share it.
 *
 * <p>{@link Solver}s are not kept: without its kernel and its tables one is cheap, and auto must see at once that
 * better tables have been made.
 */
public final class Catalog {
    /** A process has one, or two; tests have many. */
    private static final int MOST_CLASSPATHS = 2;

    private static final RecentlyUsed<ClassLoader, List<PuzzleKind>> KINDS = new RecentlyUsed<>(MOST_CLASSPATHS);

    private Catalog() {}

    /**
     * All kinds of puzzle: ours, then those that are registered on the classpath of this thread. Every caller gets the
     * same objects.
     */
    public static List<PuzzleKind> kinds() {
        ClassLoader loader = UserClasses.loader();
        return KINDS.get(loader, () -> {
            List<PuzzleKind> kinds = new ArrayList<>(
                    List.of(new TileKind(), new CubeKind(), new PermutationKind(), new HanoiKind(), new GraphKind()));
            kinds.addAll(UserClasses.registered(PuzzleKind.class, loader));
            return List.copyOf(kinds);
        });
    }
}
