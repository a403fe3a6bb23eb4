package dev.unscramble.tab.missing;

import java.util.List;

/** There are no files: nothing makes one. */
public abstract class PlainCensusFolder {
    public abstract void complete(List<Long> counts, long nanos);

    public abstract void close();
}
