package dev.unscramble.permutation.pattern;

import dev.unscramble.permutation.PermutationPuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Chooses patterns for IDA*, by the nodes that Korf, Reid and Edelkamp's formula (2001) expects: the nodes at depth i of a
 * search without a heuristic, times the share of states with h at most d - i, summed over i. With a branching factor b that
 * is the nodes of a search without, times the sum over j of the share with h at most j, divided by b to the j. The shares are
 * those of a sample; where it has few, of the patterns near the solved one, as if the patterns were independent.
 *
 * @param names the chosen patterns; the maximum of all of them is the heuristic
 * @param considered the number of sets of patterns that were compared
 * @param share of the nodes of a search without a heuristic that are expected to be generated
 */
record PatternChoice(List<String> names, int considered, double share) {
    private static final int MOST_CHOSEN = 3;
    /** A further pattern must save this share of the nodes, for it is looked up at each of them. */
    private static final double LEAST_SAVING = 0.2;

    /** Fewer states of a sample tell nothing about a share. */
    private static final int ENOUGH = 3;

    private static final double LEAST_BRANCHING = 1.1;
    private static final double MEGABYTE = 1e6;
    private static final int DEPTH = 40;

    /** The best set of patterns whose tables take at most this many bytes. */
    static PatternChoice of(PermutationPuzzle puzzle, List<PatternSample> samples, double budget) {
        double branching = branching(puzzle);
        List<PatternChoice> all = new ArrayList<>();
        for (List<PatternSample> set : sets(samples)) {
            if (set.stream().mapToDouble(PatternSample::bytes).sum() <= budget) {
                List<String> names = set.stream().map(PatternSample::name).toList();
                all.add(new PatternChoice(names, 1, share(set, branching)));
            }
        }
        return all.stream()
                .min(Comparator.comparingDouble(one -> one.share / Math.pow(1 - LEAST_SAVING, one.names.size())))
                .map(best -> new PatternChoice(best.names, all.size(), best.share))
                .orElse(new PatternChoice(List.of(), 0, 1));
    }

    /** Why these were chosen. */
    String reason(double budget) {
        return "of " + considered + " sets of patterns within " + Math.round(budget / MEGABYTE)
                + " MB, IDA* is expected to generate the fewest nodes with these (a sample of states, and Korf, Reid and"
                + " Edelkamp's formula)";
    }

    /** All sets of at most {@link #MOST_CHOSEN}, without the empty one. */
    private static <T> List<List<T>> sets(List<T> members) {
        List<List<T>> all = new ArrayList<>(List.of(List.of()));
        for (T member : members) {
            for (List<T> set : List.copyOf(all)) {
                if (set.size() < MOST_CHOSEN) {
                    all.add(Stream.concat(set.stream(), Stream.of(member)).toList());
                }
            }
        }
        return all.subList(1, all.size());
    }

    private static double share(List<PatternSample> patterns, double branching) {
        int count = patterns.get(0).distances().length;
        double sum = 0;
        for (int h = 0; h < DEPTH; h++) {
            int within = 0;
            for (int state = 0; state < count; state++) {
                int at = state;
                int limit = h;
                within += patterns.stream().allMatch(one -> one.distances()[at] <= limit) ? 1 : 0;
            }
            double near = 1;
            for (PatternSample one : patterns) {
                near *= one.share(h);
            }
            double share = within >= ENOUGH ? (double) within / count : near;
            sum += share * Math.pow(branching, -h);
        }
        return sum * (1 - 1 / branching);
    }

    /** The branching factor of a search without a heuristic, far from the start. */
    private static double branching(PermutationPuzzle puzzle) {
        int moves = puzzle.moveCount();
        double[] ways = new double[moves];
        Arrays.fill(ways, 1);
        double growth = moves;
        for (int depth = 0; depth < DEPTH; depth++) {
            double[] next = new double[moves];
            double sum = 0;
            double before = 0;
            for (int move = 0; move < moves; move++) {
                before += ways[move];
                for (int after = 0; after < moves; after++) {
                    next[after] += (puzzle.allowedAfter(move) >>> after & 1) != 0 ? ways[move] : 0;
                }
            }
            for (double way : next) {
                sum += way;
            }
            growth = sum / before;
            ways = next;
        }
        return Math.max(growth, LEAST_BRANCHING);
    }
}
