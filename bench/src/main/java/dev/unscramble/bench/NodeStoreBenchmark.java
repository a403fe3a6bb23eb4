package dev.unscramble.bench;

import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeShape;
import dev.unscramble.store.NodeStore;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The node store alone, with pseudo-random states of one long. */
@State(Scope.Thread)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx3g", "-XX:+UseSerialGC", "-XX:MaxNewSize=256m"})
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
public class NodeStoreBenchmark {
    @Param({"1000000", "10000000"})
    private int size;

    private final long[] state = new long[1];
    private NodeStore filled = fill(0);

    @Setup
    public void setUp() {
        filled = fill(size);
    }

    /** As a search does: looks for each state, and stores it because it is not there. */
    @Benchmark
    public NodeStore add(Counter counter) {
        counter.nodes += size;
        return fill(size);
    }

    /** Finds stored states, in another order than they came in. */
    @Benchmark
    public int find(Counter counter) {
        counter.nodes += size;
        return look(0);
    }

    /** Looks for states that are not stored. */
    @Benchmark
    public int findNone(Counter counter) {
        counter.nodes += size;
        return look(size);
    }

    private NodeStore fill(int count) {
        NodeStore store = new NodeStore(NodeShape.ofWidth(1), new MemoryBudget(Long.MAX_VALUE));
        for (int i = 0; i < count; i++) {
            state[0] = mix(i);
            if (store.find(state, 0) == NodeStore.NONE) {
                store.add(state, 0, i - 1, 0, 0, 0);
            }
        }
        return store;
    }

    private int look(long from) {
        int sum = 0;
        for (long i = 0; i < size; i++) {
            long scattered = i * 0x9e3779b1L % size;
            state[0] = mix(from + scattered);
            sum += filled.find(state, 0);
        }
        return sum;
    }

    /** Another state for each number: the last step of SplitMix64 (Steele, Lea and Flood, 2014). */
    private static long mix(long number) {
        long bits = number * 0x9e3779b97f4a7c15L;
        bits = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
        bits = (bits ^ bits >>> 27) * 0x94d049bb133111ebL;
        return bits ^ bits >>> 31;
    }
}
