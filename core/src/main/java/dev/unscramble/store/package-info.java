/**
 * The memory of searches, in flat arrays of primitives: the {@link
 * dev.unscramble.store.NodeStore} of all nodes, the {@link dev.unscramble.store.OpenList} of those
 * that wait for expansion, and the {@link dev.unscramble.store.MemoryBudget} that both use.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.store;

import org.jspecify.annotations.NullMarked;
