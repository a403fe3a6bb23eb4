package dev.unscramble.search.bounded;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.OpenCells;
import java.util.function.DoubleBinaryOperator;

/**
 * Best-first searches whose solutions cost at most w times the optimum. They differ only in the order of the cells (g, h)
 * of their open list. With an estimate that overestimates they promise nothing, as weighted A*.
 */
public final class Bounded extends Search {
    private final String name;
    private final Rule rule;

    /**
     * Which cell is next.
     *
     * @param isDynamic whether this depends on the least f of the open nodes, which is then a proved bound; otherwise the
     *     least key is one
     * @param traced the priority of a node in a trace; it does not depend on the least f
     * @param reopens whether a closed node is expanded again if a cheaper path to it is found, though the heuristic is
     *     consistent
     */
    record Rule(boolean isDynamic, boolean reopens, OpenCells.Order order, DoubleBinaryOperator traced) {}

    private Bounded(String name, double weight, Rule rule) {
        if (!(weight >= 1)) {
            throw new IllegalArgumentException("the weight is " + weight + "; it must be at least 1");
        }
        this.name = name;
        this.rule = rule;
    }

    /** An order that depends on g and h alone, by which no node need be expanded twice if the heuristic is consistent. */
    private static Rule fixed(DoubleBinaryOperator priority) {
        return new Rule(false, false, (g, h, leastF) -> priority.applyAsDouble(g, h), priority);
    }

    /**
     * XDP, the convex downward parabola (Chen and Sturtevant, 2019): it allows most of the excess near the goal. No node
     * is expanded twice if the heuristic is consistent.
     */
    public static Bounded xdp(double w) {
        return new Bounded(
                "xdp", w, fixed((g, h) -> (g + (2 * w - 1) * h + Math.sqrt(square(g - h) + 4 * w * g * h)) / (2 * w)));
    }

    /**
     * XUP, the convex upward parabola (Chen and Sturtevant, 2019): it allows most of the excess near the start. No node is
     * expanded twice if the heuristic is consistent.
     */
    public static Bounded xup(double w) {
        return new Bounded(
                "xup", w, fixed((g, h) -> (g + h + Math.sqrt(square(g + h) + 4 * w * (w - 1) * h * h)) / (2 * w)));
    }

    /**
     * A*-epsilon (Pearl and Kim, 1982), which is the oldest focal search: of all nodes whose f is at most w times the
     * least, the one of least h.
     */
    public static Bounded focal(double w) {
        OpenCells.Order leastH = (g, h, leastF) -> g + h <= w * leastF ? h : Double.POSITIVE_INFINITY;
        return new Bounded("focal", w, new Rule(true, true, leastH, (g, h) -> h));
    }

    /**
     * DPS, dynamic potential search (Gilon, Felner and Stern, 2016): largest potential first, which is what may be spent
     * below a node, w times the least f less its g, per unit of h.
     */
    public static Bounded dps(double w) {
        OpenCells.Order largestPotential = (g, h, leastF) -> {
            double budget = w * leastF - g;
            return budget < h ? Double.POSITIVE_INFINITY : h == 0 ? Double.NEGATIVE_INFINITY : -budget / h;
        };
        return new Bounded("dps", w, new Rule(true, true, largestPotential, Double::sum));
    }

    private static double square(double x) {
        return x * x;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new CellSearch<>(problem, meter, limits, rule);
    }
}
