package dev.unscramble.search;

import dev.unscramble.model.Constructor;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.beam.BeamContext;
import dev.unscramble.search.beam.BeamTrace;
import dev.unscramble.search.beam.HeuristicStates;
import dev.unscramble.search.beam.ScoreBeam;
import dev.unscramble.search.beam.ScoreBeam.Ending;
import dev.unscramble.search.beam.WidthPlan;
import dev.unscramble.search.beam.Windows;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Pace;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.threads.WorkerThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One run of {@link Anytime}: which beams follow each other, and what is made of what they find. */
final class Improving<P extends Position> extends Search.Execution<P> {
    private static final int FIRST_WIDTH = 64;
    private static final int UNKNOWN_DEPTH = 1000;
    /** Windows get one node for this many of the beams. */
    private static final int NODES_PER_WINDOW_NODE = 4;
    /** A solution that is this share longer than the best one is worth a try: windows may make it the best. */
    private static final double WORTH_A_TRY = 1.1;
    /** Each beam is this many times as wide as the one before. */
    private static final int GROWTH = 4;
    /** The last one is at least this many times as wide as the one before, and at most that many. */
    private static final double LEAST_GROWTH = 1.3;

    private static final double MOST_GROWTH = 20;
    /** Before this many states the JVM has not warmed up, and says nothing about how many more there is time for. */
    private static final long COLD = 200_000;
    /** It may be this many times as wide as planned, where it gets on faster. */
    private static final double SLACK = 2;
    /** It is planned to take this share of the time; windows have the rest. */
    private static final double FILLED = 0.9;
    /** Where a beam stalls, one this many times as wide goes on. */
    private static final int RESCUE = 8;
    /** After this many nodes in windows, their gain is told. */
    private static final long SLICE = 1_000_000;

    private final Problem<P> problem;
    private final Optional<Constructor<P>> constructor;
    private final boolean hasScores;
    private final BeamContext<P> context;
    private final long end;
    private final double ratio;
    /** How deep the next beam will have to go, about. */
    private int expectedDepth;

    Improving(Problem<P> problem, Meter meter, Limits limits, double ratio, int threads) {
        super(problem, meter, limits);
        this.problem = problem;
        this.constructor = puzzle.constructor();
        this.hasScores = puzzle.scoredStates(puzzle.goal()).isPresent();
        Tracer tracer = meter.tracer;
        this.context = new BeamContext<>(
                puzzle,
                states().length(),
                meter,
                new WorkerThreads("beam", threads),
                tracer == null ? null : new BeamTrace<>(tracer, puzzle, heuristic));
        this.end = limits.time().toNanos();
        this.ratio = ratio;
    }

    private ScoredStates<P> states() {
        return puzzle.scoredStates(puzzle.goal()).orElseGet(() -> new HeuristicStates<>(puzzle, heuristic));
    }

    @Override
    Outcome search() {
        try {
            return searchAll();
        } finally {
            context.threads().close();
        }
    }

    private Outcome searchAll() {
        if (meter.nodesLeft() > 0) { // else it is a part of a search that has counted the start
            meter.generated++;
        }
        meter.stored(1);
        tellStart();
        if (position.isGoal()) {
            improve(List.of());
        } else {
            List<Integer> first = new ArrayList<>();
            if (construct(first)) {
                offer(first);
            }
        }
        return searchBeams(FIRST_WIDTH);
    }

    /** Searches with wider and wider beams. */
    private Outcome searchBeams(int first) {
        int width = first;
        while (!isWithin(ratio)) {
            if (width > mostWidth()) {
                return width > FIRST_WIDTH && canShorten() ? shortenBest() : Outcome.MEMORY_LIMIT;
            }
            Pace pace = Pace.until(meter, end);
            Outcome stop = tryBeam(context.beam(width), width);
            if (stop != null) {
                return stop;
            }
            double left = pace.statesLeft() / pace.states();
            boolean isLast = left < (meter.expanded < COLD ? 2 * GROWTH : MOST_GROWTH);
            if (isLast) {
                return fill(width, left);
            }
            width *= GROWTH;
        }
        return Outcome.SOLVED;
    }

    /**
     * Fills the time that is left, as a multiple of what the last beam took: by a wider one, and by windows of the
     * best.
     */
    private Outcome fill(int width, double left) {
        if (left >= LEAST_GROWTH) {
            int wider = (int) Math.min(mostWidth(), FILLED * left * width);
            int widest = (int) Math.min(mostWidth(), SLACK * wider);
            WidthPlan plan =
                    new WidthPlan(wider, expectedDepth, Pace.until(meter, end).next(FILLED));
            Outcome stop = tryBeam(context.beam(widest, plan), widest);
            if (stop != null) {
                return stop;
            }
        }
        return canShorten() ? shortenBest() : searchBeams(width);
    }

