/**
 * Everything that reads what others wrote, fed with what nobody would write. {@link dev.unscramble.fuzz.FuzzedReader}
 * has the readers, {@code src/test/resources/fuzz} what each of them begins with and what was once found.
 */
@NullMarked
package dev.unscramble.fuzz;

import org.jspecify.annotations.NullMarked;
