package dev.unscramble.engine;

import dev.unscramble.json.Json;
import dev.unscramble.json.JsonForm;
import dev.unscramble.json.JsonForm.Kind;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.run.LocalRuns;
import dev.unscramble.run.RunKey;
import dev.unscramble.search.SubtreeSearch;
import dev.unscramble.search.SubtreeSearch.Found;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * The order to search some of the subtrees of a round of IDA*.
 *
 * @param tree the puzzle, its start and the heuristic
 * @param beginnings the paths that lead to the subtrees
 */
record SubtreeOrder(Tree tree, int bound, List<List<Integer>> beginnings) {
    static final String NAME = "subtrees";

    private static final String FOUND = "found";

    /**
     * What is searched.
     *
     * @param sequences the greatest length of the duplicate sequences of moves that are pruned
     */
    record Tree(RunKey order, int sequences) {
        private static final JsonForm<Tree> JSON = JsonForm.of(members -> new Tree(
                members.member("order", Tree::order, Kind.object(RunKey.JSON)),
                members.small("sequences", Tree::sequences)));
    }

    static final JsonForm<SubtreeOrder> JSON = JsonForm.of(members -> {
        members.derived(Orders.KIND, order -> NAME);
        return new SubtreeOrder(
                members.part(SubtreeOrder::tree, Tree.JSON),
                members.small("bound", SubtreeOrder::bound),
                members.member("beginnings", SubtreeOrder::beginnings, Kind.texts(Subtree::text, Subtree::path)));
    });

    /** The result of each searched subtree, in an answer; a solution ends the work. */
    static List<Subtree> subtrees(Json answer) {
        return answer.objects(FOUND).stream().map(Subtree.JSON::read).toList();
    }

    private String carryOut(SubtreeSearch<?> searcher) {
        List<Json> found = new ArrayList<>();
        for (List<Integer> beginning : beginnings) {
            Found one = searcher.search(List.of(beginning), bound, Limits.NONE, Progress.NONE);
            found.add(Subtree.JSON.json(Subtree.of(bound, beginning, one)));
            if (one.outcome() == Outcome.SOLVED) {
                break;
            }
        }
        return new Json(Map.of(FOUND, found)).line();
    }

    /** The searchers of a machine, one for each thread, which later subtrees of the same tree use again. */
    static final class Searchers {
        private final Map<Tree, Deque<SubtreeSearch<?>>> idle = new ConcurrentHashMap<>();
        private final LocalRuns runs;

        Searchers(LocalRuns runs) {
            this.runs = runs;
        }

        String carryOut(SubtreeOrder order) {
            Deque<SubtreeSearch<?>> pool = idle.computeIfAbsent(order.tree, tree -> new ConcurrentLinkedDeque<>());
            SubtreeSearch<?> polled = pool.poll();
            SubtreeSearch<?> searcher =
                    polled == null ? runs.subtreeSearch(order.tree.order, order.tree.sequences) : polled;
            String answer = order.carryOut(searcher);
            pool.push(searcher);
            return answer;
        }
    }
}
