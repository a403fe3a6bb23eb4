package dev.unscramble.search;

import dev.unscramble.model.Constructor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.ScoreBeam.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A solution at once, then better and better ones. The first comes from the puzzle's {@link Constructor}, where it has one. Beams
 * follow, each twice as wide as the one before, guided by the puzzle's {@link ScoredStates}, or else by the heuristic; the
 * last one as wide as the time allows. {@link Windows} of what they find are searched for shorter ways. Where a beam held all
 * states there are, A* proves the rest. The lower bound is the heuristic's.
 */
public final class Anytime extends Search {
    private static final int FIRST_WIDTH = 64;
    private static final int UNKNOWN_DEPTH = 1000;
    /** Windows get one node for this many of the beams. */
    private static final int NODES_PER_WINDOW_NODE = 4;
    /** A solution that is this share longer than the best one is worth a try: windows may make it the best. */
    private static final double WORTH_A_TRY = 1.1;
    /** A last beam is planned to fill this share of the time that is left, and is made only if it is this much wider. */
    private static final double FILLED = 0.9;

    private static final double LEAST_GROWTH = 1.3;
    /** Where a beam stalls, one this many times as wide goes on. */
    private static final int RESCUE = 8;
    /** After this many nodes in windows, their gain is told. */
    private static final long SLICE = 1_000_000;

    private final double ratio;
    private final int threads;

    /** Ends when the solution is proved to cost at most this many times the least; at 1, when it is optimal. */
    public Anytime(double ratio) {
        this(ratio, 1);
    }

    /** The same with threads that share the layers of wide beams; the answer is the same after as many nodes. */
    public Anytime(double ratio, int threads) {
        if (!(ratio >= 1)) {
            throw new IllegalArgumentException("no solution costs less than the cheapest");
        }
        if (threads < 1) {
            throw new IllegalArgumentException("at least one thread must search");
        }
        this.ratio = ratio;
        this.threads = threads;
    }

    @Override
    public String name() {
        return "anytime";
    }

    @Override
    public boolean isInformed() {
        return true;
    }

    @Override
    public boolean improves() {
        return true;
    }

    @Override
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Improving<>(problem, meter, limits);
    }

    private final class Improving<P extends Position> extends Execution<P> {
        private final Problem<P> problem;
        private final Optional<Constructor<P>> constructor;
        private final boolean hasScores;
        private final BeamContext<P> context;
        private final long end;

        Improving(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits);
            this.problem = problem;
            this.constructor = puzzle.constructor();
            this.hasScores = puzzle.scoredStates(puzzle.goal()).isPresent();
            Tracer tracer = meter.tracer;
            this.context = new BeamContext<>(
                    puzzle,
                    states().length(),
                    meter,
                    new BeamThreads(threads),
                    tracer == null ? null : new BeamTrace<>(tracer, puzzle, heuristic));
            this.end = limits.time().toNanos();
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
            meter.generated++;
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
            int width = FIRST_WIDTH;
            while (!isWithin(ratio)) {
                if (width > mostWidth()) {
                    return width > FIRST_WIDTH && hasScores ? shortenBest() : Outcome.MEMORY_LIMIT;
                }
                long began = meter.nanos();
                Outcome stop = tryWidth(width);
                if (stop != null) {
                    return stop;
                }
                int wider = nextWidth(width, meter.nanos() - began);
                if (wider == width) {
                    return shortenBest();
                }
                width = wider;
            }
            return Outcome.SOLVED;
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

        /** Searches with a beam of this width, and in windows of what it found; says so if that is the end. */
        private @Nullable Outcome tryWidth(int width) {
            long before = meter.generated;
            ScoreBeam<P> beam = context.beam(width);
            Ending ending = beam.run(this::states, problem.start(), mostDepth());
            boolean isWhole = ending == Ending.SOLVED;
            List<Integer> found = new ArrayList<>(beam.pathToBest());
            if (ending == Ending.STALLED && hasScores) {
                ending = goOn(found, RESCUE * width);
            }
            boolean isFound = ending == Ending.SOLVED || construct(found);
            if (isFound && offer(found) && isWhole) {
                beam.tellSolved();
            }
            if (ending == Ending.STOPPED) {
                return meter.stopped();
            }
            if (isWithin(ratio)) {
                return Outcome.SOLVED;
            }
            if (beam.isComplete()) {
                return prove(ending);
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
            moves.addAll(beam.pathToBest());
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

        /** The beam held all states that can be reached, so that there is memory for a proof. */
        private Outcome prove(Ending ending) {
            if (ending == Ending.EMPTY && upperBound() == Integer.MAX_VALUE) {
                return Outcome.EXHAUSTED;
            }
            Execution<P> exact = BestFirst.astar(TieBreak.LOW_H, Duplicates.ALL).begin(problem, meter, limits);
            exact.raiseLowerBound(lowerBound);
            Outcome outcome = exact.search();
            raiseLowerBound(exact.lowerBound);
            if (outcome == Outcome.SOLVED) {
                improve(exact.solution);
            }
            return outcome;
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
            return (int) Math.min(
                    limits.memoryBytes() / bytes, ScoreBeam.mostWidth(context.stateLength(), puzzle.moveCount()));
        }

        /** Twice as wide, or as wide as the time allows if that is too short for two more; the same if it is too short. */
        private int nextWidth(int width, long nanos) {
            double left = (double) (end - meter.nanos()) / Math.max(1, nanos);
            if (left > 2 + 4) {
                return 2 * width;
            }
            return hasScores && left < LEAST_GROWTH ? width : (int) (width * Math.min(2 + 4, left * FILLED));
        }
    }
}
