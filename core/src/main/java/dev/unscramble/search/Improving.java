package dev.unscramble.search;

import dev.unscramble.model.Constructor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.ScoredStates;
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

/** One run of {@link Anytime}: it chooses the beams, and improves and reports their solutions. */
final class Improving<P extends Position> extends Search.Execution<P> {
    private static final int FIRST_WIDTH = 64;
    private static final int UNKNOWN_DEPTH = 1000;
    /** Windows generate one node for this many of the beam. */
    private static final int NODES_PER_WINDOW_NODE = 4;
    /** Solutions up to this many times as long as the best are shortened; windows may make one the best. */
    private static final double LONGEST_TRIED = 1.1;
    /** The width of each beam, as a multiple of the one before. */
    private static final int WIDTH_GROWTH = 4;
    /** The least width of the last beam, as a multiple of the one before. */
    private static final double LEAST_LAST_GROWTH = 1.3;
    /** The largest width of the last beam, as a multiple of the one before. */
    private static final double MOST_LAST_GROWTH = 20;
    /** Before this many states the JVM has not warmed up: its speed does not say how many more there is time for. */
    private static final long WARM_UP_STATES = 200_000;
    /** The largest width of the last beam, as a multiple of the planned one, if it is faster than planned. */
    private static final double MOST_OVER_PLAN = 2;
    /** The share of the remaining time that is planned for the last beam; windows have the rest. */
    private static final double LAST_BEAM_SHARE = 0.9;
    /**
     * From this width on, the last beam shares its time with one from the goal to the start. A wide beam finds little
     * more than one of half its width, but the other may, since it loses its way elsewhere.
     */
    private static final int LEAST_WIDTH_TO_SHARE = 40_000;
    /** The width of the beam that continues a stalled one, as a multiple of it. */
    private static final int RESCUE_GROWTH = 8;

    private static final long WINDOW_NODES_PER_REPORT = 1_000_000;

    private final Problem<P> problem;
    private final Optional<Constructor<P>> constructor;
    private final boolean hasScores;
    private final BeamContext<P> context;
    private final long end;
    private final double ratio;
    /** The expected depth of the goal for the next beam. */
    private int expectedDepth;

    Improving(Problem<P> problem, Meter meter, Limits limits, double ratio, int threads) {
        super(problem, meter, limits);
        this.problem = problem;
        this.constructor = puzzle.constructor();
        this.hasScores = scores().isPresent();
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
        return scores().orElseGet(() -> new HeuristicStates<>(puzzle, heuristic));
    }

    private Optional<ScoredStates<P>> scores() {
        return puzzle.goal().flatMap(puzzle::scoredStates);
    }

