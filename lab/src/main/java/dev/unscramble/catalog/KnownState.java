package dev.unscramble.catalog;

import dev.unscramble.model.Position;

/** A state whose distance to the goal is known, as a cost. */
public record KnownState<P extends Position>(P position, int distance) {}
