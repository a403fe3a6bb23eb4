package dev.unscramble.puzzle;

import java.util.Arrays;

/**
 * Numbers states in the order in which they are first stored. If threads share it, one that looks for a known state, as
 * most do, takes no lock.
 */
final class StateTable<S> implements StatePacking<S> {
    private final boolean isShared;
    private Numbers<S> numbers;
    /**
     * If threads share it: how many states they may read. It is written after a state was, and read before {@link
     * #numbers}.
     */
    private volatile int published;

    private StateTable(boolean isShared, int firstStates) {
        this.isShared = isShared;
        this.numbers = new Numbers<>(firstStates);
    }

    /** For any number of threads. */
    static <S> StateTable<S> shared() {
        return new StateTable<>(true, 2); // many a search uses it for its start alone
    }

    /** For one thread. */
    static <S> StateTable<S> confined() {
        return new StateTable<>(false, 16);
    }

    @Override
    public boolean numbersStates() {
        return true;
    }

    @Override
    public long pack(S state) {
        int hash = hash(state);
        int end = isShared ? published : Integer.MAX_VALUE;
        int found = numbers.find(state, hash, end);
        return found >= 0 ? found : isShared ? addShared(state, hash) : add(state, hash, ~found);
    }

    @Override
    public S unpack(long packed) {
        int end = isShared ? published : numbers.size;
        if (packed >= end) {
            throw new IllegalArgumentException("no state has the number " + packed);
        }
        return numbers.state((int) packed);
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
        if (!numbers.isFull()) {
            return numbers.add(state, hash, vacancy);
        }
        Numbers<S> grown = numbers.grown();
        int number = grown.add(state, hash, grown.vacancy(hash));
        numbers = grown;
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
