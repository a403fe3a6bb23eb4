package dev.unscramble.run;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.Version;
import dev.unscramble.json.JsonForm;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.text.Names;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Identifies a run, and says all that is needed to make it. It holds texts only, so that it can be sent anywhere. A run
 * whose key is in the results of an experiment is never made again; if the key changes, as by a new version of this
 * software, the run is made again.
 *
 * @param solver as {@link SolverSpec} writes it
 * @param limits as {@link LimitSpec} writes them
 * @param seed of the experiment; our algorithms make the same random choices each time
 * @param timing where it runs, because that changes its time
 */
public record RunKey(
        InstanceKey instance, String solver, String limits, long seed, int repetition, String version, Timing timing) {

    public static final JsonForm<RunKey> JSON = JsonForm.of(members -> new RunKey(
            members.part(RunKey::instance, InstanceKey.JSON),
            members.text("solver", RunKey::solver),
            members.text("limits", RunKey::limits),
            members.whole("seed", RunKey::seed),
            members.small("repetition", RunKey::repetition),
            members.text("version", RunKey::version),
            members.member("timing", RunKey::timing, Timing.KIND)));

    /** The key of a run that is not part of an experiment. */
    public static RunKey single(InstanceKey instance, SolveOptions options) {
        String algorithm = Solver.fullName(options.algorithm(), options.search());
        return new RunKey(
                instance,
                SolverSpec.of("", options.with(SolveOption.ALGORITHM, algorithm))
                        .key(),
                options.only(OptionGroup.LIMITS).key(),
                0,
                1,
                Version.current(),
                Timing.SHARED);
    }

    /**
     * Identifies an instance.
     *
     * @param rules the chosen rules beside the goal, or empty
     */
    public record InstanceKey(String puzzle, String start, String goal, String rules) {
        public static final JsonForm<InstanceKey> JSON = JsonForm.of(members -> new InstanceKey(
                members.text("puzzle", InstanceKey::puzzle),
                members.text("start", InstanceKey::start),
                members.text("goal", InstanceKey::goal),
                members.text("rules", InstanceKey::rules)));

        public static InstanceKey of(Instance<?> instance, SolveOptions rules) {
            return new InstanceKey(
                    instance.puzzle().name(),
                    instance.start(),
                    instance.goal(),
                    rules.only(OptionGroup.RULES).without(SolveOption.GOAL).key());
        }

        @Override
        public String toString() {
            return puzzle + " " + start + " -> " + goal + (rules.isEmpty() ? "" : " " + rules);
        }
    }

    /** Where runs are timed. */
    public enum Timing {
        /** In one JVM, one after the other or at the same time: it is warm, but busy. */
        SHARED,
        /** In one JVM; a run of under {@link #LEAST_SECONDS} is made a second time, which counts. */
        WARM,
        /** Each in a new JVM, which is cold. */
        FORK,
        /** On machines of a cluster, which may be of different kinds and busy with other things. */
        CLUSTER;

        /** A shorter run is mostly the JVM's loading and compiling of code, so {@link #WARM} makes it again. */
        public static final double LEAST_SECONDS = 0.5;

        public static final JsonForm.Kind<Timing> KIND = JsonForm.Kind.text(Timing::label, Timing::labelled);

        public String label() {
            return Names.label(this);
        }

        public static Timing labelled(String label) {
            return Arrays.stream(values())
                    .filter(timing -> timing.label().equals(label))
                    .findFirst()
                    .orElse(SHARED);
        }
    }

    /** The solver, the rules and the limits. Those of a solver, such as a depth, override those of the experiment. */
    public SolveOptions options() {
        return SolveOptions.ofKey(instance.rules)
                .with(SolveOptions.ofKey(limits))
                .with(new SolverSpec("", solver).options());
    }

    /** The run with at most {@code bytes} of memory. */
    public RunKey withinMemory(long bytes) {
        SolveOptions less = SolveOptions.ofKey(limits).with(SolveOption.MEMORY_LIMIT, Long.toString(bytes));
        return options().limits().memoryBytes() <= bytes
                ? this
                : new RunKey(instance, solver, less.key(), seed, repetition, version, timing);
    }

    /** A short identifier: 16 hexadecimal digits of a hash. */
    public String id() {
        String all = String.join(
                "\n",
                instance.toString(),
                solver,
                limits,
                Long.toString(seed),
                Integer.toString(repetition),
                version,
                timing.label());
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(all.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
