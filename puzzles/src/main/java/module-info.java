/** The sliding tiles and the pocket cube, ready to be solved by the searches of {@code dev.unscramble.core}. */
module dev.unscramble.puzzles {
    requires transitive dev.unscramble.core;
    requires static org.jspecify;

    exports dev.unscramble.cube;
    exports dev.unscramble.tiles;
}
