package dev.unscramble.example;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.search.CustomSearch;
import dev.unscramble.search.SearchNode;
import dev.unscramble.search.SearchRun;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;

/**
 * An algorithm of a user: enforced hill-climbing (Hoffmann and Nebel, 2001). It looks for a state that is nearer to the
 * goal, by h, breadth first, goes there, and begins again. It is quick, finds no shortest solutions, and may end in a
 * part of the space from which no way leads on.
 */
public final class EnforcedHillClimbing extends CustomSearch {

    /** The name is that of {@code -a enforced-hill-climbing}. */
    public EnforcedHillClimbing() {
        super("enforced-hill-climbing");
    }

    @Override
    protected <P extends Position> void search(SearchRun<P> run) {
        run.orderBy(SearchNode::h);
        Optional<SearchNode> next = Optional.of(run.start());
        while (next.isPresent()) {
            SearchNode here = next.get();
            if (run.isGoal(here)) {
                run.solved(here);
                return;
            }
            next = better(run, here);
        }
    }

    /** The nearest state below a node whose h is lower, or that is a goal. */
    private static <P extends Position> Optional<SearchNode> better(SearchRun<P> run, SearchNode from) {
        Queue<SearchNode> level = new ArrayDeque<>();
        Set<PackedState> met = new HashSet<>();
        level.add(from);
        met.add(from.state());
        run.bound(from.h());
        while (!level.isEmpty()) {
            for (SearchNode child : run.expand(level.remove())) {
                if (child.h() < from.h() || run.isGoal(child)) {
                    return Optional.of(child);
                }
                if (met.add(child.state())) {
                    level.add(child);
                } else {
                    run.duplicate(child);
                }
            }
            run.open(level.size());
            run.stored(met.size());
        }
        return Optional.empty();
    }
}
