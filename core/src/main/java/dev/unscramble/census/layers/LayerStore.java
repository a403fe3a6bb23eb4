package dev.unscramble.census.layers;

/**
 * Stores the parts of layers, in memory or in files. Writers and readers may be different threads; with files, they
 * may be different processes and machines. A part is read only after its whole layer was written.
 */
public interface LayerStore {

    /** Reads parts; used by one thread. */
    interface Reader {
        /**
         * The states of a part that is not empty: a bit each, in the layout of the ranking.
         *
         * @param runs the longs to read, as first and end of each run; the others are undefined
         * @return not to be changed, and valid until the next call
         */
        long[] read(int depth, int part, int[] runs);

        /**
         * Removes the states of a part that is not empty from a set of states of the same part. The part is not read
         * again for the same layer.
         */
        default void subtract(int depth, int part, long[] states) {
            StateBits.subtract(states, 0, read(depth, part, new int[] {0, states.length}), states.length);
        }

        /** Releases the states that were read last. */
        void done();
    }

    /** Whether a part of a layer has states. */
    boolean has(int depth, int part);

    Reader reader();

    /** An empty array for the states of a part; to be handed back by {@link #write}. */
    long[] blank();

    /**
     * Stores the states of a part, unless there are none; replaces those stored before.
     *
     * @param states an array of {@link #blank}, which the caller must not use any more
     * @param count the number of states
     */
    void write(int depth, int part, long[] states, long count);

    /** Removes a layer, if it is there. */
    void remove(int depth);
}
