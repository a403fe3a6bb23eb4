/**
 * How Apache Spark is found and started: all that we know of its jars, flags and masters outside the module
 * that runs in it. Read {@link dev.unscramble.engine.spark.SparkCommand} first.
 */
@NullMarked
package dev.unscramble.engine.spark;

import org.jspecify.annotations.NullMarked;
