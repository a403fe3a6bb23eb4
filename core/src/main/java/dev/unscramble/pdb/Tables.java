package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import java.util.List;
import java.util.Optional;

/** Makes tables, or reads them where they are stored. Their content only matters to their makers and users. */
@FunctionalInterface
public interface Tables {
    /** Makes every table each time, and stores none. */
    Tables IN_MEMORY = (key, maker) -> maker.make(BuildMonitor.NONE);

    /**
     * Whether a table exists and need not be made; it is not read to check it.
     *
     * @hidden from users of the library
     */
    default boolean has(Key key) {
        return false;
    }

    /**
     * The table of this name, if it exists and is not damaged; it is not made.
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

    /** The memory that the tables of one heuristic may take, and making one of them, in bytes. */
    default long memoryLimit() {
        return Long.MAX_VALUE;
    }

    /**
     * These tables, with a further limit of memory.
     *
     * @hidden from users of the library
     */
    default Tables within(long memoryBytes) {
        return this;
    }

    /**
     * Refuses work that takes more than the memory limit.
     *
     * @param what the work, such as "making the table x"
     * @hidden from users of the library
     */
    default void requireMemory(String what, long bytes) {
        if (bytes > memoryLimit()) {
            throw new InputException(what + " takes " + megabytes(bytes) + " of memory, and " + megabytes(memoryLimit())
                    + " may be used; allow more (--memory-limit, or -Xmx of Java) or take smaller patterns");
        }
    }

    /**
     * Refuses a heuristic if its tables, or making one that is missing, take more than the memory limit.
     *
     * @param heuristic its name
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
     * The name and the size of a table.
     *
     * @param name all that the table depends on, in characters that a file name may have
     * @param memoryBytes an upper bound on the memory that making it takes
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
