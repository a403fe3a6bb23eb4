package dev.unscramble.experiment;

import dev.unscramble.catalog.Instance;
import dev.unscramble.generate.Draw.Place;
import dev.unscramble.generate.Sample;
import dev.unscramble.json.JsonForm;
import dev.unscramble.json.JsonForm.Kind;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.RunKey.InstanceKey;
import dev.unscramble.text.Names;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Instances that belong together, such as those of one depth: a row of the report.
 *
 * @param axis what the groups of its kind differ in, such as "depth"
 * @param value the value on that axis, if it is a number
 */
public record Group(String label, String axis, OptionalInt value, Sample.Kind sampling, List<Entry> entries) {

    static final JsonForm<Group> JSON = JsonForm.of(members -> new Group(
            members.text("label", Group::label),
            members.text("axis", Group::axis),
            members.optionalSmall("value", Group::value),
            members.member(
                    "sampling",
                    Group::sampling,
                    Kind.text(Sample.Kind::name, name -> Names.oneOf(Sample.Kind.values(), name))),
            members.member("instances", Group::entries, Kind.objects(Entry.JSON))));

    public Group {
        entries = List.copyOf(entries);
    }

    /**
     * A group of random instances.
     *
     * @param prefix the beginning of its name, or empty
     */
    public static Group of(Sample<?> sample, String prefix, SolveOptions rules) {
        Optional<Place> place = sample.draw().place();
        String label = place.map(Place::label).orElse("");
        return new Group(
                prefix.isEmpty() || label.isEmpty() ? prefix + label : prefix + ", " + label,
                place.map(Place::axis).orElse(""),
                place.stream().mapToInt(Place::value).findFirst(),
                sample.kind(),
                numbered(sample.instances(), rules));
    }

    /** A group of given instances. */
    public static Group given(String label, List<? extends Instance<?>> instances, SolveOptions rules) {
        return new Group(label, "", OptionalInt.empty(), Sample.Kind.GIVEN, numbered(instances, rules));
    }

    private static List<Entry> numbered(List<? extends Instance<?>> instances, SolveOptions rules) {
        return IntStream.range(0, instances.size())
                .mapToObj(i -> new Entry(Integer.toString(i + 1), InstanceKey.of(instances.get(i), rules), Map.of()))
                .toList();
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
}
