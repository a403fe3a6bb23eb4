package dev.unscramble.search;

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
 */
public final class Rbfs extends Search {
    private static final int INFINITE = Integer.MAX_VALUE;
    private static final int NO_MOVE = -1;

    private final Duplicates duplicates;

    /** Leaves out only the move that would undo the last one. */
    public Rbfs() {
        this(Duplicates.PARENT);
    }

    /** Finds duplicates by the last move or on its path; it stores no other states. */
    public Rbfs(Duplicates duplicates) {
        if (duplicates.isGraphSearch()) {
            throw new IllegalArgumentException("rbfs stores no states beyond its path");
        }
        this.duplicates = duplicates;
    }

    @Override
    public String name() {
        return "rbfs";
    }

    @Override
    public boolean isInformed() {
        return true;
    }

    @Override
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Run<>(problem, meter, limits, duplicates);
    }

    /**
     * The node of each level of the path has moveCount() entries for its children, by move: F, infinite
     * if it has no such child, and what the heuristic remembers of it.
     */
    private static final class Run<P extends Position> extends Execution<P> {
        private final boolean checksPath;
        private final PathStates pathStates;
        private final long[] allowedAfter;
        private final int moveCount;
        private final @Nullable Tracer tracer;
        private final NodeNumbers pathNumbers = new NodeNumbers();
        private final NodeNumbers childNumbers = new NodeNumbers();
        private int[] path = new int[16];
        private int[] g = new int[16];
        private int[] bounds = new int[16];
        private int[] storedF;
        private long[] childrenTracked;
        private int[] children = new int[16];
        private long waiting;
        private boolean cut;

        Run(Problem<P> problem, Meter meter, Limits limits, Duplicates duplicates) {
            super(problem, meter, limits);
            checksPath = duplicates == Duplicates.PATH;
            pathStates = new PathStates(puzzle.packedLongs());
            allowedAfter = duplicates.allowedAfter(puzzle);
            moveCount = puzzle.moveCount();
            tracer = meter.tracer;
            storedF = new int[path.length * moveCount];
            childrenTracked = new long[path.length * moveCount];
        }

        @Override
        Outcome search() {
            meter.generated = 1;
            meter.stored(1);
            long tracked = heuristic.begin(position);
            int f = heuristic.value(tracked);
            if (tracer != null) {
                pathNumbers.set(0, tracer.start(puzzle, position, f, f));
            }
            if (position.isGoal()) {
                traceSolved(0);
                return Outcome.SOLVED;
            }
            if (checksPath) {
                pathStates.repeats(position, 0);
            }
            bounds[0] = heuristic.guarantee().isAdmissible() ? mostCost : INFINITE;
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
                    storedF[depth * moveCount + path[depth]] = bestF;
                    continue;
                }
                position.apply(best);
                path[depth] = best;
                if (tracer != null) {
                    pathNumbers.set(depth + 1, childNumbers.at(depth * moveCount + best));
                }
                if (position.isGoal()) {
                    traceSolved(depth + 1);
                    if (heuristic.guarantee().isAdmissible()) {
                        raiseLowerBound(bestF);
                    }
                    solved(path, depth + 1);
                    return Outcome.SOLVED;
                }
                long childTracked = childrenTracked[depth * moveCount + best];
                int childG = g[depth] + puzzle.cost(best);
                int bound = Math.min(bounds[depth], storedF(depth, best(depth, best)));
                makeRoom(++depth);
                if (checksPath) {
                    pathStates.repeats(position, depth);
                }
                g[depth] = childG;
                bounds[depth] = bound;
                continues = expand(
                        depth,
                        position.legalMoves() & allowedAfter[best],
                        childTracked,
                        childG + heuristic.value(childTracked),
                        bestF);
            }
            return meter.stopped();
        }

        /** The outcome when nothing is left to search, within the depth limit or at all. */
        private Outcome ended(int bestF) {
            if (bestF == INFINITE && !cut) {
                return Outcome.EXHAUSTED;
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
                tracer.expanded(pathNumbers.at(depth));
            }
            int count = 0;
            Arrays.fill(storedF, depth * moveCount, (depth + 1) * moveCount, INFINITE);
            for (long moves = legal; moves != 0; moves &= moves - 1) {
                if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                    return false;
                }
                meter.generated++;
                int move = Long.numberOfTrailingZeros(moves);
                int childG = g[depth] + puzzle.cost(move);
                long child = heuristic.after(position, move, tracked);
                int h = Estimates.checkedAfter(heuristic.value(child), heuristic, puzzle, position, move);
                int ownF = childG + Math.min(h, Puzzle.MAX_COST + 1);
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
                childrenTracked[depth * moveCount + move] = child;
                storedF[depth * moveCount + move] = childF;
                count++;
            }
            children[depth] = count;
            waiting += count;
            meter.open(waiting - depth);
            meter.stored(waiting + 1);
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
            childNumbers.set(depth * moveCount + move, number);
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
            for (int move = 0; move < moveCount; move++) {
                if (move != except && storedF(depth, move) < storedF(depth, best)) {
                    best = move;
                }
            }
            return best;
        }

        private int storedF(int depth, int move) {
            return move == NO_MOVE ? INFINITE : storedF[depth * moveCount + move];
        }

        private void enterRound(int bestF) {
            if (bestF > meter.bound && bestF != INFINITE) {
                meter.enter(bestF);
                meter.expandedBeforeLastLayer = meter.expanded;
                if (heuristic.guarantee().isAdmissible()) {
                    raiseLowerBound(cut ? Math.min(bestF, mostCost + 1) : bestF);
                }
            }
        }

        private void makeRoom(int depth) {
            if (depth == path.length) {
                path = Arrays.copyOf(path, 2 * depth);
                g = Arrays.copyOf(g, 2 * depth);
                bounds = Arrays.copyOf(bounds, 2 * depth);
                children = Arrays.copyOf(children, 2 * depth);
                storedF = Arrays.copyOf(storedF, 2 * depth * moveCount);
                childrenTracked = Arrays.copyOf(childrenTracked, 2 * depth * moveCount);
            }
        }
    }
}
