/**
 * What searches keep in memory, in flat arrays of primitives: the {@link
 * dev.unscramble.store.NodeStore} that knows every node, the {@link dev.unscramble.store.OpenList}
 * that says which comes next, and the {@link dev.unscramble.store.MemoryBudget} that both draw on.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.store;

import org.jspecify.annotations.NullMarked;
