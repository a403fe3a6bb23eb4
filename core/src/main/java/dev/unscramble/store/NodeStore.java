package dev.unscramble.store;

import dev.unscramble.model.Puzzle;
import java.util.Arrays;
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
 *   slot:  | hash bits | node + 1 |     0 is an empty slot; the table is at most three quarters full
 *            32 - k       k bits        and has fewer than 2^k slots
 *
 *   info:  | closed | expanded | move   | tracked | g    |
 *            1 bit    1 bit      m bits   t bits    rest
 * </pre>
 *
 * <p>The {@link NodeShape} says how many bits the moves and the heuristic's memory need. If they leave too few for g, the
 * memory has pages of its own. If a g does not fit in its bits, or a move in 6, their high bits are in further pages,
 * which most searches never need:
 *
 * <pre>
 *   high:  | move | g            |
 *            rest   30 - its bits
 * </pre>
 *
 * <p>Where parents are not kept, the state before the move is the parent's, and is found through the table. A node of the
 * 15-puzzle with Manhattan distance then takes 12 bytes and a slot or two. Where packed states are numbers, the table
 * has a slot for each number, without a hash.
 */
public final class NodeStore {
    /** No such node. */
    public static final int NONE = -1;

    /** The largest g. */
    public static final int MAX_G = Puzzle.MAX_COST;

    /** The bits of {@link #MAX_G}, and one more. */
    private static final int ALL_G_BITS = 30;
    /** The memory of the heuristic leaves at least so many bits for g, or it has pages of its own. */
    private static final int LEAST_G_BITS = 10;

    private static final int FLAG_BITS = 2;
    private static final int EXPANDED = 1 << 30;
    private static final int CLOSED = 1 << 31;
    /** The low bits of a move, if there may be any number of them. */
    private static final int LOW_MOVE_BITS = 6;

    private static final int PAGE_BITS = 12;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;
    private static final int PAGE_MASK = PAGE_SIZE - 1;
    /** The first page begins with so much room, and grows fourfold: most small searches need no more. */
    private static final int FIRST_ROOM = 16;

    private static final int FIRST_SLOTS = 64;
    /** Tables up to this size are not counted: they are small beside a page. */
    private static final int UNCOUNTED_SLOTS = 1 << 14;
    /** Up to this size the table grows fourfold, and up to the next twofold, which saves work; then by half, which saves memory. */
    private static final int SMALL_SLOTS = 1 << 18;

    private static final int LARGE_SLOTS = 1 << 24;

    private static final int MOST_SLOTS = Integer.MAX_VALUE - 8;
    /** A table by numbers has at most so many slots for each node; if there were more, it would be one by hashes. */
    private static final int MOST_SLOTS_PER_NODE = 8;

    private static final int[] NO_INTS = {};
    private static final int[][] NO_PAGES = {};
    private static final long[][] NO_STATES = {};

    private final int width;
    private final boolean unique;
    private final MemoryBudget budget;
    private final int moveShift;
    private final int moveMask;
    /** The move of a start, if nodes have no parents. */
    private final int noMove;

    private final int trackedMask;
    private final int gBits;
    private final int gMask;
    /** The bytes of a node in pages, without the high bits. */
    private final int nodeBytes;

    private long[][] states = NO_STATES;
    private int[][] infos = NO_PAGES;
    private int @Nullable [][] parents;
    private int @Nullable [][] trackedPages;
    private int @Nullable [][] highs;
    private int size;
    /** The number of nodes that the pages have room for. */
    private int room;

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

