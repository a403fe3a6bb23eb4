package dev.unscramble.search.idastar;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.meter.Tracer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Everything that IDA* prepares once for a puzzle and a heuristic and then uses for every start: the walk, the kernel
 * classes compiled for it, and the move automata. Thread-safe.
 */
public final class Kernels<P extends Position> {
    /** A sequence length: every move is tried, also the inverse one. */
    static final int EVERY_MOVE = -1;

    /** A sequence length: only the last move matters. */
    static final int LAST_MOVE = 0;

    /** After this many nodes, a class is worth the milliseconds that it takes to be defined and compiled. */
    static final long NODES_BEFORE_CLASS = 20_000;

    private static final AtomicLong MADE = new AtomicLong();
    private static final int MOST_KEPT = 32;
    private static final KernelCache CACHE = new KernelCache(MOST_KEPT);

    private final Puzzle<P> puzzle;
    private final Heuristic<? super P> heuristic;
    private final boolean checksPath;
    private final Walk<P> walk;
    private final KernelConstants constants;
    private final KernelClass<P> shared;
    private @Nullable KernelClass<P> whole;
    private @Nullable KernelClass<P> splitting;
    /** The nodes that they generated so far. */
    private final AtomicLong generated = new AtomicLong();

    private final Map<Integer, MoveAutomaton<P>> automata = new ConcurrentHashMap<>();

    /** The kernels for a problem's puzzle and heuristic, which all searches in this JVM share. */
    public static <P extends Position> Kernels<P> of(Problem<P> problem, boolean checksPath) {
        return CACHE.get(problem, checksPath);
    }

    /**
     * New kernels for a problem's puzzle and heuristic.
     *
     * @param tracer for every node, or null; kernels with a tracer serve for one search only
     */
    Kernels(Problem<P> problem, boolean checksPath, @Nullable Tracer tracer) {
        this.puzzle = problem.puzzle();
        this.heuristic = problem.heuristic();
        this.checksPath = checksPath;
        this.walk = tracer == null
                ? Walk.of(problem)
                : new TracedWalk<>(puzzle, PositionWalk.of(puzzle, IncrementalHeuristic.of(heuristic)), tracer);
        this.constants = KernelConstants.of(puzzle, heuristic, walk, checksPath);
        this.shared = KernelClass.shared(constants);
        MADE.incrementAndGet();
    }

    /** The number of kernels made in this JVM. */
    static long made() {
        return MADE.get();
    }

    boolean fit(Problem<?> problem, boolean checksPaths) {
        return problem.puzzle() == puzzle && problem.heuristic() == heuristic && checksPaths == checksPath;
    }

    public Walk<P> walk() {
        return walk;
    }

    /** The kernel that searches all paths within its bound, in a round that is expected to be long. */
    synchronized KernelClass<P> whole() {
        if (whole == null) {
            whole = new KernelClass<>(constants);
        }
        return whole;
    }

    /** The kernel for a round of unknown length: a class of its own only after many nodes. */
    KernelClass<P> wholeByWorth() {
        return generated.get() < NODES_BEFORE_CLASS ? shared : whole();
    }

    /** Counts the nodes that a kernel generated. */
    void add(long nodes) {
        generated.addAndGet(nodes);
    }

    /** The kernel that searches up to a horizon and hands over the paths that reach it. */
    synchronized KernelClass<P> splitting() {
        if (splitting == null) {
            splitting = new KernelClass<>(constants.splitting());
        }
        return splitting;
    }

    /**
     * The automaton that avoids duplicate sequences of up to {@code length} moves. It is made once, which may take
     * long; no other thread waits for that. If two threads make it at the same time, both get the first that is ready.
     *
     * @param mustStop is asked now and then whether to give up; the automaton of the last move is then returned
     */
    public MoveAutomaton<P> automaton(int length, BooleanSupplier mustStop) {
        MoveAutomaton<P> known = automata.get(length);
        if (known != null) {
            return known;
        }
        if (puzzle.moveCount() == Puzzle.BY_STATE) {
            return automata.computeIfAbsent(length, any -> new MoveAutomaton<>(puzzle));
        }
        Duplicates byMove = length == EVERY_MOVE ? Duplicates.NONE : Duplicates.PARENT;
        Optional<MoveRules> rules = length <= LAST_MOVE
                ? Optional.of(MoveRules.ofLastMove(puzzle, byMove))
                : SequenceFinder.rules(puzzle, length, mustStop);
        if (rules.isEmpty()) {
            return automaton(LAST_MOVE, mustStop);
        }
        MoveAutomaton<P> made =
                new MoveAutomaton<>(puzzle, rules.get(), length == EVERY_MOVE ? Duplicates.NONE : Duplicates.ALL, walk);
        MoveAutomaton<P> first = automata.putIfAbsent(length, made);
        return first == null ? made : first;
    }
}
