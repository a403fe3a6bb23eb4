package dev.unscramble.search;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.NodeNumbers;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.PathStates;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Recursive best-first search (Korf, 1993), without the recursion. It keeps the current path and the
 * children of each node on it. Each child has a stored value F, the least f known to lie below it. The
 * best child is explored until every node below it exceeds the best alternative; then its subtree is forgotten,
 * except for its new F.
 *
 * <p>The paper does not say which of several children of least F is explored: the first by the order of moves, or the one
 * that was left last. Counts depend on it: on the twelfth of Korf's boards it is 265,260 nodes or 148,421.
 */
public final class Rbfs extends Search {
    private static final int INFINITE = Integer.MAX_VALUE;
    private static final int NO_MOVE = -1;

    private final String name;
    private final Weight weight;
    private final Duplicates duplicates;
    private final boolean isRecentFirst;

    private Rbfs(String name, Weight weight, Duplicates duplicates, boolean isRecentFirst) {
        if (duplicates.isGraphSearch()) {
            throw new IllegalArgumentException("rbfs stores no states beyond its path");
        }
        this.name = name;
        this.weight = weight;
        this.duplicates = duplicates;
        this.isRecentFirst = isRecentFirst;
    }

    /** Recursive best-first search that leaves out only the move that would undo the last one. */
    public static Rbfs create() {
        return new Rbfs("rbfs", Weight.ONE, Duplicates.PARENT, false);
    }

    /**
     * Weighted RBFS (Korf, 1993), with f = g + w h, w h rounded down: if h is admissible, a solution costs at most w times
     * the optimum.
     *
     * @param w at least 1
     */
    public static Rbfs weighted(double w) {
        return new Rbfs("wrbfs", new Weight(w), Duplicates.PARENT, false);
    }

    /** This search, leaving out other duplicates: by the last move or on its path; it stores no other states. */
    public Rbfs withDuplicates(Duplicates others) {
        return new Rbfs(name, weight, others, isRecentFirst);
    }

    /** This search, which of several children of least F explores the one that was left last. */
    public Rbfs withRecentFirst() {
        return new Rbfs(name, weight, duplicates, true);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Run<>(this, problem, meter, limits);
    }

    /**
     * The node of each level of the path has entries for its children, by move: F, infinite if it has no such child, and
     * what the heuristic remembers of it. The entries of a level follow those of the level above.
     */
    private static final class Run<P extends Position> extends Execution<P> {
        private final Weight weight;
        private final boolean isRecentFirst;
        private final boolean checksPath;
        private final PathStates pathStates;
        private final Costs<P> costs;
        private final AllowedMoves<P> allowed;
        private final @Nullable Tracer tracer;
        private final NodeNumbers pathNumbers = new NodeNumbers();
        private final NodeNumbers childNumbers = new NodeNumbers();
        private int[] path = new int[16];
        private int[] g = new int[16];
        private int[] bounds = new int[16];
        /** By level: the index of its first entry; that of the level below is the end of its own. */
        private int[] entries = new int[17];

        private int[] storedF = new int[Position.MAX_MOVES];
        /** When a child was left last, by a count of such events; 0 if it never was, or if that does not matter. */
        private long[] leftAt = new long[Position.MAX_MOVES];

        private long leavings;
        private long[] childrenTracked = new long[Position.MAX_MOVES];
        private int[] children = new int[16];
        private long waiting;

        Run(Rbfs search, Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits);
            weight = search.weight;
            isRecentFirst = search.isRecentFirst;
            checksPath = search.duplicates == Duplicates.PATH;
            pathStates = new PathStates(puzzle.packedLongs());
            costs = puzzle.costs();
            allowed = new AllowedMoves<>(puzzle, search.duplicates);
            tracer = meter.tracer;
        }

