package dev.unscramble.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Samples;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NodeStoreTest {
    /** All that the store should know of a node. */
    private record Node(int id, int parent, int move, int g, int tracked, boolean closed, boolean expanded) {
        static Node of(int id, NodeStore store) {
            return new Node(
                    id,
                    store.parent(id),
                    store.move(id),
                    store.g(id),
                    store.tracked(id),
                    store.isClosed(id),
                    store.wasExpanded(id));
        }
    }

    @ParameterizedTest(name = "width {0}, seed {1}")
    @CsvSource({"1, 11", "2, 12", "3, 13"})
    void theStoreKnowsWhatAHashMapKnows(int width, long usualSeed) {
        Random random = Samples.random(usualSeed);
        NodeStore store = new NodeStore(NodeShape.ofWidth(width), plenty());
        Map<Long, Node> model = new HashMap<>();
        for (int i = 0; i < 300_000; i++) {
            long number = random.nextInt(200_000);
            long[] state = state(number, width);
            int parent = random.nextInt(i + 1) - 1;
            int move = random.nextInt(64);
            int id = store.find(state, 1);
            Node known = model.get(number);
            int most = i < 100_000 ? (1 << 23) - 1 : NodeStore.MAX_G; // of which the high bits are elsewhere
            int g = random.nextInt((known == null ? most : known.g) + 1);
            if (known == null) {
                int tracked = random.nextInt();
                require(id == NodeStore.NONE && store.add(state, 1, parent, move, g, tracked) == model.size(), number);
                model.put(number, new Node(model.size(), parent, move, g, tracked, false, false));
            } else if (random.nextBoolean()) {
                store.close(id);
                model.put(number, new Node(id, known.parent, known.move, known.g, known.tracked, true, true));
            } else {
                store.improve(id, parent, move, g);
                model.put(number, new Node(id, parent, move, g, known.tracked, false, known.expanded));
            }
        }
        assertThat(store.size()).isEqualTo(model.size()).isGreaterThan(4 << 15);
        model.forEach((number, node) -> {
            long[] state = state(number, width);
            require(store.find(state, 1) == node.id, number);
            require(store.hasState(node.id, state, 1), number);
            require(!store.hasState(node.id, state(number + 1, width), 1), number);
            require(Node.of(node.id, store).equals(node), number);
            long[] copy = new long[width + 2];
            store.state(node.id, copy, 1);
            require(Arrays.equals(copy, state), number);
        });
    }

    /** Plain, since there are many nodes. */
    private static void require(boolean isRight, long state) {
        if (!isRight) {
            throw new AssertionError("the store is wrong about state " + state);
        }
    }

    @Test
    void aTreeKeepsEveryNode() {
        NodeStore tree = new NodeStore(NodeShape.ofWidth(1).asTree(), plenty());
        for (int node = 0; node < 100_000; node++) {
            assertThat(tree.add(new long[] {7}, 0, node - 1, 5, node, 0)).isEqualTo(node);
        }
        assertThat(tree.size()).isEqualTo(100_000);
        assertThat(tree.g(99_999)).isEqualTo(99_999);
        assertThat(tree.parent(99_999)).isEqualTo(99_998);
    }

    /** From less than one page to several, so that each kind of growth is the one that fails. */
    @ParameterizedTest(name = "{0} kB")
    @ValueSource(ints = {0, 640, 700, 1000, 1400, 2000, 2600, 3000, 3400, 4000, 5000})
    void withoutMemoryANodeIsRefusedAndTheOthersStay(int kilobytes) {
        MemoryBudget budget = new MemoryBudget(1024L * kilobytes);
        NodeStore store = new NodeStore(NodeShape.ofWidth(1), budget);
        int size = fill(store);
        long taken = budget.taken();
        for (int again = 0; again < 10; again++) {
            assertThat(add(size, store)).isEqualTo(NodeStore.NONE);
        }
        assertThat(budget.taken()).as("what a refused node takes").isEqualTo(taken);
        assertThat(taken).isLessThanOrEqualTo(1024L * kilobytes);
        assertThat(store.size()).isEqualTo(size);
        for (int number = 0; number < size; number++) {
            require(store.find(state(number, 1), 1) == number, number);
        }
        budget.release(1L << 30);
        assertThat(add(size, store)).isEqualTo(size);
        assertThat(store.find(state(size, 1), 1)).isEqualTo(size);
    }

    @Test
    void moreMemoryHoldsMoreNodes() {
        long[] sizes = LongStream.of(0, 1, 2, 4, 8)
                .map(megabytes -> fill(new NodeStore(NodeShape.ofWidth(1), new MemoryBudget(megabytes << 20))))
                .toArray();
        assertThat(sizes).startsWith(0).isSorted().doesNotHaveDuplicates();
        assertThat(sizes[4]).as("20 bytes per node, and a slot or two").isGreaterThan((8 << 20) / 40);
    }

    /** Of the first 16384 slots, which are not counted, where there is memory for nodes but not for more slots. */
    @Test
    void theTableOfStatesIsAtMostThreeQuartersFull() {
        assertThat(fill(new NodeStore(NodeShape.ofWidth(1), new MemoryBudget(4 * NodeStore.leastBytes(1)))))
                .isEqualTo(12_288);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void takesFromTheBudgetWhatItsArraysHold(int width) {
        MemoryBudget ofTree = plenty();
        NodeStore tree = new NodeStore(NodeShape.ofWidth(width).asTree(), ofTree);
        long nothing = ofTree.taken();
        tree.add(new long[width], 0, NodeStore.NONE, 0, 0, 0);
        long page = ofTree.taken() - nothing;
        while (ofTree.taken() - nothing == page) {
            tree.add(new long[width], 0, NodeStore.NONE, 0, 0, 0);
        }
        int nodes = tree.size() - 1;
        assertThat(page).isEqualTo(nodes * (8L * width + 12));

        MemoryBudget budget = plenty();
        NodeStore unique = new NodeStore(NodeShape.ofWidth(width), budget);
        for (int number = 0; number < 100_000; number++) {
            require(unique.find(state(number, width), 1) == NodeStore.NONE, number);
            unique.add(state(number, width), 1, NodeStore.NONE, 0, 0, 0);
        }
        long slots = budget.taken() - (100_000 + nodes - 1) / nodes * page;
        assertThat(slots / 4.0 / 100_000).as("slots per node").isBetween(4 / 3.0, 16 / 3.0);
    }

    /** Parents that the state and the move tell are not kept, and small numbers share an int. */
    @Test
    void aNodeOfTheFifteenPuzzleTakesAtMostTwentyBytes() {
        NodeShape shape = new NodeShape(1, true, false, 4, 13, false);
        for (long megabytes = 20; megabytes < 60; megabytes += 9) {
            int size = fill(new NodeStore(shape, new MemoryBudget(megabytes << 20)));
            assertThat((double) (megabytes << 20) / size).as("%d MB", megabytes).isBetween(17.0, 20.0);
        }
    }

    @Test
    void aNodeThatSharesAnIntHasItsNumbers() {
        NodeStore store = new NodeStore(new NodeShape(1, true, false, 4, 13, false), plenty());
        assertThat(store.hasParents()).isFalse();
        int start = add(7, store);
        store.find(state(8, 1), 1);
        int child = store.add(state(8, 1), 1, start, 3, NodeStore.MAX_G, 8191);
        assertThat(store.g(child)).isEqualTo(NodeStore.MAX_G);
        store.close(child);
        store.improve(child, start, 2, NodeStore.MAX_G / 2);
        assertThat(store.isStart(start)).isTrue();
        assertThat(store.isStart(child)).isFalse();
        assertThat(store.move(child)).isEqualTo(2);
        assertThat(store.g(child)).isEqualTo(NodeStore.MAX_G / 2);
        assertThat(store.tracked(child)).isEqualTo(8191);
        assertThat(store.isClosed(child)).isFalse();
        assertThat(store.wasExpanded(child)).isTrue();
        assertThatThrownBy(() -> store.parent(child)).hasMessage("the nodes have no parents");
    }

    /** They are indices, until they become too sparse for that. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 1000})
    void numberedStatesAreFound(int step) {
        NodeStore store = new NodeStore(new NodeShape(1, true, true, 4, 0, true), plenty());
        for (int i = 0; i < 5000; i++) {
            long[] state = {(long) i * step};
            require(store.find(state, 0) == NodeStore.NONE, i);
            require(store.add(state, 0, i - 1, 0, 0, 0) == i, i);
        }
        for (int i = 0; i < 5000; i++) {
            require(store.find(new long[] {(long) i * step}, 0) == i, i);
        }
        assertThat(store.find(new long[] {5000L * step}, 0)).isEqualTo(NodeStore.NONE);
    }

    @Test
    void theLargestCostHasRoomAndNoneBeyondIt() {
        NodeStore tree = new NodeStore(NodeShape.ofWidth(1).asTree(), plenty());
        int node = tree.add(new long[1], 0, NodeStore.NONE, 5, NodeStore.MAX_G, 0);
        assertThat(tree.g(node)).isEqualTo(NodeStore.MAX_G);
        assertThat(tree.move(node)).isEqualTo(5);
        assertThatThrownBy(() -> tree.add(new long[1], 0, node, 5, NodeStore.MAX_G + 1, 0))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void aNodeCanBeClosedUnexpanded() {
        NodeStore tree = new NodeStore(NodeShape.ofWidth(1).asTree(), plenty());
        int node = tree.add(new long[1], 0, NodeStore.NONE, 0, 0, 0);
        tree.closeUnexpanded(node);
        assertThat(tree.isClosed(node)).isTrue();
        assertThat(tree.wasExpanded(node)).isFalse();
    }

    private static MemoryBudget plenty() {
        return new MemoryBudget(Long.MAX_VALUE);
    }

    /** Adds the states 0, 1, 2, ... until memory is full; says how many there were. */
    private static int fill(NodeStore store) {
        int size = 0;
        while (add(size, store) != NodeStore.NONE) {
            size++;
        }
        return size;
    }

    /** Adds a state that is new, which the store wants to find out first. */
    private static int add(long number, NodeStore store) {
        require(store.find(state(number, 1), 1) == NodeStore.NONE, number);
        return store.add(state(number, 1), 1, NodeStore.NONE, 0, 0, 0);
    }

    /** A packed state at 1, with nothing before and after it, different for each number. */
    private static long[] state(long number, int width) {
        long[] state = new long[width + 2];
        Arrays.fill(state, 1, width + 1, 42);
        state[1 + (int) (number % width)] = number;
        return state;
    }
}
