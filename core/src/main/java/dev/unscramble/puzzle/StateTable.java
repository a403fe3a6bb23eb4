package dev.unscramble.puzzle;

import java.util.Arrays;

/**
 * Numbers states in the order in which they are first stored. Threads share it: one that looks for a known state, as most
 * do, takes no lock.
 */
final class StateTable<S> implements StatePacking<S> {
    private volatile Numbers<S> numbers = new Numbers<>(16);

    @Override
    public boolean numbersStates() {
        return true;
    }

    @Override
    public long pack(S state) {
        int hash = hash(state);
        int known = numbers.find(state, hash);
        return known == Numbers.UNKNOWN ? add(state, hash) : known;
    }

    @Override
    public S unpack(long packed) {
        return numbers.state((int) packed);
    }

    private synchronized int add(S state, int hash) {
        Numbers<S> current = numbers;
        int known = current.find(state, hash); // another thread may have added it
        if (known != Numbers.UNKNOWN) {
            return known;
        }
        if (current.isFull()) {
            current = current.grown();
            numbers = current;
        }
        return current.add(state, hash);
    }

    /** Spreads the bits, as many hash codes differ only in some. */
    private static int hash(Object state) {
        int hash = state.hashCode() * 0x9e3779b9;
        return hash ^ hash >>> 15;
    }

    /**
     * A table by open addressing, at most half full. A state is written before {@link #size} is, and read after it, so that
     * a thread sees all of a state whose number is less than the size it has read.
     */
    private static final class Numbers<S> {
        static final int UNKNOWN = -1;

        /** The hash of a state in the high half, and its number, plus 1, in the low one; 0 is an empty slot. */
        private final long[] slots;

        private final Object[] states;
        private volatile int size;

        Numbers(int most) {
            this(new Object[most], new long[0], 0);
        }

        private Numbers(Object[] states, long[] known, int size) {
            this.states = states;
            this.slots = new long[2 * states.length];
            for (long slot : known) {
                if (slot != 0) {
                    slots[vacancy((int) (slot >>> 32))] = slot;
                }
            }
            this.size = size;
        }

        int find(S state, int hash) {
            int published = size;
            int mask = slots.length - 1;
            int index = hash & mask;
            for (long slot = slots[index]; slot != 0; slot = slots[index = index + 1 & mask]) {
                int number = (int) slot - 1;
                if ((int) (slot >>> 32) == hash && number < published && states[number].equals(state)) {
                    return number;
                }
            }
            return UNKNOWN;
        }

        @SuppressWarnings("unchecked") // only such states are put in
        S state(int number) {
            if (number >= size) {
                throw new IllegalArgumentException("no state has the number " + number);
            }
            return (S) states[number];
        }

        boolean isFull() {
            return size == states.length;
        }

        Numbers<S> grown() {
            int most = 2 * states.length;
            return new Numbers<>(Arrays.copyOf(states, most), slots, size);
        }

        /** Adds a state that is not there; by one thread at a time. */
        int add(S state, int hash) {
            int number = size;
            states[number] = state;
            slots[vacancy(hash)] = (long) hash << 32 | number + 1;
            size = number + 1;
            return number;
        }

        private int vacancy(int hash) {
            int mask = slots.length - 1;
            int index = hash & mask;
            while (slots[index] != 0) {
                index = index + 1 & mask;
            }
            return index;
        }
    }
}
