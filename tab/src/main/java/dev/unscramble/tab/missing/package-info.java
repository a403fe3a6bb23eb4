/**
 * What TeaVM lacks, and what does the same here. A class replaces the one of its name after "Plain"; all else are methods
 * of {@link dev.unscramble.tab.missing.Methods}. There is one thread, so that nobody waits for another.
 *
 * <table>
 * <caption>What is missing</caption>
 * <tr><th>missing</th><th>used by</th><th>here</th></tr>
 * <tr><td>WorkerThreads (executors, threads)</td><td>censuses, beams, parallel searches</td><td>all work is done when it
 *     is shared</td></tr>
 * <tr><td>KernelClass (hidden classes)</td><td>IDA*</td><td>kernels with fields, in the package of kernels</td></tr>
 * <tr><td>StateBytes (VarHandle)</td><td>beams</td><td>shifts</td></tr>
 * <tr><td>UserHeuristics (class loaders)</td><td>names of heuristics</td><td>there are none</td></tr>
 * <tr><td>ConcurrentLinkedDeque and Queue, LongAdder, AtomicReferenceArray, ReentrantLock</td><td>censuses, Jackson</td>
 *     <td>plain ones</td></tr>
 * <tr><td>CensusFolder (files), Shard (MessageDigest), FilterWriter</td><td>large censuses, experiments of several machines,
 *     Jackson</td><td>never reached</td></tr>
 * <tr><td>String.lines, Pattern.splitAsStream, Character.toString(int), Math.multiplyHigh, Arrays.parallelPrefix, parallel streams</td>
 *     <td>readers, Jackson, searches, tables</td><td>as Java specifies them</td></tr>
 * <tr><td>Random.nextInt(bound), Collections.shuffle</td><td>random puzzles</td><td>the numbers that Java specifies: those
 *     of TeaVM differ</td></tr>
 * <tr><td>SplittableRandom</td><td>annealing, hill climbing</td><td>the numbers that Java draws</td></tr>
 * <tr><td>Runtime.maxMemory, Package.getImplementationVersion</td><td>limits, results</td><td>constants</td></tr>
 * </table>
 */
@NullMarked
package dev.unscramble.tab.missing;

import org.jspecify.annotations.NullMarked;
