package dev.unscramble.census.layers;

import org.jspecify.annotations.Nullable;

/**
 * Reads parts from a {@link PartFolder} through its cache: a part of which more than half is read stays in memory for
 * other readers. A part that is only subtracted does not, since it is not read again soon.
 */
final class CachedPartReader implements LayerStore.Reader {
    private static final long[] NONE = {};

    private final PartFolder folder;
    private final PartCache cache;
    private final PartFile file;
    private final int[] whole;
    private PartCache.@Nullable Entry inUse;
    /** Receives runs of parts that are not in the cache. */
    private long[] own = NONE;

    CachedPartReader(PartFolder folder, PartCache cache, int words) {
        this.folder = folder;
        this.cache = cache;
        this.file = new PartFile(words);
        this.whole = new int[] {0, words};
    }

    @Override
    public long[] read(int depth, int part, int[] runs) {
        done();
        inUse = cache.use(depth, part);
        if (inUse == null && isMostOfIt(runs) && !cache.isOff()) {
            long[] states = folder.anything();
            folder.read(file, depth, part, whole, states);
            inUse = cache.add(depth, part, states);
        }
        return inUse == null ? readRuns(depth, part, runs) : inUse.states;
    }

    /** Whether runs need most of the pages, so that all of them are read. */
    private boolean isMostOfIt(int[] runs) {
        int pages = 0;
        int behind = 0;
        for (int run = 0; run < runs.length; run += 2) {
            int end = PartFile.pages(runs[run + 1]);
            pages += end - Math.max(behind, runs[run] / PartFile.PAGE);
            behind = end;
        }
        return 2 * pages > PartFile.pages(whole[1]);
    }

    private long[] readRuns(int depth, int part, int[] runs) {
        if (own.length == 0) {
            own = new long[whole[1]];
        }
        folder.read(file, depth, part, runs, own);
        return own;
    }

    @Override
    public void subtract(int depth, int part, long[] states) {
        done();
        inUse = cache.use(depth, part);
        if (inUse == null) {
            folder.subtract(file, depth, part, states);
        } else {
            StateBits.subtract(states, 0, inUse.states, states.length);
        }
    }

    @Override
    public void done() {
        if (inUse != null) {
            cache.release(inUse);
            inUse = null;
        }
    }
}
