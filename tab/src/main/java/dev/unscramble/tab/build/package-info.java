/**
 * Parts of the compiler: TeaVM finds them by {@code META-INF/services} while it compiles the engine. {@link
 * dev.unscramble.tab.build.StandIns} and {@link dev.unscramble.tab.build.Redirects} lead to {@code tab.missing} what TeaVM
 * lacks. {@link dev.unscramble.tab.build.KernelFields} and {@link dev.unscramble.tab.build.KernelCopies} compile beforehand the
 * kernels of IDA*, which the JVM compiles while it runs.
 */
@NullMarked
package dev.unscramble.tab.build;

import org.jspecify.annotations.NullMarked;
