package dev.unscramble.experiment;

/**
 * A run to be made.
 *
 * @param group the first group that asks for it
 * @param instance the name of the instance in that group
 * @param label what the experiment calls the solver
 */
public record Task(RunKey key, String group, String instance, String label) {}
