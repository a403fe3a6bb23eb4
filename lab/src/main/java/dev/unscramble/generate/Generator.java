package dev.unscramble.generate;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.StatesAtDepth;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.model.StoppedException;
import dev.unscramble.search.Layers;
import dev.unscramble.text.Quantity;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Makes random puzzles. The same seed makes the same ones, on any machine: {@link Random}'s numbers
 * are part of its specification.
 */
public final class Generator<P extends Position> {
    /** The most states around the goal that are listed to draw from. */
    static final long MAX_LISTED = 8_000_000;

    /** A depth is given up after this many scrambled puzzles. */
    private static final int MAX_TRIES = 50;

    /** A least depth is given up after this many random puzzles. */
    private static final int MAX_DRAWS = 100_000;

    /** The number of random moves between checks of the clock. */
    private static final int MOVES_PER_LOOK = 1 << 16;

    /** The longest scramble: more moves do not make a puzzle more random. */
    private static final int LONGEST_SCRAMBLE = 100_000;

    private final long started = System.nanoTime();
    private final Domain<P> domain;
    private final Puzzle<P> puzzle;
    private final Random random;
    private final Limits limits;
    private final Progress progress;
    private Optional<String> remark = Optional.empty();

    /** A generator whose limits apply from now on, to all puzzles together. */
    public Generator(Domain<P> domain, long seed, Limits limits, Progress progress) {
        this.domain = domain;
        this.puzzle = domain.puzzle();
        this.random = new Random(seed);
        this.limits = limits;
        this.progress = progress;
    }

    /** Puzzles uniform over all solvable ones. */
    public Stream<Instance<P>> uniform(int count) {
        return repeat(count, () -> domain.random(random));
    }

    /** Puzzles uniform over all that need at least this many moves. */
    public Stream<Instance<P>> atLeastDepth(int count, int depth) {
        requireDepth(depth);
        Solver<P> optimal = domain.optimal();
        optimal.prepare(BuildMonitor.NONE);
        return repeat(count, () -> atLeastDepth(depth, optimal));
    }

    /** Refuses a depth that no puzzle has, if that can be found out quickly. */
    private void requireDepth(int depth) {
        domain.statesAtDepth(depth);
        boolean isSmall = domain.stateCount()
                .filter(count -> count.compareTo(BigInteger.valueOf(MAX_LISTED)) <= 0)
                .isPresent();
        if (isSmall) {
            layersUpTo(depth);
        }
    }

    private P atLeastDepth(int depth, Solver<P> optimal) {
        for (int draws = 0; draws < MAX_DRAWS; draws++) {
            P position = domain.random(random);
            Result result = solve(position, optimal);
            if (!result.isOptimal()) {
                throw new StoppedException("stopped (" + result.outcome().label() + ") before it was known how deep "
                        + puzzle.format(position) + " is");
            }
            if (result.length() >= depth) {
                return position;
            }
        }
        throw new StoppedException(
                "none of " + MAX_DRAWS + " random puzzles needs at least " + depth + " moves; perhaps none does");
    }

    private Result solve(P start, Solver<P> solver) {
        requireTime(0);
        Duration left = limits.time().minusNanos(System.nanoTime() - started);
        Limits rest = limits.withTime(left.isNegative() ? Duration.ZERO : left); // it may have run out just now
        return solver.search().solve(new Problem<>(puzzle, start, solver.heuristic()), rest, progress);
    }

    /** Stops if the time limit is reached or the progress is cancelled. */
    private void requireTime(long moves) {
        long nanos = System.nanoTime() - started;
        if (nanos >= limits.time().toNanos()) {
            throw stopped(Outcome.TIME_LIMIT, "the puzzle was made");
        }
        if (moves > 0 && !progress.goOn(new Progress.Snapshot(0, moves, 0, 0, nanos))) {
            throw stopped(Outcome.CANCELLED, "the puzzle was made");
        }
    }

    private static StoppedException stopped(Outcome why, String before) {
        return new StoppedException("stopped (" + why.label() + ") before " + before);
    }

    /**
     * Puzzles after this many random moves from the goal, none of which undoes the one before unless no other is
     * possible.
     */
    public Stream<Instance<P>> byMoves(int count, int moves) {
        return repeat(count, () -> walk(puzzle.goalFor("generate"), moves));
    }

