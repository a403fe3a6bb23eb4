package dev.unscramble.census.layers;

/**
 * Where the parts of layers are kept: in memory, or in files. Those who write and those who read may be different
 * threads; with files, they may be different processes and machines. A part is read only after all of its layer was
 * written.
 */
public interface LayerStore {

    /** Reads parts; of one thread. */
    interface Reader {
        /**
         * The states of a part that has some: a bit each, as a ranking lays them out.
         *
         * @param runs which longs are wanted, as first and end of each run; the others may be anything
         * @return not to be changed, and good until the next call
         */
        long[] read(int depth, int part, int[] runs);

        /**
         * Takes the states of a part that has some from other states of that part. It is not read again for the same
         * layer.
         */
        default void subtract(int depth, int part, long[] states) {
            StateBits.subtract(states, 0, read(depth, part, new int[] {0, states.length}), states.length);
        }

        /** Says that what was read is not needed any more. */
        void done();
    }

    /** Whether a part of a layer has states. */
    boolean has(int depth, int part);

    Reader reader();

    /** An array for the states of a part, without any; to be handed back by {@link #write}. */
    long[] blank();

    /**
     * Keeps the states of a part, unless there are none; what was kept for it before is replaced.
     *
     * @param states an array of {@link #blank}, which belongs to the store again from now on
     * @param count how many states these are
     */
    void write(int depth, int part, long[] states, long count);

    /** Removes a layer, if it is there. */
    void remove(int depth);
}
