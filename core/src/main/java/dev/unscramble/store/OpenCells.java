package dev.unscramble.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The nodes that wait for expansion, in cells: all nodes of a cell have the same g and h, and an order names the next
 * cell. Any priority that is a function of g and h, and of the least f of all open nodes, is exact that way, and costs
 * little, since there are few cells. Within a cell the node that came last is first.
 *
 * <p>A node that is given a smaller g is pushed again; the caller must {@link #remove} its old g, and its old entry
 * is skipped.
 */
public final class OpenCells {

    /** The order of cells: least key first, and of equal keys the largest g. */
    @FunctionalInterface
    public interface Order {
        /** The key of a cell, if {@code leastF} is the least g + h of all open nodes. */
        double key(int g, int h, int leastF);
    }

    /** Cells with smaller g and h are in an array, the others in a map. */
    private static final int DENSE = 1 << 10;

    /** The most bytes of a cell beside its nodes. */
    private static final int BYTES_PER_CELL = 160;

    private Order order;
    private final boolean isDynamic;
    private final NodeStore store;
    private final MemoryBudget budget;
    private final @Nullable Cell[][] dense = new Cell[DENSE][];
    private final Map<Long, Cell> sparse = new HashMap<>();
    private PriorityQueue<Cell> queue = new PriorityQueue<>();
    private final Tally fs = new Tally();
    /** The least f by which the keys of the cells were computed. */
    private int keyedF = Integer.MAX_VALUE;

    private long size;

    /** @param isDynamic whether keys depend on the least f */
    public OpenCells(Order order, boolean isDynamic, NodeStore store, MemoryBudget budget) {
        this.order = order;
        this.isDynamic = isDynamic;
        this.store = store;
        this.budget = budget;
    }

    /** The number of open nodes. */
    public long size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The least g + h of all open nodes; {@link Integer#MAX_VALUE} if there is none. */
    public int leastF() {
        return fs.least();
    }

    /** The key of the next node; there must be one. */
    public double leastKey() {
        return next().key;
    }

    /** Adds a node, whose g the store has. Returns false if there is not enough memory. */
    public boolean push(int node, int h) {
        int g = store.g(node);
        Cell cell = find(g, h);
        if (cell == null) {
            if (!budget.take(BYTES_PER_CELL)) {
                return false;
            }
            cell = new Cell(g, h, order.key(g, h, keyedF));
            enter(cell);
            queue.add(cell);
        }
        if (!cell.push(node)) {
            return false;
        }
        fs.add(g + h);
        size++;
        return true;
    }

    /** Notes that an open node with this g and h is open no longer, or has a smaller g. */
    public void remove(int g, int h) {
        fs.remove(g + h);
        size--;
    }

    /** Removes the next node; there must be one. Its h is that of {@link #nextH}. */
    public int pop() {
        Cell cell = next();
        remove(cell.g, cell.h);
        return cell.nodes[--cell.size];
    }

    /** The g of the next node; there must be one. */
    public int nextG() {
        return next().g;
    }

    /** The h of the next node; there must be one. */
    public int nextH() {
        return next().h;
    }

    /** The cell of the next node, which is its last. */
    private Cell next() {
        if (isDynamic && fs.least() != keyedF) {
            rekey();
        }
        while (true) {
            Cell cell = queue.element();
            if (cell.skipStale()) {
                return cell;
            }
            queue.remove();
            drop(cell);
        }
    }

    /** Changes the order of all cells. */
    public void reorder(Order other) {
        order = other;
        rekey();
    }

    private void rekey() {
        keyedF = fs.least();
        List<Cell> cells = new ArrayList<>(queue);
        queue = new PriorityQueue<>(Math.max(1, cells.size()));
        for (Cell cell : cells) {
            cell.key = order.key(cell.g, cell.h, keyedF);
            queue.add(cell);
        }
    }

    private @Nullable Cell find(int g, int h) {
        if (g >= DENSE || h >= DENSE) {
            return sparse.get(key(g, h));
        }
        Cell[] row = dense[g];
        return row == null || h >= row.length ? null : row[h];
    }

    private void enter(Cell cell) {
        if (cell.g >= DENSE || cell.h >= DENSE) {
            sparse.put(key(cell.g, cell.h), cell);
            return;
        }
        Cell[] row = dense[cell.g] == null ? new Cell[16] : dense[cell.g];
        if (cell.h >= row.length) {
            row = Arrays.copyOf(row, Math.max(cell.h + 1, row.length * 2));
        }
        row[cell.h] = cell;
        dense[cell.g] = row;
    }

    private void drop(Cell cell) {
        budget.release(BYTES_PER_CELL + (cell.nodes.length - Cell.FIRST_LENGTH) * (long) Integer.BYTES);
        if (cell.g >= DENSE || cell.h >= DENSE) {
            sparse.remove(key(cell.g, cell.h));
        } else {
            dense[cell.g][cell.h] = null;
        }
    }

    private static long key(int g, int h) {
        return (long) g << Integer.SIZE | h;
    }

    /** The open nodes of one g and one h, and some that are no longer open. */
    private final class Cell implements Comparable<Cell> {
        private static final int FIRST_LENGTH = 8;

        private final int g;
        private final int h;
        private double key;
        private int[] nodes = new int[FIRST_LENGTH];
        private int size;

        Cell(int g, int h, double key) {
            this.g = g;
            this.h = h;
            this.key = key;
        }

        boolean push(int node) {
            if (size == nodes.length) {
                if (size > Integer.MAX_VALUE / 2 || !budget.take((long) size * Integer.BYTES)) {
                    return false;
                }
                nodes = Arrays.copyOf(nodes, size * 2);
            }
            nodes[size++] = node;
            return true;
        }

        /** Drops nodes from the end until the last one is open. Returns false if there is none. */
        boolean skipStale() {
            while (size > 0 && (store.isClosed(nodes[size - 1]) || store.g(nodes[size - 1]) != g)) {
                size--;
            }
            return size > 0;
        }

        @Override
        public int compareTo(Cell other) {
            int byKey = Double.compare(key, other.key);
            return byKey != 0 ? byKey : Integer.compare(other.g, g);
        }
    }
}
