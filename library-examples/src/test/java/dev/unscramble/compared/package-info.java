/**
 * The problems of {@link dev.unscramble.example.textbook}, solved by other libraries too: {@code bench/libraries} runs
 * {@link dev.unscramble.compared.Comparison}.
 */
@NullMarked
package dev.unscramble.compared;

import org.jspecify.annotations.NullMarked;
