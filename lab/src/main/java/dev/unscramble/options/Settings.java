package dev.unscramble.options;

import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.model.Limits;

/** What the options of a solve amount to: how far a search may go, and how it works. */
record Settings(Limits limits, SearchOptions search) {
    static final Settings DEFAULT = new Settings(Limits.NONE, SearchOptions.DEFAULT);

    Settings with(Limits others) {
        return new Settings(others, search);
    }

    Settings with(SearchOptions others) {
        return new Settings(limits, others);
    }
}
