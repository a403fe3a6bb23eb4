package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Statistics;
import dev.unscramble.search.idastar.Descent;
import dev.unscramble.search.idastar.Kernels;
import dev.unscramble.search.idastar.Preparation;
import dev.unscramble.search.idastar.Round;
import dev.unscramble.search.meter.Meter;

/**
 * Iterative-deepening A* (Korf, 1985): depth first within a bound on f = g + h, and again with the
 * least f that exceeded it. It stores nothing but the current path.
 *
 * <p>A round is a {@link Descent}, or several on threads that share it. The solution is the same, the
 * first in the order of moves; how many other nodes the last round visits depends on the timing of the
 * threads.
 *
 * <p>The code compiled for a puzzle and a heuristic serves for all starts; all searches in this JVM share the code that
 * was used last.
 */
public final class IdaStar extends Search {
    /** The length of the shortest duplicate sequence: a move and its inverse. */
    public static final int MIN_SEQUENCE_LENGTH = Preparation.MIN_SEQUENCE_LENGTH;

    /** A sequence length that the search chooses: none at first, a larger one the more nodes it has generated. */
    public static final int BY_WORTH = Preparation.BY_WORTH;

    /** The nodes of the previous round from which on a round is worth sharing: starting threads takes time. */
    static final long NODES_WORTH_SHARING = 5_000;

    private final Preparation preparation;
    private final int threads;
    private final long worthSharing;

    private IdaStar(Preparation preparation, int threads, long worthSharing) {
        this.preparation = preparation;
        this.threads = requireThreads(threads);
        this.worthSharing = worthSharing;
    }

    IdaStar(Preparation preparation, int threads) {
        this(preparation, threads, NODES_WORTH_SHARING);
    }

    static int requireThreads(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("there are " + threads + " threads; a search needs at least one");
        }
        return threads;
    }

    /** IDA* on one thread, leaving out only the inverse of the last move. */
    public static IdaStar create() {
        return new IdaStar(new Preparation(Duplicates.PARENT, BY_WORTH), 1);
    }

    /**
     * This search, leaving out other duplicates: it finds them by moves or on its path, and stores no other states.
     * With {@link Duplicates#SEQUENCES}, their length is {@link #BY_WORTH} unless another is chosen.
     */
    public IdaStar withDuplicates(Duplicates duplicates) {
        return new IdaStar(preparation.withDuplicates(duplicates), threads, worthSharing);
    }

    /** This search with another largest length of duplicate sequences, or {@link #BY_WORTH}. */
    public IdaStar withSequenceLength(int longest) {
        return new IdaStar(preparation.withSequenceLength(longest), threads, worthSharing);
    }

    /** This search on several threads, which share each long round. */
    public IdaStar withThreads(int count) {
        return new IdaStar(preparation, count, worthSharing);
    }

    /** This search with another number of nodes from which on a round is shared. */
    IdaStar sharing(long nodes) {
        return new IdaStar(preparation, threads, nodes);
    }

    @Override
    public String name() {
        return "idastar";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Deepening<>(problem, meter, limits, preparation.kernels(problem, meter.tracer));
    }

    private final class Deepening<P extends Position> extends Execution<P> {
        private final Problem<P> problem;
        private final Kernels<P> prepared;

        Deepening(Problem<P> problem, Meter meter, Limits limits, Kernels<P> prepared) {
            super(problem, meter, limits);
            this.problem = problem;
            this.prepared = prepared;
        }

        @Override
        protected Outcome search() {
            int bound = heuristic.value(heuristic.begin(position));
            meter.generated = 1;
            meter.stored(1);
            if (meter.tracer != null) {
                meter.tracer.start(puzzle, position, bound, bound);
            }
            boolean isAdmissible = heuristic.guarantee().isAdmissible();
            boolean cut = false;
            while (!isAdmissible || bound <= limits.depth()) {
                Statistics before = meter.beginRound();
                Round<P> round = new Round<>(
                        problem,
                        prepared,
                        preparation.automaton(prepared, meter.generated, meter),
                        meter,
                        bound,
                        limits.depth());
                round.run(isWorthSharing() ? threads : 1);
                meter.endRound(bound, before);
                cut |= round.wasCut();
                if (round.outcome() != Outcome.EXHAUSTED) {
                    solution.addAll(round.solution());
                    return round.outcome();
                }
                bound = round.nextBound();
                if (bound == Integer.MAX_VALUE) {
                    return cut ? Outcome.DEPTH_LIMIT : Outcome.UNSOLVABLE;
                }
                if (isAdmissible) {
                    raiseLowerBound(bound);
                }
                if (bound > Puzzle.MAX_COST) {
                    exceededCost = true;
                    return Outcome.DEPTH_LIMIT;
                }
            }
            return Outcome.DEPTH_LIMIT;
        }

        private boolean isWorthSharing() {
            return meter.tracer == null && meter.lastRound() >= worthSharing;
        }
    }
}
