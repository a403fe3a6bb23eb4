/**
 * The engine on Apache Spark. Nothing of Spark is seen outside: {@link dev.unscramble.spark.SparkEngine} is an
 * {@link dev.unscramble.engine.Engine}, which {@link dev.unscramble.spark.SparkEngineProvider} starts.
 */
@NullMarked
package dev.unscramble.spark;

import org.jspecify.annotations.NullMarked;
