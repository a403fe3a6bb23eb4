package dev.unscramble.search;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.TieBreak;
import dev.unscramble.store.NodeStore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A* until its store is full, then IDA* below each of the open nodes (Bu and Korf, 2019, as A*+IDA*). What A* stored is
 * not searched twice, and of the nodes below, those nearest to the goal come first, which finds a solution early in
 * the last round. IDA* knows the stored nodes no more: it leaves out superfluous sequences of moves, from each open node.
 *
 * <p>A node costs A* ten times what it costs IDA*. The store therefore grows with the search, round by round, and
 * takes a small part of its time, until the memory is full. Rounds continue the layers of A*: all are counted in the same way.
 *
 * <p>It can also look for good solutions meanwhile, by {@link Anytime}. The last round, the longest, is left out where
 * one of these proves to be optimal before it; and where a limit ends the search, the best of them is the result.
 */
public final class AStarIdaStar extends Search {
    private static final BestFirst.Order ORDER = new BestFirst.Order(1, 1, false, TieBreak.LOW_H, Duplicates.ALL);

    /** This many nodes are stored before the first round of IDA*. */
    private static final long FIRST_NODES = 100_000;
    /** And then one for this many that IDA* generated. */
    private static final long GENERATED_PER_STORED = 100;
    /** The share of the memory for the store; the list of open nodes and, if there are any, beams have the rest. */
    private static final double STORE_SHARE = 0.75;

    private static final double BEAM_SHARE = 0.125;

    /** The time for the first look for a solution. */
    private static final long FIRST_LOOK_NANOS = 300_000_000;
    /** A later one may take this share of the time of the round before it; the next round takes several times that. */
    private static final double LOOK_SHARE = 0.5;
    /** Or this long, since in less time beams are too narrow to find the best solution; but not more than that share. */
    private static final double GOOD_LOOK_NANOS = 1e9;

    private static final double MOST_LOOK_SHARE = 1.5;

    private final Preparation preparation;
    private final int threads;
    private final long firstNodes;
    private final long worthSharing;
    private final Aim aim;
    private final double ratio;
    private final IdaStar withoutMemory;

    /** On one thread, leaving out sequences of moves as long as they are worth. */
    public AStarIdaStar() {
        this(Duplicates.SEQUENCES, IdaStar.BY_WORTH, 1);
    }

    /**
     * As {@link IdaStar} below the open nodes.
     *
     * @param duplicates which ones IDA* leaves out; A* always leaves out all
     */
    public AStarIdaStar(Duplicates duplicates, int sequenceLength, int threads) {
        this(new Preparation(duplicates, sequenceLength), threads, FIRST_NODES, IdaStar.WORTH_SHARING, Aim.EXACT, 1);
    }

    private AStarIdaStar(
            Preparation preparation, int threads, long firstNodes, long worthSharing, Aim aim, double ratio) {
        if (!(ratio >= 1)) {
            throw new IllegalArgumentException("no solution costs less than the cheapest");
        }
        this.preparation = preparation;
        this.threads = threads;
        this.firstNodes = firstNodes;
        this.worthSharing = worthSharing;
        this.aim = aim;
        this.ratio = ratio;
        this.withoutMemory = new IdaStar(preparation, threads, worthSharing);
    }

    /** What it is to find. */
    public enum Aim {
        /** A cheapest solution, and none before it. */
        EXACT,
        /** The best solution until the time limit, proved to be the cheapest where that can be expected until then. */
        IMPROVE,
        /** A proof that a solution is the cheapest, however long that takes. */
        PROVE
    }

    /**
     * The same with another aim.
     *
     * @param enough where the solution is to be improved: how many times the least it may be proved to cost in the end
     */
    public AStarIdaStar aimingAt(Aim other, double enough) {
        return new AStarIdaStar(preparation, threads, firstNodes, worthSharing, other, enough);
    }

    /** The same with another number of nodes to store before the first round, and to generate before one is shared. */
    AStarIdaStar with(long otherFirstNodes, long otherWorthSharing) {
        return new AStarIdaStar(preparation, threads, otherFirstNodes, otherWorthSharing, aim, ratio);
    }

    @Override
    public String name() {
        return "astar-idastar";
    }

    @Override
    public boolean isInformed() {
        return true;
    }

    @Override
    public boolean improves() {
        return aim == Aim.IMPROVE;
    }

