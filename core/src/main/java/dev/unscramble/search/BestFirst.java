package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.meter.Meter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Best-first search: expands the open node of least f, where f weighs g and h. Breadth-first,
 * uniform-cost, greedy, A* and weighted A* differ in these weights alone. A node is tested for the
 * goal when it is taken from the open list.
 *
 * <p>A cheaper path to a known state replaces the old one, and the state is expanded again if it was
 * already; this keeps A* right with heuristics that are admissible but not consistent.
 */
public final class BestFirst extends Search {
    /** Twice this times the cost of the costliest path is a long. */
    private static final long MOST_WEIGHT = 1_000_000_000;

    /** As many as {@link #MOST_WEIGHT} has after its first. */
    private static final int DIGITS = 9;

    private final String name;
    private final Order order;

    private BestFirst(String name, Order order) {
        this.name = name;
        this.order = order;
    }

    /**
     * The order in which nodes are expanded, and which duplicates are left out. The weights are whole numbers, so that
     * the order is exact: f = g + 1.5 h orders nodes as 2 g + 3 h does.
     *
     * @param weightOfG at most {@link #MOST_WEIGHT}, as is weightOfH: a long has room for the weighted costs of all paths
     * @param countsMoves whether g counts moves, whatever they cost
     */
    record Order(long weightOfG, long weightOfH, boolean countsMoves, TieBreak tieBreak, Duplicates duplicates) {
        /** The key of a node in the open list: a multiple of its f. */
        long key(int g, int h) {
            return weightOfG * g + weightOfH * h;
        }

        /** The f of a node with this key. */
        double f(double key) {
            return weightOfG <= 1 ? key : key / weightOfG;
        }

        /** The f of a node. */
        double f(double g, double h) {
            return f(weightOfG * g + weightOfH * h);
        }

        /** The least cost that a solution can have, if all open nodes have at least this key, and h is admissible. */
        int leastCost(long key) {
            long largest = Math.max(weightOfG, weightOfH);
            long cost = largest == 1 ? key : (key + largest - 1) / largest; // dividing takes long
            return (int) Math.min(cost, Integer.MAX_VALUE);
        }

        boolean isGraphSearch() {
            return duplicates.isGraphSearch();
        }
    }

    /** Breadth-first: fewest moves first, whatever they cost; first in, first out. */
    public static BestFirst bfs() {
        return new BestFirst("bfs", new Order(1, 0, true, TieBreak.FIFO, Duplicates.ALL));
    }

    /** Uniform-cost, which is Dijkstra's: least g first; of nodes of the same g, first in, first out. */
    public static BestFirst ucs() {
        return new BestFirst("ucs", new Order(1, 0, false, TieBreak.FIFO, Duplicates.ALL));
    }

    /** Greedy: least h first, no matter how far from the start. */
    public static BestFirst greedy() {
        return new BestFirst("greedy", new Order(0, 1, false, TieBreak.LOW_H, Duplicates.ALL));
    }

    /** A* (Hart, Nilsson and Raphael, 1968): least g + h first; of nodes of the same f, the one of least h. */
    public static BestFirst astar() {
        return new BestFirst("astar", new Order(1, 1, false, TieBreak.LOW_H, Duplicates.ALL));
    }

    /**
     * Weighted A* (Pohl, 1970): least g + w h first; the solution costs at most w times the optimum. The weight counts
     * to nine digits, and up to a billion; beyond that it is rounded down. Of nodes of the same f, the one of least h
     * comes first.
     */
    public static BestFirst wastar(double weight) {
        if (!(weight >= 1)) {
            throw new IllegalArgumentException("the weight is " + weight + "; it must be at least 1");
        }
        BigDecimal decimal = BigDecimal.valueOf(Math.min(weight, MOST_WEIGHT))
                .round(new MathContext(DIGITS, RoundingMode.DOWN))
                .stripTrailingZeros();
        BigInteger scale = BigInteger.TEN.pow(Math.max(0, decimal.scale()));
        BigInteger scaled = decimal.multiply(new BigDecimal(scale)).toBigIntegerExact();
        BigInteger divisor = scale.gcd(scaled);
        long weightOfG = scale.divide(divisor).longValueExact();
        long weightOfH = scaled.divide(divisor).longValueExact();
        return new BestFirst("wastar", new Order(weightOfG, weightOfH, false, TieBreak.LOW_H, Duplicates.ALL));
    }

    /** This search with another order of nodes of the same f. */
    public BestFirst withTieBreak(TieBreak other) {
        return new BestFirst(
                name, new Order(order.weightOfG, order.weightOfH, order.countsMoves, other, order.duplicates));
    }

    /** This search, leaving out other duplicates; all by default, as graph search does. */
    public BestFirst withDuplicates(Duplicates others) {
        return new BestFirst(
                name, new Order(order.weightOfG, order.weightOfH, order.countsMoves, order.tieBreak, others));
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
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        Problem<P> own = meter.tracer == null ? problem.puzzle().confined(problem) : problem;
        return new Expansion<>(own, meter, limits, order, limits.memoryBytes());
    }
}
