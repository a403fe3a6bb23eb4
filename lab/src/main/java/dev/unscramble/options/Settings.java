package dev.unscramble.options;

import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.model.Limits;

/** The effect of the options of a solve: its limits, and how it searches. */
record Settings(Limits limits, SearchOptions search) {
    static final Settings DEFAULT = new Settings(Limits.NONE, SearchOptions.DEFAULT);

    Settings with(Limits others) {
        return new Settings(others, search);
    }

    Settings with(SearchOptions others) {
        return new Settings(limits, others);
    }
}
