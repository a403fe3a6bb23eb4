package dev.unscramble.census;

import org.jspecify.annotations.Nullable;

/** Reads parts from a {@link PartFolder}, by way of its cache: what is read whole stays in memory for others. */
final class CachedPartReader implements LayerStore.Reader {
    private static final long[] NONE = {};

    private final PartFolder folder;
    private final PartCache cache;
    private final PartFile file;
    private final int words;
    private PartCache.@Nullable Entry inUse;
    /** Where runs of parts go that are not in the cache. */
    private long[] own = NONE;

    CachedPartReader(PartFolder folder, PartCache cache, int words) {
        this.folder = folder;
        this.cache = cache;
        this.file = new PartFile(words);
        this.words = words;
    }

    @Override
    public long[] read(int depth, int part, int[] runs) {
        done();
        boolean isWhole = runs.length == 2 && runs[0] == 0 && runs[1] == words;
        inUse = cache.use(depth, part);
        if (inUse == null && isWhole && !cache.isOff()) {
            long[] states = folder.blank();
            folder.read(file, depth, part, runs, states);
            inUse = cache.add(depth, part, states);
        }
        return inUse == null ? readRuns(depth, part, runs) : inUse.states;
    }

    private long[] readRuns(int depth, int part, int[] runs) {
        if (own.length == 0) {
            own = new long[words];
        }
        folder.read(file, depth, part, runs, own);
        return own;
    }

    @Override
    public void done() {
        if (inUse != null) {
            cache.release(inUse);
            inUse = null;
        }
    }
}
