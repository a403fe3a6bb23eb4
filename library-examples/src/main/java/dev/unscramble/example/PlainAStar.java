package dev.unscramble.example;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * A* (Hart, Nilsson and Raphael, 1968) with an object per node, to be read in a minute. It counts nodes as
 * docs/algorithms.md says, and of the open nodes of least f it takes that of least h, the last one in among those; so
 * its counts are those of {@code astar}, whose nodes are numbers in flat arrays.
 */
public final class PlainAStar<P extends Position> {
    private final Puzzle<P> puzzle;
    private final P position;
    private final Heuristic<? super P> heuristic;
    private final PriorityQueue<Node> open = new PriorityQueue<>(Comparator.comparingInt(Node::f)
            .thenComparingInt(Node::h)
            .thenComparing(Node::number, Comparator.reverseOrder()));
    private final Map<LongBuffer, Integer> leastG = new HashMap<>();
    private long expanded;
    private long generated;

    private record Node(LongBuffer state, @Nullable Node parent, int move, int g, int h, long number) {
        int f() {
            return g + h;
        }

        List<Integer> path() {
            List<Integer> path = parent == null ? new ArrayList<>() : parent.path();
            if (parent != null) {
                path.add(move);
            }
            return path;
        }
    }

    public PlainAStar(Problem<P> problem) {
        this.puzzle = problem.puzzle();
        this.position = problem.start();
        this.heuristic = problem.heuristic();
    }

    /** An optimal solution, if there is one; to be called once. */
    public Optional<List<Integer>> solve() {
        generate(null, -1, 0);
        while (!open.isEmpty()) {
            Node node = open.remove();
            if (node.g > leastG.getOrDefault(node.state, node.g)) {
                continue; // a cheaper path was found meanwhile
            }
            position.unpack(node.state.array(), 0);
            if (position.isGoal()) {
                return Optional.of(node.path());
            }
            expanded++;
            int back = node.parent == null ? Puzzle.NO_INVERSE : puzzle.inverse(node.move);
            for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
                int move = Long.numberOfTrailingZeros(moves);
                if (move != back) {
                    int g = node.g + puzzle.costs().of(position, move);
                    position.apply(move);
                    generate(node, move, g);
                    position.undo(move);
                }
            }
        }
        return Optional.empty();
    }

    /** Opens the node that the position is at, unless its state was reached as cheaply before. */
    private void generate(@Nullable Node parent, int move, int g) {
        generated++;
        long[] state = new long[puzzle.packedLongs()];
        position.pack(state, 0);
        LongBuffer key = LongBuffer.wrap(state);
        if (g < leastG.getOrDefault(key, Integer.MAX_VALUE)) {
            leastG.put(key, g);
            open.add(new Node(key, parent, move, g, heuristic.estimate(position), generated));
        }
    }

    public long expanded() {
        return expanded;
    }

    public long generated() {
        return generated;
    }
}
