package dev.unscramble.experiment;

import dev.unscramble.run.Measurement;

/**
 * A finished run: one line of {@code runs.jsonl}.
 *
 * @param group the group that it was first made for
 * @param instance the name of the instance in that group
 * @param label what the solver was called then
 * @param session during which call of the experiment it was made, counted from 1
 */
public record FinishedRun(
        RunKey key, String group, String instance, String label, int session, Measurement measurement) {}