    /** An empty store. */
    public NodeStore(NodeShape shape, MemoryBudget budget) {
        this.width = shape.width();
        this.unique = shape.isUnique();
        this.budget = budget;
        int moveBits =
                shape.hasManyMoves() ? LOW_MOVE_BITS : Integer.SIZE - Integer.numberOfLeadingZeros(shape.moveCount());
        int free = Integer.SIZE - FLAG_BITS - moveBits;
        boolean isPacked = free - shape.trackedBits() >= (shape.hasManyMoves() ? free : LEAST_G_BITS);
        this.gBits = isPacked ? free - shape.trackedBits() : free;
        this.gMask = (1 << gBits) - 1;
        this.trackedMask = isPacked ? (1 << shape.trackedBits()) - 1 : 0;
        this.moveShift = free;
        this.moveMask = (1 << moveBits) - 1;
        this.noMove = shape.hasParents() ? NONE : shape.moveCount();
        this.parents = shape.hasParents() ? NO_PAGES : null;
        this.trackedPages = isPacked ? null : NO_PAGES;
        this.highs = shape.hasManyMoves() ? NO_PAGES : null;
        this.nodeBytes =
                width * Long.BYTES + (1 + (parents == null ? 0 : 1) + (trackedPages == null ? 0 : 1)) * Integer.BYTES;
        this.isByNumber = unique && shape.numbersStates();
        this.slots = unique ? new int[FIRST_SLOTS] : NO_INTS;
        measureSlots();
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
        if (isByNumber) {
            return state[at] < slots.length ? slots[(int) state[at]] - 1 : NONE;
        }
        long hash = hash(state, at);
        int[] table = slots;
        int mask = tagMask;
        int tag = (int) hash & mask;
        int index = index(hash);
        for (int slot = table[index]; slot != 0; slot = table[index]) {
            if ((slot & mask) == tag) {
                int node = (slot & ~mask) - 1;
                if (hasState(node, state, at)) {
                    return node;
                }
            }
            if (++index == table.length) {
                index = 0;
            }
        }
        vacantSlot = index;
        vacantHash = hash;
        return NONE;
    }

    /**
     * Stores a node. If states are unique, {@link #find} must just have found none with this state.
     *
     * @param parent {@link #NONE} for a start
     * @param g at most {@value #MAX_G}
     * @return the node, or {@link #NONE} if there is not enough memory
     */
    public int add(long[] state, int at, int parent, int move, int g, int tracked) {
        if (g > gMask && highs == null && !addHighs()
                || unique && !hasSlotFor(state[at])
                || size == room && !makeRoom()) {
            return NONE;
        }
        assert !unique || isByNumber || vacantHash == hash(state, at) : "find must be called before add";
        int node = size++;
        int page = node >>> PAGE_BITS;
        int place = node & PAGE_MASK;
        long[] to = states[page];
        int offset = place * width;
        for (int i = 0; i < width; i++) {
            to[offset + i] = state[at + i];
        }
        if (parents != null) {
            parents[page][place] = parent;
        }
        if (trackedPages != null) {
            trackedPages[page][place] = tracked;
        }
        setInfo(node, (tracked & trackedMask) << gBits, parent == NONE ? startMove(move) : move, g);
        if (isByNumber) {
            slots[(int) state[at]] = node + 1;
        } else if (unique) {
            enter(node, vacantSlot, vacantHash);
        }
        return node;
    }

