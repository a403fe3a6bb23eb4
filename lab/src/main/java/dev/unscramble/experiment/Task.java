package dev.unscramble.experiment;

import dev.unscramble.run.RunKey;

/**
 * A run to be made.
 *
 * @param group the first group that has it
 * @param instance the name of the instance in that group
 * @param label the label of the solver
 */
public record Task(RunKey key, String group, String instance, String label) {}
