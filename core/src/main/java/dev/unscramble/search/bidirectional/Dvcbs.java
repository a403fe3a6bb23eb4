package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Position;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * DVCBS, dynamic vertex cover bidirectional search (Shperberg, Felner, Sturtevant, Shimony and Hayoun, 2019). Of every pair
 * of open nodes u and v whose bound
 *
 * <pre>
 *   lb(u, v) = max(f(u), f(v), g(u) + g(v) + epsilon)
 * </pre>
 *
 * <p>is not above the lower bound, one has to be expanded. All nodes of a side with the same g have the same pairs: they
 * are a cluster. DVCBS finds a minimum vertex cover of the clusters, expands the cluster of it that has the least g, and
 * then does so again with the new nodes.
 */
public final class Dvcbs extends FrontToEnd {

    private Dvcbs() {
        super("dvcbs");
    }

    /** It has no options. */
    public static Dvcbs create() {
        return new Dvcbs();
    }

    @Override
    <P extends Position> Execution<P> begin(Ends<P> ends) {
        return new Covering<>(ends);
    }

    private static final class Covering<P extends Position> extends TwoSides<P, Clusters<P>> {
        private int bound;
        /** The side whose cluster is expanded now, and the g of its nodes. */
        private @Nullable Clusters<P> side;

        private int clusterG;

        Covering(Ends<P> ends) {
            super(ends, Clusters::new);
        }

        @Override
        @Nullable
        Clusters<P> next() {
            while (!isOver(bound)) {
                if (forward.isFull || backward.isFull) {
                    return forward.isFull ? forward : backward;
                }
                int pair = leastSum(forward, backward);
                if (pair <= bound) {
                    if (side == null || side.leastReady() != clusterG) {
                        side = cover(bound - epsilon);
                        clusterG = side.leastReady();
                    }
                    return side;
                }
                side = null;
                bound = Math.min(pair, Math.min(forward.leastWaiting(), backward.leastWaiting()));
                raise(bound);
                forward.raise(bound);
                backward.raise(bound);
            }
            return null;
        }

        /**
         * The side that has the cluster of least g of a minimum vertex cover of the pairs with g(u) + g(v) at most
         * {@code most}. A minimum cover has all u with a g below some value, and all v that the other u are paired with.
         */
        private Clusters<P> cover(int most) {
            long least = forward.upTo(most - backward.leastReady());
            boolean hasForward = true;
            boolean hasBackward = false;
            for (int g : forward.sizes.keySet()) {
                long cover = forward.upTo(g - 1) + backward.upTo(most - g);
                if (g + backward.leastReady() <= most && cover < least) {
                    least = cover;
                    hasForward = g > forward.leastReady();
                    hasBackward = true;
                }
            }
            boolean isForward = hasForward && (!hasBackward || forward.leastReady() <= backward.leastReady());
            return isForward ? forward : backward;
        }
    }

    /** A side, with the sizes of its clusters. */
    private static final class Clusters<P extends Position> extends ReadySide<P> {
        /** The number of ready nodes by g. */
        final NavigableMap<Integer, Long> sizes = new TreeMap<>();

        private int bound;

        Clusters(Origin<P> from) {
            super(from);
        }

        void raise(int higher) {
            bound = higher;
            makeReady(bound);
        }

        @Override
        boolean push(int node, int g, int h, long tracked) {
            boolean isPushed = super.push(node, g, h, tracked);
            makeReady(bound);
            return isPushed;
        }

        @Override
        void becameReady(int g) {
            sizes.merge(g, 1L, Long::sum);
        }

        @Override
        void removed(int g, int h) {
            if (g + h <= bound) {
                sizes.computeIfPresent(g, (any, count) -> count == 1 ? null : count - 1);
            }
        }

        /** The number of ready nodes whose g is at most this. */
        long upTo(int g) {
            return sizes.headMap(g, true).values().stream()
                    .mapToLong(Long::longValue)
                    .sum();
        }
    }
}
