package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.text.Quantity;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Good next moves. After a move that was hinted, the next hint is known at once: the rest of a shortest
 * solution is a shortest solution.
 */
final class Hints {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Map<String, Hint> known = new HashMap<>();

    /**
     * A move to make.
     *
     * @param left the number of moves of the solution from here, this one included
     * @param isOptimal whether no solution is shorter
     */
    record Hint(String move, int left, boolean isOptimal) {
        String text() {
            return move + " (" + Quantity.counted(left, "move") + " to go"
                    + (isOptimal ? ", optimal)" : ", not proved optimal)");
        }
    }

    /**
     * The next move of a shortest solution, or of another one if a shortest is not found in time; empty if
     * none is found at all.
     *
     * @throws InputException if there can be no solution
     */
    <P extends Position> Optional<Hint> next(Shell shell, Instance<P> instance) {
        Solving.requireSolvable(instance);
        String state = key(instance, instance.start());
        if (!known.containsKey(state)) {
            remember(solve(shell, instance));
        }
        return Optional.ofNullable(known.get(state));
    }

    private static <P extends Position> SolveResult<P> solve(Shell shell, Instance<P> instance) {
        Limits limits = shell.state().options().limits(PATIENCE);
        return shell.screen().watch("looking for a hint", progress -> {
            SolveResult<P> best = instance.domain().optimal().solve(instance, limits, progress);
            return best.result().outcome().isLimit()
                    ? instance.domain()
                            .auto(Optional.empty(), SearchOptions.DEFAULT)
                            .solve(instance, limits, progress)
                    : best;
        });
    }

    private <P extends Position> void remember(SolveResult<P> solved) {
        Instance<P> instance = solved.instance();
        P position = instance.position();
        List<String> names = solved.moveNames();
        for (int i = 0; i < names.size(); i++) {
            Hint hint = new Hint(names.get(i), names.size() - i, solved.result().isOptimal());
            known.put(key(instance, instance.format(position)), hint);
            position.apply(solved.result().moves().get(i));
        }
    }

    private static String key(Instance<?> instance, String state) {
        return instance.puzzle().name() + " " + state + " " + instance.goal();
    }
}
