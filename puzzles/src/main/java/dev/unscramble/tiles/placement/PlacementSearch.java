package dev.unscramble.tiles.placement;

import dev.unscramble.model.TieBreak;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeShape;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.OpenList;
import java.util.List;

/**
 * Brings a few tiles to their cells together. This is A* with the sum of the tiles' {@link PlacementTable}s, which is
 * exact for one tile and nearly so for two; it may overestimate, as one move can serve several tiles, so that the
 * solutions are short, but not always the shortest.
 *
 * <pre>
 *   state:  | ... | second tile | first tile | blank |     a byte of cell number each
 * </pre>
 */
public final class PlacementSearch {
    private final List<PlacementTable> tables;
    private final long[] moves;
    private final int[] stepByMove;
    private final NodeStore store;
    private final OpenList open;
    private final long[] state = new long[1];

    public PlacementSearch(List<PlacementTable> tables, long[] moves, int[] stepByMove) {
        this.tables = tables;
        this.moves = moves;
        this.stepByMove = stepByMove;
        MemoryBudget budget = new MemoryBudget(Long.MAX_VALUE);
        this.store = new NodeStore(NodeShape.ofWidth(1), budget);
        this.open = new OpenList(TieBreak.LOW_H, budget);
    }

    /** The moves that bring the tiles, which are in these cells, to their goal cells. */
    public List<Integer> find(int blank, int... cells) {
        state[0] = blank;
        for (int i = 0; i < cells.length; i++) {
            state[0] |= (long) cells[i] << 8 * (i + 1);
        }
        generate(NodeStore.NONE, 0, 0);
        while (true) {
            int node = open.pop();
            if (store.isClosed(node)) {
                continue;
            }
            store.close(node);
            store.state(node, state, 0);
            if (estimate() == 0) {
                return store.pathTo(node);
            }
            expand(node, state[0]);
        }
    }

    private void expand(int node, long from) {
        int blank = (int) from & 255;
        for (long left = moves[blank]; left != 0; left &= left - 1) {
            int move = Long.numberOfTrailingZeros(left);
            int target = blank + stepByMove[move];
            state[0] = from & ~255L | target;
            for (int i = 1; i <= tables.size(); i++) {
                if ((from >>> 8 * i & 255) == target) {
                    state[0] ^= (long) (target ^ blank) << 8 * i;
                }
            }
            generate(node, move, store.g(node) + 1);
        }
    }

    private void generate(int parent, int move, int g) {
        int node = store.find(state, 0);
        if (node == NodeStore.NONE) {
            node = store.add(state, 0, parent, move, g, 0);
        } else if (g < store.g(node)) {
            store.improve(node, parent, move, g);
        } else {
            return;
        }
        int h = estimate();
        open.push(node, g + h, h);
    }

    /** The estimate for the current state, from the tables. */
    private int estimate() {
        int blank = (int) state[0] & 255;
        int sum = 0;
        for (int i = 0; i < tables.size(); i++) {
            sum += tables.get(i).moves((int) (state[0] >>> 8 * (i + 1)) & 255, blank);
        }
        return sum;
    }
}
