package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.search.idastar.Kernels;
import dev.unscramble.search.idastar.MoveAutomaton;
import dev.unscramble.search.idastar.Round;
import dev.unscramble.search.meter.Meter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One run of {@link AStarIdaStar}: in turn it stores more nodes, deepens below the open ones and looks for a solution.
 */
final class GrowAndDeepen<P extends Position> extends Expansion<P> {
    private static final BestFirst.Order ORDER = new BestFirst.Order(1, 1, false, TieBreak.LOW_H, Duplicates.ALL);

    /** After the first nodes, A* stores one node for this many that IDA* generated. */
    private static final long GENERATED_PER_STORED = 100;
    /** The share of the memory for beams. */
    private static final double BEAM_SHARE = 0.125;

    /** The time of the first run of the anytime search. */
    private static final long FIRST_LOOK_NANOS = 100_000_000;
    /** A later run may take this share of the time of the last round; the next round takes several times as long. */
    private static final double LOOK_SHARE = 0.5;
    /** In less time, beams are too narrow to find the best solution: a run may take this long, up to the next share. */
    private static final double GOOD_LOOK_NANOS = 1e9;

    private static final double MOST_LOOK_SHARE = 1.5;

    private final Problem<P> problem;
    private final AStarIdaStar.Settings settings;
    private final Kernels<P> kernels;
    private final RoundForecast forecast = new RoundForecast();
    private @Nullable Statistics beforeRound;
    private boolean isFull;
    /** The nodes that the rounds of IDA* generated. */
    private long deepened;

    GrowAndDeepen(Problem<P> problem, Meter meter, Limits limits, AStarIdaStar.Settings settings, long storeBytes) {
        super(problem, meter, limits, ORDER, storeBytes);
        this.problem = problem;
        this.settings = settings;
        this.kernels = settings.preparation().kernels(problem, meter.tracer);
    }

    @Override
    protected Outcome search() {
        start();
        enterLayer(open.leastF());
        recall();
        Outcome end = look(FIRST_LOOK_NANOS);
        while (end == null) {
            end = grow();
            if (end == null) {
                end = deepen();
            }
        }
        endRound();
        boolean isUnproved = end == Outcome.SOLVED && settings.aim() != Aim.EXACT && !isWithin(settings.ratio());
        return isUnproved ? Outcome.EXHAUSTED : end;
    }

    /** Takes over the best solution of an earlier run of the same search. */
    private void recall() {
        if (settings.aim() != Aim.EXACT) {
            meter.journal
                    .best()
                    .filter(best -> Replay.isSolution(problem, best))
                    .ifPresent(this::improve);
        }
    }

    private void endRound() {
        if (beforeRound != null) {
            meter.endRound(bound(), beforeRound);
        }
    }

    /**
     * Runs the anytime search for some time. Returns SOLVED if its solution is proved good enough, another outcome if a
     * limit ended it, or null.
     */
    private @Nullable Outcome look(long nanos) {
        if (settings.aim() == Aim.EXACT || meter.tracer != null || puzzle.moveCount() == Puzzle.BY_STATE) {
            return null;
        }
        Limits own = limits.withMemoryBytes((long) (limits.memoryBytes() * BEAM_SHARE))
                .withTime(meter.interruptAfter(nanos));
        Search.Execution<P> beams = Anytime.create()
                .withRatio(settings.ratio())
                .withThreads(settings.threads())
                .begin(problem, meter, own);
        beams.raiseLowerBound(lowerBound);
        int before = upperBound();
        Outcome end;
        try {
            end = beams.search();
        } finally { // also when memory runs out
            improveLike(beams);
        }
        if (upperBound() < before) {
            meter.journal.solved(solution);
        }
        beforeRound = meter.beginRound(); // which counts only its own nodes
        raiseLowerBound(beams.lowerBound);
        if (isWithin(settings.ratio())) {
            return Outcome.SOLVED;
        }
        if (end == Outcome.EXHAUSTED || end == Outcome.UNSOLVABLE) {
            return end;
        }
        return meter.resume() ? null : meter.stopped();
    }

