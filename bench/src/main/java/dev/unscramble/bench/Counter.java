package dev.unscramble.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Counts the nodes of a benchmark, which JMH reports as nodes per second beside the runs per second. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Counter {
    /** JMH sets it to 0 before each iteration. */
    public long nodes;
}
