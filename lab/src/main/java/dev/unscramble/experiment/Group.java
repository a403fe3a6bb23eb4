package dev.unscramble.experiment;

import dev.unscramble.catalog.Instance;
import dev.unscramble.experiment.RunKey.InstanceKey;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.JsonForm;
import dev.unscramble.run.JsonForm.Kind;
import dev.unscramble.text.Names;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Instances that belong together, such as those of one depth: a row of the report.
 *
 * @param axis what the groups of its kind differ in, such as "depth"
 * @param value the value on that axis, if it is a number
 */
public record Group(String label, String axis, OptionalInt value, Sampling sampling, List<Entry> entries) {

    static final JsonForm<Group> JSON = JsonForm.of(members -> new Group(
            members.text("label", Group::label),
            members.text("axis", Group::axis),
            members.optionalSmall("value", Group::value),
            members.member(
                    "sampling",
                    Group::sampling,
                    Kind.text(Sampling::name, name -> Names.oneOf(Sampling.values(), name))),
            members.member("instances", Group::entries, Kind.objects(Entry.JSON))));

    public Group {
        entries = List.copyOf(entries);
    }

    /** A group of these instances, which are numbered. */
    public static Group of(
            String label,
            String axis,
            OptionalInt value,
            Sampling sampling,
            List<? extends Instance<?>> instances,
            SolveOptions rules) {
        return new Group(
                label,
                axis,
                value,
                sampling,
                IntStream.range(0, instances.size())
                        .mapToObj(i ->
                                new Entry(Integer.toString(i + 1), InstanceKey.of(instances.get(i), rules), Map.of()))
                        .toList());
    }

    /** A group of given instances. */
    public static Group given(String label, List<? extends Instance<?>> instances, SolveOptions rules) {
        return of(label, "", OptionalInt.empty(), Sampling.GIVEN, instances, rules);
    }

    /**
     * An instance, and the figures that came with it.
     *
     * @param id its name in its group
     * @param known numbers that came with it, such as its length, by name
     */
    public record Entry(String id, InstanceKey key, Map<String, Double> known) {
        private static final JsonForm<Entry> JSON = JsonForm.of(members -> new Entry(
                members.text("id", Entry::id),
                members.part(Entry::key, InstanceKey.JSON),
                members.member("known", Entry::known, Kind.map(Kind.NUMBER))));
    }

    /** How instances were drawn, and so what they are a sample of. */
    public enum Sampling {
        WHOLE("all states of this depth"),
        UNIFORM_AT_DEPTH("uniform among all states of this depth, none twice"),
        SCRAMBLED("places on optimal solutions of scrambled puzzles, because the states of this depth are too many"
                + " to list; not uniform"),
        RANDOM_MOVES("random moves from the goal, none of which undoes the one before; not uniform"),
        UNIFORM("uniform among all states that can be solved"),
        GIVEN("as given");

        private final String label;

        Sampling(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }

        /** Whether these are all instances, so that a mean is exact. */
        public boolean isWhole() {
            return this == WHOLE;
        }

        /** Whether the instances are a random sample, so that a mean has a confidence interval. */
        public boolean isRandom() {
            return this != WHOLE && this != GIVEN;
        }
    }
}
