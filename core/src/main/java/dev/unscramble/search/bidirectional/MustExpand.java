package dev.unscramble.search.bidirectional;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.TieBreak;
import dev.unscramble.model.Trace.Side;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.Expander;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.OpenList;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How many nodes a search must expand at least to prove the cost C of an optimal solution with a consistent heuristic
 * (Eckerle, Chen, Sturtevant, Zilles and Holte, 2017). A search from the start must expand all states with f &lt; C.
 * A search from both ends must expand, for every pair of a state u reached from the start and a state v reached from the
 * goal, one of both if
 *
 * <pre>
 *   max(f(u), f(v), g(u) + g(v) + epsilon) &lt; C
 * </pre>
 *
 * <p>These pairs are the edges of the must-expand graph, and the least number of nodes is that of its minimum vertex
 * cover. Of the states with f &lt; C, which two are a pair depends only on g(u) + g(v). So a minimum cover has all u with
 * g(u) &lt; t and all v with g(v) + t &lt; C - epsilon, for some t.
 *
 * @param forward the states with f &lt; C on the side of the start, which A* expands before its last layer
 * @param backward the states with f &lt; C on the side of the goal
 * @param cover the size of the minimum vertex cover: the least that a search from both ends must expand
 */
public record MustExpand(long forward, long backward, long cover) {

    /**
     * Counts for a problem whose optimal solutions cost {@code cost}.
     *
     * @return nothing if a limit was reached, if the heuristic is not consistent, or if no search from both ends is
     *     possible
     */
    public static <P extends Position> Optional<MustExpand> of(
            Problem<P> problem, int cost, Limits limits, Progress progress) {
        boolean isPossible = Reversal.obstacle(problem).isEmpty();
        if (!isPossible || !problem.heuristic().guarantee().isConsistent()) {
            return Optional.empty();
        }
        Problem<P> reversed = Reversal.of(problem);
        Meter meter = new Meter(limits, progress);
        MemoryBudget budget = new MemoryBudget(limits.memoryBytes());
        IncrementalHeuristic<? super P> back = IncrementalHeuristic.of(reversed.heuristic());
        if (!meter.prepare(back) || !budget.take(back.memoryBytes())) {
            return Optional.empty();
        }
        Costs<P> costs = Reversal.costs(problem.puzzle());
        var forward = new Flood<>(problem, costs, Side.START, meter, budget).countByG(cost);
        var backward = new Flood<>(reversed, costs, Side.GOAL, meter, budget).countByG(cost);
        return forward == null || backward == null
                ? Optional.empty()
                : Optional.of(of(forward, backward, cost - costs.least()));
    }

    /**
     * The least number of nodes that any search from the same ends must expand to prove that {@code cost} is optimal.
     *
     * @return nothing if a limit was reached, if the heuristic is not consistent, or if this is not known for searches of
     *     this kind
     */
    public static <P extends Position> OptionalLong least(Search search, Problem<P> given, int cost, Limits limits) {
        Problem<P> problem = search.isInformed() ? given : given.with(Zero.INSTANCE);
        if (search instanceof Bidirectional || search instanceof FrontToEnd ends && ends.mustExpandPairs()) {
            return of(problem, cost, limits, Progress.NONE)
                    .map(counts -> OptionalLong.of(counts.cover))
                    .orElse(OptionalLong.empty());
        }
        if (search instanceof FrontToEnd || !problem.heuristic().guarantee().isConsistent()) {
            return OptionalLong.empty();
        }
        Costs<P> costs = problem.puzzle().costs();
        var counts = new Flood<>(
                        problem,
                        costs,
                        Side.START,
                        new Meter(limits, Progress.NONE),
                        new MemoryBudget(limits.memoryBytes()))
                .countByG(cost);
        return counts == null ? OptionalLong.empty() : OptionalLong.of(below(counts, Integer.MAX_VALUE));
    }

    /** From the counts of both sides by g; u and v are a pair if g(u) + g(v) is less than {@code sum}. */
    private static MustExpand of(NavigableMap<Integer, Long> forward, NavigableMap<Integer, Long> backward, int sum) {
        long cover = below(forward, sum);
        for (int g : forward.headMap(sum).keySet()) { // all u below this g, and the v that the others are paired with
            cover = Math.min(cover, below(forward, g) + below(backward, sum - g));
        }
        return new MustExpand(below(forward, Integer.MAX_VALUE), below(backward, Integer.MAX_VALUE), cover);
    }

    private static long below(NavigableMap<Integer, Long> counts, int g) {
        return counts.headMap(g).values().stream().mapToLong(Long::longValue).sum();
    }

    /** All states around one state whose f is less than the cost of a solution. */
    private static final class Flood<P extends Position> {
        private final Expander<P> expander;
        private final NodeStore store;
        private final OpenList open;
        private final IncrementalHeuristic<? super P> heuristic;

        Flood(Problem<P> from, Costs<P> costs, Side side, Meter meter, MemoryBudget budget) {
            expander = new Expander<>(from, Duplicates.ALL, costs, side, Double::sum, meter, budget);
            store = expander.store;
            open = new OpenList(TieBreak.LOW_H, budget);
            heuristic = IncrementalHeuristic.of(from.heuristic());
        }

        /** How many there are of each g; null if a limit was reached. */
        @Nullable
        NavigableMap<Integer, Long> countByG(int cost) {
            NavigableMap<Integer, Long> counts = new TreeMap<>();
            boolean isStarted = expander.start(this::generate);
            while (isStarted && !open.isEmpty() && open.leastF() < cost) {
                int node = open.pop();
                if (store.isClosed(node)) {
                    continue;
                }
                counts.merge(store.g(node), 1L, Long::sum);
                store.close(node);
                expander.visit(node);
                if (expander.expand(node, this::generate) != null) {
                    return null;
                }
            }
            return isStarted ? counts : null;
        }

        private boolean generate(int parent, int move, int g, long tracked) {
            int node = store.find(expander.state, 0);
            if (node == NodeStore.NONE) {
                node = expander.store(parent, move, g, tracked);
            } else if (g < store.g(node)) {
                expander.improve(node, parent, move, g);
            } else {
                return true;
            }
            int h = heuristic.value(tracked);
            return node != NodeStore.NONE && open.push(node, (long) g + h, h);
        }
    }
}
