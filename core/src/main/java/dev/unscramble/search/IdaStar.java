package dev.unscramble.search;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Statistics;
import org.jspecify.annotations.Nullable;

/**
 * Iterative-deepening A* (Korf, 1985): depth first within a bound on f = g + h, and again with the
 * least f that exceeded it. It stores nothing but the current path.
 *
 * <p>A round is a {@link Descent}, or several that share its work among threads. They find the same
 * solution, the first in the order of moves; what the last round costs beside it depends on who was
 * how far when it was found.
 */
public final class IdaStar extends Search {
    /** Shorter ones cannot be superfluous, not even a move and its way back. */
    public static final int MIN_SEQUENCE_LENGTH = 2;

    /** A round is shared if the one before it generated so many nodes: starting threads takes time. */
    private static final long WORTH_SHARING = 5_000;

    private final Duplicates duplicates;
    private final int sequenceLength;
    private final int threads;
    /** The automaton that was made last, which serves as long as the puzzle is the same. */
    private @Nullable MoveAutomaton<?> known;

    /** On one thread, with short sequences if they are what it looks for. */
    public IdaStar(Duplicates duplicates) {
        this(duplicates, 10, 1);
    }

    /**
     * Looks for duplicates by moves or on its path; it knows no other states.
     *
     * @param sequenceLength with {@link Duplicates#SEQUENCES}: up to which length they are looked at
     */
    public IdaStar(Duplicates duplicates, int sequenceLength, int threads) {
        if (duplicates == Duplicates.ALL) {
            throw new IllegalArgumentException("idastar stores no states beyond its path");
        }
        if (sequenceLength < MIN_SEQUENCE_LENGTH) {
            throw new IllegalArgumentException("a move and its way back are a sequence of two");
        }
        if (threads < 1) {
            throw new IllegalArgumentException("a search needs a thread");
        }
        this.duplicates = duplicates;
        this.sequenceLength = sequenceLength;
        this.threads = threads;
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
        MoveAutomaton<P> automaton = duplicates == Duplicates.SEQUENCES
                ? automatonOf(problem.puzzle())
                : MoveAutomaton.ofLastMove(problem.puzzle());
        return new Deepening<>(problem, meter, limits, automaton, duplicates == Duplicates.PATH, threads);
    }

    /** Making one takes as long as thousands of nodes, or with long sequences, millions. */
    @SuppressWarnings("unchecked") // the same puzzle has the same positions
    private synchronized <P extends Position> MoveAutomaton<P> automatonOf(Puzzle<P> puzzle) {
        if (known == null || known.puzzle() != puzzle) {
            known = SequenceFinder.automaton(puzzle, sequenceLength);
        }
        return (MoveAutomaton<P>) known;
    }

    private static final class Deepening<P extends Position> extends Execution<P> {
        private final Problem<P> problem;
        private final MoveAutomaton<P> automaton;
        private final boolean checksPath;
        private final int threads;

        Deepening(
                Problem<P> problem,
                Meter meter,
                Limits limits,
                MoveAutomaton<P> automaton,
                boolean checksPath,
                int threads) {
            super(problem, meter, limits);
            this.problem = problem;
            this.automaton = automaton;
            this.checksPath = checksPath;
            this.threads = threads;
        }

        @Override
        Outcome search() {
            int bound = heuristic.value(heuristic.begin(position));
            meter.generated = 1;
            meter.stored(1);
            boolean isAdmissible = heuristic.guarantee().isAdmissible();
            boolean cut = false;
            while (!isAdmissible || bound <= limits.depth()) {
                Statistics before = meter.beginRound();
                Round<P> round = new Round<>(problem, automaton, checksPath, meter, bound, limits.depth());
                round.run(meter.lastRound() >= WORTH_SHARING ? threads : 1);
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
    }
}
