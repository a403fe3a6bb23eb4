package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.store.RecentStates;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Chooses which candidates a beam keeps: the best that were not met lately, by their hashes. A layer is shared out among places,
 * such as the cells of a blank: otherwise a blank that every move makes worse off for a while never leaves its corner, as the
 * beam fills up with states that differ only there.
 */
final class BeamSelection<P extends Position> {
    /** How many states are remembered, at least, and for each that a layer holds. */
    private static final int LEAST_MEMORY = 1 << 14;

    private static final int MEMORY = 8;
    /** This many times its even share of a layer the states at one place may take. */
    private static final long SHARE = 4;

    private final Meter meter;
    private final @Nullable BeamTrace<P> trace;
    private final int length;
    private final RecentStates met;
    private boolean isComplete;

    BeamSelection(BeamContext<P> context, int width) {
        this.meter = context.meter();
        this.trace = context.trace();
        this.length = context.stateLength();
        this.met = new RecentStates(Math.max(LEAST_MEMORY, MEMORY * width));
    }

    /** The memory that each state of a layer takes here. */
    static long bytesPerState() {
        return RecentStates.bytes(MEMORY);
    }

    /** Begins a run at a state. */
    void begin(long hash) {
        isComplete = true;
        met.clear();
        met.add(hash);
    }

    /** Whether no state was dropped for lack of room. */
    boolean isComplete() {
        return isComplete;
    }

    /**
     * Chooses from that many sorted candidates, the children of a layer; sets the scores and the hashes of the next one.
     *
     * @return where those that are kept come from
     */
    int[] choose(Candidates candidates, int count, int width, ScoredStates<P> states, BeamLayer layer, BeamLayer next) {
        int[] chosen = new int[Math.min(width, count)];
        int kept = 0;
        int[] keptAt = new int[states.places()];
        long mostAtPlace = Math.max(1, SHARE * width / states.places());
        for (int i = 0; i < count; i++) {
            int candidate = candidates.sorted[i];
            if (kept == width) {
                drop(candidate);
                if (trace == null) {
                    break;
                }
                continue;
            }
            int origin = candidates.origins[candidate];
            int parent = Candidates.parent(origin);
            int move = Candidates.move(origin);
            states.visit(layer.states, parent * length);
            int place = states.placeAfter(move);
            if (keptAt[place] >= mostAtPlace) {
                drop(candidate);
                continue;
            }
            long hash = states.hashAfter(move, layer.hashes[parent]);
            if (!met.add(hash)) {
                duplicate(candidate);
                continue;
            }
            if (trace != null) {
                trace.kept(candidate);
            }
            next.scores[kept] = candidates.scores[candidate];
            next.hashes[kept] = hash;
            chosen[kept++] = origin;
            keptAt[place]++;
        }
        return kept == chosen.length ? chosen : Arrays.copyOf(chosen, kept);
    }

    private void drop(int candidate) {
        isComplete = false;
        if (trace != null) {
            trace.pruned(candidate);
        }
    }

    private void duplicate(int candidate) {
        meter.duplicates++;
        if (trace != null) {
            trace.duplicate(candidate);
        }
    }
}
