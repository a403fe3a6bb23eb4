/**
 * Benchmarks of the searches: {@link dev.unscramble.bench.Signature} recomputes the node counts of a fixed suite, a
 * {@link dev.unscramble.bench.Benchmark} is a suite of boards and solvers that {@code unscramble bench} measures, and
 * the other benchmarks measure speed by JMH, each in a JVM of its own. Start those by {@code bench/jmh}; {@code nodes}
 * in its output are nodes per second.
 */
@NullMarked
package dev.unscramble.bench;

import org.jspecify.annotations.NullMarked;
