package dev.unscramble.search;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.meter.Meter;

/**
 * An algorithm of your own. It makes nodes by its {@link SearchRun}, which counts them, keeps the limits and notifies a
 * trace, so that the algorithm can do all that others can: it is solved with, compared, measured and watched.
 *
 * <pre>
 *   public final class MyAStar extends CustomSearch {
 *       public MyAStar() {
 *           super("my-astar");
 *       }
 *
 *       &#64;Override
 *       protected &lt;P extends Position&gt; void search(SearchRun&lt;P&gt; run) {
 *           var open = new PriorityQueue&lt;SearchNode&gt;(comparingInt(node -> node.g() + node.h()));
 *           var met = new HashSet&lt;PackedState&gt;();
 *           open.add(run.start());
 *           while (!open.isEmpty()) {
 *               SearchNode node = open.remove();
 *               if (run.isGoal(node)) {
 *                   run.solved(node);
 *                   return;
 *               }
 *               if (met.add(node.state())) {
 *                   open.addAll(run.expand(node));
 *               }
 *           }
 *       }
 *   }
 * </pre>
 *
 * <p>What it says is checked: the solution is replayed, and one that exceeds the depth limit is not accepted. It proves
 * nothing: its solution is called optimal only if it costs no more than an admissible heuristic estimates at the start,
 * and if it finds none, that does not mean that there is none.
 *
 * <p>It is immutable and shared by threads, as every search is; what a run needs belongs to the method {@link #search}.
 */
public abstract class CustomSearch extends Search {
    private final String name;

    /** The name in options, results and reports: lower-case letters, digits and hyphens. */
    protected CustomSearch(String name) {
        if (!name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            throw new IllegalArgumentException("\"" + name + "\" cannot be the name of a search; it must consist of"
                    + " lower-case letters, digits and single hyphens, and begin with a letter");
        }
        this.name = name;
    }

    /**
     * Searches, and reports the goal that it finds by {@link SearchRun#solved}. It returns when it has found one, or has
     * nothing more to try. A limit ends it by an exception that it should not catch.
     */
    protected abstract <P extends Position> void search(SearchRun<P> run);

    @Override
    public final String name() {
        return name;
    }

    /** @hidden from users of the library */
    @Override
    protected final <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Running<>(problem, meter, limits);
    }

    private final class Running<P extends Position> extends Execution<P> {
        Running(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits);
        }

        @Override
        protected Outcome search() {
            SearchRun<P> run = new SearchRun<>(this, CustomSearch.this);
            try {
                CustomSearch.this.search(run);
            } catch (SearchRun.LimitReached e) {
                assert meter.isStopped();
            }
            if (run.isSolved() && !improves()) {
                return Outcome.SOLVED;
            }
            if (meter.isStopped()) {
                return meter.stopped();
            }
            return run.wasCut() ? Outcome.DEPTH_LIMIT : Outcome.EXHAUSTED;
        }
    }
}
