package dev.unscramble.store;

import dev.unscramble.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every node that a search stores: its packed state, g, the move and the parent that led to it, and
 * what the heuristic remembers of it. A node is an int, handed out in order from 0; there is no
 * object per node.
 *
 * <p>Nodes live in pages, which are never moved, so that growing takes no more memory than the new
 * page. States are found through a table of slots by open addressing with linear probing. Nodes are
 * fewer than slots, so a slot of 32 bits has some to spare above the node's number; these hold bits of
 * the state's hash, and nearly every look at a state that turns out to be another one is saved.
 *
 * <pre>
 *   slot:  | hash bits | node + 1 |     0 is an empty slot; the table has 2^k slots and
 *            32 - k       k bits        is at most three quarters full
 *
 *   info:  | closed | expanded | move   | g       |
 *            1 bit    1 bit      6 bits   24 bits
 * </pre>
 *
 * <p>If a g does not fit in 24 bits, its high bits are in pages of bytes, which most searches never need.
 */
public final class NodeStore {
    /** No such node. */
    public static final int NONE = -1;

    /** The largest g. */
    public static final int MAX_G = Puzzle.MAX_COST;

    private static final int G_BITS = 24;
    private static final int G_MASK = (1 << G_BITS) - 1;

    private static final int PAGE_BITS = 12;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;
    private static final int PAGE_MASK = PAGE_SIZE - 1;
    private static final int FIRST_SLOT_BITS = 14;
    /** Up to this size the table grows fourfold, which saves work, then twofold, which saves memory. */
    private static final int SMALL_SLOT_BITS = 18;

    private static final int MAX_SLOT_BITS = 30;

    private static final int MOVE_SHIFT = 24;
    private static final int MOVE_MASK = 63 << MOVE_SHIFT;
    private static final int EXPANDED = 1 << 30;
    private static final int CLOSED = 1 << 31;

    private final int width;
    private final boolean unique;
    private final MemoryBudget budget;
    private long[][] states = new long[16][];
    private int[][] parents = new int[16][];
    private int[][] infos = new int[16][];
    private int[][] trackedPages = new int[16][];
    private byte @Nullable [][] highGs;
    private int size;

    private int slotBits = FIRST_SLOT_BITS;
    private int[] slots = new int[1 << FIRST_SLOT_BITS];
    /** The slot and the hash of the state that {@link #find} looked for last, if it was not there. */
    private int vacantSlot;

    private long vacantHash;

    /**
     * An empty store.
     *
     * @param width the longs of a packed state
     * @param unique whether each state is stored once and can be found; otherwise every node is kept,
     *     as in a tree search
     */
    public NodeStore(int width, boolean unique, MemoryBudget budget) {
        this.width = width;
        this.unique = unique;
        this.budget = budget;
    }

    /** The least bytes of a store of this width, which has room for some thousand nodes. */
    public static long leastBytes(int width) {
        return (long) PAGE_SIZE * (width * Long.BYTES + 3 * Integer.BYTES);
    }

    public int size() {
        return size;
    }

    /** The node with the state at {@code at}, or {@link #NONE}. */
    public int find(long[] state, int at) {
        long hash = hash(state, at);
        int tagMask = -1 << slotBits;
        int tag = (int) hash & tagMask;
        int mask = slots.length - 1;
        int index = (int) (hash >>> 32) & mask;
        for (int slot = slots[index]; slot != 0; slot = slots[index]) {
            if ((slot & tagMask) == tag) {
                int node = (slot & ~tagMask) - 1;
                if (hasState(node, state, at)) {
                    return node;
                }
            }
            index = index + 1 & mask;
        }
        vacantSlot = index;
        vacantHash = hash;
        return NONE;
    }

    /**
     * Stores a node. If states are unique, {@link #find} must just have found none with this state.
     *
     * @param g at most {@value #MAX_G}
     * @return the node, or {@link #NONE} if there is not enough memory
     */
    public int add(long[] state, int at, int parent, int move, int g, int tracked) {
        if (g > G_MASK && highGs == null && !addHighGs()) {
            return NONE;
        }
        if (unique && size >= slots.length - (slots.length >> 2) && !growSlots()) {
            return NONE;
        }
        if ((size & PAGE_MASK) == 0 && !addPage()) {
            return NONE;
        }
        assert !unique || vacantHash == hash(state, at) : "find must be called before add";
        int node = size++;
        long[] page = states[node >>> PAGE_BITS];
        int offset = (node & PAGE_MASK) * width;
        for (int i = 0; i < width; i++) {
            page[offset + i] = state[at + i];
        }
        parents[node >>> PAGE_BITS][node & PAGE_MASK] = parent;
        setInfo(node, 0, move, g);
        trackedPages[node >>> PAGE_BITS][node & PAGE_MASK] = tracked;
        if (unique) {
            enter(node, vacantSlot, vacantHash);
        }
        return node;
    }

    /** Copies a node's packed state. */
    public void state(int node, long[] to, int at) {
        long[] page = states[node >>> PAGE_BITS];
        int offset = (node & PAGE_MASK) * width;
        for (int i = 0; i < width; i++) {
            to[at + i] = page[offset + i];
        }
    }

    /** Whether a node has the state at {@code at}. */
    public boolean hasState(int node, long[] state, int at) {
        long[] page = states[node >>> PAGE_BITS];
        int offset = (node & PAGE_MASK) * width;
        for (int i = 0; i < width; i++) {
            if (page[offset + i] != state[at + i]) {
                return false;
            }
        }
        return true;
    }

