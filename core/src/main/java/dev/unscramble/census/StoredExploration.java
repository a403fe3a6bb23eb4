package dev.unscramble.census;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.Layers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Layers of states that are stored one by one: for states without a ranking, and the first layers of vast spaces. */
public final class StoredExploration<P extends Position> extends Exploration<P> {
    private final Layers<P> layers;
    private boolean isComplete;

    public StoredExploration(Puzzle<P> puzzle, Limits limits, Progress progress) {
        super(puzzle, new ExplorationMonitor(limits, progress));
        this.layers = Layers.aroundGoal(
                puzzle,
                limits.withNodes(Long.MAX_VALUE),
                sofar -> progress.goOn(
                        new Progress.Snapshot(sofar.expanded(), sofar.generated(), reached(), depth(), sofar.nanos())));
    }

    @Override
    public boolean isComplete() {
        return isComplete;
    }

    @Override
    public @Nullable Outcome advance() {
        Outcome stop = isComplete ? Outcome.EXHAUSTED : layers.advance();
        if (stop != null) {
            return stop;
        }
        isComplete = layers.width() == 0;
        if (isComplete) {
            return Outcome.EXHAUSTED;
        }
        add(layers.width());
        return null;
    }

    @Override
    public @Nullable Outcome visit(Supplier<? extends Visitor<P>> visitors) {
        Visitor<P> visitor = visitors.get();
        long reached = reached();
        for (int index = 0; index < width(); index++) {
            Outcome stop = index % 1024 == 0 ? monitor.look(reached, depth()) : null;
            if (stop != null) {
                return stop;
            }
            visitor.visit(at(index), index);
        }
        return null;
    }

    private P at(int index) {
        return isComplete ? layers.atBefore(index) : layers.at(index);
    }

    @Override
    public List<P> first(int most) {
        List<P> first = new ArrayList<>();
        long[] state = new long[puzzle().packedLongs()];
        for (int index = 0; index < Math.min(most, width()); index++) {
            at(index).pack(state, 0);
            P position = puzzle().newPosition();
            position.unpack(state, 0);
            first.add(position);
        }
        return first;
    }
}
