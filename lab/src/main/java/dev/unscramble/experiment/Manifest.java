package dev.unscramble.experiment;

import dev.unscramble.experiment.RunKey.Timing;
import java.util.List;
import java.util.OptionalLong;

/**
 * What an experiment's results are results of: {@code manifest.json}. It has all that a report needs
 * beside the runs, and all that is needed to make them again.
 *
 * @param version the software's
 * @param config the text of the experiment's file
 * @param sessions the calls of the experiment that made runs, the first first
 */
public record Manifest(
        String name,
        String title,
        String about,
        long seed,
        int repetitions,
        String version,
        Timing timing,
        List<Attribute> attributes,
        List<Group> groups,
        List<Solver> solvers,
        List<Limit> limits,
        List<PublishedFigures> originals,
        List<Invocation> sessions,
        String config) {

    /** A solver: what people call it, and what it is. */
    public record Solver(String label, String key) {}

    /** Limits: what people call them, what they are, and the number of nodes where that is the only one. */
    public record Limit(String label, String key, OptionalLong nodes) {}

    public static Manifest of(Experiment experiment, String version, Timing timing, List<Invocation> sessions) {
        return new Manifest(
                experiment.name(),
                experiment.title(),
                experiment.about(),
                experiment.seed(),
                experiment.repetitions(),
                version,
                timing,
                experiment.attributes(),
                experiment.groups(),
                experiment.solvers().stream()
                        .map(spec -> new Solver(spec.label(), spec.key()))
                        .toList(),
                experiment.limits().stream()
                        .map(spec -> new Limit(spec.label(), spec.key(), spec.nodes()))
                        .toList(),
                experiment.originals(),
                sessions,
                experiment.config());
    }

    /** The key of a run of this experiment. */
    public RunKey key(Group.Entry entry, String solver, String limit, int repetition) {
        return new RunKey(entry.key(), solver, limit, seed, repetition, version, timing);
    }
}
