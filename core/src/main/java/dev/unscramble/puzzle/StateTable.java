package dev.unscramble.puzzle;

import java.util.Arrays;

/**
 * Numbers states in the order in which they are first stored. If threads share it, one that looks for a known state, as
 * most do, takes no lock.
 */
final class StateTable<S> implements StatePacking<S> {
    private static final int FIRST_STATES = 16;

    private final boolean isShared;
    private volatile Numbers<S> numbers = new Numbers<>(FIRST_STATES);
    /** If threads share it: how many states they may read. It is written after a state was. */
    private volatile int published;

    private StateTable(boolean isShared) {
        this.isShared = isShared;
    }

    /** For any number of threads. */
    static <S> StateTable<S> shared() {
        return new StateTable<>(true);
    }

    /** For one thread. */
    static <S> StateTable<S> confined() {
        return new StateTable<>(false);
    }

    @Override
    public boolean numbersStates() {
        return true;
    }

    @Override
    public long pack(S state) {
        int hash = hash(state);
        Numbers<S> current = numbers;
        int found = current.find(state, hash, isShared ? published : current.size);
        return found >= 0 ? found : isShared ? addShared(state, hash) : add(state, hash, ~found);
    }

    @Override
    public S unpack(long packed) {
        Numbers<S> current = numbers;
        if (packed >= (isShared ? published : current.size)) {
            throw new IllegalArgumentException("no state has the number " + packed);
        }
        return current.state((int) packed);
    }

    private synchronized int addShared(S state, int hash) {
        int found = numbers.find(state, hash, published); // another thread may have added it
        if (found >= 0) {
            return found;
        }
        int number = add(state, hash, ~found);
        published = number + 1;
        return number;
    }

    private int add(S state, int hash, int vacancy) {
        Numbers<S> current = numbers;
        if (!current.isFull()) {
            return current.add(state, hash, vacancy);
        }
        current = current.grown();
        int number = current.add(state, hash, current.vacancy(hash));
        numbers = current;
        return number;
    }

    /** Spreads the bits, as many hash codes differ only in some. */
    private static int hash(Object state) {
        int hash = state.hashCode() * 0x9e3779b9;
        return hash ^ hash >>> 15;
    }

    /** A table by open addressing, at most half full. */
    private static final class Numbers<S> {
        /** The hash of a state in the high half, and its number, plus 1, in the low one; 0 is an empty slot. */
        private final long[] slots;

        private final Object[] states;
        private int size;

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

        /** The number of a state, if it is less than {@code end}; otherwise the complement of its slot. */
        int find(S state, int hash, int end) {
            int mask = slots.length - 1;
            int index = hash & mask;
            for (long slot = slots[index]; slot != 0; slot = slots[index = index + 1 & mask]) {
                int number = (int) slot - 1;
                if ((int) (slot >>> 32) == hash && number < end && states[number].equals(state)) {
                    return number;
                }
            }
            return ~index;
        }

        @SuppressWarnings("unchecked") // only such states are put in
        S state(int number) {
            return (S) states[number];
        }

        boolean isFull() {
            return size == states.length;
        }

        Numbers<S> grown() {
            int most = 2 * states.length;
            return new Numbers<>(Arrays.copyOf(states, most), slots, size);
        }

        /** Adds a state that is not there, whose slot is empty; by one thread at a time. */
        int add(S state, int hash, int slot) {
            int number = size++;
            states[number] = state;
            slots[slot] = (long) hash << 32 | number + 1;
            return number;
        }

        int vacancy(int hash) {
            int mask = slots.length - 1;
            int index = hash & mask;
            while (slots[index] != 0) {
                index = index + 1 & mask;
            }
            return index;
        }
    }
}