        @Override
        protected Outcome search() {
            meter.generated = 1;
            meter.stored(1);
            long tracked = heuristic.begin(position);
            int h = heuristic.value(tracked);
            int f = weight.of(h);
            if (tracer != null) {
                pathNumbers.set(0, tracer.start(puzzle, position, h, f));
            }
            if (position.isGoal()) {
                traceSolved(0);
                return Outcome.SOLVED;
            }
            if (checksPath) {
                pathStates.repeats(position, 0);
            }
            bounds[0] = heuristic.guarantee().isAdmissible() ? weight.mostF(mostCost) : INFINITE;
            boolean continues = expand(0, position.legalMoves(), tracked, f, f);
            int depth = 0;
            while (continues) {
                int best = best(depth, NO_MOVE);
                int bestF = storedF(depth, best);
                if (depth == 0) {
                    enterRound(bestF);
                }
                if (bestF == INFINITE || bestF > bounds[depth]) {
                    if (depth == 0) {
                        return ended(bestF);
                    }
                    traceForgotten(depth, bestF);
                    waiting -= children[depth--];
                    position.undo(path[depth]);
                    leave(entries[depth] + path[depth], bestF);
                    continue;
                }
                int childG = g[depth] + costs.of(position, best);
                position.apply(best);
                path[depth] = best;
                if (tracer != null) {
                    pathNumbers.set(depth + 1, childNumbers.at(entries[depth] + best));
                }
                if (position.isGoal()) {
                    traceSolved(depth + 1);
                    if (heuristic.guarantee().isAdmissible()) {
                        raiseLowerBound(weight.leastCost(bestF));
                    }
                    solved(path, depth + 1);
                    return Outcome.SOLVED;
                }
                long childTracked = childrenTracked[entries[depth] + best];
                int bound = Math.min(bounds[depth], storedF(depth, best(depth, best)));
                makeRoom(++depth);
                if (checksPath) {
                    pathStates.repeats(position, depth);
                }
                g[depth] = childG;
                bounds[depth] = bound;
                long moves = allowed.after(position, best);
                int childF = childG + weight.of(heuristic.value(childTracked));
                continues = expand(depth, moves, childTracked, childF, bestF);
            }
            return meter.stopped();
        }

        /** The outcome when nothing is left to search, within the depth limit or at all. */
        private Outcome ended(int bestF) {
            if (bestF == INFINITE && !cut) {
                return Outcome.UNSOLVABLE;
            }
            if (heuristic.guarantee().isAdmissible()) {
                raiseLowerBound(mostCost + 1);
            }
            exceededCost |= mostCost == Puzzle.MAX_COST;
            return Outcome.DEPTH_LIMIT;
        }

        /** Generates the children of a node with this f and stored F. Returns false if a limit was reached. */
        private boolean expand(int depth, long legal, long tracked, int f, int stored) {
            meter.expanded++;
            if (tracer != null) {
                tracer.expandedOnPath(pathNumbers.at(depth), depth);
            }
            children[depth] = 0;
            entries[depth + 1] = entries[depth];
            long moves = legal;
            for (int word = 0; moves != 0; moves = allowed.more(position, ++word)) {
                addEntries(depth, Position.MAX_MOVES * (word + 1) - Long.numberOfLeadingZeros(moves));
                if (!generate(depth, word, moves, tracked, f, stored)) {
                    return false;
                }
            }
            waiting += children[depth];
            meter.open(waiting - depth);
            meter.stored(waiting + 1);
            return true;
        }

        /** Gives a node entries for {@code count} moves, without children. */
        private void addEntries(int depth, int count) {
            int end = entries[depth] + count;
            if (end > storedF.length) {
                storedF = Arrays.copyOf(storedF, 2 * end);
                leftAt = Arrays.copyOf(leftAt, 2 * end);
                childrenTracked = Arrays.copyOf(childrenTracked, 2 * end);
            }
            Arrays.fill(storedF, entries[depth + 1], end, INFINITE);
            entries[depth + 1] = end;
        }