    /** Without memory for nodes, it is IDA*. */
    @Override
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        long bytes = (long) (limits.memoryBytes() * STORE_SHARE);
        if (bytes < NodeStore.leastBytes(problem.puzzle().packedLongs())) {
            return withoutMemory.begin(problem, meter, limits);
        }
        return new Deepening<>(problem, meter, limits, bytes);
    }

    private final class Deepening<P extends Position> extends Expansion<P> {
        private final Problem<P> problem;
        private final Kernels<P> kernels;
        private final RoundForecast forecast = new RoundForecast();
        private @Nullable Statistics beforeRound;
        private boolean isFull;
        /** How many nodes the rounds of IDA* generated. */
        private long deepened;

        Deepening(Problem<P> problem, Meter meter, Limits limits, long storeBytes) {
            super(problem, meter, limits, ORDER, storeBytes);
            this.problem = problem;
            this.kernels = preparation.kernels(problem, meter.tracer);
        }

        @Override
        Outcome search() {
            start();
            enterLayer(open.leastF());
            Outcome end = look(FIRST_LOOK_NANOS);
            while (end == null) {
                end = grow();
                if (end == null) {
                    end = deepen();
                }
            }
            endRound();
            return end;
        }

        private void endRound() {
            if (beforeRound != null) {
                meter.endRound(meter.bound, beforeRound);
            }
        }

        /** Looks for a good solution for some time; says so if it is proved to be the best, or if that is the end. */
        private @Nullable Outcome look(long nanos) {
            if (aim == Aim.EXACT || meter.tracer != null) {
                return null;
            }
            Limits own = limits.withMemoryBytes((long) (limits.memoryBytes() * BEAM_SHARE))
                    .withTime(meter.interruptAfter(nanos));
            Execution<P> beams = new Anytime(ratio, threads).begin(problem, meter, own);
            beams.raiseLowerBound(lowerBound);
            Outcome end = beams.search();
            improveLike(beams);
            raiseLowerBound(beams.lowerBound);
            if (isWithin(ratio) || end == Outcome.EXHAUSTED) {
                return end;
            }
            return meter.resume() ? null : meter.stopped();
        }

        /** Goes on with A* until it stores as many nodes as the search has proved to be worth. */
        private @Nullable Outcome grow() {
            long worthStoring = Math.max(firstNodes, deepened / GENERATED_PER_STORED);
            while (!isFull && store.size() < worthStoring) {
                if (open.isEmpty()) {
                    return exhausted();
                }
                Outcome end = expandNext();
                isFull = end == Outcome.MEMORY_LIMIT;
                if (end != null && !isFull) {
                    return end;
                }
                if (isWithin(ratio)) {
                    return Outcome.SOLVED;
                }
            }
            return null;
        }

        /** Goes through all paths within the bound below the open nodes, and raises it. */
        private @Nullable Outcome deepen() {
            if (!open.isEmpty() && open.leastF() > meter.bound) {
                enterLayer(open.leastF());
            }
            if (provesBounds && meter.bound > limits.depth()) {
                cut = true;
                return exhausted();
            }
            Round<P> round = round(meter.bound);
            if (round.outcome() == Outcome.SOLVED) {
                found(round.solution());
            }
            return round.outcome() == Outcome.EXHAUSTED ? raise(round.leastExcess()) : round.outcome();
        }

        private Round<P> round(int bound) {
            long generated = meter.generated;
            long began = meter.nanos();
            MoveAutomaton<P> automaton = preparation.automaton(kernels, deepened, meter);
            Frontier<P> frontier = new Frontier<>(this, kernels.walk(), bound);
            meter.journal.begin(bound, List.of((long) store.size(), (long) frontier.size(), (long) automaton.states()));
            Round<P> round = new Round<>(problem, kernels, automaton, meter, bound, limits.depth());
            round.within(store.size()).searchParts(frontier, isWorthSharing() ? threads : 1);
            forecast.add(meter.generated - generated, meter.nanos() - began);
            deepened += meter.generated - generated;
            cut |= round.wasCut();
            return round;
        }

        /** Goes on to the least f beyond the bound that was met, here or among the open nodes. */
        private @Nullable Outcome raise(int excess) {
            int least = excess == Integer.MAX_VALUE ? excess : meter.bound + excess;
            int next = Math.min(least, open.leastFAbove(meter.bound));
            if (next == Integer.MAX_VALUE) {
                return exhausted();
            }
            int step = next - meter.bound;
            enterLayer(next);
            if (isWithin(ratio)) {
                return Outcome.SOLVED;
            }
            return look(
                    isProofExpected(next, step) ? lookNanos() : limits.time().toNanos() - meter.nanos());
        }

        private long lookNanos() {
            long last = forecast.lastNanos();
            return (long) Math.max(LOOK_SHARE * last, Math.min(GOOD_LOOK_NANOS, MOST_LOOK_SHARE * last));
        }

        /** Whether a proof is asked for, or can be expected until the time limit, by rounds from a bound on in such steps. */
        private boolean isProofExpected(int next, int step) {
            if (aim != Aim.IMPROVE || upperBound() == Integer.MAX_VALUE) {
                return true;
            }
            double rounds = (upperBound() / ratio - next) / step;
            return forecast.nanos(rounds) <= limits.time().toNanos() - meter.nanos();
        }

        private boolean isWorthSharing() {
            return meter.tracer == null && deepened >= worthSharing;
        }

        @Override
        void found(List<Integer> moves) {
            if (aim != Aim.EXACT) {
                improve(moves);
            } else {
                super.found(moves);
            }
        }

        /** Layers of A* and rounds of IDA* are counted alike. */
        @Override
        void enterLayer(int f) {
            endRound();
            super.enterLayer(f);
            beforeRound = meter.beginRound();
        }
    }
}
