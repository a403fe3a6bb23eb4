package dev.unscramble.search.walk;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Meter;

/**
 * LSS-LRTA* (Koenig and Sun, 2009), real-time search: an agent that has to move after a given number of expansions. It
 * searches around itself by A*, goes to the state of least f at the edge of what it has seen, and updates the estimates of
 * all states that it has expanded by those at the edge, so that it does not fall for them again. With one expansion
 * before each step it is LRTA* (Korf, 1990). The result is the walk of the agent. It reaches the goal if every state has a
 * way there.
 */
public final class LssLrta extends Search {
    /** The expansions of LSS-LRTA* before it moves, by default. */
    public static final int DEFAULT_LOOK_AHEAD = 10;

    private final String name;
    private final int lookAhead;

    private LssLrta(String name, int lookAhead) {
        if (lookAhead < 1) {
            throw new IllegalArgumentException("the look-ahead is " + lookAhead + "; it must be at least 1");
        }
        this.name = name;
        this.lookAhead = lookAhead;
    }

    /** LSS-LRTA* that expands {@value #DEFAULT_LOOK_AHEAD} nodes before it moves. */
    public static LssLrta create() {
        return new LssLrta("lss-lrta", DEFAULT_LOOK_AHEAD);
    }

    /** LRTA*, which expands one. */
    public static LssLrta lrta() {
        return new LssLrta("lrta", 1);
    }

    /** With this many expansions before it moves. */
    public LssLrta withLookAhead(int nodes) {
        return new LssLrta(name, nodes);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Agent<>(problem, meter, limits, lookAhead);
    }
}
