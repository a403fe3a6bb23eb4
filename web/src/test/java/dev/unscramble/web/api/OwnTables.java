package dev.unscramble.web.api;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Ranking;
import java.util.Base64;

/** Tables of heuristics of the 3x3, as requests bring them along. */
public final class OwnTables {
    private OwnTables() {}

    /** The values of a heuristic, times a factor. */
    public static String of(String heuristic, int factor) {
        return of(InstanceReader.withoutFiles(PuzzleSettings.DEFAULT).domain("3x3"), heuristic, factor);
    }

    private static <P extends Position> String of(Domain<P> domain, String name, int factor) {
        Heuristic<? super P> heuristic = domain.heuristics().parse(name);
        Ranking<P> ranking = domain.ranking().orElseThrow();
        P position = domain.puzzle().newPosition();
        byte[] table = new byte[(int) ranking.size()];
        for (int number = 0; number < table.length; number++) {
            ranking.unrank(number, position);
            table[number] = (byte) (factor * heuristic.estimate(position));
        }
        return Base64.getEncoder().encodeToString(table);
    }
}
