package dev.unscramble.laws;

import dev.unscramble.heuristic.Zero;
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
import dev.unscramble.search.bidirectional.Bae;
import dev.unscramble.search.bidirectional.Bs;
import dev.unscramble.search.bidirectional.Dvcbs;
import dev.unscramble.search.bidirectional.FrontToEnd;
import dev.unscramble.search.bidirectional.Mm;
import dev.unscramble.search.bidirectional.Nbs;
import dev.unscramble.search.bounded.Ara;
import dev.unscramble.search.bounded.Bounded;
import dev.unscramble.search.bounded.Ees;
import dev.unscramble.search.memory.BeamStack;
import dev.unscramble.search.memory.Bfhs;
import dev.unscramble.search.memory.Bts;
import dev.unscramble.search.memory.IdaStarTable;
import dev.unscramble.search.memory.PartialExpansion;
import dev.unscramble.search.memory.Sma;
import dev.unscramble.search.memory.WeightedIdaStar;
import dev.unscramble.search.walk.LssLrta;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * An algorithm under a heuristic, and what it promises.
 *
 * @param ratio how many times the least cost its solutions may cost; 1 if they are proved to be cheapest, infinity if
 *     it promises nothing
 * @param storesStates whether it cannot do without memory for states
 */
public record TestedSearch<P extends Position>(
        String label,
        Puzzle<P> puzzle,
        Search search,
        Heuristic<? super P> heuristic,
        double ratio,
        boolean storesStates) {

    private static final double ANY = Double.POSITIVE_INFINITY;
    private static final double WEIGHT = 1.5;
    private static final int WIDE = 1000;
    private static final String THREADS = " threads";

    /** The duplicates that are found without stored states. */
    private static final List<Duplicates> WITHOUT_STORE =
            List.of(Duplicates.PARENT, Duplicates.PATH, Duplicates.SEQUENCES);

    /** All but none: without pruning, even these small puzzles have too many paths. */
    private static final Set<Duplicates> PRUNING = EnumSet.complementOf(EnumSet.of(Duplicates.NONE));

    /** Whether its solutions are proved to be cheapest. */
    public boolean isOptimal() {
        return ratio == 1;
    }

    /** How many paths may be stored at once, each from the start, if that is all that is stored. */
    int paths() {
        return isShared() ? 3 : 1;
    }

    /** Whether threads share its work, so that counts depend on which of them was how far. */
    public boolean isShared() {
        return label.endsWith(THREADS);
    }

    /** Whether it makes tables before it generates its first node, which a limit may stop. */
    boolean preparesTables() {
        return search instanceof FrontToEnd;
    }

    /** Whether its solution is a walk of an agent, which does not end before it finds a goal. */
    public boolean isWalk() {
        return search instanceof LssLrta;
    }

    /** Whether each round has a larger bound than the one before. */
    boolean raisesBounds() {
        return !(search instanceof Bts);
    }

    /** Whether nodes that were not expanded make room for others. */
    boolean forgetsLeaves() {
        return search instanceof Sma;
    }

    /** Whether it follows one path at a time. */
    boolean isDepthFirst() {
        return keepsNothing() && !(search instanceof BestFirst);
    }

    /** Whether no node within its bound waits any more when it ends without a solution. */
    boolean keepsNothing() {
        return search instanceof IdaStar
                || search instanceof Rbfs
                || search instanceof WeightedIdaStar
                || search instanceof Bts
                || search instanceof IterativeDeepening
                || search instanceof Backtrack
                || search instanceof BestFirst && isOptimal();
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
            solvers.add(blind(puzzle, BestFirst.bfs().withDuplicates(duplicates), duplicates, fewestIsCheapest, true));
            solvers.add(blind(
                    puzzle,
                    BestFirst.ucs().withTieBreak(TieBreak.LIFO).withDuplicates(duplicates),
                    duplicates,
                    true,
                    true));
            solvers.add(blind(
                    puzzle, IterativeDeepening.create().withDuplicates(duplicates), duplicates, fewestIsCheapest, all));
            solvers.add(blind(puzzle, Backtrack.create().withDuplicates(duplicates), duplicates, false, all));
        }
        if (puzzle.noWayBack().isEmpty()) {
            solvers.add(blind(puzzle, Bidirectional.create(), Duplicates.ALL, fewestIsCheapest, true));
        }
        return solvers;
    }

    private static <P extends Position> List<TestedSearch<P>> informed(
            Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        List<TestedSearch<P>> solvers = new ArrayList<>();
        boolean admissible = heuristic.guarantee().isAdmissible();
        for (Duplicates duplicates : WITHOUT_STORE) {
            solvers.add(guided(
                    puzzle, IdaStar.create().withDuplicates(duplicates), heuristic, duplicates, admissible, false));
            Search hybrid = SmallStore.of(10, duplicates, 1);
            solvers.add(guided(puzzle, hybrid, heuristic, duplicates + " below few", admissible, false));
            solvers.add(
                    guided(puzzle, Rbfs.create().withDuplicates(duplicates), heuristic, duplicates, admissible, false));
            solvers.add(guided(
                    puzzle, BestFirst.astar().withDuplicates(duplicates), heuristic, duplicates, admissible, true));
        }
        solvers.add(guided(puzzle, Rbfs.create().withRecentFirst(), heuristic, "recent first", admissible, false));
        solvers.add(guided(puzzle, AStarIdaStar.create(), heuristic, "", admissible, false));
        for (TieBreak tieBreak : TieBreak.values()) {
            solvers.add(
                    guided(puzzle, BestFirst.astar().withTieBreak(tieBreak), heuristic, tieBreak, admissible, true));
        }
        solvers.add(guided(puzzle, BestFirst.greedy(), heuristic, "", false, true));
        for (Search search : List.of(
                BestFirst.wastar(WEIGHT),
                Bounded.xdp(WEIGHT),
                Bounded.xup(WEIGHT),
                Bounded.focal(WEIGHT),
                Bounded.dps(WEIGHT),
                Ees.create(WEIGHT))) {
            solvers.add(bounded(puzzle, search, heuristic, admissible ? WEIGHT : ANY, true));
        }
        for (Search search : List.of(WeightedIdaStar.create(WEIGHT), Rbfs.weighted(WEIGHT))) {
            solvers.add(bounded(puzzle, search, heuristic, admissible ? WEIGHT : ANY, false));
        }
        solvers.add(guided(puzzle, Ara.create(3, 1), heuristic, "", admissible, true));
        solvers.add(guided(puzzle, PartialExpansion.pea(), heuristic, "", admissible, true));
        solvers.add(guided(puzzle, PartialExpansion.epea(), heuristic, "", admissible, true));
        solvers.add(guided(puzzle, IdaStarTable.create(), heuristic, "", admissible, true));
        solvers.add(guided(puzzle, Bts.create(), heuristic, "", admissible, false));
        solvers.add(guided(puzzle, Sma.create(), heuristic, "", admissible, true));
        for (int width : new int[] {6, WIDE}) {
            solvers.add(guided(puzzle, BeamStack.create().withWidth(width), heuristic, width, admissible, true));
        }
        if (puzzle.noWayBack().isEmpty()) {
            solvers.add(guided(puzzle, LssLrta.create(), heuristic, "", false, true));
            solvers.add(guided(puzzle, LssLrta.lrta(), heuristic, "", false, true));
        }
        if (puzzle.costs().areUniform() && puzzle.noWayBack().isEmpty()) {
            solvers.add(guided(puzzle, Bfhs.create(), heuristic, "", admissible, true));
        }
        solvers.addAll(fromBothEnds(puzzle, heuristic));
        solvers.add(guided(puzzle, Beam.create().withWidth(WIDE), heuristic, WIDE, false, true));
        solvers.add(guided(puzzle, Anytime.create(), heuristic, "", admissible, true));
        return solvers;
    }

    private static <P extends Position> List<TestedSearch<P>> fromBothEnds(
            Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        boolean isAdmissible = heuristic.guarantee().isAdmissible();
        if (!isAdmissible
                || puzzle.noWayBack().isPresent()
                || heuristic.towards(puzzle.newPosition()).isEmpty()) {
            return List.of();
        }
        List<Search> searches = new ArrayList<>(List.of(Nbs.create(), Mm.mm(), Mm.mme(), Bs.create(), Dvcbs.create()));
        if (heuristic.guarantee().isConsistent()) {
            searches.add(Bae.create());
        }
        return searches.stream()
                .map(search -> guided(puzzle, search, heuristic, "", true, true))
                .toList();
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
        return new TestedSearch<>(
                search.name() + " " + option, puzzle, search, Zero.INSTANCE, isOptimal ? 1 : ANY, storesStates);
    }

    private static <P extends Position> TestedSearch<P> guided(
            Puzzle<P> puzzle,
            Search search,
            Heuristic<? super P> heuristic,
            Object option,
            boolean isOptimal,
            boolean storesStates) {
        String label = search.name() + " " + heuristic.name() + " " + option;
        return new TestedSearch<>(label, puzzle, search, heuristic, isOptimal ? 1 : ANY, storesStates);
    }

    private static <P extends Position> TestedSearch<P> bounded(
            Puzzle<P> puzzle, Search search, Heuristic<? super P> heuristic, double ratio, boolean storesStates) {
        String label = search.name() + " " + heuristic.name() + " " + WEIGHT;
        return new TestedSearch<>(label, puzzle, search, heuristic, ratio, storesStates);
    }

    /** Whether fewest moves means cheapest. */
    static boolean hasUnitCosts(Puzzle<?> puzzle) {
        return puzzle.costs().areUnit();
    }
}
