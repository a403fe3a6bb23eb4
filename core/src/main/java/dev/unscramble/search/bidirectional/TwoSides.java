package dev.unscramble.search.bidirectional;

import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Trace;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A run of a {@link FrontToEnd} search: two sides, the best solution so far, which leads through a state that both have
 * reached, and the lower bound. It ends when no open node can be part of a cheaper solution.
 */
abstract class TwoSides<P extends Position, S extends Side<P>> extends Search.Execution<P> {
    final S forward;
    final S backward;
    /** The cost of the cheapest move, by which two open nodes are apart at least. */
    final int epsilon;
    /** The cost of the best solution so far. */
    int upper = Integer.MAX_VALUE;

    private final IncrementalHeuristic<? super P> back;
    private final MemoryBudget budget;
    private int meetingForward = NodeStore.NONE;
    private int meetingBackward = NodeStore.NONE;

    /** With sides by {@code maker}, whose orders of nodes are the algorithm's. */
    TwoSides(FrontToEnd.Ends<P> ends, Function<Side.Origin<P>, S> maker) {
        super(ends.forward(), ends.meter(), ends.limits());
        back = IncrementalHeuristic.of(ends.backward().heuristic());
        budget = new MemoryBudget(limits.memoryBytes());
        epsilon = puzzle.costs().least();
        forward =
                maker.apply(new Side.Origin<>(this, ends.forward(), Reversal.costs(puzzle), Trace.Side.START, budget));
        backward =
                maker.apply(new Side.Origin<>(this, ends.backward(), Reversal.costs(puzzle), Trace.Side.GOAL, budget));
        forward.meet(backward);
        backward.meet(forward);
    }

    @Override
    protected final Outcome search() {
        if (!meter.prepare(back)) {
            return meter.stopped();
        }
        if (!budget.take(back.memoryBytes()) || !forward.begin()) {
            return Outcome.MEMORY_LIMIT;
        }
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return meter.stopped();
        }
        if (!backward.begin()) {
            return Outcome.MEMORY_LIMIT;
        }
        noteSizes();
        for (S side = next(); side != null; side = next()) {
            Outcome stop = side.expandNext();
            noteSizes();
            if (stop != null) {
                return stop;
            }
        }
        return end();
    }

    /** The side that expands its next node, once the lower bound is raised; null if the search {@link #isOver}. */
    abstract @Nullable S next();

    /** Raises the lower bound on the cost of solutions that are not known yet. */
    final void raise(int bound) {
        if (bound > meter.bound) {
            meter.enter(bound);
            meter.expandedBeforeLastLayer = meter.expanded;
            raiseLowerBound(Math.min(bound, worst()));
        }
    }

    /** Whether solutions that cost at least {@code bound} are of no use any more, or there are no others. */
    final boolean isOver(int bound) {
        boolean isEnough = bound >= worst();
        cut |= isEnough && upper == Integer.MAX_VALUE;
        return isEnough || forward.isEmpty() || backward.isEmpty();
    }

    /** The least cost of no use: that of the best solution so far, or one more than the limit. */
    private int worst() {
        return Math.min(upper, mostCost + 1);
    }

    /** Whether no cheaper solution within the limit leads through a node. */
    final boolean isUseless(int g, int h) {
        return isTooDear(g + h) || g + h >= upper;
    }

    /** Notes that both sides have reached a state. */
    final void met(Side<P> side, int node, int opposite, int cost) {
        if (cost < upper && cost <= mostCost) {
            upper = cost;
            meetingForward = side == forward ? node : opposite;
            meetingBackward = side == forward ? opposite : node;
        }
    }

    /** The least g(u) + g(v) + epsilon of a pair of ready nodes; {@link Integer#MAX_VALUE} if there is none. */
    final int leastSum(ReadySide<P> some, ReadySide<P> others) {
        long sum = (long) some.leastReady() + others.leastReady() + epsilon;
        return (int) Math.min(sum, Integer.MAX_VALUE);
    }

    private void noteSizes() {
        meter.stored((long) forward.store.size() + backward.store.size());
        meter.open((long) forward.open + backward.open);
    }

    private Outcome end() {
        if (upper == Integer.MAX_VALUE) {
            return exhausted(true);
        }
        raiseLowerBound(upper);
        solution.addAll(forward.expander.pathTo(meetingForward));
        List<Integer> back = new ArrayList<>(backward.expander.pathTo(meetingBackward));
        Collections.reverse(back);
        back.forEach(move -> solution.add(puzzle.inverse(move)));
        Tracer tracer = meter.tracer;
        if (tracer != null) {
            tracer.solved(Math.max(forward.expander.number(meetingForward), backward.expander.number(meetingBackward)));
        }
        return Outcome.SOLVED;
    }
}
