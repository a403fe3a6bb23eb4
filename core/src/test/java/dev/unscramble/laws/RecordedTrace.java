package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a search told of itself, checked against what is true of every search tree. */
final class RecordedTrace<P extends Position> implements Trace {
    private final Puzzle<P> puzzle;
    private final boolean forgetsLeaves;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Double> bounds = new ArrayList<>();
    private final List<Node> solved = new ArrayList<>();
    private final BitSet ended = new BitSet();
    private final BitSet forgotten = new BitSet();
    private final BitSet expandedInRound = new BitSet();
    private final Map<PackedState, Long> leastDuplicates = new HashMap<>();
    /** The nodes that were expanded and not left. */
    private final Deque<Long> path = new ArrayDeque<>();

    private long expanded;
    private long left;
    private long duplicates;
    private long reopened;

    /** With {@code forgetsLeaves}, a node that was not expanded may be forgotten, and its parent is expanded again. */
    RecordedTrace(Puzzle<P> puzzle, boolean forgetsLeaves) {
        this.puzzle = puzzle;
        this.forgetsLeaves = forgetsLeaves;
    }

    @Override
    public void generated(Node node) {
        require(node.number() == nodes.size() && node.h() >= 0, node);
        nodes.add(node);
        if (node.parent() == NO_NODE) {
            require(node.move() == NO_MOVE && node.g() == 0, node);
            require(node.side() == (node.number() == 0 ? Side.START : node.side()), node);
        } else {
            require(!path.isEmpty() && path.getLast() == node.parent(), node);
            checkStep(node(node.parent()), node);
        }
    }

    /** The move leads from the parent's state to the child's. */
    private void checkStep(Node parent, Node child) {
        P position = parent.state().in(puzzle);
        int price = puzzle.costs().of(position, child.move());
        position.apply(child.move());
        long cost = child.g() - parent.g();
        require(child.state().equals(PackedState.of(puzzle, position)), child);
        require(child.side() == parent.side(), child);
        require(cost == 1 || cost == price, child);
    }

    /** Plain, since there are millions of nodes. */
    private static void require(boolean isRight, Node node) {
        if (!isRight) {
            throw new AssertionError("there is no such " + node);
        }
    }

    @Override
    public void expanded(long node) {
        end(node);
        if (expandedInRound.get((int) node)) {
            throw new AssertionError("node " + node + " is expanded twice in a round, and was not forgotten");
        }
        expandedInRound.set((int) node);
        path.addLast(node);
        expanded++;
    }

    @Override
    public void left(long node) {
        assertThat(path.removeLast())
                .as("the node expanded last, of those not left")
                .isEqualTo(node);
        left++;
    }

    /** The nodes on the path of a depth-first search are each a child of the one before. */
    void checkPath() {
        long parent = NO_NODE;
        for (long node : path) {
            assertThat(node(node).parent()).as("the parent of %s", node).isEqualTo(parent);
            parent = node;
        }
        assertThat(left + path.size()).as("nodes left or on the path").isEqualTo(expanded);
    }

    @Override
    public void duplicate(long node) {
        leastDuplicates.merge(node(node).state(), node(node).g(), Math::min);
        end(node);
        duplicates++;
    }

    @Override
    public void reopened(long node) {
        node(node);
        reopened++;
    }

    @Override
    public void pruned(long node, Pruned reason) {
        end(node);
        if (reason == Pruned.FORGOTTEN) {
            if (forgetsLeaves) {
                expandedInRound.clear((int) Math.max(0, node(node).parent()));
            } else {
                assertThat(expandedInRound.get((int) node))
                        .as("node %s was expanded", node)
                        .isTrue();
            }
            expandedInRound.clear((int) node);
            forgotten.set((int) node);
        }
    }

    @Override
    public void bound(double bound) {
        bounds.add(bound);
        expandedInRound.clear();
    }

    @Override
    public void solved(long node) {
        solved.add(node(node));
    }

    /** It was told what became of a node. */
    private void end(long node) {
        node(node);
        ended.set((int) node);
    }

    private Node node(long number) {
        return nodes.get((int) number);
    }

    void check(Result result) {
        Statistics counts = result.statistics();
        assertThat((long) nodes.size()).as("generated").isEqualTo(counts.generated());
        assertThat(expanded).as("expanded").isEqualTo(counts.expanded());
        assertThat(duplicates).as("duplicates").isEqualTo(counts.duplicates());
        assertThat(reopened).as("reopened").isEqualTo(counts.reopened());
        if (!counts.iterations().isEmpty()) {
            assertThat(counts.iterations())
                    .extracting(round -> (double) round.bound())
                    .isEqualTo(bounds);
        }
        if (result.stopped().isPresent()) {
            checkImprovements(result);
            return;
        }
        assertThat(solved).hasSize(result.isSolved() ? 1 : 0);
        solved.stream()
                .filter(goal -> goal.g() <= result.cost()) // otherwise a node of its path was given a cheaper one since
                .forEach(goal -> checkSolution(goal, result.moves()));
    }

    /**
     * Of all nodes within the bound it was told what became of them, except where their parents were forgotten or a
     * cheaper path to the same state replaced theirs.
     */
    void checkAllEnded(int bound) {
        for (Node node : nodes) {
            boolean isWithin = node.priority() <= bound && !isForgotten(node.parent());
            boolean isReplaced = leastDuplicates.getOrDefault(node.state(), node.g()) < node.g();
            if (isWithin && !isReplaced && !ended.get((int) node.number())) {
                throw new AssertionError("it was not told what became of " + node);
            }
        }
    }

    private boolean isForgotten(long node) {
        return node != NO_NODE && forgotten.get((int) node);
    }

    /** Not all solutions are nodes: some are constructed, or pieced together. A proof comes to a goal once more. */
    private void checkImprovements(Result result) {
        assertThat(solved).hasSizeLessThanOrEqualTo(result.improvements().size() + 1);
        assertThat(solved).allMatch(goal -> goal.state().in(puzzle).isGoal());
    }

    /** The path to the goal, or to where two searches met, is the solution or a part of it. */
    private void checkSolution(Node goal, List<Integer> moves) {
        Deque<Integer> path = new ArrayDeque<>();
        Node node = goal;
        for (; node.parent() != NO_NODE; node = node(node.parent())) {
            path.addFirst(node.move());
        }
        if (node.state().equals(nodes.get(0).state())) {
            assertThat(moves).startsWith(path.toArray(new Integer[0]));
            assertThat(path.size() == moves.size())
                    .isEqualTo(goal.state().in(puzzle).isGoal());
        }
    }
}
