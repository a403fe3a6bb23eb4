package dev.unscramble.search;

import dev.unscramble.model.Duplicates;

/** IDA* whose threads share every round but the first, however small it is. */
public final class SharingIdaStar {
    private SharingIdaStar() {}

    public static IdaStar of(Duplicates duplicates, int threads) {
        return IdaStar.create().withDuplicates(duplicates).withThreads(threads).sharing(1);
    }
}
