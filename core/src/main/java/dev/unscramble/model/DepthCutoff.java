package dev.unscramble.model;

/** Where a depth-first search stops going down. Either way it finds solutions of up to its bound. */
public enum DepthCutoff {
    /** A node at the bound is tested for the goal and not expanded, as in AIMA's 3rd edition. */
    EARLY,
    /** A node at the bound is expanded too; its children are generated, and pruned as beyond the bound. */
    LATE
}
