package dev.unscramble.experiment.file;

import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.LimitSpec;
import java.util.ArrayList;
import java.util.List;

/** A {@code [limits]} table: limits, and their label. A list of numbers of nodes makes as many limits. */
final class LimitSection {
    private static final String NODES = SolveOption.MAX_NODES.label();

    private final TomlSection section;

    LimitSection(TomlSection section) {
        this.section = section;
        section.allow("[limits]", TomlSection.keys(List.of("label"), OptionGroup.LIMITS));
    }

    List<LimitSpec> limits() {
        List<SolveOption> single = new ArrayList<>(SolveOption.of(OptionGroup.LIMITS));
        single.remove(SolveOption.MAX_NODES);
        SolveOptions others = section.options(single);
        List<Object> nodes = section.items(NODES);
        if (section.has("label") && nodes.size() > 1) {
            section.refuse("label", "one label is too few for " + nodes.size() + " limits; leave it out");
        }
        List<LimitSpec> all = new ArrayList<>();
        if (nodes.isEmpty()) {
            all.add(labelled(others));
        }
        for (Object item : nodes) {
            section.tried(NODES, () -> others.with(SolveOption.MAX_NODES, item.toString()))
                    .ifPresent(limits -> all.add(labelled(limits)));
        }
        return all;
    }

    private LimitSpec labelled(SolveOptions limits) {
        return section.text("label")
                .map(label -> new LimitSpec(label, limits.key()))
                .orElseGet(() -> LimitSpec.of(limits));
    }
}
