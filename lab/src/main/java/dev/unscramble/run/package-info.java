/**
 * One run as data: a {@link dev.unscramble.run.RunKey} says what to solve and how, a {@link
 * dev.unscramble.run.Measurement} has the figures of the result, and both can be written as JSON, by a {@link
 * dev.unscramble.json.JsonForm}. {@link dev.unscramble.run.Attribute} is the table of all figures of a run. A {@link
 * dev.unscramble.run.RunExecutor} makes a run: {@link dev.unscramble.run.LocalRuns} in this JVM, {@link
 * dev.unscramble.run.Fork} in a new one.
 */
@NullMarked
package dev.unscramble.run;

import org.jspecify.annotations.NullMarked;