    private boolean canShorten() {
        return hasScores && !solution.isEmpty();
    }

    private void tellStart() {
        Tracer tracer = meter.tracer;
        if (tracer != null) {
            int h = heuristic.estimate(position);
            long start = tracer.start(puzzle, position, h, h);
            if (position.isGoal()) {
                tracer.solved(start);
            }
        }
    }

    /** Searches with a beam, of at most this width, and in windows of what it found; says so if that is the end. */
    private @Nullable Outcome tryBeam(ScoreBeam<P> beam, int width) {
        long before = meter.generated;
        Ending ending = beam.run(this::states, problem.start(), mostDepth());
        boolean isWhole = ending == Ending.SOLVED;
        List<Integer> found = new ArrayList<>(beam.paths().toBest());
        if (ending == Ending.STALLED && hasScores) {
            ending = goOn(found, RESCUE * width);
        }
        boolean isFound = ending == Ending.SOLVED || construct(found);
        if (isFound && offer(found) && isWhole) {
            beam.tellSolved();
        }
        expectedDepth = Math.min(found.size(), upperBound());
        if (ending == Ending.STOPPED) {
            return meter.stopped();
        }
        if (isWithin(ratio)) {
            return Outcome.SOLVED;
        }
        if (beam.isComplete()) {
            return prove();
        }
        if (!isFound || !hasScores) {
            return null;
        }
        long nodes = (meter.generated - before) / NODES_PER_WINDOW_NODE;
        return shorten(windows(found), nodes);
    }

    /** Goes on where a beam stalled, near the goal as a rule, with a wider one. */
    private Ending goOn(List<Integer> moves, int width) {
        ScoreBeam<P> beam = context.beam(Math.min(width, mostWidth()));
        Ending ending = beam.run(this::states, after(moves), Math.max(0, mostDepth() - moves.size()));
        moves.addAll(beam.paths().toBest());
        return ending;
    }

    /** Leads on from the best state that beams came to, where there is a constructor. */
    private boolean construct(List<Integer> moves) {
        constructor.ifPresent(known -> moves.addAll(known.solve(after(moves))));
        return constructor.isPresent();
    }

    private P after(List<Integer> moves) {
        P reached = problem.start();
        moves.forEach(reached::apply);
        return reached;
    }

    private Windows<P> windows(List<Integer> moves) {
        return new Windows<>(context, problem.start(), moves, mostWidth());
    }

    private @Nullable Outcome shorten(Windows<P> windows, long nodes) {
        boolean goesOn = windows.shorten(nodes);
        offer(windows.moves());
        return goesOn ? null : meter.stopped();
    }

    /** Spends the time that is left when a wider beam would take too much time or memory. */
    private Outcome shortenBest() {
        Windows<P> windows = windows(List.copyOf(solution));
        while (!isWithin(ratio)) {
            Outcome stop = shorten(windows, SLICE);
            if (stop != null) {
                return stop;
            }
        }
        return Outcome.SOLVED;
    }

    /** Takes a solution if it is better than all before it, and no longer than asked for. */
    private boolean offer(List<Integer> moves) {
        int cost = moves.stream().mapToInt(puzzle::cost).sum();
        if (cost > limits.depth()) {
            return false;
        }
        meter.stored(moves.size());
        return improve(moves);
    }

    /**
     * The beam dropped no state, so that there is memory for a proof; it knows states by their hashes, which prove
     * nothing.
     */
    private Outcome prove() {
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return meter.stopped();
        }
        Search.Execution<P> exact =
                BestFirst.astar(TieBreak.LOW_H, Duplicates.ALL).begin(problem, meter, limits);
        exact.raiseLowerBound(lowerBound);
        Outcome outcome = exact.search();
        raiseLowerBound(exact.lowerBound);
        if (outcome == Outcome.SOLVED) {
            improve(exact.solution);
        }
        return outcome == Outcome.SOLVED && !isWithin(ratio) ? Outcome.EXHAUSTED : outcome;
    }

    /** No beam goes deeper than is of use. */
    private int mostDepth() {
        int useful = upperBound() == Integer.MAX_VALUE ? upperBound() : (int) (upperBound() * WORTH_A_TRY);
        return Math.min(limits.depth(), useful);
    }

    /** As many states as the memory holds: a layer and the next, their candidates, and where all came from. */
    private int mostWidth() {
        int depth = Math.min(mostDepth(), UNKNOWN_DEPTH);
        long bytes = ScoreBeam.bytesPerState(context.stateLength(), puzzle.moveCount(), depth);
        return (int)
                Math.min(limits.memoryBytes() / bytes, ScoreBeam.mostWidth(context.stateLength(), puzzle.moveCount()));
    }
}
