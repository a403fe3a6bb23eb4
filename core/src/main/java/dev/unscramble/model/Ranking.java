package dev.unscramble.model;

/**
 * The states of a puzzle by number: every state from which the goal can be reached has one from 0 to
 * size - 1, and every number is a state. A set of states is then an array of bits, and a whole state space
 * fits in memory at a bit per state. All moves must have inverses.
 *
 * <p>Four methods are enough. The others are for speed, and for spaces larger than memory: numbers may be divided into
 * parts of equal size, such that a move takes many states of one part to those of another at once.
 *
 * <pre>
 *   number = part * partSize + index
 *
 *   a set of states of one part:  long[]  | index 63 ... 0 | index 127 ... 64 | ...
 * </pre>
 *
 * <p>A ranking is immutable and shared by threads.
 *
 * @hidden from users of the library
 */
public interface Ranking<P extends Position> {

    Puzzle<P> puzzle();

    /** The number of states. */
    long size();

    /** The number of a state from which the goal can be reached. */
    long rank(P position);

    /** Sets a position to the state of a number. */
    void unrank(long number, P position);

    /** The number of parts, which have the same size. */
    default int parts() {
        return 1;
    }

    default long partSize() {
        return size() / parts();
    }

    /** The longs of a set of states of one part. */
    default int partWords() {
        return Math.toIntExact((partSize() + Long.SIZE - 1) / Long.SIZE);
    }

    /** This ranking in parts of at most {@code most} states, or in the smallest parts that it can have. */
    default Ranking<P> inParts(long most) {
        return this;
    }

    /** The parts in an order in which those that share neighbours are close to each other. */
    default int partInOrder(int place) {
        return place;
    }

    /** The parts from which a move leads into this one. */
    default int[] neighbours(int part) {
        return new int[] {0};
    }

    /**
     * The longs of the part {@code from} that {@link #spread} reads for the part {@code to}: runs of them in
     * ascending order, each as its first long and the one after its last.
     */
    default int[] runs(int from, int to) {
        return new int[] {0, partWords()};
    }

    /**
     * Adds to {@code reached}, a set of states of the part {@code to}, every state to which one move leads
     * from {@code states}, a set of states of its neighbour {@code from}.
     */
    default void spread(int from, long[] states, int to, long[] reached) {
        P position = puzzle().newPosition();
        for (int word = 0; word < states.length; word++) {
            for (long bits = states[word]; bits != 0; bits &= bits - 1) {
                unrank(((long) word << 6) + Long.numberOfTrailingZeros(bits), position);
                for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
                    int move = Long.numberOfTrailingZeros(moves);
                    position.apply(move);
                    long number = rank(position);
                    position.undo(move);
                    reached[(int) (number >>> 6)] |= 1L << number;
                }
            }
        }
    }
}
