/**
 * The engine on Apache Spark. Nothing of Spark is seen outside: {@link dev.unscramble.spark.SparkEngine} is an
 * {@link dev.unscramble.engine.Engine}, and {@link dev.unscramble.spark.Main} serves it to another process.
 */
@NullMarked
package dev.unscramble.spark;

import org.jspecify.annotations.NullMarked;
