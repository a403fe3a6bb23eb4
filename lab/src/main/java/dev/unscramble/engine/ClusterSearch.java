package dev.unscramble.engine;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.run.RunKey;
import dev.unscramble.search.Replay;
import dev.unscramble.search.SubtreeSearch;
import dev.unscramble.search.SubtreeSearch.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * IDA* whose rounds are shared among the machines of an engine, as subtrees: many more than there are machines, the
 * largest first, by their sizes in the round before. Subtrees that were searched are in a journal. The first
 * solution that any machine finds ends the search; it is as short as any, since no round before had one.
 */
public final class ClusterSearch<P extends Position> {
    /** The greatest length of the duplicate sequences of moves that are pruned, which pays in any search worth sharing. */
    private static final int SEQUENCES = 10;

    /** A round is searched here as long as the one before had fewer nodes. */
    private static final long WORTH_SHARING = 1_000_000;

    private final Engine engine;
    private final Problem<P> problem;
    private final SubtreeOrder.Tree tree;
    private final SubtreeSearch<P> searcher;
    private final SearchJournal journal;
    private final List<Statistics.Iteration> rounds = new ArrayList<>();
    private final long begun = System.nanoTime();
    private final long worthSharing;
    private RoundSplit subtrees;

    /**
     * A search.
     *
     * @param problem with an admissible heuristic that is ready, and a start that is not a goal
     * @param order the same for others
     */
    public ClusterSearch(Engine engine, Problem<P> problem, RunKey order, SearchJournal journal) {
        this(engine, problem, order, journal, WORTH_SHARING);
    }

    ClusterSearch(Engine engine, Problem<P> problem, RunKey order, SearchJournal journal, long worthSharing) {
        if (!problem.heuristic().guarantee().isAdmissible()) {
            throw new InputException("the heuristic " + problem.heuristic().name()
                    + " may overestimate, so that IDA* by it proves nothing; give another with --heuristic");
        }
        if (problem.start().isGoal()) {
            throw new IllegalArgumentException("a puzzle that is solved needs no search");
        }
        this.engine = engine;
        this.problem = problem;
        this.tree = new SubtreeOrder.Tree(order, SEQUENCES);
        this.searcher = new SubtreeSearch<>(problem, SEQUENCES);
        this.journal = journal;
        this.worthSharing = worthSharing;
        this.subtrees = new RoundSplit(engine.slots());
    }

    /** Searches, round by round. */
    public Result solve(Limits limits, Progress progress) {
        int initialH = problem.heuristic().estimate(problem.start());
        int bound = initialH;
        while (true) {
            ClusterRound round = new ClusterRound(bound, limits, progress);
            Outcome outcome = round.search();
            rounds.add(round.iteration());
            if (outcome != null) {
                return result(outcome, round, bound, initialH);
            }
            bound = round.nextBound;
        }
    }

    private Result result(Outcome outcome, ClusterRound round, int bound, int initialH) {
        long generated =
                rounds.stream().mapToLong(Statistics.Iteration::generated).sum();
        Statistics.Iteration last = rounds.get(rounds.size() - 1);
        Statistics statistics = new Statistics(
                last.cumulative(),
                generated,
                0,
                0,
                0,
                bound + 1L,
                last.cumulative() - last.expanded(),
                rounds,
                System.nanoTime() - begun);
        OptionalInt cost = outcome == Outcome.SOLVED
                ? OptionalInt.of(Math.toIntExact(Replay.cost(problem, round.solution)))
                : OptionalInt.empty();
        return new Result(outcome, round.solution, cost, bound, initialH, statistics, Optional.empty());
    }

    /** All paths within a bound. */
    private final class ClusterRound {
        private final int bound;
        private final Limits limits;
        private final Progress progress;
        private final RoundSplit next;
        private List<Integer> solution = List.of();
        private int nextBound = Integer.MAX_VALUE;
        private long expanded;
        private long generated;

        ClusterRound(int bound, Limits limits, Progress progress) {
            this.bound = bound;
            this.limits = limits;
            this.progress = progress;
            this.next = new RoundSplit(engine.slots());
        }

        /** Why the search ends with it; empty if it continues. */
        @Nullable
        Outcome search() {
            if (bound > limits.depth()) {
                return Outcome.DEPTH_LIMIT;
            }
            boolean isShared = lastGenerated() >= worthSharing;
            Found split = searcher.split(bound, isShared ? subtrees.splitCount() : 1, limits, Progress.NONE);
            take(Subtree.of(bound, List.of(), split));
            Outcome stop = solution.isEmpty() ? searchAll(split.beginnings(), isShared) : null;
            if (!solution.isEmpty()) {
                return Outcome.SOLVED;
            }
            subtrees = next;
            return stop != null ? stop : nextBound == Integer.MAX_VALUE ? Outcome.UNSOLVABLE : null;
        }

        private long lastGenerated() {
            return rounds.isEmpty() ? 0 : rounds.get(rounds.size() - 1).generated();
        }

        private @Nullable Outcome searchAll(List<List<Integer>> beginnings, boolean isShared) {
            if (!isShared) {
                take(Subtree.of(bound, List.of(), searcher.search(beginnings, bound, limits, progress)));
                return monitor();
            }
            List<List<Integer>> left = new ArrayList<>();
            for (List<Integer> beginning : beginnings) {
                journal.find(bound, beginning).ifPresentOrElse(this::take, () -> left.add(beginning));
            }
            List<String> orders = subtrees.groups(left).stream()
                    .map(group -> SubtreeOrder.JSON.write(new SubtreeOrder(tree, bound, group)))
                    .toList();
            return solution.isEmpty()
                    ? new PendingOrders(engine, orders)
                            .await((order, answer) -> takeAll(SubtreeOrder.subtrees(answer)), this::monitor)
                    : null;
        }

        private boolean takeAll(List<Subtree> found) {
            journal.add(found);
            found.forEach(this::take);
            return solution.isEmpty();
        }

        private void take(Subtree found) {
            expanded += found.expanded();
            generated += found.generated();
            nextBound = Math.min(nextBound, found.nextBound().orElse(Integer.MAX_VALUE));
            solution = found.solution().orElse(solution);
            next.learn(found);
        }

        /** Limits hold for all machines together, as far as they have answered. */
        private @Nullable Outcome monitor() {
            long all = generated
                    + rounds.stream().mapToLong(Statistics.Iteration::generated).sum();
            long nanos = System.nanoTime() - begun;
            if (all >= limits.nodes()) {
                return Outcome.NODE_LIMIT;
            } else if (limits.hasTime() && nanos >= limits.time().toNanos()) {
                return Outcome.TIME_LIMIT;
            }
            return progress.goOn(new Progress.Snapshot(cumulative(), all, 0, bound, nanos)) ? null : Outcome.CANCELLED;
        }

        private long cumulative() {
            return expanded
                    + (rounds.isEmpty() ? 0 : rounds.get(rounds.size() - 1).cumulative());
        }

        Statistics.Iteration iteration() {
            return new Statistics.Iteration(bound, expanded, generated, 0, cumulative());
        }
    }
}
