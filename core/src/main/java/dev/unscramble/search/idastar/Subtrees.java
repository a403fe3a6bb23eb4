package dev.unscramble.search.idastar;

import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import java.util.Arrays;
import java.util.List;

/**
 * What a {@link Round} is divided into: subtrees, or groups of them, by number. Any can be searched by any thread; the
 * first solution in their order counts.
 */
public interface Subtrees<P extends Position> {

    int count();

    /** Searches one: solved, exhausted, or cancelled where the round wants no more of it. */
    Outcome search(Descent<P> descent, int number);

    /** All moves of the solution that a descent has just found. */
    List<Integer> solution(Descent<P> descent);

    /** Subtrees that begin with these moves from the start. */
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
