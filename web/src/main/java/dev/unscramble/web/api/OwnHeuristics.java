package dev.unscramble.web.api;

import dev.unscramble.analysis.StateSpace;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.RecentlyUsed;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Ranking;
import dev.unscramble.tiles.TileCosts;
import dev.unscramble.tiles.TilePosition;
import java.util.Base64;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Heuristics that come with requests, as tables: h of every state in a byte, by the {@linkplain Ranking number} of the state, all
 * of them in base64. The page makes such a table of what a user writes, so that no code of users runs here.
 */
final class OwnHeuristics {
    /** The name of the heuristic that came with a request. */
    static final String NAME = "own";

    /** The cells of the largest board of which a request can bring a table. */
    private static final int MOST_CELLS = 9;

    /** Searches come in groups that use one table, as in a race. */
    private static final int MOST_KEPT = 4;

    /** Checked here, since decoders differ in what they refuse. */
    private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9+/]*+={0,2}");

    private final RecentlyUsed<Key, TileDomain> kept = new RecentlyUsed<>(MOST_KEPT);

    /** A domain is one object as long as it is used. */
    private record Key(TileDomain domain, String table) {}

    /** The puzzle with the heuristic of a table beside its own. */
    Instance<?> with(Instance<?> instance, String table) {
        TileDomain domain = with(instance.domain(), table);
        return ((TileInstance) instance).in(domain);
    }

    /** @throws InputException if the table is not one of this puzzle */
    TileDomain with(Domain<?> domain, String table) {
        if (!(domain instanceof TileDomain tiles) || tiles.puzzle().size() > MOST_CELLS) {
            throw new InputException("a heuristic of your own is for boards of up to " + MOST_CELLS + " cells, not for "
                    + domain.puzzle().name());
        }
        if (tiles.puzzle().tileCosts() != TileCosts.UNIT) {
            throw new InputException("a heuristic of your own counts moves; leave the costs out");
        }
        return kept.get(new Key(tiles, table), () -> tiles.with(new Tabulated(tiles, bytes(table))));
    }

    private static byte[] bytes(String table) {
        if (table.length() % 4 != 0 || !BASE64.matcher(table).matches()) {
            throw new InputException("the table of your own heuristic is not base64");
        }
        return Base64.getDecoder().decode(table);
    }

    /** A heuristic whose values are known, and so its guarantee. */
    private static final class Tabulated implements Heuristic<TilePosition> {
        private final TileDomain domain;
        private final Ranking<TilePosition> ranking;
        private final byte[] table;
        private @Nullable Guarantee guarantee;

        Tabulated(TileDomain domain, byte[] table) {
            this.domain = domain;
            this.ranking = domain.ranking().orElseThrow();
            this.table = table;
            if (table.length != ranking.size()) {
                throw new InputException("the table of your own heuristic has " + table.length + " bytes; "
                        + domain.puzzle().name() + " has " + ranking.size() + " states, and each has one");
            }
        }

        @Override
        public int estimate(TilePosition position) {
            return Byte.toUnsignedInt(table[(int) ranking.rank(position)]);
        }

        @Override
        public String name() {
            return NAME;
        }

        /** By comparing it with all distances, which takes longer than a search, once. */
        @Override
        public synchronized Guarantee guarantee() {
            Guarantee known = guarantee;
            if (known == null) {
                known = new StateSpace<>(domain, Limits.NONE)
                        .check(Heuristic.of(NAME, Guarantee.NONE, this::estimate), 1, 0, 0, Progress.NONE)
                        .check()
                        .seen();
                guarantee = known;
            }
            return known;
        }
    }
}
