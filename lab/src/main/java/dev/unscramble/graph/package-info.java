/**
 * Maps to find ways on, from files: graphs of nodes and edges, and grids of cells. Read {@link WayMap} first, then {@link
 * GraphFile}.
 */
@NullMarked
package dev.unscramble.graph;

import org.jspecify.annotations.NullMarked;
