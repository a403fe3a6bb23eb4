/**
 * Work on other machines. An {@link dev.unscramble.engine.Engine} carries out orders, which are texts, and answers
 * each with a text; {@link dev.unscramble.engine.Orders} is what a machine does with one. The engine that there is
 * runs on Apache Spark, in a module of its own. Read {@code Engine} first.
 */
@NullMarked
package dev.unscramble.engine;

import org.jspecify.annotations.NullMarked;
