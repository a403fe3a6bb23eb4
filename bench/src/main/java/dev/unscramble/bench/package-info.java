/**
 * How fast the searches are, measured by JMH. Each benchmark runs in a JVM of its own with the flags
 * that users run with; {@code nodes} in its output are nodes a second. Start them by {@code bench/jmh}.
 */
@NullMarked
package dev.unscramble.bench;

import org.jspecify.annotations.NullMarked;
