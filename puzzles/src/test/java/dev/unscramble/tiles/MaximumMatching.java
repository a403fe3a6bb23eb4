package dev.unscramble.tiles;

import java.util.Arrays;

/** The size of a maximum matching in a bipartite graph, which is that of a minimum vertex cover (Kőnig). */
final class MaximumMatching {
    private final boolean[][] edges;
    /** By right node: the left node that it is matched with, or -1. */
    private final int[] partner;

    private MaximumMatching(boolean[][] edges) {
        this.edges = edges;
        this.partner = new int[edges.length];
        Arrays.fill(partner, -1);
    }

    /** @param edges by left node, then right node; as many of both */
    static int of(boolean[][] edges) {
        MaximumMatching matching = new MaximumMatching(edges);
        int size = 0;
        for (int left = 0; left < edges.length; left++) {
            size += matching.augment(left, new boolean[edges.length]) ? 1 : 0;
        }
        return size;
    }

    private boolean augment(int left, boolean[] visited) {
        for (int right = 0; right < edges.length; right++) {
            if (edges[left][right] && !visited[right]) {
                visited[right] = true;
                if (partner[right] < 0 || augment(partner[right], visited)) {
                    partner[right] = left;
                    return true;
                }
            }
        }
        return false;
    }
}
