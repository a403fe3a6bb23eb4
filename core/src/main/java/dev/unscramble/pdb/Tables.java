package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;

/** Where tables come from. What is in one, only its maker and its user know. */
@FunctionalInterface
public interface Tables {
    /** Makes every table each time, and keeps none. */
    Tables IN_MEMORY = (key, maker) -> maker.make(BuildMonitor.NONE);

    /** Whether a table is there and need not be made, as far as can be told without reading it. */
    default boolean has(Key key) {
        return false;
    }

    /** The table of this name, made now if there is none. */
    byte[] get(Key key, Maker maker);

    /**
     * What a table is called, and how large it is.
     *
     * @param name says all that the table depends on, in characters that a file name may have
     * @param memoryBytes what making it takes, at most
     */
    record Key(String name, int bytes, long memoryBytes) {}

    /** Makes a table. */
    @FunctionalInterface
    interface Maker {
        byte[] make(BuildMonitor monitor);
    }
}
