package dev.unscramble.search;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Statistics;
import org.jspecify.annotations.Nullable;

/**
 * Iterative-deepening A* (Korf, 1985): depth first within a bound on f = g + h, and again with the
 * least f that exceeded it. It stores nothing but the current path.
 *
 * <p>A round is a {@link Descent}, or several that share its work among threads. They find the same
 * solution, the first in the order of moves; what the last round costs beside it depends on who was
 * how far when it was found.
 *
 * <p>What it prepares for a puzzle and a heuristic serves for all starts: solve many with one IdaStar.
 */
public final class IdaStar extends Search {
    /** Shorter ones cannot be superfluous, not even a move and its way back. */
    public static final int MIN_SEQUENCE_LENGTH = 2;

    /** As the length of sequences: none at first, longer ones as the search proves to be worth it. */
    public static final int BY_WORTH = 0;

    /** A search that has generated this many nodes is worth the 20 to 40 ms that an automaton takes. */
    private static final long WORTH_SEQUENCES = 1_000_000;

    private static final int SEQUENCES = 10;
    /** And one that has generated this many, the tenth of a second that a better one takes. */
    private static final long WORTH_LONG_SEQUENCES = 20_000_000;

    private static final int LONG_SEQUENCES = 12;

    /** A round is shared if the one before it generated this many nodes: starting threads takes time. */
    private static final long WORTH_SHARING = 5_000;

    private final Duplicates duplicates;
    private final int sequenceLength;
    private final int threads;
    private final long worthSharing;
    /** What was prepared last, which serves as long as the puzzle and the heuristic are the same. */
    private @Nullable Kernels<?> kernels;

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
        if (duplicates == Duplicates.ALL) {
            throw new IllegalArgumentException("idastar stores no states beyond its path");
        }
        if (sequenceLength < MIN_SEQUENCE_LENGTH && sequenceLength != BY_WORTH) {
            throw new IllegalArgumentException("a move and its way back are a sequence of two");
        }
        if (threads < 1) {
            throw new IllegalArgumentException("a search needs a thread");
        }
        this.duplicates = duplicates;
        this.sequenceLength = sequenceLength;
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
        Kernels<P> prepared = meter.tracer == null ? prepared(problem) : prepare(problem, meter.tracer);
        return new Deepening<>(problem, meter, limits, prepared);
    }

    @SuppressWarnings("unchecked") // the same puzzle has the same positions
    private synchronized <P extends Position> Kernels<P> prepared(Problem<P> problem) {
        if (kernels == null || !kernels.fit(problem)) {
            kernels = prepare(problem, null);
        }
        return (Kernels<P>) kernels;
    }

    private <P extends Position> Kernels<P> prepare(Problem<P> problem, @Nullable Tracer tracer) {
        return new Kernels<>(problem, duplicates == Duplicates.PATH, tracer);
    }

    /** The length of sequences that a search that has generated this many nodes looks at. */
    private int sequenceLength(long generated) {
        if (duplicates != Duplicates.SEQUENCES || sequenceLength == BY_WORTH && generated < WORTH_SEQUENCES) {
            return Kernels.LAST_MOVE;
        }
        if (sequenceLength != BY_WORTH) {
            return sequenceLength;
        }
        return generated < WORTH_LONG_SEQUENCES ? SEQUENCES : LONG_SEQUENCES;
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
                Round<P> round = new Round<>(problem, prepared, automaton(), meter, bound, limits.depth());
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

        private MoveAutomaton<P> automaton() {
            long begin = System.nanoTime();
            MoveAutomaton<P> automaton = prepared.automaton(sequenceLength(meter.generated));
            meter.preparationNanos += System.nanoTime() - begin;
            return automaton;
        }
    }
}
