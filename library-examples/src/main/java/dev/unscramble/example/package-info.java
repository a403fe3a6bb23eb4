/**
 * A puzzle of a user of the library: {@link dev.unscramble.example.Pancakes}
 * are the rules, {@link dev.unscramble.example.PancakeKind} makes them available by name to the command
 * line, and {@link dev.unscramble.example.LargestPancakes} are for a pattern database. Read {@code Pancakes} first.
 *
 * <p>And two searches to read: {@link dev.unscramble.example.PlainIdaStar} and {@link
 * dev.unscramble.example.PlainAStar}, as textbooks have them. Tests compare the fast ones with them, node by node.
 */
@NullMarked
package dev.unscramble.example;

import org.jspecify.annotations.NullMarked;