    /** Continues A* until it stores as many nodes as a search of this length is worth. Returns its end, or null. */
    private @Nullable Outcome grow() {
        long worthStoring = Math.max(settings.firstNodes(), deepened / GENERATED_PER_STORED);
        while (!isFull && store.size() < worthStoring) {
            if (open.isEmpty()) {
                return exhausted(provesBounds);
            }
            Outcome end = expandNext();
            isFull = end == Outcome.MEMORY_LIMIT;
            if (end != null && !isFull) {
                return end;
            }
            if (isWithin(settings.ratio())) {
                return Outcome.SOLVED;
            }
        }
        return null;
    }

    /** Searches all paths within the bound below the open nodes, and raises it. Returns the search's end, or null. */
    private @Nullable Outcome deepen() {
        if (!open.isEmpty() && open.leastF() > bound()) {
            enterLayer(open.leastF());
        }
        if (provesBounds && bound() > limits.depth()) {
            cut = true;
            return exhausted(provesBounds);
        }
        MoveAutomaton<P> automaton = settings.preparation().automaton(kernels, deepened, meter);
        if (meter.isStopped()) {
            return meter.stopped();
        }
        Round<P> round = round(bound(), automaton);
        if (round.outcome() == Outcome.SOLVED) {
            found(round.solution());
        }
        return round.outcome() == Outcome.EXHAUSTED ? raise(round.nextBound()) : round.outcome();
    }

    private Round<P> round(int bound, MoveAutomaton<P> automaton) {
        long generated = meter.generated;
        long began = meter.nanos();
        Frontier<P> frontier = new Frontier<>(this, kernels.walk(), bound);
        meter.journal.begin(bound, List.of((long) store.size(), (long) frontier.size(), (long) automaton.states()));
        Round<P> round = new Round<>(problem, kernels, automaton, meter, bound, limits.depth());
        round.within(store.size()).searchSubtrees(frontier, isWorthSharing() ? settings.threads() : 1);
        forecast.add(meter.generated - generated, meter.nanos() - began);
        deepened += meter.generated - generated;
        cut |= round.wasCut();
        return round;
    }

    /** Raises the bound to the least f beyond it, in the last round or among the open nodes. */
    private @Nullable Outcome raise(int least) {
        int next = (int) Math.min(least, open.leastFAbove(bound()));
        if (next == Integer.MAX_VALUE) {
            return exhausted(provesBounds);
        }
        if (next > Puzzle.MAX_COST) {
            exceededCost = true;
            cut = true;
            return exhausted(provesBounds);
        }
        int step = next - bound();
        enterLayer(next);
        if (isWithin(settings.ratio())) {
            return Outcome.SOLVED;
        }
        if (!isProofExpected(next, step)) {
            return look(limits.time().toNanos() - meter.nanos());
        }
        return isLastRound(next, step) ? null : look(lookNanos());
    }

    /**
     * Whether the round of the bound {@code next} proves the best solution if it finds no better one, as bounds rise by
     * {@code step}. A run of the anytime search before it would save little: the round finds such a solution itself.
     */
    private boolean isLastRound(int next, int step) {
        return upperBound() / settings.ratio() <= next + step;
    }

    private long lookNanos() {
        long last = forecast.lastNanos();
        return (long) Math.max(LOOK_SHARE * last, Math.min(GOOD_LOOK_NANOS, MOST_LOOK_SHARE * last));
    }

    /**
     * Whether a proof is required, or can be expected before the time limit, if bounds rise from {@code next} on by
     * {@code step}.
     */
    private boolean isProofExpected(int next, int step) {
        if (settings.aim() != Aim.IMPROVE || upperBound() == Integer.MAX_VALUE) {
            return true;
        }
        double rounds = (upperBound() / settings.ratio() - next) / step;
        return forecast.nanos(rounds) <= limits.time().toNanos() - meter.nanos();
    }

    private boolean isWorthSharing() {
        return meter.tracer == null && deepened >= settings.worthSharing();
    }

    @Override
    void found(List<Integer> moves) {
        if (settings.aim() != Aim.EXACT) {
            if (improve(moves)) {
                meter.journal.solved(moves);
            }
        } else {
            super.found(moves);
        }
    }

    /** The bound of the current layer or round: f, as this search orders nodes by that itself. */
    private int bound() {
        return (int) layer;
    }

    /** Counts layers of A* and rounds of IDA* in the same way. */
    @Override
    void enterLayer(long key) {
        endRound();
        super.enterLayer(key);
        beforeRound = meter.beginRound();
    }
}
