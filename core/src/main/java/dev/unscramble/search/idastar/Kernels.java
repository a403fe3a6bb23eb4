package dev.unscramble.search.idastar;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.meter.Tracer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
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

    private static final int MOST_KEPT = 32;
    private static final KernelCache CACHE = new KernelCache(MOST_KEPT);

    private final Puzzle<P> puzzle;
    private final Heuristic<? super P> heuristic;
    private final boolean checksPath;
    private final Walk<P> walk;
    private final KernelClass<P> whole;
    private @Nullable KernelClass<P> splitting;
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
                : new TracedWalk<>(puzzle, PositionWalk.of(puzzle, heuristic), tracer);
        this.whole = define(false);
    }

    private KernelClass<P> define(boolean splits) {
        return new KernelClass<>(KernelConstants.of(puzzle, heuristic, walk, splits, checksPath));
    }

    boolean fit(Problem<?> problem, boolean checksPaths) {
        return problem.puzzle() == puzzle && problem.heuristic() == heuristic && checksPaths == checksPath;
    }

    public Walk<P> walk() {
        return walk;
    }

    /** The kernel that searches all paths within its bound. */
    KernelClass<P> whole() {
        return whole;
    }

    /** The kernel that searches up to a horizon and hands over the paths that reach it. */
    synchronized KernelClass<P> splitting() {
        if (splitting == null) {
            splitting = define(true);
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