    @Override
    protected Outcome search() {
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
            Outcome stop = tryBeam(context.beam(width));
            if (stop != null) {
                return stop;
            }
            double left = pace.statesLeft() / pace.states();
            boolean isLast = left < (meter.expanded < WARM_UP_STATES ? 2 * WIDTH_GROWTH : MOST_LAST_GROWTH);
            if (isLast) {
                return fill(width, left);
            }
            width *= WIDTH_GROWTH;
        }
        return Outcome.SOLVED;
    }

    /**
     * Uses the remaining time for one wider beam, and for windows of the best solution.
     *
     * @param left the remaining time, as a multiple of what the previous beam took
     */
    private Outcome fill(int width, double left) {
        if (left >= LEAST_LAST_GROWTH) {
            double last = LAST_BEAM_SHARE * left * width;
            if (last > LEAST_WIDTH_TO_SHARE && canGoBack()) {
                last /= 2;
                Outcome stop = tryBackwards(lastBeam(last, LAST_BEAM_SHARE / 2));
                if (stop != null) {
                    return stop;
                }
            }
            Outcome stop = tryBeam(lastBeam(last, LAST_BEAM_SHARE));
            if (stop != null) {
                return stop;
            }
        }
        return canShorten() ? shortenBest() : searchBeams(width);
    }

    /**
     * A beam of about this width that ends after a share of the remaining time. It may become wider if it is faster
     * than planned.
     */
    private ScoreBeam<P> lastBeam(double width, double share) {
        int wider = (int) Math.min(mostWidth(), width);
        int widest = (int) Math.min(mostWidth(), MOST_OVER_PLAN * wider);
        WidthPlan plan =
                new WidthPlan(wider, expectedDepth, Pace.until(meter, end).next(share));
        return context.beam(widest, plan);
    }

    private boolean canGoBack() {
        return hasScores && puzzle.hasOneGoal() && puzzle.noWayBack().isEmpty();
    }

    /** Runs a beam from the goal to the start. Returns how the search ended, or null if it continues. */
    private @Nullable Outcome tryBackwards(ScoreBeam<P> beam) {
        P start = problem.start();
        Ending ending = beam.run(
                () -> puzzle.scoredStates(start).orElseThrow(), puzzle.goal().orElseThrow(), mostDepth());
        if (ending == Ending.SOLVED) {
            List<Integer> back = beam.paths().toBest();
            List<Integer> found = new ArrayList<>();
            for (int i = back.size() - 1; i >= 0; i--) {
                found.add(puzzle.inverse(back.get(i)));
            }
            offer(found);
        }
        if (ending == Ending.STOPPED) {
            return meter.stopped();
        }
        return isWithin(ratio) ? Outcome.SOLVED : null;
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

    /**
     * Runs a beam, then shortens its solution in windows. Returns how the search ended, or null if it continues.
     */
    private @Nullable Outcome tryBeam(ScoreBeam<P> beam) {
        long before = meter.generated;
        Ending ending = beam.run(this::states, problem.start(), mostDepth());
        boolean isWhole = ending == Ending.SOLVED;
        List<Integer> found = new ArrayList<>(beam.paths().toBest());
        if (ending == Ending.STALLED && hasScores) {
            ending = rescue(found, RESCUE_GROWTH * beam.widest());
        }
        boolean isFound = ending == Ending.SOLVED || construct(found);
        if (isFound && offer(found) && isWhole) {
            beam.traceSolved();
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

    /** Continues from the best state of a stalled beam, which is usually near the goal, with a wider one. */
    private Ending rescue(List<Integer> moves, int width) {
        ScoreBeam<P> beam = context.beam(Math.min(width, mostWidth()));
        Ending ending = beam.run(this::states, after(moves), Math.max(0, mostDepth() - moves.size()));
        moves.addAll(beam.paths().toBest());
        return ending;
    }

    /** Completes a path by the puzzle's constructor. Returns false if there is none. */
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
        boolean continues = windows.shorten(nodes);
        offer(windows.moves());
        return continues ? null : meter.stopped();
    }

    /** Shortens the best solution in the remaining time, when a wider beam would take too much time or memory. */
    private Outcome shortenBest() {
        Windows<P> windows = windows(List.copyOf(solution));
        while (!isWithin(ratio)) {
            Outcome stop = shorten(windows, WINDOW_NODES_PER_REPORT);
            if (stop != null) {
                return stop;
            }
        }
        return Outcome.SOLVED;
    }

    /** Accepts a solution if it is better than all before it, and within the depth limit. Returns whether it is. */
    private boolean offer(List<Integer> moves) {
        if (Replay.cost(problem, moves) > limits.depth() || !improve(moves)) {
            return false;
        }
        meter.stored(moves.size());
        return true;
    }

    /**
     * Finds the optimum by A*, after a beam that dropped no state: there is memory for all of them. The beam itself is
     * not a proof, as it compares states by their hashes.
     */
    private Outcome prove() {
        if (meter.generated >= meter.checkpoint && meter.mustStop()) {
            return meter.stopped();
        }
        Search.Execution<P> exact = BestFirst.astar().begin(problem, meter, limits);
        exact.raiseLowerBound(lowerBound);
        Outcome outcome = exact.search();
        raiseLowerBound(exact.lowerBound);
        exceededCost |= exact.exceededCost;
        if (outcome == Outcome.SOLVED) {
            improve(exact.solution);
        }
        return outcome == Outcome.SOLVED && !isWithin(ratio) ? Outcome.EXHAUSTED : outcome;
    }

    /** The largest depth at which a solution would be of use. */
    private int mostDepth() {
        int useful = upperBound() == Integer.MAX_VALUE ? upperBound() : (int) (upperBound() * LONGEST_TRIED);
        return Math.min(limits.depth(), useful);
    }

    /** The widest beam that fits in memory: a layer and the next, their candidates, and the origins of all layers. */
    private int mostWidth() {
        int depth = Math.min(mostDepth(), UNKNOWN_DEPTH);
        long bytes = ScoreBeam.bytesPerState(context.stateLength(), context.moveCount(), depth);
        return (int)
                Math.min(limits.memoryBytes() / bytes, ScoreBeam.mostWidth(context.stateLength(), context.moveCount()));
    }
}
