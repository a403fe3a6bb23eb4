package dev.unscramble.search;

import dev.unscramble.model.Duplicates;

/** A* that leaves off after a few nodes and goes on as IDA*, whose threads share all but the first round. */
public final class SmallStore {
    private SmallStore() {}

    public static AStarIdaStar of(int nodes, Duplicates duplicates, int threads) {
        return AStarIdaStar.create()
                .withDuplicates(duplicates)
                .withThreads(threads)
                .with(nodes, 1);
    }
}
