package dev.unscramble.search.memory;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Meter;

/**
 * A* that stores only those children of a node whose f is the least so far. The node stays open, with the least f of its
 * other children, and is expanded again when these are needed. Children whose f is above the optimum, which A* stores and
 * never expands, are never stored; they are most of the nodes of a search.
 *
 * <p>PEA* (Yoshizumi, Miura and Ishida, 2000) generates all children each time and drops those that it does not need yet.
 * EPEA* (Felner and others, 2012) knows by how much each move changes f, and generates only the children that it needs.
 */
public final class PartialExpansion extends Search {
    private final String name;
    private final boolean choosesMoves;

    private PartialExpansion(String name, boolean choosesMoves) {
        this.name = name;
        this.choosesMoves = choosesMoves;
    }

    /** PEA*. */
    public static PartialExpansion pea() {
        return new PartialExpansion("pea", false);
    }

    /** EPEA*. */
    public static PartialExpansion epea() {
        return new PartialExpansion("epea", true);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new PartialRun<>(problem, meter, limits, choosesMoves);
    }
}