    /**
     * Puzzles that need exactly this many moves: uniform over all of them if they are known or can be listed; else each
     * is taken from an optimal solution of a puzzle scrambled further.
     */
    public Stream<Instance<P>> atDepth(int count, int depth) {
        Optional<StatesAtDepth<P>> known = domain.statesAtDepth(depth).or(() -> listedAtDepth(depth));
        if (known.isEmpty()) {
            return onSolutions(count, depth);
        }
        StatesAtDepth<P> states = known.get();
        if (states.count() < count) {
            remark = Optional.of("only " + Quantity.counted(states.count(), puzzle.name() + " puzzle")
                    + (states.count() == 1 ? " needs " : " need ") + Quantity.counted(depth, "move")
                    + " to this goal, so that some of these " + count + " are the same");
        }
        return repeat(count, () -> states.draw(random));
    }

    private Optional<StatesAtDepth<P>> listedAtDepth(int depth) {
        return layersUpTo(depth).map(layers -> new StatesAtDepth<>(layers.width(), layers::at));
    }

    /** A remark on the puzzles that were drawn last. */
    public Optional<String> remark() {
        return remark;
    }

    /** All states up to a depth, if they are few enough to be listed. */
    private Optional<Layers<P>> layersUpTo(int depth) {
        Layers<P> layers = Layers.aroundGoal(puzzle, limits.withNodes(Math.min(limits.nodes(), MAX_LISTED)), progress);
        return advance(layers, depth, puzzle.name()) ? Optional.of(layers) : Optional.empty();
    }

    /** Explores up to a depth. Returns whether all states up to there could be listed. */
    static boolean advance(Layers<?> layers, int depth, String puzzle) {
        while (layers.depth() < depth) {
            Outcome stop = layers.advance();
            if (stop == Outcome.CANCELLED || stop == Outcome.TIME_LIMIT) {
                throw stopped(stop, "depth " + depth + " was reached");
            }
            if (stop != null) {
                return false;
            }
            if (layers.width() == 0) {
                throw new InputException("no " + puzzle + " puzzle needs " + depth
                        + " moves to this goal; the deepest need " + (layers.depth() - 1));
            }
        }
        return true;
    }

    /** Puzzles that need exactly this many moves, each from an optimal solution of one scrambled further. */
    Stream<Instance<P>> onSolutions(int count, int depth) {
        Solver<P> optimal = domain.optimal();
        optimal.prepare(BuildMonitor.NONE);
        return repeat(count, () -> placeOnSolution(depth, optimal));
    }

    private Stream<Instance<P>> repeat(int count, Supplier<P> maker) {
        return Stream.generate(maker).limit(count).peek(made -> requireTime(0)).map(domain::instance);
    }

    private P walk(P from, int moves) {
        int undo = Puzzle.NO_INVERSE;
        for (int step = 0; step < moves; step++) {
            if (step % MOVES_PER_LOOK == 0) {
                requireTime(step);
            }
            long legal = from.legalMoves();
            if (legal == 0) {
                return from;
            }
            long others = undo == Puzzle.NO_INVERSE ? legal : legal & ~(1L << undo);
            int move = pick(others == 0 ? legal : others);
            from.apply(move);
            undo = puzzle.inverse(move);
        }
        return from;
    }

    private int pick(long moves) {
        long left = moves;
        for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    private P placeOnSolution(int depth, Solver<P> optimal) {
        P position = puzzle.goalFor("generate");
        for (int tries = 0; tries < MAX_TRIES; tries++) {
            walk(position, Math.min(depth, LONGEST_SCRAMBLE));
            Result result = solve(position, optimal);
            if (!result.isSolved()) {
                throw new StoppedException("stopped (" + result.outcome().label() + ") before a puzzle that needs "
                        + depth + " moves was found; --moves " + depth + " gives puzzles that need at most that");
            }
            if (result.length() >= depth) {
                result.moves().subList(0, result.length() - depth).forEach(position::apply);
                return position;
            }
        }
        throw new StoppedException("no " + puzzle.name() + " puzzle that needs " + depth + " moves was found in "
                + MAX_TRIES + " tries; perhaps there is none");
    }
}
