package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Position;
import dev.unscramble.model.TieBreak;
import dev.unscramble.store.OpenList;
import java.util.function.DoubleBinaryOperator;

/** A side that expands its nodes by a priority, least first. A node with a smaller g must have a smaller priority. */
abstract class PrioritySide<P extends Position> extends Side<P> {
    private final OpenList nodes;

    /** Ties are broken by g, which takes the place of h in the open list. */
    PrioritySide(Origin<P> from, TieBreak tieBreak, DoubleBinaryOperator priority) {
        super(from, priority);
        nodes = new OpenList(tieBreak, from.budget());
    }

    final boolean push(int node, int priority, int g) {
        return nodes.push(node, priority, g);
    }

    /** The priority of the next node; some node must be open. */
    final int leastPriority() {
        while (store.isClosed(nodes.peek())) {
            nodes.pop();
        }
        return (int) nodes.leastF();
    }

    @Override
    final int pop() {
        return nodes.pop();
    }
}
