package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Optional;

/** Where tables come from. What is in one, only its maker and its user know. */
@FunctionalInterface
public interface Tables {
    /** Makes every table each time, and keeps none. */
    Tables IN_MEMORY = (key, maker) -> maker.make(BuildMonitor.NONE);

    /**
     * Whether a table is there and need not be made, as far as can be told without reading it.
     *
     * @hidden from users of the library
     */
    default boolean has(Key key) {
        return false;
    }

    /**
     * The table of this name, if it is there and sound; it is not made.
     *
     * @hidden from users of the library
     */
    default Optional<TableBytes> find(Key key) {
        return Optional.empty();
    }

    /**
     * The table of this name, made now if there is none.
     *
     * @throws InputException if it does not fit into memory
     * @hidden from users of the library
     */
    TableBytes get(Key key, Maker maker);

    /** How many bytes of memory the tables of one heuristic may take, and making one of them. */
    default long memoryLimit() {
        return Long.MAX_VALUE;
    }

    /**
     * The same tables, within this limit of memory too.
     *
     * @hidden from users of the library
     */
    default Tables within(long memoryBytes) {
        return this;
    }

    /**
     * Refuses what takes more memory than there may be used.
     *
     * @param what takes it, such as "making the table x"
     * @hidden from users of the library
     */
    default void requireMemory(String what, long bytes) {
        if (bytes > memoryLimit()) {
            throw new InputException(what + " takes " + megabytes(bytes) + " of memory, and " + megabytes(memoryLimit())
                    + " may be used; allow more (--memory-limit, or -Xmx of Java) or take smaller patterns");
        }
    }

    /**
     * Refuses a heuristic whose tables take too much memory, or of which one that is missing cannot be made in it.
     *
     * @param heuristic what it is called
     * @hidden from users of the library
     */
    default void requireMemory(String heuristic, List<Key> keys) {
        requireMemory(heuristic, keys.stream().mapToLong(Key::bytes).sum());
        for (Key key : keys) {
            if (!has(key)) {
                requireMemory("making the table " + key.name(), key.memoryBytes());
            }
        }
    }

    private static String megabytes(long bytes) {
        return (bytes >> 20) + " MB";
    }

    /**
     * What a table is called, and how large it is.
     *
     * @param name says all that the table depends on, in characters that a file name may have
     * @param memoryBytes what making it takes, at most
     * @hidden from users of the library
     */
    record Key(String name, long bytes, long memoryBytes) {}

    /**
     * Makes a table.
     *
     * @hidden from users of the library
     */
    @FunctionalInterface
    interface Maker {
        TableBytes make(BuildMonitor monitor);
    }
}
