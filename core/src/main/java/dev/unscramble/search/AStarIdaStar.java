package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.idastar.Preparation;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.NodeStore;

/**
 * A* until its store is full, then IDA* below each of the open nodes (Bu and Korf, 2019, as A*+IDA*). Nodes that A*
 * stored are not searched twice, and of the open nodes, those nearest to the goal come first, which finds a solution
 * early in the last round. IDA* does not look at the stored nodes: it leaves out duplicate sequences of moves, from
 * each open node.
 *
 * <p>A node takes A* ten times as long as IDA*. The store therefore grows with the search, round by round, and takes a
 * small share of its time, until the memory is full. Rounds continue the layers of A*: all are counted in the same way.
 *
 * <p>It can also look for good solutions meanwhile, by {@link Anytime}. The last round, the longest, is left out if
 * one of these is proved optimal before it; and if a limit ends the search, the best of them is the result.
 */
public final class AStarIdaStar extends Search {
    /** The nodes stored before the first round of IDA*. */
    private static final long FIRST_NODES = 100_000;
    /** The share of the memory for the store; the list of open nodes and, if there are any, beams have the rest. */
    private static final double STORE_SHARE = 0.75;

    private final Settings settings;
    private final IdaStar withoutMemory;

    private AStarIdaStar(Settings settings) {
        this.settings = settings;
        this.withoutMemory = new IdaStar(settings.preparation, settings.threads).sharing(settings.worthSharing);
    }

    /** A*+IDA* on one thread; it chooses how long the duplicate sequences of moves are that it leaves out. */
    public static AStarIdaStar create() {
        return new AStarIdaStar(new Settings(
                new Preparation(Duplicates.SEQUENCES, IdaStar.BY_WORTH),
                1,
                FIRST_NODES,
                IdaStar.NODES_WORTH_SHARING,
                Aim.EXACT,
                1));
    }

    /** This search, whose part of IDA* leaves out other duplicates; A* always leaves out all. */
    public AStarIdaStar withDuplicates(Duplicates duplicates) {
        return new AStarIdaStar(settings.with(settings.preparation.withDuplicates(duplicates)));
    }

    /** This search with another largest length of duplicate sequences, or {@link IdaStar#BY_WORTH}. */
    public AStarIdaStar withSequenceLength(int longest) {
        return new AStarIdaStar(settings.with(settings.preparation.withSequenceLength(longest)));
    }

    /** This search on several threads, which share the part of IDA*. */
    public AStarIdaStar withThreads(int count) {
        return new AStarIdaStar(new Settings(
                settings.preparation, count, settings.firstNodes, settings.worthSharing, settings.aim, settings.ratio));
    }

    /**
     * The parameters of the search.
     *
     * @param firstNodes the number of nodes to store before the first round
     * @param worthSharing the number of nodes to generate before a round is shared among threads
     * @param ratio the search ends when its solution is proved to cost at most this many times the optimum
     */
    record Settings(Preparation preparation, int threads, long firstNodes, long worthSharing, Aim aim, double ratio) {
        Settings {
            if (!(ratio >= 1)) {
                throw new IllegalArgumentException("the ratio is " + ratio + "; it must be at least 1");
            }
        }

        Settings with(Preparation other) {
            return new Settings(other, threads, firstNodes, worthSharing, aim, ratio);
        }
    }

    /** The kind of result to search for. */
    public enum Aim {
        /** An optimal solution, and none before it. */
        EXACT,
        /** The best solution within the time limit, proved optimal if a proof can be expected in time. */
        IMPROVE,
        /** A solution that is proved optimal, however long that takes. */
        PROVE
    }

    /**
     * This search with another aim.
     *
     * @param enough unless the aim is exact: the search ends when its solution is proved to cost at most this many
     *     times the optimum
     */
    public AStarIdaStar withAim(Aim other, double enough) {
        return new AStarIdaStar(new Settings(
                settings.preparation, settings.threads, settings.firstNodes, settings.worthSharing, other, enough));
    }

    /** This search with other numbers of nodes: to store before the first round, to generate before one is shared. */
    AStarIdaStar with(long otherFirstNodes, long otherWorthSharing) {
        return new AStarIdaStar(new Settings(
                settings.preparation,
                settings.threads,
                otherFirstNodes,
                otherWorthSharing,
                settings.aim,
                settings.ratio));
    }

    @Override
    public String name() {
        return "astar-idastar";
    }

    @Override
    public boolean improves() {
        return settings.aim == Aim.IMPROVE;
    }

    /** Without memory for nodes, it is IDA*. */
    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        long bytes = (long) (limits.memoryBytes() * STORE_SHARE);
        if (bytes < NodeStore.leastBytes(problem.puzzle().packedLongs())) {
            return withoutMemory.begin(problem, meter, limits);
        }
        return new GrowAndDeepen<>(problem, meter, limits, settings, bytes);
    }
}
