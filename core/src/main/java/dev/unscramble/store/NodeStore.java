package dev.unscramble.store;

import static java.util.Objects.requireNonNull;

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
 * page. Unique states are found through {@link StateSlots}.
 *
 * <pre>
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
 * 15-puzzle with Manhattan distance then takes 12 bytes and a slot or two.
 */
public final class NodeStore {
    /** No such node. */
    public static final int NONE = -1;

    /** The largest g. */
    public static final int MAX_G = Puzzle.MAX_COST;

    /** The bits of {@link #MAX_G}, and one more. */
    private static final int ALL_G_BITS = 30;
    /** The memory of the heuristic leaves at least this many bits for g, or it has pages of its own. */
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

    private static final int[][] NO_PAGES = {};
    private static final long[][] NO_STATES = {};

    private final int width;
    private final @Nullable StateSlots slots;
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

    /** An empty store. */
    public NodeStore(NodeShape shape, MemoryBudget budget) {
        this.width = shape.width();
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
        this.slots = shape.isUnique() ? new StateSlots(this, shape.numbersStates(), budget) : null;
    }

    /** The least bytes of a store of this width, which has room for some thousand nodes. */
    public static long leastBytes(int width) {
        return (long) PAGE_SIZE * (width * Long.BYTES + 3 * Integer.BYTES);
    }

    public int size() {
        return size;
    }

    /** The node with the state at {@code at}, or {@link #NONE}; only if states are unique. */
    public int find(long[] state, int at) {
        return requireNonNull(slots).find(state, at);
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
                || slots != null && !slots.hasSlotFor(state[at])
                || size == room && !makeRoom()) {
            return NONE;
        }
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
        if (slots != null) {
            slots.enter(node, state, at);
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
        List<Integer> path = new ArrayList<>();
        int node = last;
        for (int parent = parent(node); parent != NONE; parent = parent(node)) {
            path.add(move(node));
            node = parent;
        }
        Collections.reverse(path);
        return path;
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

    /** Receives a node, and where its state is. */
    @FunctionalInterface
    interface StateVisitor {
        void visit(int node, long[] states, int at);
    }

    void forEachState(StateVisitor visitor) {
        for (int node = 0; node < size; node++) {
            visitor.visit(node, states[node >>> PAGE_BITS], (node & PAGE_MASK) * width);
        }
    }

    /** The bytes of a node in pages, without the high bits. */
    int nodeBytes() {
        return nodeBytes;
    }

    /** Mixes a state's bits, so that any of the result's are as good as random. */
    long hash(long[] state, int at) {
        long hash = 0;
        for (int i = 0; i < width; i++) {
            hash = (hash ^ state[at + i]) * 0x9e3779b97f4a7c15L;
            hash ^= hash >>> 32;
        }
        hash *= 0xd6e8feb86659fd93L;
        return hash ^ hash >>> 29;
    }
}
