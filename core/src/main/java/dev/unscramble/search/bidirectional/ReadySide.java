package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Position;
import dev.unscramble.model.TieBreak;
import dev.unscramble.store.OpenList;

/** A side that expands its nodes by g, of those whose f is within a bound; these are ready. The others wait, by f. */
class ReadySide<P extends Position> extends Side<P> {
    private final OpenList ready;
    private final OpenList waiting;

    ReadySide(Origin<P> from) {
        super(from, Double::sum);
        ready = new OpenList(TieBreak.LOW_H, from.budget());
        waiting = new OpenList(TieBreak.HIGH_H, from.budget());
    }

    @Override
    boolean push(int node, int g, int h, long tracked) {
        return waiting.push(node, g + h, g);
    }

    @Override
    final int pop() {
        return ready.pop();
    }

    /** Notes that a node with this g is ready now. */
    void becameReady(int g) {}

    /** Lets all nodes be ready whose f is within the bound, unless the memory {@link #isFull}. */
    final void makeReady(int bound) {
        boolean mayHaveMore = !isFull;
        while (mayHaveMore) {
            mayHaveMore = makeOneReady(bound) && !isFull;
        }
    }

    /** Lets one node be ready whose f is within the bound, if there is one; of those with the least f, that of largest g. */
    final boolean makeOneReady(int bound) {
        if (leastWaiting() > bound) {
            return false;
        }
        int node = waiting.peek();
        isFull = !ready.push(node, store.g(node), (int) waiting.leastF());
        becameReady(store.g(node));
        waiting.pop();
        return true;
    }

    /** The least g of the ready nodes; {@link Integer#MAX_VALUE} if there are none. */
    final int leastReady() {
        while (!ready.isEmpty() && isStale(ready.peek(), ready.leastF())) {
            ready.pop();
        }
        return ready.isEmpty() ? Integer.MAX_VALUE : (int) ready.leastF();
    }

    /** The least f of the nodes that wait; {@link Integer#MAX_VALUE} if there are none. */
    final int leastWaiting() {
        while (!waiting.isEmpty() && isStale(waiting.peek(), waiting.leastH())) {
            waiting.pop();
        }
        return waiting.isEmpty() ? Integer.MAX_VALUE : (int) waiting.leastF();
    }

    /** Whether a node was closed, or given a smaller g than this, since it was pushed. */
    private boolean isStale(int node, long g) {
        return store.isClosed(node) || store.g(node) != g;
    }
}
