package dev.unscramble.report.comparison;

import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Group;
import dev.unscramble.generate.Sample;
import dev.unscramble.run.RunKey.InstanceKey;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The instances of the rows of a report: whole groups, or groups in parts, as the experiment asks for. */
final class RowGroups {
    /** A longer board would leave no room for figures beside it. */
    private static final int LONGEST_START = 24;

    /** The depth of puzzles without a proved one: they come last. */
    private static final int UNKNOWN = Integer.MAX_VALUE;

    private final Experiment experiment;
    private final Map<InstanceKey, Integer> depths;

    RowGroups(Experiment experiment, Collection<FinishedRun> runs) {
        this.experiment = experiment;
        this.depths = runs.stream()
                .filter(run -> run.measurement().isSolved() && run.measurement().isOptimal())
                .collect(Collectors.toMap(
                        run -> run.key().instance(), run -> run.measurement().length(), Math::min));
    }

    /** @param isTotal whether its instances are also in rows before it */
    record RowGroup(Group group, boolean isTotal) {}

    List<RowGroup> all() {
        return experiment.groups().stream()
                .flatMap(group -> switch (experiment.rows()) {
                    case GROUP -> Stream.of(new RowGroup(group, false));
                    case PUZZLE -> byPuzzle(group);
                    case DEPTH -> byDepth(group);
                })
                .toList();
    }

    private static Stream<RowGroup> byPuzzle(Group group) {
        if (group.entries().size() == 1) {
            return Stream.of(new RowGroup(puzzle(group.entries().get(0)), false));
        }
        return Stream.concat(
                group.entries().stream().map(entry -> new RowGroup(puzzle(entry), false)),
                Stream.of(new RowGroup(group, true)));
    }

    private static Group puzzle(Group.Entry entry) {
        String start = entry.key().start();
        return new Group(
                start.length() > LONGEST_START ? "puzzle " + entry.id() : start,
                "",
                OptionalInt.empty(),
                Sample.Kind.GIVEN,
                List.of(entry));
    }

    private Stream<RowGroup> byDepth(Group group) {
        Map<Integer, List<Group.Entry>> parts = group.entries().stream()
                .collect(Collectors.groupingBy(
                        entry -> depths.getOrDefault(entry.key(), UNKNOWN), TreeMap::new, Collectors.toList()));
        String prefix = experiment.groups().size() > 1 ? group.label() + ", " : "";
        return parts.entrySet().stream()
                .map(part -> part.getKey() == UNKNOWN
                        ? part(group, prefix + "depth unknown", OptionalInt.empty(), part.getValue())
                        : part(
                                group,
                                prefix + "depth " + part.getKey(),
                                OptionalInt.of(part.getKey()),
                                part.getValue()));
    }

    private static RowGroup part(Group group, String label, OptionalInt depth, List<Group.Entry> entries) {
        return new RowGroup(new Group(label, "depth", depth, group.sampling(), entries), false);
    }
}
