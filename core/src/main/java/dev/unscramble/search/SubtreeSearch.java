package dev.unscramble.search;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Statistics;
import dev.unscramble.search.idastar.Kernels;
import dev.unscramble.search.idastar.MoveAutomaton;
import dev.unscramble.search.idastar.Round;
import dev.unscramble.search.idastar.Subtrees;
import dev.unscramble.search.meter.Meter;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * Rounds of IDA* subtree by subtree, to share them among machines as {@link IdaStar} does among threads: a round is
 * split into the paths with which it begins, in order, and the subtree below each of them can be searched on any
 * machine, at any time, more than once.
 *
 * <pre>
 *   bound = h of the start
 *   repeat:  whole = split(bound, 1000), which may have the solution already
 *            search(some of whole.beginnings(), bound) on each machine
 *            the first solution in the order of the beginnings is the one that IdaStar finds
 *            bound = the least nextBound of all
 * </pre>
 *
 * @hidden from users of the library
 */
public final class SubtreeSearch<P extends Position> {
    private final Problem<P> problem;
    private final Kernels<P> kernels;
    private final MoveAutomaton<P> automaton;

    /**
     * Subtrees of the searches from one start.
     *
     * @param sequenceLength the largest length of duplicate sequences to leave out; 0 for the inverse move only
     */
    public SubtreeSearch(Problem<P> problem, int sequenceLength) {
        this.problem = problem;
        this.kernels = Kernels.of(problem, false);
        this.automaton = kernels.automaton(sequenceLength, () -> false);
    }

    /**
     * The result of a search of subtrees.
     *
     * @param outcome solved, exhausted (nothing within the bound), or the limit that was reached
     * @param moves the first solution, from the start
     * @param nextBound the least f beyond the bound; empty if no path exceeded it
     * @param beginnings of a split: the paths whose subtrees are left to be searched
     * @hidden from users of the library
     */
    public record Found(
            Outcome outcome,
            List<Integer> moves,
            OptionalInt nextBound,
            List<List<Integer>> beginnings,
            Statistics statistics) {
        public Found {
            moves = List.copyOf(moves);
            beginnings = List.copyOf(beginnings);
        }
    }

    /** Searches the short paths within a bound, and lists about {@code count} paths with which all others begin. */
    public Found split(int bound, int count, Limits limits, Progress progress) {
        Meter meter = new Meter(limits, progress);
        Round<P> round = new Round<>(problem, kernels, automaton, meter, bound, limits.depth());
        List<List<Integer>> beginnings = round.split(count).stream()
                .map(path -> Arrays.stream(path).boxed().toList())
                .toList();
        return found(round, beginnings, meter);
    }

    /** Searches all paths within a bound that begin with one of {@code beginnings}, on one thread. */
    public Found search(List<List<Integer>> beginnings, int bound, Limits limits, Progress progress) {
        Meter meter = new Meter(limits, progress);
        Round<P> round = new Round<>(problem, kernels, automaton, meter, bound, limits.depth());
        List<int[]> paths = beginnings.stream()
                .map(path -> path.stream().mapToInt(Integer::intValue).toArray())
                .toList();
        round.searchSubtrees(Subtrees.of(paths), 1);
        return found(round, List.of(), meter);
    }

    private static Found found(Round<?> round, List<List<Integer>> beginnings, Meter meter) {
        int next = round.nextBound();
        OptionalInt nextBound = next == Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of(next);
        return new Found(round.outcome(), round.solution(), nextBound, beginnings, meter.statistics());
    }
}