    private int startMove(int move) {
        return noMove == NONE ? move : noMove;
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

    /** Whether a node was stored without a parent. */
    public boolean isStart(int node) {
        return parents == null ? move(node) == noMove : parent(node) == NONE;
    }

    /** Whether nodes have their parents' numbers. */
    public boolean hasParents() {
        return parents != null;
    }

    /** The parent of a node, if nodes have them. */
    public int parent(int node) {
        if (parents == null) {
            throw new IllegalStateException("the nodes have no parents");
        }
        return parents[node >>> PAGE_BITS][node & PAGE_MASK];
    }

    /** The move that led to a node from its parent. */
    public int move(int node) {
        int low = info(node) >>> moveShift & moveMask;
        return highs == null
                ? low
                : highs[node >>> PAGE_BITS][node & PAGE_MASK] >>> ALL_G_BITS - gBits << LOW_MOVE_BITS | low;
    }

    /** The moves that led to a node from the first one of its path, if nodes have parents. */
    public List<Integer> pathTo(int last) {
        int length = 0;
        for (int node = last; parent(node) != NONE; node = parent(node)) {
            length++;
        }
        Integer[] path = new Integer[length];
        int node = last;
        while (length > 0) {
            path[--length] = move(node);
            node = parent(node);
        }
        return Arrays.asList(path);
    }

    public int g(int node) {
        int low = info(node) & gMask;
        return highs == null
                ? low
                : (highs[node >>> PAGE_BITS][node & PAGE_MASK] & (1 << ALL_G_BITS - gBits) - 1) << gBits | low;
    }

    /** The heuristic's memory of a node. */
    public int tracked(int node) {
        return trackedPages == null
                ? info(node) >>> gBits & trackedMask
                : trackedPages[node >>> PAGE_BITS][node & PAGE_MASK];
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
        if (parents != null) {
            parents[node >>> PAGE_BITS][node & PAGE_MASK] = parent;
        }
        setInfo(node, info(node) & (EXPANDED | trackedMask << gBits), move, g);
    }

    private void setInfo(int node, int others, int move, int g) {
        assert 0 <= g && g <= MAX_G;
        assert highs != null || move <= moveMask;
        infos[node >>> PAGE_BITS][node & PAGE_MASK] = others | (move & moveMask) << moveShift | g & gMask;
        if (highs != null) {
            highs[node >>> PAGE_BITS][node & PAGE_MASK] = move >>> LOW_MOVE_BITS << ALL_G_BITS - gBits | g >>> gBits;
        }
    }

    private int info(int node) {
        return infos[node >>> PAGE_BITS][node & PAGE_MASK];
    }

    /** Adds a page, or lets the first one grow. Returns false if there is not enough memory. */
    private boolean makeRoom() {
        int page = size >>> PAGE_BITS;
        if ((size & PAGE_MASK) == 0 && !takePage(page)) {
            return false;
        }
        int length = page > 0 ? PAGE_SIZE : Math.max(FIRST_ROOM, 4 * size);
        long[] known = states[page];
        states[page] = known == null ? new long[length * width] : Arrays.copyOf(known, length * width);
        extend(infos, page, length);
        extend(parents, page, length);
        extend(trackedPages, page, length);
        extend(highs, page, length);
        room = (page << PAGE_BITS) + length;
        return true;
    }

    private static void extend(int @Nullable [][] pages, int page, int length) {
        if (pages != null) {
            pages[page] = pages[page] == null ? new int[length] : Arrays.copyOf(pages[page], length);
        }
    }

    /** Takes the memory of a page. */
    private boolean takePage(int page) {
        long bytes = (long) PAGE_SIZE * (nodeBytes + (highs == null ? 0 : Integer.BYTES));
        if (size == Integer.MAX_VALUE - PAGE_MASK || !budget.take(bytes)) {
            return false;
        }
        if (page == states.length) {
            int pages = Math.max(1, page * 2);
            states = Arrays.copyOf(states, pages);
            infos = Arrays.copyOf(infos, pages);
            parents = parents == null ? null : Arrays.copyOf(parents, pages);
            trackedPages = trackedPages == null ? null : Arrays.copyOf(trackedPages, pages);
            highs = highs == null ? null : Arrays.copyOf(highs, pages);
        }
        return true;
    }

    /** Adds pages for the high bits. Returns false if there is not enough memory. */
    private boolean addHighs() {
        int pages = size + PAGE_MASK >>> PAGE_BITS;
        if (!budget.take((long) pages * PAGE_SIZE * Integer.BYTES)) {
            return false;
        }
        int[][] made = new int[states.length][];
        for (int page = 0; page < pages; page++) {
            made[page] = new int[infos[page].length];
        }
        highs = made;
        return true;
    }

    /** Makes a slot for a new state, whose first long is given. Returns false if there is not enough memory. */
    private boolean hasSlotFor(long first) {
        return isByNumber ? first < slots.length || growFor(first) : size < mostNodes || growSlots();
    }

    /** Makes a slot for a number. */
    private boolean growFor(long first) {
        long length = Math.max(first + 1, 2L * slots.length);
        boolean isDense = length <= Math.min(MOST_SLOTS, (long) MOST_SLOTS_PER_NODE * (size + FIRST_SLOTS));
        return isDense ? resizeSlots((int) length) : goByHash(first);
    }

    /** Numbers are too sparse: finds states by their hashes from now on. */
    private boolean goByHash(long first) {
        isByNumber = false;
        if (!resizeSlots(Math.max(FIRST_SLOTS, 2 * size))) {
            isByNumber = true;
            return false;
        }
        vacantHash = hash(new long[] {first}, 0);
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
        double bytes = (double) budget.left() + slotBytes(slots.length) + (double) size * (nodeBytes + Integer.BYTES);
        double slotsPerNode = 4 / 3.0;
        double most = slotsPerNode * bytes / (nodeBytes + Integer.BYTES + slotsPerNode * Integer.BYTES);
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
        for (int node = 0; node < size; node++) {
            long[] page = states[node >>> PAGE_BITS];
            int at = (node & PAGE_MASK) * width;
            if (isByNumber) {
                slots[(int) page[at]] = node + 1;
            } else {
                long hash = hash(page, at);
                enter(node, vacancy(hash), hash);
            }
        }
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

    private void enter(int node, int slot, long hash) {
        slots[slot] = (int) hash & tagMask | node + 1;
    }

    /** The slot at which to look first: the high half of the hash, as a fraction, of all slots. */
    private int index(long hash) {
        return (int) ((hash >>> 32) * slots.length >>> 32);
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