    public int parent(int node) {
        return parents[node >>> PAGE_BITS][node & PAGE_MASK];
    }

    /** The move that led to a node from its parent. */
    public int move(int node) {
        return (info(node) & MOVE_MASK) >>> MOVE_SHIFT;
    }

    /** The moves that led to a node from the first one of its path. */
    public List<Integer> pathTo(int last) {
        List<Integer> path = new ArrayList<>();
        for (int node = last; parent(node) != NONE; node = parent(node)) {
            path.add(move(node));
        }
        Collections.reverse(path);
        return path;
    }

    public int g(int node) {
        int low = info(node) & G_MASK;
        return highGs == null ? low : highGs[node >>> PAGE_BITS][node & PAGE_MASK] << G_BITS | low;
    }

    /** What the heuristic remembers of a node. */
    public int tracked(int node) {
        return trackedPages[node >>> PAGE_BITS][node & PAGE_MASK];
    }

    /** Whether a node is closed: it need not be expanded at its present g. */
    public boolean isClosed(int node) {
        return (info(node) & CLOSED) != 0;
    }

    /** Marks a node as expanded at its present g. */
    public void close(int node) {
        infos[node >>> PAGE_BITS][node & PAGE_MASK] |= CLOSED | EXPANDED;
    }

    /** Closes a node at its present g without having expanded it. */
    public void closeUnexpanded(int node) {
        infos[node >>> PAGE_BITS][node & PAGE_MASK] |= CLOSED;
    }

    /** Whether a node was ever expanded. */
    public boolean wasExpanded(int node) {
        return (info(node) & EXPANDED) != 0;
    }

    /** Gives a node a cheaper path, which opens it again if it was closed. */
    public void improve(int node, int parent, int move, int g) {
        parents[node >>> PAGE_BITS][node & PAGE_MASK] = parent;
        setInfo(node, info(node) & EXPANDED, move, g);
    }

    private void setInfo(int node, int flags, int move, int g) {
        assert 0 <= g && g <= MAX_G;
        infos[node >>> PAGE_BITS][node & PAGE_MASK] = flags | move << MOVE_SHIFT & MOVE_MASK | g & G_MASK;
        if (highGs != null) {
            highGs[node >>> PAGE_BITS][node & PAGE_MASK] = (byte) (g >>> G_BITS);
        }
    }

    private int info(int node) {
        return infos[node >>> PAGE_BITS][node & PAGE_MASK];
    }

    private boolean addPage() {
        long bytes = leastBytes(width) + (highGs == null ? 0 : PAGE_SIZE);
        if (size == Integer.MAX_VALUE - PAGE_MASK || !budget.take(bytes)) {
            return false;
        }
        int page = size >>> PAGE_BITS;
        if (page == states.length) {
            states = Arrays.copyOf(states, page * 2);
            parents = Arrays.copyOf(parents, page * 2);
            infos = Arrays.copyOf(infos, page * 2);
            trackedPages = Arrays.copyOf(trackedPages, page * 2);
        }
        states[page] = new long[PAGE_SIZE * width];
        parents[page] = new int[PAGE_SIZE];
        infos[page] = new int[PAGE_SIZE];
        trackedPages[page] = new int[PAGE_SIZE];
        if (highGs != null) {
            highGs = Arrays.copyOf(highGs, states.length);
            highGs[page] = new byte[PAGE_SIZE];
        }
        return true;
    }

    /** Adds pages for the high bits of g. Returns false if there is not enough memory. */
    private boolean addHighGs() {
        int pages = size + PAGE_MASK >>> PAGE_BITS;
        if (!budget.take((long) pages * PAGE_SIZE)) {
            return false;
        }
        byte[][] made = new byte[states.length][];
        for (int page = 0; page < pages; page++) {
            made[page] = new byte[PAGE_SIZE];
        }
        highGs = made;
        return true;
    }

    private boolean growSlots() {
        int grownBits = slotBits + (slotBits < SMALL_SLOT_BITS ? 2 : 1);
        if (grownBits > MAX_SLOT_BITS || !budget.take((long) Integer.BYTES << grownBits)) {
            return false;
        }
        if (slotBits > FIRST_SLOT_BITS) { // the first ones were never taken
            budget.release((long) Integer.BYTES << slotBits);
        }
        slotBits = grownBits;
        slots = new int[1 << slotBits];
        for (int node = 0; node < size; node++) {
            long hash = hash(states[node >>> PAGE_BITS], (node & PAGE_MASK) * width);
            enter(node, vacancy(hash), hash);
        }
        vacantSlot = vacancy(vacantHash);
        return true;
    }

    private int vacancy(long hash) {
        int mask = slots.length - 1;
        int index = (int) (hash >>> 32) & mask;
        while (slots[index] != 0) {
            index = index + 1 & mask;
        }
        return index;
    }

    private void enter(int node, int slot, long hash) {
        slots[slot] = (int) hash & -1 << slotBits | node + 1;
    }

    /** Mixes a state's bits, so that any of the result's are as good as random. */
    private long hash(long[] state, int at) {
        long hash = 0;
        for (int i = 0; i < width; i++) {
            hash = (hash ^ state[at + i]) * 0x9e3779b97f4a7c15L;
            hash ^= hash >>> 32;
        }
        hash *= 0xd6e8feb86659fd93L;
        return hash ^ hash >>> 29;
    }
}
