/**
 * Threads that share work: {@link dev.unscramble.threads.WorkerThreads} starts them, waits for all, and throws the
 * first failure of a task.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.threads;

import org.jspecify.annotations.NullMarked;
