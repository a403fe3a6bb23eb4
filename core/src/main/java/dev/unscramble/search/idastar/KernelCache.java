package dev.unscramble.search.idastar;

import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * The kernels that were used last. Each kernel is a class, which Java compiles while it runs: a search that takes one
 * from this cache starts with compiled code. Puzzles and heuristics are compared by identity. Kernels that are not in
 * use are dropped, with the tables of their heuristics, before Java runs out of memory. Thread-safe.
 */
final class KernelCache {
    private final int most;

    /** Ordered by use, the latest first. Each contains its own key, so that no key outlives its kernels. */
    private final Deque<SoftReference<Kernels<?>>> recent = new ArrayDeque<>();

    KernelCache(int most) {
        this.most = most;
    }

    /** The kernels for a problem's puzzle and heuristic, made now if the cache does not have them. */
    @SuppressWarnings("unchecked") // the same puzzle has the same positions
    synchronized <P extends Position> Kernels<P> get(Problem<P> problem, boolean checksPath) {
        for (Iterator<SoftReference<Kernels<?>>> all = recent.iterator(); all.hasNext(); ) {
            SoftReference<Kernels<?>> reference = all.next();
            Kernels<?> known = reference.get();
            if (known == null) {
                all.remove();
            } else if (known.fit(problem, checksPath)) {
                all.remove();
                recent.addFirst(reference);
                return (Kernels<P>) known;
            }
        }
        Kernels<P> made = new Kernels<>(problem, checksPath, null);
        recent.addFirst(new SoftReference<>(made));
        if (recent.size() > most) {
            recent.removeLast();
        }
        return made;
    }
}
