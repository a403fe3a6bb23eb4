/** The sliding tiles and the pocket cube, ready to be solved by the searches of {@code dev.unscramble.core}. */
@SuppressWarnings("module") // the module that the other packages are exported to is compiled later
module dev.unscramble.puzzles {
    requires transitive dev.unscramble.core;
    requires static org.jspecify;

    exports dev.unscramble.cube;
    exports dev.unscramble.tiles;
    exports dev.unscramble.tiles.heuristic;
    exports dev.unscramble.hanoi to
            dev.unscramble.lab;
    exports dev.unscramble.permutation to
            dev.unscramble.lab;
    exports dev.unscramble.permutation.definition to
            dev.unscramble.lab;
    exports dev.unscramble.permutation.pattern to
            dev.unscramble.lab;
    exports dev.unscramble.tiles.pattern to
            dev.unscramble.lab;
    exports dev.unscramble.tiles.rank to
            dev.unscramble.lab;
    exports dev.unscramble.tiles.score to
            dev.unscramble.lab;
}
