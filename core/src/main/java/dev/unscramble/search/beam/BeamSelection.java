package dev.unscramble.search.beam;

import dev.unscramble.model.Position;
import dev.unscramble.search.meter.Meter;
import java.util.Arrays;

/**
 * Chooses which candidates a beam keeps. Wide layers are divided into groups of states, by their hashes, so that
 * threads can choose at the same time; each {@link BeamGroup} keeps the best of its candidates. The number of groups
 * depends on the width alone, and hashes are as good as random: all groups are about equally good.
 */
final class BeamSelection<P extends Position> {
    private static final int LEAST_GROUP_STATES = 1000;

    private static final int MOST_GROUPS = 16;

    private final Meter meter;
    private final BeamWorkers<P> workers;
    private final BeamGroup<P>[] groups;

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
    BeamSelection(BeamContext<P> context, BeamWorkers<P> workers, int width) {
        this.meter = context.meter();
        this.workers = workers;
        int count = Math.min(MOST_GROUPS, Integer.highestOneBit(Math.max(1, width / LEAST_GROUP_STATES)));
        this.groups = new BeamGroup[count];
        Arrays.setAll(groups, i -> new BeamGroup<>(context, width / count));
    }

    int groups() {
        return groups.length;
    }

    /** Begins a run at a state. */
    void begin(int places, long hash) {
        for (BeamGroup<P> group : groups) {
            group.begin(places);
        }
        groups[Candidates.group(hash, groups.length)].meet(hash);
    }

    /** Whether no state was dropped for lack of room. */
    boolean isComplete() {
        return Arrays.stream(groups).allMatch(BeamGroup::isComplete);
    }

    /**
     * Chooses from sorted candidates; sets the scores and the hashes of the next layer.
     *
     * @return the origins of those that are kept
     */
    int[] choose(Candidates candidates, int width, BeamLayer next) {
        int[] begins = new int[groups.length + 1];
        for (int i = 0; i < groups.length; i++) {
            int room = share(i + 1, width) - share(i, width);
            begins[i + 1] = begins[i] + Math.min(room, candidates.ends[i] - candidates.begin(i));
        }
        int most = begins[groups.length];
        int[] origins = new int[most];
        workers.each(groups.length, most, i -> {
            groups[i].choose(candidates, i, share(i + 1, width) - share(i, width), begins[i], origins, next);
        });
        return closeGaps(begins, origins, next);
    }

    /** The number of states of a layer that the groups before this one may keep. */
    private int share(int group, int width) {
        return (int) ((long) width * group / groups.length);
    }

    /** Moves the states that the groups kept together; returns their origins. */
    private int[] closeGaps(int[] begins, int[] origins, BeamLayer next) {
        int kept = 0;
        for (int i = 0; i < groups.length; i++) {
            int more = groups[i].kept();
            System.arraycopy(origins, begins[i], origins, kept, more);
            System.arraycopy(next.scores, begins[i], next.scores, kept, more);
            System.arraycopy(next.hashes, begins[i], next.hashes, kept, more);
            kept += more;
            meter.duplicates += groups[i].duplicates();
        }
        return kept == origins.length ? origins : Arrays.copyOf(origins, kept);
    }
}
