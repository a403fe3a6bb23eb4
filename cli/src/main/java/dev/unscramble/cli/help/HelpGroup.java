package dev.unscramble.cli.help;

import dev.unscramble.options.SolveOption;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ScopeType;

/** The groups of options, in the order of the help. */
enum HelpGroup {
    OWN("Options"),
    PUZZLE("Puzzle", "--puzzle"),
    SEARCH("Search"),
    LIMITS("Limits"),
    OUTPUT("Output", "--format", "--show", "--moves", "--chart", "--out"),
    GENERAL("General");

    private final String heading;
    private final List<String> names;

    /** A group with the options of these names, beside those that belong to it for other reasons. */
    HelpGroup(String heading, String... names) {
        this.heading = heading;
        this.names = List.of(names);
    }

    String heading() {
        return heading;
    }

    /** The group of an option; one that only this command has is among its own. */
    static HelpGroup of(OptionSpec option) {
        List<String> called = List.of(option.names());
        if (option.scopeType() == ScopeType.INHERIT
                || option.inherited()
                || option.usageHelp()
                || option.versionHelp()) {
            return GENERAL;
        }
        if (option.group() != null) { // one of several that exclude each other
            return OWN;
        }
        return Arrays.stream(values())
                .filter(group -> !Collections.disjoint(group.names, called))
                .findFirst()
                .or(() -> ofTable(called))
                .orElse(OWN);
    }

    /** The group of an option in the table of options, also if a command defines it itself. */
    private static Optional<HelpGroup> ofTable(List<String> called) {
        return Arrays.stream(SolveOption.values())
                .filter(option -> called.contains("--" + option.label()))
                .findFirst()
                .map(option -> switch (option.group()) {
                    case RULES -> PUZZLE;
                    case SOLVER, SEARCH -> SEARCH;
                    case LIMITS -> LIMITS;
                });
    }
}
