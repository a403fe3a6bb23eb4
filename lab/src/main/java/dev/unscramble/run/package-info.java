/**
 * One run as data: a {@link dev.unscramble.run.RunOrder} says what to solve and how, a {@link
 * dev.unscramble.run.Measurement} has the figures of the result, and both can be written as JSON, by a {@link
 * dev.unscramble.run.JsonForm}. {@link dev.unscramble.run.Attribute} is the table of all figures of a run. A {@link
 * dev.unscramble.run.RunExecutor} carries out an order: {@link dev.unscramble.run.LocalRuns} in this JVM, {@link
 * dev.unscramble.run.Fork} in a new one.
 */
@NullMarked
package dev.unscramble.run;

import org.jspecify.annotations.NullMarked;
