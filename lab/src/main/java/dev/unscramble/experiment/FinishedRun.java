package dev.unscramble.experiment;

import dev.unscramble.json.JsonForm;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.RunKey.InstanceKey;

/**
 * A finished run: one line of {@code runs.jsonl}.
 *
 * @param task the run as it was planned when it was made
 * @param session the call of the experiment that made it, counted from 1
 */
public record FinishedRun(Task task, int session, Measurement measurement) {
    public static final JsonForm<FinishedRun> JSON = JsonForm.of(members -> {
        members.derived("run", run -> run.key().id());
        String group = members.text("group", run -> run.task.group());
        String instance = members.text("instance", run -> run.task.instance());
        InstanceKey puzzle = members.part(run -> run.key().instance(), InstanceKey.JSON);
        String label = members.text("label", run -> run.task.label());
        String solver = members.text("solver", run -> run.key().solver());
        members.derived("algorithm", run -> run.measurement().algorithm()); // here, and not with the figures
        members.derived("heuristic", run -> run.measurement().heuristic());
        RunKey key = new RunKey(
                puzzle,
                solver,
                members.text("limits", run -> run.key().limits()),
                members.whole("seed", run -> run.key().seed()),
                members.small("repetition", run -> run.key().repetition()),
                members.text("version", run -> run.key().version()),
                members.member("timing", run -> run.key().timing(), RunKey.Timing.KIND));
        int session = members.small("session", FinishedRun::session);
        return new FinishedRun(
                new Task(key, group, instance, label),
                session,
                members.part(FinishedRun::measurement, Measurement.JSON));
    });

    public RunKey key() {
        return task.key();
    }
}
