package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
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
 * <p>A round is a {@link Descent}, or several that share its work among threads. They find the same
 * solution, the first in the order of moves; what the last round costs beside it depends on who was
 * how far when it was found.
 *
 * <p>What it prepares for a puzzle and a heuristic serves for all starts, and for other IdaStars: all of them share what
 * was used last.
 */
public final class IdaStar extends Search {
    /** Shorter ones cannot be superfluous, not even a move and its way back. */
    public static final int MIN_SEQUENCE_LENGTH = Preparation.MIN_SEQUENCE_LENGTH;

    /** As the length of sequences: none at first, longer ones as the search proves to be worth it. */
    public static final int BY_WORTH = Preparation.BY_WORTH;

    /** A round is shared if the one before it generated this many nodes: starting threads takes time. */
    static final long WORTH_SHARING = 5_000;

    private final Preparation preparation;
    private final int threads;
    private final long worthSharing;

    /** On one thread, leaving out only the move back. */
    public IdaStar() {
        this(Duplicates.PARENT);
    }

    /** On one thread, with sequences as long as they are worth if they are what it looks for. */
    public IdaStar(Duplicates duplicates) {
        this(duplicates, BY_WORTH, 1);
    }

    /**
     * Looks for duplicates by moves or on its path; it knows no other states.
     *
     * @param sequenceLength with {@link Duplicates#SEQUENCES}: up to which length they are looked at, or
     *     {@link #BY_WORTH}
     */
    public IdaStar(Duplicates duplicates, int sequenceLength, int threads) {
        this(duplicates, sequenceLength, threads, WORTH_SHARING);
    }

    IdaStar(Duplicates duplicates, int sequenceLength, int threads, long worthSharing) {
        this(new Preparation(duplicates, sequenceLength), threads, worthSharing);
    }

    IdaStar(Preparation preparation, int threads, long worthSharing) {
        if (threads < 1) {
            throw new IllegalArgumentException("there are " + threads + " threads; a search needs at least one");
        }
        this.preparation = preparation;
        this.threads = threads;
        this.worthSharing = worthSharing;
    }

    @Override
    public String name() {
        return "idastar";
    }

    @Override
    public boolean isInformed() {
        return true;
    }

    @Override
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
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
        Outcome search() {
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
                if (round.leastExcess() == Integer.MAX_VALUE) {
                    return cut ? Outcome.DEPTH_LIMIT : Outcome.EXHAUSTED;
                }
                bound += round.leastExcess();
                if (isAdmissible) {
                    raiseLowerBound(bound);
                }
            }
            return Outcome.DEPTH_LIMIT;
        }

        private boolean isWorthSharing() {
            return meter.tracer == null && meter.lastRound() >= worthSharing;
        }
    }
}
