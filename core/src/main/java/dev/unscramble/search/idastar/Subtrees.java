package dev.unscramble.search.idastar;

import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import java.util.Arrays;
import java.util.List;

/**
 * The subtrees of a {@link Round}, or groups of them, by number. Any thread can search any of them; the first solution
 * in their order counts.
 */
public interface Subtrees<P extends Position> {

    int count();

    /** Searches one subtree. Returns solved, exhausted, or cancelled if the round granted no more nodes. */
    Outcome search(Descent<P> descent, int number);

    /** All moves of the solution that a descent has just found. */
    List<Integer> solution(Descent<P> descent);

    /** The subtrees below the nodes that these moves lead to from the start. */
    static <P extends Position> Subtrees<P> of(List<int[]> beginnings) {
        return new Subtrees<>() {
            @Override
            public int count() {
                return beginnings.size();
            }

            @Override
            public Outcome search(Descent<P> descent, int number) {
                return descent.search(number, beginnings.get(number));
            }

            @Override
            public List<Integer> solution(Descent<P> descent) {
                return Arrays.stream(descent.solution()).boxed().toList();
            }
        };
    }
}
