package dev.unscramble.experiment;

import dev.unscramble.experiment.Experiment.Rows;
import dev.unscramble.json.JsonForm;
import dev.unscramble.json.JsonForm.Kind;
import dev.unscramble.model.InputException;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.RunKey.Timing;
import dev.unscramble.run.SolverSpec;
import dev.unscramble.text.Names;
import java.util.List;
import java.util.Optional;

/**
 * The description of an experiment's results: {@code manifest.json}. It has all that a report needs beside the runs,
 * and all that is needed to make them again.
 *
 * @param version of this software
 * @param sessions the calls of the experiment that made runs, the first one first
 * @param shard the shard whose runs are made here; empty for the whole experiment
 */
public record Manifest(
        Experiment experiment, String version, Timing timing, List<Invocation> sessions, Optional<Shard> shard) {

    private static final String FORMAT = "unscramble experiment";
    private static final int FORMAT_VERSION = 1;

    public static final JsonForm<Manifest> JSON = JsonForm.<Manifest>of(members -> {
                if (!members.text("format", manifest -> FORMAT).equals(FORMAT)
                        || members.whole("formatVersion", manifest -> (long) FORMAT_VERSION) != FORMAT_VERSION) {
                    throw new InputException("it is not the manifest of an experiment of this version");
                }
                String name = members.text("name", manifest -> manifest.experiment.name());
                String title = members.text("title", manifest -> manifest.experiment.title());
                String about = members.text("about", manifest -> manifest.experiment.about());
                long seed = members.whole("seed", manifest -> manifest.experiment.seed());
                int repetitions = members.small("repetitions", manifest -> manifest.experiment.repetitions());
                String version = members.text("version", Manifest::version);
                Timing timing = members.member("timing", Manifest::timing, Timing.KIND);
                Optional<Shard> shard = members.member(
                        "shard", Manifest::shard, Kind.optional(Kind.text(Shard::toString, Shard::parse)));
                List<Invocation> sessions =
                        members.member("sessions", Manifest::sessions, Kind.objects(Invocation.JSON));
                List<Attribute> attributes = members.member(
                        "attributes",
                        manifest -> manifest.experiment.attributes(),
                        Kind.texts(Attribute::label, Attribute::named));
                Rows rows = members.member(
                        "rows",
                        manifest -> manifest.experiment.rows(),
                        Kind.since(Rows.GROUP, Kind.text(Names::label, Rows::named)));
                List<SolverSpec> solvers = members.member(
                        "solvers", manifest -> manifest.experiment.solvers(), Kind.objects(SolverSpec.JSON));
                List<LimitSpec> limits = members.member(
                        "limits", manifest -> manifest.experiment.limits(), Kind.objects(LimitSpec.JSON));
                Experiment experiment = new Experiment(
                        name,
                        title,
                        about,
                        seed,
                        repetitions,
                        attributes,
                        rows,
                        members.member("groups", manifest -> manifest.experiment.groups(), Kind.objects(Group.JSON)),
                        solvers,
                        limits,
                        members.member(
                                "originals",
                                manifest -> manifest.experiment.published(),
                                Kind.objects(PublishedFigures.JSON)),
                        members.text("config", manifest -> manifest.experiment.config()));
                return new Manifest(experiment, version, timing, sessions, shard);
            })
            .checked(Manifest::requireRepetitions);

    public Manifest {
        sessions = List.copyOf(sessions);
    }

    /** Of all runs of an experiment. */
    public Manifest(Experiment experiment, String version, Timing timing, List<Invocation> sessions) {
        this(experiment, version, timing, sessions, Optional.empty());
    }

    private void requireRepetitions() {
        int repetitions = experiment.repetitions();
        if (repetitions < 1 || repetitions > Experiment.MAX_REPETITIONS) {
            throw new InputException(
                    "\"repetitions\" is " + repetitions + "; it must be from 1 to " + Experiment.MAX_REPETITIONS);
        }
    }

    /** The key of a run of this experiment. */
    public RunKey key(Group.Entry entry, SolverSpec solver, LimitSpec limits, int repetition) {
        return new RunKey(entry.key(), solver.key(), limits.key(), experiment.seed(), repetition, version, timing);
    }
}
