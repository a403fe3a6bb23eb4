/**
 * Classes that users bring along. {@link dev.unscramble.extension.UserClasses} finds them, {@link
 * dev.unscramble.extension.UserHeuristics} makes heuristics of them, {@link dev.unscramble.extension.UserSearches}
 * algorithms.
 */
@NullMarked
package dev.unscramble.extension;

import org.jspecify.annotations.NullMarked;
