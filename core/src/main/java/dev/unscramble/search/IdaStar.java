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
    /** The kernels that were made last, which serve as long as the puzzle and the heuristic are the same. */
    private @Nullable Kernels<?> kernels;

    private @Nullable MoveAutomaton<?> automaton;

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
    @SuppressWarnings("unchecked") // the same puzzle has the same positions
    synchronized <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        if (kernels == null || !kernels.fit(problem)) {
            Kernels<P> made = new Kernels<>(problem, duplicates == Duplicates.PATH);
            Puzzle<P> puzzle = problem.puzzle();
            MoveRules rules = duplicates == Duplicates.SEQUENCES
                    ? SequenceFinder.rules(puzzle, sequenceLength)
                    : MoveRules.ofLastMove(puzzle);
            automaton = new MoveAutomaton<>(puzzle, rules, made.walk());
            kernels = made;
        }
        return new Deepening<>(
                problem, meter, limits, (Kernels<P>) kernels, (MoveAutomaton<P>) automaton, threads);
    }

    private static final class Deepening<P extends Position> extends Execution<P> {
        private final Problem<P> problem;
        private final Kernels<P> kernels;
        private final MoveAutomaton<P> automaton;
        private final int threads;

        Deepening(
                Problem<P> problem,
                Meter meter,
                Limits limits,
                Kernels<P> kernels,
                MoveAutomaton<P> automaton,
                int threads) {
            super(problem, meter, limits);
            this.problem = problem;
            this.kernels = kernels;
            this.automaton = automaton;
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
                Round<P> round = new Round<>(problem, kernels, automaton, meter, bound, limits.depth());
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
