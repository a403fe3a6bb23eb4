package dev.unscramble.store;

/**
 * Finds the nodes of a {@link NodeStore} by their states: a table of slots by open addressing with linear probing. Nodes
 * are fewer than slots, so a slot of 32 bits has some to spare above the node's number; these hold bits of the state's
 * hash, and nearly every look at a state that turns out to be another one is saved.
 *
 * <pre>
 *   slot:  | hash bits | node + 1 |     0 is an empty slot; the table is at most three quarters full
 *            32 - k       k bits        and has fewer than 2^k slots
 * </pre>
 *
 * <p>Where packed states are numbers, the table has a slot for each number, without a hash, as long as the numbers are
 * dense.
 */
final class StateSlots {
    private static final int FIRST_SLOTS = 64;
    /** The first length of a table by numbers, which are handed out from 0 on. */
    private static final int FIRST_NUMBERS = 16;
    /** Tables up to this size are not counted: they are small beside a page. */
    private static final int UNCOUNTED_SLOTS = 1 << 14;
    /** Up to this size the table grows fourfold, and up to the next twofold, which saves work; then by half, which saves memory. */
    private static final int SMALL_SLOTS = 1 << 18;

    private static final int LARGE_SLOTS = 1 << 24;

    private static final int MOST_SLOTS = Integer.MAX_VALUE - 8;
    /** A table by numbers has at most this many slots for each node; if there were more, it would be one by hashes. */
    private static final int MOST_SLOTS_PER_NODE = 8;

    private static final int[] NO_INTS = {};

    private final NodeStore nodes;
    private final MemoryBudget budget;
    /** Whether a packed state is the index of its slot. */
    private boolean isByNumber;

    private int[] slots;
    /** The bits of a slot that are the hash's. */
    private int tagMask;
    /** The number of nodes from which on the table must grow. */
    private int mostNodes;
    /** The slot and the hash of the state that {@link #find} looked for last, if it was not there. */
    private int vacantSlot;

    private long vacantHash;

    StateSlots(NodeStore nodes, boolean isByNumber, MemoryBudget budget) {
        this.nodes = nodes;
        this.isByNumber = isByNumber;
        this.budget = budget;
        this.slots = new int[isByNumber ? FIRST_NUMBERS : FIRST_SLOTS];
        measureSlots();
    }

    /** The node with the state at {@code at}, or {@link NodeStore#NONE}. */
    int find(long[] state, int at) {
        if (isByNumber) {
            return state[at] < slots.length ? slots[(int) state[at]] - 1 : NodeStore.NONE;
        }
        long hash = nodes.hash(state, at);
        int[] table = slots;
        int mask = tagMask;
        int tag = (int) hash & mask;
        int index = index(hash);
        for (int slot = table[index]; slot != 0; slot = table[index]) {
            if ((slot & mask) == tag) {
                int node = (slot & ~mask) - 1;
                if (nodes.hasState(node, state, at)) {
                    return node;
                }
            }
            if (++index == table.length) {
                index = 0;
            }
        }
        vacantSlot = index;
        vacantHash = hash;
        return NodeStore.NONE;
    }

    /**
     * Enters a new node, whose state is at {@code at}: {@link #find} must just have found none with it, and {@link
     * #hasSlotFor} made a slot.
     */
    void enter(int node, long[] state, int at) {
        assert isByNumber || vacantHash == nodes.hash(state, at) : "find must be called before add";
        if (isByNumber) {
            slots[(int) state[at]] = node + 1;
        } else {
            put(node, vacantSlot, vacantHash);
        }
    }

    /** Makes a slot for a new state, whose first long is given. Returns false if there is not enough memory. */
    boolean hasSlotFor(long first) {
        return isByNumber ? first < slots.length || growFor(first) : nodes.size() < mostNodes || growSlots();
    }

    /** Makes a slot for a number. */
    private boolean growFor(long first) {
        long length = Math.max(first + 1, 2L * slots.length);
        boolean isDense = length <= Math.min(MOST_SLOTS, (long) MOST_SLOTS_PER_NODE * (nodes.size() + FIRST_SLOTS));
        return isDense ? resizeSlots((int) length) : goByHash(first);
    }

    /** Numbers are too sparse: finds states by their hashes from now on. */
    private boolean goByHash(long first) {
        isByNumber = false;
        if (!resizeSlots(Math.max(FIRST_SLOTS, 2 * nodes.size()))) {
            isByNumber = true;
            return false;
        }
        vacantHash = nodes.hash(new long[] {first}, 0);
        vacantSlot = vacancy(vacantHash);
        return true;
    }

    /** Near the end of the memory the table grows by less, and not at all if it is hardly worth the work. */
    private boolean growSlots() {
        int length = slots.length;
        long wanted = length < SMALL_SLOTS ? 4L * length : length < LARGE_SLOTS ? 2L * length : length + (length >> 1);
        int possible = (int) Math.min(wanted, Math.max(UNCOUNTED_SLOTS, mostSlots()));
        if (possible < length + (length >> 4) || !resizeSlots(possible)) {
            return false;
        }
        vacantSlot = vacancy(vacantHash);
        return true;
    }

    /** The slots for all nodes that there is memory for, if all of them are open. */
    private long mostSlots() {
        int openBytes = nodes.nodeBytes() + Integer.BYTES;
        double bytes = (double) budget.left() + slotBytes(slots.length) + (double) nodes.size() * openBytes;
        double slotsPerNode = 4 / 3.0;
        double most = slotsPerNode * bytes / (openBytes + slotsPerNode * Integer.BYTES);
        return (long) Math.min(MOST_SLOTS, most);
    }

    /** Replaces the table, and enters all nodes. The old one goes first: both need not be in memory at once. */
    private boolean resizeSlots(int length) {
        if (!budget.take(slotBytes(length) - slotBytes(slots.length))) {
            return false;
        }
        slots = NO_INTS;
        slots = new int[length];
        measureSlots();
        nodes.forEachState((node, states, at) -> {
            if (isByNumber) {
                slots[(int) states[at]] = node + 1;
            } else {
                long hash = nodes.hash(states, at);
                put(node, vacancy(hash), hash);
            }
        });
        return true;
    }

    private void measureSlots() {
        tagMask = -1 << Integer.SIZE - Integer.numberOfLeadingZeros(slots.length);
        mostNodes = slots.length - (slots.length >> 2);
    }

    private static long slotBytes(int length) {
        return length <= UNCOUNTED_SLOTS ? 0 : (long) Integer.BYTES * length;
    }

    private int vacancy(long hash) {
        int index = index(hash);
        while (slots[index] != 0) {
            if (++index == slots.length) {
                index = 0;
            }
        }
        return index;
    }

    private void put(int node, int slot, long hash) {
        slots[slot] = (int) hash & tagMask | node + 1;
    }

    /** The slot at which to look first: the high half of the hash, as a fraction, of all slots. */
    private int index(long hash) {
        return (int) ((hash >>> 32) * slots.length >>> 32);
    }
}
