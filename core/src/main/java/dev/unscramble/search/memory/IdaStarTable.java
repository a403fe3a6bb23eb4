package dev.unscramble.search.memory;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.Weight;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeShape;
import dev.unscramble.store.NodeStore;

/**
 * IDA* with a transposition table (Reinefeld and Marsland, 1994): the states of a round, each with the least cost at which
 * it was reached. A state that is reached again at no smaller cost is not expanded again in the same round. When the memory
 * is full, no more states are stored, and the search continues with those that are.
 */
public final class IdaStarTable extends Search {

    private IdaStarTable() {}

    /** It has no options. */
    public static IdaStarTable create() {
        return new IdaStarTable();
    }

    @Override
    public String name() {
        return "idastar-tt";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Rounds<>(problem, meter, limits);
    }

    private static final class Rounds<P extends Position> extends PathRounds<P> {
        private final long[] state;
        private NodeStore table;
        private boolean isFull;

        Rounds(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits, Weight.ONE, Duplicates.ALL);
            state = new long[puzzle.packedLongs()];
            table = newTable();
        }

        private NodeStore newTable() {
            return new NodeStore(NodeShape.ofWidth(state.length), new MemoryBudget(limits.memoryBytes()));
        }

        @Override
        Outcome round(int bound) {
            table = newTable();
            isFull = false;
            isKnown(0);
            return isFull && !position.isGoal() ? Outcome.MEMORY_LIMIT : super.round(bound);
        }

        @Override
        boolean isDuplicate(int g) {
            boolean isKnown = isKnown(g);
            if (isKnown) {
                meter.duplicate();
            }
            return isKnown;
        }

        /** Whether the state was reached in this round at no larger g; otherwise it is now. */
        private boolean isKnown(int g) {
            position.pack(state, 0);
            int known = table.find(state, 0);
            if (known == NodeStore.NONE) {
                isFull = isFull || table.add(state, 0, NodeStore.NONE, 0, g, 0) == NodeStore.NONE;
                return false;
            }
            if (table.g(known) <= g) {
                return true;
            }
            table.improve(known, NodeStore.NONE, 0, g);
            return false;
        }

        @Override
        long storedStates() {
            return table.size();
        }
    }
}
