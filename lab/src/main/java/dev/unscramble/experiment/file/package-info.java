/**
 * Experiments from TOML files: {@link dev.unscramble.experiment.file.ExperimentFile} reads one, each section has a class
 * of its own, and {@link dev.unscramble.experiment.file.Presets} are the files that come with the program. Read {@code
 * ExperimentFile} first.
 */
@NullMarked
package dev.unscramble.experiment.file;

import org.jspecify.annotations.NullMarked;
