package dev.unscramble.census;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * Compares a heuristic with known distances: whether it ever overestimates, whether a move
 * ever makes it drop by more than the move costs, and how large its error is. Used by one thread; the checks of
 * several threads are added up.
 */
public final class HeuristicCheck<P extends Position> {
    /** At one state in this many, what the heuristic remembers is checked too. */
    private static final int STATES_PER_CHECK_OF_MOVES = 16;

    private final Puzzle<P> puzzle;
    private final Costs<P> costs;
    private final IncrementalHeuristic<? super P> heuristic;
    private final Histogram histogram = new Histogram();
    private final Counterexamples overestimates = new Counterexamples();
    private final Counterexamples drops = new Counterexamples();
    private final Counterexamples underestimates = new Counterexamples();
    private long states;
    private long sumOfH;
    private long sumOfDistances;
    private long sumOfErrors;

    public HeuristicCheck(Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        this.puzzle = puzzle;
        this.costs = puzzle.costs();
        this.heuristic = IncrementalHeuristic.of(heuristic);
    }

    /** Checks every layer of an exploration, to its end or to a limit; returns why it ended. */
    public Outcome lookAt(Exploration<P> exploration, Limits limits) {
        return Census.take(exploration, limits, this::lookAtLayer).outcome();
    }

    private @Nullable Outcome lookAtLayer(Exploration<P> exploration) {
        int distance = exploration.depth();
        Queue<HeuristicCheck<P>> parts = new ConcurrentLinkedQueue<>();
        Outcome stop = exploration.visit(() -> {
            HeuristicCheck<P> part = new HeuristicCheck<>(puzzle, heuristic);
            parts.add(part);
            return (position, number) -> part.lookAt(position, distance, number);
        });
        parts.forEach(this::addAll);
        return stop;
    }

    /**
     * Checks one state.
     *
     * @param number identifies it among the states at the same distance
     * @throws InputException if the heuristic breaks its own rules here
     */
    public void lookAt(P position, int distance, long number) {
        long tracked = heuristic.begin(position);
        int h = heuristic.value(tracked);
        compare(position, h, "value(begin(...))");
        if (number % STATES_PER_CHECK_OF_MOVES == 0) {
            compareMoves(position, tracked);
        }
        states++;
        sumOfH += h;
        sumOfDistances += distance;
        sumOfErrors += Math.abs(distance - h);
        histogram.add(distance, h);
        if (h > distance && overestimates.count(h - distance, distance, number)) {
            overestimates.add(counterexample(position, distance, number, h, Counterexample.NO_MOVE, 0, h - distance));
        } else if (h < distance && underestimates.count(distance - h, distance, number)) {
            underestimates.add(counterexample(position, distance, number, h, Counterexample.NO_MOVE, 0, distance - h));
        }
        lookAtMoves(position, distance, number, h, tracked);
    }

    private void lookAtMoves(P position, int distance, long number, int h, long tracked) {
        int worstMove = Counterexample.NO_MOVE;
        int worstAfter = 0;
        int worstDrop = 0;
        int word = 0;
        for (long moves = position.legalMoves(); moves != 0; moves = position.legalMoves(++word)) {
            for (; moves != 0; moves &= moves - 1) {
                int move = word * Long.SIZE + Long.numberOfTrailingZeros(moves);
                int after = heuristic.value(heuristic.after(position, move, tracked));
                int drop = h - after - costs.of(position, move);
                if (drop > worstDrop) {
                    worstMove = move;
                    worstAfter = after;
                    worstDrop = drop;
                }
            }
        }
        if (worstDrop > 0 && drops.count(worstDrop, distance, number)) {
            drops.add(counterexample(position, distance, number, h, worstMove, worstAfter, worstDrop));
        }
    }

    private Counterexample counterexample(P position, int distance, long number, int h, int move, int after, int size) {
        long[] state = new long[puzzle.packedLongs()];
        position.pack(state, 0);
        return new Counterexample(distance, number, state, h, move, after, size);
    }

    /** Checks that after every move, what the heuristic remembers has the same value as its estimate. */
    private void compareMoves(P position, long tracked) {
        for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
            int move = Long.numberOfTrailingZeros(moves);
            int after = heuristic.value(heuristic.after(position, move, tracked));
            position.apply(move);
            compare(position, after, "value(after(...))");
            position.undo(move);
        }
    }

    private void compare(P position, int h, String source) {
        int estimate = heuristic.estimate(position);
        if (estimate < 0) {
            throw new InputException("the heuristic " + heuristic.name() + " says " + estimate + " of "
                    + puzzle.format(position) + "; it must be at least 0");
        }
        if (h != estimate) {
            throw new InputException("the heuristic " + heuristic.name() + " says " + estimate + " of "
                    + puzzle.format(position) + " by estimate(...), but " + h + " by " + source
                    + "; they must be the same");
        }
    }

    /** Adds the results of another check of the same heuristic. */
    public void addAll(HeuristicCheck<P> other) {
        states += other.states;
        sumOfH += other.sumOfH;
        sumOfDistances += other.sumOfDistances;
        sumOfErrors += other.sumOfErrors;
        histogram.addAll(other.histogram);
        overestimates.addAll(other.overestimates);
        drops.addAll(other.drops);
        underestimates.addAll(other.underestimates);
    }

    public Puzzle<P> puzzle() {
        return puzzle;
    }

    public Heuristic<? super P> heuristic() {
        return heuristic;
    }

    /** The number of states checked. */
    public long states() {
        return states;
    }

    /** The strongest guarantee that no state contradicted. */
    public Guarantee seen() {
        if (overestimates.count() > 0) {
            return Guarantee.NONE;
        }
        return drops.count() > 0 ? Guarantee.ADMISSIBLE : Guarantee.CONSISTENT;
    }

    /** States whose h is larger than their distance: the heuristic is not admissible. */
    public Counterexamples overestimates() {
        return overestimates;
    }

    /** States where a move makes h drop by more than it costs: the heuristic is not consistent. */
    public Counterexamples drops() {
        return drops;
    }

    /** States whose h is smaller than their distance. */
    public Counterexamples underestimates() {
        return underestimates;
    }

    public Histogram histogram() {
        return histogram;
    }

    /** The number of states whose h is their distance. */
    public long exact() {
        return states - overestimates.count() - underestimates.count();
    }

    public double meanH() {
        return (double) sumOfH / states;
    }

    public double meanDistance() {
        return (double) sumOfDistances / states;
    }

    /** The mean absolute error of h. */
    public double meanError() {
        return (double) sumOfErrors / states;
    }
}
