package dev.unscramble.experiment;

import dev.unscramble.catalog.Instance;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.JsonForm;
import dev.unscramble.run.RunOrder;
import dev.unscramble.text.Names;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Identifies a run. A run whose key is in the results is never made again; if the key changes, as by a new version of
 * this software, the run is made again.
 *
 * @param timing where it runs, because that changes its time
 */
public record RunKey(
        InstanceKey instance, String solver, String limits, long seed, int repetition, String version, Timing timing) {

    /**
     * Identifies an instance.
     *
     * @param rules the chosen rules beside the goal, or empty
     */
    public record InstanceKey(String puzzle, String start, String goal, String rules) {
        static final JsonForm<InstanceKey> JSON = JsonForm.of(members -> new InstanceKey(
                members.text("puzzle", InstanceKey::puzzle),
                members.text("start", InstanceKey::start),
                members.text("goal", InstanceKey::goal),
                members.text("rules", InstanceKey::rules)));

        public static InstanceKey of(Instance<?> instance, SolveOptions rules) {
            return new InstanceKey(
                    instance.puzzle().name(),
                    instance.start(),
                    instance.goal(),
                    rules.without(SolveOption.GOAL).key());
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
        /** The same, and a run of under half a second is made a second time, which counts. */
        WARM,
        /** Each in a new JVM, which is cold. */
        FORK,
        /** On machines of a cluster, which may be of different kinds and busy with other things. */
        CLUSTER;

        static final JsonForm.Kind<Timing> KIND = JsonForm.Kind.text(Timing::label, Timing::labelled);

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

    /** The order for the run. The limits of a solver, such as a depth, override those of the experiment. */
    public RunOrder order() {
        SolveOptions options = SolveOptions.ofKey(instance.rules)
                .with(SolveOptions.ofKey(limits))
                .with(new SolverSpec("", solver).options());
        return new RunOrder(instance.puzzle, instance.start, instance.goal, options, seed);
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
