package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.meter.Meter;

/**
 * Best-first search: expands the open node of least f, where f weighs g and h. Breadth-first,
 * uniform-cost, greedy, A* and weighted A* differ in these weights alone. A node is tested for the
 * goal when it is taken from the open list.
 *
 * <p>A cheaper path to a known state replaces the old one, and the state is expanded again if it was
 * already; this keeps A* right with heuristics that are admissible but not consistent.
 */
public final class BestFirst extends Search {
    private final String name;
    private final Order order;

    private BestFirst(
            String name,
            int weightOfG,
            double weightOfH,
            boolean countsMoves,
            TieBreak tieBreak,
            Duplicates duplicates) {
        this.name = name;
        this.order = new Order(weightOfG, weightOfH, countsMoves, tieBreak, duplicates);
    }

    /**
     * The order in which nodes are expanded, and which duplicates are left out.
     *
     * @param countsMoves whether g counts moves, whatever they cost
     */
    record Order(int weightOfG, double weightOfH, boolean countsMoves, TieBreak tieBreak, Duplicates duplicates) {
        /** The largest int but one, if a weight makes it larger. */
        int f(int g, int h) {
            return (int) Math.min(weightOfG * (long) g + (long) (weightOfH * h), Integer.MAX_VALUE - 1);
        }

        boolean isGraphSearch() {
            return duplicates.isGraphSearch();
        }
    }

    /** Breadth-first graph search, first in, first out. */
    public static BestFirst bfs() {
        return bfs(TieBreak.FIFO, Duplicates.ALL);
    }

    /** Breadth-first: fewest moves first, whatever they cost. */
    public static BestFirst bfs(TieBreak tieBreak, Duplicates duplicates) {
        return new BestFirst("bfs", 1, 0, true, tieBreak, duplicates);
    }

    /** Uniform-cost graph search, first in, first out. */
    public static BestFirst ucs() {
        return ucs(TieBreak.FIFO, Duplicates.ALL);
    }

    /** Uniform-cost, which is Dijkstra's: least g first. */
    public static BestFirst ucs(TieBreak tieBreak, Duplicates duplicates) {
        return new BestFirst("ucs", 1, 0, false, tieBreak, duplicates);
    }

    /** Greedy graph search. */
    public static BestFirst greedy() {
        return greedy(TieBreak.LOW_H, Duplicates.ALL);
    }

    /** Greedy: least h first, no matter how far from the start. */
    public static BestFirst greedy(TieBreak tieBreak, Duplicates duplicates) {
        return new BestFirst("greedy", 0, 1, false, tieBreak, duplicates);
    }

    /** A* as graph search; of nodes of the same f, the one of least h comes first. */
    public static BestFirst astar() {
        return astar(TieBreak.LOW_H, Duplicates.ALL);
    }

    /** A* (Hart, Nilsson and Raphael, 1968): least g + h first. */
    public static BestFirst astar(TieBreak tieBreak, Duplicates duplicates) {
        return new BestFirst("astar", 1, 1, false, tieBreak, duplicates);
    }

    /** Weighted A* as graph search; of nodes of the same f, the one of least h comes first. */
    public static BestFirst wastar(double weight) {
        return wastar(weight, TieBreak.LOW_H, Duplicates.ALL);
    }

    /** Weighted A* (Pohl, 1970): least g + w h first; the solution costs at most w times the optimum. */
    public static BestFirst wastar(double weight, TieBreak tieBreak, Duplicates duplicates) {
        if (!(weight >= 1)) {
            throw new IllegalArgumentException("the weight is " + weight + "; it must be at least 1");
        }
        return new BestFirst("wastar", 1, weight, false, tieBreak, duplicates);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean isInformed() {
        return order.weightOfH > 0;
    }

    @Override
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Expansion<>(problem, meter, limits, order, limits.memoryBytes());
    }
}
