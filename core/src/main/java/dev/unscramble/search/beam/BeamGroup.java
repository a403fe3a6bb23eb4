package dev.unscramble.search.beam;

import dev.unscramble.model.Position;
import dev.unscramble.store.RecentStates;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Chooses which candidates of its group a beam keeps: the best whose hashes are not among the recent ones. Each place,
 * such as a cell of the blank, gets a limited share: otherwise the beam fills with states whose blank is in one place,
 * and a blank that must first move through worse states never leaves its corner.
 */
final class BeamGroup<P extends Position> {
    /** The least number of recent hashes that are stored. */
    private static final int LEAST_RECENT = 1 << 14;

    private static final int RECENT_PER_STATE = 8;
    /** The largest share of one place, as a multiple of an equal share. */
    private static final long LARGEST_SHARE = 4;

    private final @Nullable BeamTrace<P> trace;
    private final RecentStates met;
    private int[] keptAt = {};
    private int kept;
    private int duplicates;
    private boolean isComplete;

    /** A group that keeps about {@code width} states of a layer. */
    BeamGroup(BeamContext<P> context, int width) {
        this.trace = context.trace();
        this.met = new RecentStates(Math.max(LEAST_RECENT, RECENT_PER_STATE * width));
    }

    /** The memory that each state of a layer takes here. */
    static long bytesPerState() {
        return RecentStates.bytes(RECENT_PER_STATE);
    }

    /** Begins a run. */
    void begin(int places) {
        isComplete = true;
        keptAt = new int[places];
        met.clear();
    }

    /** Adds a state to the recent ones. */
    void meet(long hash) {
        met.add(hash);
    }

    /** Whether no state was dropped for lack of room. */
    boolean isComplete() {
        return isComplete;
    }

    /** The number of candidates that the last choice kept. */
    int kept() {
        return kept;
    }

    /** The number of duplicates in the last choice. */
    int duplicates() {
        return duplicates;
    }

    /**
     * Chooses from the candidates of a group.
     *
     * @param room the largest number to keep
     * @param begin the index in the next layer to begin at
     * @param origins receives the origins of those that are kept
     */
    void choose(Candidates candidates, int group, int room, int begin, int[] origins, BeamLayer next) {
        int count = 0;
        int known = 0;
        Arrays.fill(keptAt, 0);
        long mostAtPlace = Math.max(1, LARGEST_SHARE * room / keptAt.length);
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
