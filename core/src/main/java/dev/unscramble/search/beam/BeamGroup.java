package dev.unscramble.search.beam;

import dev.unscramble.model.Position;
import dev.unscramble.store.RecentStates;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Chooses which candidates of its group a beam keeps: the best that were not met lately, by their hashes. They are
 * shared out among places, such as the cells of a blank: otherwise a blank that every move makes worse off for a while
 * never leaves its corner, as the beam fills up with states that differ only there.
 */
final class BeamGroup<P extends Position> {
    /** How many states are remembered, at least, and for each that a layer holds. */
    private static final int LEAST_MEMORY = 1 << 14;

    private static final int MEMORY = 8;
    /** This many times its even share the states at one place may take. */
    private static final long SHARE = 4;

    private final @Nullable BeamTrace<P> trace;
    private final RecentStates met;
    private int[] keptAt = {};
    private int kept;
    private int duplicates;
    private boolean isComplete;

    /** A group that keeps about that many of a layer. */
    BeamGroup(BeamContext<P> context, int width) {
        this.trace = context.trace();
        this.met = new RecentStates(Math.max(LEAST_MEMORY, MEMORY * width));
    }

    /** The memory that each state of a layer takes here. */
    static long bytesPerState() {
        return RecentStates.bytes(MEMORY);
    }

    /** Begins a run. */
    void begin(int places) {
        isComplete = true;
        keptAt = new int[places];
        met.clear();
    }

    /** Takes note of a state. */
    void meet(long hash) {
        met.add(hash);
    }

    /** Whether no state was dropped for lack of room. */
    boolean isComplete() {
        return isComplete;
    }

    /** How many it kept the last time. */
    int kept() {
        return kept;
    }

    /** How many it had met before, the last time. */
    int duplicates() {
        return duplicates;
    }

    /**
     * Chooses from the candidates of a group.
     *
     * @param room how many it may keep
     * @param begin where in the next layer
     * @param origins takes where those that are kept come from
     */
    void choose(Candidates candidates, int group, int room, int begin, int[] origins, BeamLayer next) {
        int count = 0;
        int known = 0;
        Arrays.fill(keptAt, 0);
        long mostAtPlace = Math.max(1, SHARE * room / keptAt.length);
        for (int i = candidates.begin(group); i < candidates.ends[group]; i++) {
            int candidate = candidates.sorted[i];
            if (count == room) {
                drop(candidate);
                if (trace == null) {
                    break;
                }
                continue;
            }
            int place = candidates.places[candidate];
            if (keptAt[place] >= mostAtPlace) {
                drop(candidate);
                continue;
            }
            long hash = candidates.hashes[candidate];
            if (!met.add(hash)) {
                known++;
                tellDuplicate(candidate);
                continue;
            }
            if (trace != null) {
                trace.kept(candidate);
            }
            next.scores[begin + count] = candidates.scores[candidate];
            next.hashes[begin + count] = hash;
            origins[begin + count++] = candidates.origins[candidate];
            keptAt[place]++;
        }
        kept = count;
        duplicates = known;
    }

    private void drop(int candidate) {
        isComplete = false;
        if (trace != null) {
            trace.pruned(candidate);
        }
    }

    private void tellDuplicate(int candidate) {
        if (trace != null) {
            trace.duplicate(candidate);
        }
    }
}