        /** Generates the children by some moves, a mask. Returns false if a limit was reached. */
        private boolean generate(int depth, int word, long mask, long tracked, int f, int stored) {
            for (long moves = mask; moves != 0; moves &= moves - 1) {
                if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                    return false;
                }
                meter.generated++;
                int move = word << 6 | Long.numberOfTrailingZeros(moves);
                int childG = g[depth] + costs.of(position, move);
                long child = heuristic.after(position, move, tracked);
                int h = Estimates.checkedAfter(heuristic.value(child), heuristic, puzzle, position, move);
                int ownF = childG + Math.min(weight.of(h), Puzzle.MAX_COST + 1);
                int childF = f < stored ? Math.max(stored, ownF) : ownF;
                if (tracer != null) {
                    traceChild(tracer, depth, move, childG, h, childF);
                }
                if (h > Puzzle.MAX_COST) {
                    if (tracer != null) {
                        tracer.pruned(tracer.last(), Pruned.BOUND);
                    }
                    continue;
                }
                if (childG > mostCost) {
                    cut();
                    continue;
                }
                if (checksPath && repeats(move, depth + 1)) {
                    meter.duplicate();
                    continue;
                }
                childrenTracked[entries[depth] + move] = child;
                storedF[entries[depth] + move] = childF;
                leftAt[entries[depth] + move] = 0;
                children[depth]++;
            }
            return true;
        }

        private void cut() {
            cut = true;
            if (tracer != null) {
                tracer.pruned(tracer.last(), Pruned.DEPTH_LIMIT);
            }
        }

        private void traceChild(Tracer told, int depth, int move, int childG, int h, int f) {
            position.apply(move);
            long number = told.generated(puzzle, position, pathNumbers.at(depth), move, childG, h, f);
            position.undo(move);
            childNumbers.set(entries[depth] + move, number);
        }

        /** Traces that the subtree of a node is forgotten; a node without children is a dead end, and has none. */
        private void traceForgotten(int depth, int bestF) {
            if (tracer != null && bestF != INFINITE) {
                tracer.pruned(pathNumbers.at(depth), Pruned.FORGOTTEN);
            }
        }

        private void traceSolved(int depth) {
            if (tracer != null) {
                tracer.solved(pathNumbers.at(depth));
            }
        }

        private boolean repeats(int move, int depth) {
            position.apply(move);
            boolean repeats = pathStates.repeats(position, depth);
            position.undo(move);
            return repeats;
        }

        /** The move to the child of least F other than {@code except}, or {@link #NO_MOVE}. */
        private int best(int depth, int except) {
            int best = NO_MOVE;
            int count = entries[depth + 1] - entries[depth];
            for (int move = 0; move < count; move++) {
                if (move != except && isBefore(depth, move, best)) {
                    best = move;
                }
            }
            return best;
        }

        private boolean isBefore(int depth, int move, int other) {
            int f = storedF(depth, move);
            int otherF = storedF(depth, other);
            return f < otherF
                    || isRecentFirst
                            && f == otherF
                            && f != INFINITE
                            && leftAt[entries[depth] + move] > leftAt[entries[depth] + other];
        }

        /** Forgets what is below a child, except for its new F. */
        private void leave(int entry, int newF) {
            storedF[entry] = newF;
            leftAt[entry] = ++leavings;
        }

        private int storedF(int depth, int move) {
            return move == NO_MOVE ? INFINITE : storedF[entries[depth] + move];
        }

        private void enterRound(int bestF) {
            if (bestF > meter.bound && bestF != INFINITE) {
                meter.enter(bestF);
                meter.expandedBeforeLastLayer = meter.expanded;
                if (heuristic.guarantee().isAdmissible()) {
                    int least = weight.leastCost(bestF);
                    raiseLowerBound(cut ? Math.min(least, mostCost + 1) : least);
                }
            }
        }

        private void makeRoom(int depth) {
            if (depth == path.length) {
                path = Arrays.copyOf(path, 2 * depth);
                g = Arrays.copyOf(g, 2 * depth);
                bounds = Arrays.copyOf(bounds, 2 * depth);
                children = Arrays.copyOf(children, 2 * depth);
                entries = Arrays.copyOf(entries, 2 * depth + 1);
            }
        }
    }
}
