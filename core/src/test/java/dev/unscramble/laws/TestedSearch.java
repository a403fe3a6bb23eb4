package dev.unscramble.laws;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.model.TieBreak;
import dev.unscramble.model.Trace;
import dev.unscramble.model.Zero;
import dev.unscramble.search.AStarIdaStar;
import dev.unscramble.search.Anytime;
import dev.unscramble.search.Backtrack;
import dev.unscramble.search.Beam;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.IterativeDeepening;
import dev.unscramble.search.Rbfs;
import dev.unscramble.search.Search;
import dev.unscramble.search.SharingIdaStar;
import dev.unscramble.search.SmallStore;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * An algorithm under a heuristic, and what it promises.
 *
 * @param isOptimal whether its solutions are proved to be cheapest
 * @param storesStates whether it cannot do without memory for states
 */
public record TestedSearch<P extends Position>(
        String label,
        Puzzle<P> puzzle,
        Search search,
        Heuristic<? super P> heuristic,
        boolean isOptimal,
        boolean storesStates) {

    private static final int WIDE = 1000;
    private static final String THREADS = " threads";

    /** The duplicates that are found without stored states. */
    private static final List<Duplicates> WITHOUT_STORE =
            List.of(Duplicates.PARENT, Duplicates.PATH, Duplicates.SEQUENCES);

    /** All but none: without pruning, even these small puzzles have too many paths. */
    private static final Set<Duplicates> PRUNING = EnumSet.complementOf(EnumSet.of(Duplicates.NONE));

    /** How many paths may be stored at once, each from the start, if that is all that is stored. */
    int paths() {
        return isShared() ? 3 : 1;
    }

    /** Whether threads share its work, so that counts depend on which of them was how far. */
    public boolean isShared() {
        return label.endsWith(THREADS);
    }

    /** Whether no node within its bound waits any more when it ends without a solution. */
    boolean keepsNothing() {
        return search instanceof IdaStar
                || search instanceof Rbfs
                || search instanceof IterativeDeepening
                || search instanceof Backtrack
                || search instanceof BestFirst && isOptimal;
    }

    public Result solve(P start, Limits limits, Progress progress) {
        return search.solve(new Problem<>(puzzle, start, heuristic), limits, progress);
    }

    /** The same, with a listener. */
    Result solve(P start, Limits limits, Progress progress, Trace trace) {
        return search.solve(new Problem<>(puzzle, start, heuristic), limits, progress, trace);
    }

    @Override
    public String toString() {
        return puzzle.name() + " " + label;
    }

    /** Every algorithm with every option that makes a difference, under each of these heuristics. */
    public static <P extends Position> List<TestedSearch<P>> all(
            Puzzle<P> puzzle, List<Heuristic<? super P>> heuristics) {
        return all(puzzle, heuristics, heuristics);
    }

    /**
     * The same with other heuristics for searches on several threads, and be it none: threads take most of the time of
     * small searches to start. A heuristic that threads must not share is noticed without them, by {@link SolutionLaws}.
     */
    public static <P extends Position> List<TestedSearch<P>> all(
            Puzzle<P> puzzle, List<Heuristic<? super P>> heuristics, List<Heuristic<? super P>> onThreads) {
        List<TestedSearch<P>> all = uninformed(puzzle);
        for (Heuristic<? super P> heuristic : heuristics) {
            all.addAll(informed(puzzle, heuristic));
        }
        for (Heuristic<? super P> heuristic : onThreads) {
            all.addAll(onThreads(puzzle, heuristic));
        }
        return all;
    }

    private static <P extends Position> List<TestedSearch<P>> uninformed(Puzzle<P> puzzle) {
        List<TestedSearch<P>> solvers = new ArrayList<>();
        boolean fewestIsCheapest = hasUnitCosts(puzzle);
        for (Duplicates duplicates : PRUNING) {
            boolean all = duplicates.isGraphSearch();
            solvers.add(blind(puzzle, BestFirst.bfs(TieBreak.FIFO, duplicates), duplicates, fewestIsCheapest, true));
            solvers.add(blind(puzzle, BestFirst.ucs(TieBreak.LIFO, duplicates), duplicates, true, true));
            solvers.add(blind(puzzle, new IterativeDeepening(duplicates), duplicates, fewestIsCheapest, all));
            solvers.add(blind(puzzle, new Backtrack(duplicates), duplicates, false, all));
        }
        if (IntStream.range(0, puzzle.moveCount()).noneMatch(move -> puzzle.inverse(move) == Puzzle.NO_INVERSE)) {
            solvers.add(blind(puzzle, new Bidirectional(), Duplicates.ALL, fewestIsCheapest, true));
        }
        return solvers;
    }

    private static <P extends Position> List<TestedSearch<P>> informed(
            Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        List<TestedSearch<P>> solvers = new ArrayList<>();
        boolean admissible = heuristic.guarantee().isAdmissible();
        for (Duplicates duplicates : WITHOUT_STORE) {
            solvers.add(guided(puzzle, new IdaStar(duplicates), heuristic, duplicates, admissible, false));
            Search hybrid = SmallStore.of(10, duplicates, 1);
            solvers.add(guided(puzzle, hybrid, heuristic, duplicates + " below few", admissible, false));
            solvers.add(guided(puzzle, new Rbfs(duplicates), heuristic, duplicates, admissible, false));
            solvers.add(guided(
                    puzzle, BestFirst.astar(TieBreak.LOW_H, duplicates), heuristic, duplicates, admissible, true));
        }
        solvers.add(guided(puzzle, new AStarIdaStar(), heuristic, "", admissible, false));
        for (TieBreak tieBreak : TieBreak.values()) {
            solvers.add(
                    guided(puzzle, BestFirst.astar(tieBreak, Duplicates.ALL), heuristic, tieBreak, admissible, true));
        }
        solvers.add(guided(puzzle, BestFirst.greedy(TieBreak.LOW_H, Duplicates.ALL), heuristic, "", false, true));
        solvers.add(guided(puzzle, BestFirst.wastar(1.5, TieBreak.LOW_H, Duplicates.ALL), heuristic, "", false, true));
        solvers.add(guided(puzzle, new Beam(WIDE), heuristic, WIDE, false, true));
        solvers.add(guided(puzzle, new Anytime(1), heuristic, "", admissible, true));
        return solvers;
    }

    private static <P extends Position> List<TestedSearch<P>> onThreads(
            Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        List<TestedSearch<P>> solvers = new ArrayList<>();
        boolean admissible = heuristic.guarantee().isAdmissible();
        for (Duplicates duplicates : WITHOUT_STORE) {
            int threads = duplicates == Duplicates.PARENT ? 2 : 3;
            String option = duplicates + " on " + threads + THREADS;
            for (Search search :
                    List.of(SharingIdaStar.of(duplicates, threads), SmallStore.of(20, duplicates, threads))) {
                solvers.add(guided(puzzle, search, heuristic, option, admissible, false));
            }
        }
        return solvers;
    }

    private static <P extends Position> TestedSearch<P> blind(
            Puzzle<P> puzzle, Search search, Object option, boolean isOptimal, boolean storesStates) {
        return new TestedSearch<>(search.name() + " " + option, puzzle, search, Zero.INSTANCE, isOptimal, storesStates);
    }

    private static <P extends Position> TestedSearch<P> guided(
            Puzzle<P> puzzle,
            Search search,
            Heuristic<? super P> heuristic,
            Object option,
            boolean isOptimal,
            boolean storesStates) {
        String label = search.name() + " " + heuristic.name() + " " + option;
        return new TestedSearch<>(label, puzzle, search, heuristic, isOptimal, storesStates);
    }

    /** Whether fewest moves means cheapest. */
    static boolean hasUnitCosts(Puzzle<?> puzzle) {
        return IntStream.range(0, puzzle.moveCount()).allMatch(move -> puzzle.cost(move) == 1);
    }
}
