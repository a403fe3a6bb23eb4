package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Trace;
import dev.unscramble.model.Trace.Node;
import dev.unscramble.model.Trace.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A trace says by what a search really chose among nodes, and best-first search chooses the least. */
class PriorityTest {
    private static final Dial DIAL = new Dial(90, new Turn(1, 2), new Turn(-1, 2), new Turn(7, 5), new Turn(-7, 5));

    /** Stores all nodes, and checks that none that waits would have come before one that is expanded. */
    private static final class Order implements Trace {
        private final List<Node> nodes = new ArrayList<>();
        private final List<Double> bounds = new ArrayList<>();
        /** By state: the node with the cheapest path to it. */
        private final Map<PackedState, Node> open = new HashMap<>();

        private final Map<PackedState, Node> closed = new HashMap<>();

        @Override
        public void generated(Node node) {
            nodes.add(node);
            Node known = open.getOrDefault(node.state(), closed.get(node.state()));
            if (known == null || node.g() < known.g()) {
                open.put(node.state(), node);
            }
        }

        @Override
        public void bound(double bound) {
            bounds.add(bound);
        }

        @Override
        public void expanded(long number) {
            Node node = nodes.get((int) number);
            assertThat(open.remove(node.state())).isEqualTo(node);
            closed.put(node.state(), node);
            assertThat(open.values())
                    .allSatisfy(other -> assertThat(other.priority()).isGreaterThanOrEqualTo(node.priority()));
        }
    }

    private static Order order(Search search) {
        Order order = new Order();
        ExactDistances<Hand> exact = new ExactDistances<>(DIAL);
        Problem<Hand> problem = new Problem<>(
                DIAL, DIAL.at(47), new Claim<>("third", Guarantee.CONSISTENT, hand -> exact.of(hand) / 3));
        assertThat(search.solve(problem, Limits.NONE, Progress.NONE, order).isSolved())
                .isTrue();
        assertThat(order.nodes).hasSizeGreaterThan(20);
        return order;
    }

    private static void ordersBy(Search search, ToDoubleFunction<Node> expected) {
        assertThat(order(search).nodes)
                .allSatisfy(node -> assertThat(node.priority()).isEqualTo(expected.applyAsDouble(node)));
    }

    @Test
    void bestFirstSearchesOrderByWhatTheyAreNamedFor() {
        ordersBy(BestFirst.astar(), node -> node.g() + node.h());
        ordersBy(BestFirst.greedy(), Node::h);
        ordersBy(BestFirst.ucs(), Node::g);
        ordersBy(BestFirst.bfs(), Node::g); // which counts moves
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 1.25, 2, 1.001, 3.7, 123_456.789, 1e9})
    void theWeightOfWeightedAStarIsExact(double weight) {
        Order order = order(BestFirst.wastar(weight));
        assertThat(order.nodes)
                .allSatisfy(node -> assertThat(node.priority())
                        .isCloseTo(node.g() + weight * node.h(), within(node.priority() * 1e-15)));
        assertThat(order.bounds).isSorted();
    }

    private static Offset<Double> within(double offset) {
        return Offset.offset(offset);
    }

    @Test
    void aWeightOfOneAndAHalfMakesNineAndAHalf() {
        assertThat(order(BestFirst.wastar(1.5)).nodes)
                .anySatisfy(node -> assertThat(node.priority() % 1).isEqualTo(0.5));
        assertThat(order(BestFirst.wastar(1.5)).bounds)
                .anySatisfy(bound -> assertThat(bound % 1).isEqualTo(0.5));
    }

    @Test
    void bothSidesOfABidirectionalSearchAreTold() {
        List<Node> nodes = new ArrayList<>();
        Trace trace = new Trace() {
            @Override
            public void generated(Node node) {
                nodes.add(node);
            }
        };
        Problem<Hand> problem = new Problem<>(DIAL, DIAL.at(47), Zero.INSTANCE);
        Bidirectional.create().solve(problem, Limits.NONE, Progress.NONE, trace);
        assertThat(nodes)
                .filteredOn(node -> node.parent() == Trace.NO_NODE)
                .satisfiesExactly(
                        start -> {
                            assertThat(start.side()).isEqualTo(Side.START);
                            assertThat(start.state().in(DIAL).isGoal()).isFalse();
                        },
                        goal -> {
                            assertThat(goal.side()).isEqualTo(Side.GOAL);
                            assertThat(goal.state().in(DIAL).isGoal()).isTrue();
                        });
        assertThat(nodes).filteredOn(node -> node.side() == Side.GOAL).hasSizeGreaterThan(5);
    }
}
