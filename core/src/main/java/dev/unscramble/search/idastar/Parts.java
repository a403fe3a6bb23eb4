package dev.unscramble.search.idastar;

import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import java.util.Arrays;
import java.util.List;

/**
 * What a {@link Round} is searched in. Any part can be searched by any thread; the first solution in their order
 * counts.
 */
public interface Parts<P extends Position> {

    int count();

    /** Searches a part: solved, exhausted, or cancelled where the round wants no more of it. */
    Outcome search(Descent<P> descent, int part);

    /** All moves of the solution that a descent has just found. */
    List<Integer> solution(Descent<P> descent);

    /** Parts that begin with these moves from the start. */
    static <P extends Position> Parts<P> of(List<int[]> beginnings) {
        return new Parts<>() {
            @Override
            public int count() {
                return beginnings.size();
            }

            @Override
            public Outcome search(Descent<P> descent, int part) {
                return descent.search(part, beginnings.get(part));
            }

            @Override
            public List<Integer> solution(Descent<P> descent) {
                return Arrays.stream(descent.solution()).boxed().toList();
            }
        };
    }
}
