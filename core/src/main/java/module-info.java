/**
 * Puzzles, heuristics, and the searches that solve them. Programs use the packages that are exported to all; what is
 * public in those and not for them has the tag {@code @hidden}. docs/library.md lists what is left: the public API.
 */
@SuppressWarnings("module") // those that the other packages are exported to are compiled later
module dev.unscramble.core {
    requires static org.jspecify;

    exports dev.unscramble.heuristic;
    exports dev.unscramble.model;
    exports dev.unscramble.pdb;
    exports dev.unscramble.puzzle;
    exports dev.unscramble.search;
    exports dev.unscramble.search.bidirectional;
    exports dev.unscramble.search.bounded;
    exports dev.unscramble.search.memory;
    exports dev.unscramble.search.walk;
    exports dev.unscramble.census to
            dev.unscramble.lab;
    exports dev.unscramble.census.layers to
            dev.unscramble.lab;
    exports dev.unscramble.files to
            dev.unscramble.lab;
    exports dev.unscramble.search.meter to
            dev.unscramble.lab;
    exports dev.unscramble.store to
            dev.unscramble.puzzles,
            dev.unscramble.lab;
    exports dev.unscramble.threads to
            dev.unscramble.lab;
}
