package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import dev.unscramble.search.Duplicates;
import dev.unscramble.store.OpenList.TieBreak;
import java.util.Optional;

/**
 * What can be chosen about an algorithm. An algorithm takes what concerns it and has its own default
 * for what is left open.
 *
 * @param weight of h in weighted A*
 * @param beamWidth how many states beam search keeps
 * @param tieBreak which of the nodes of least f comes first
 * @param duplicates how hard to look for states met before
 */
public record SearchOptions(
        double weight, Optional<Integer> beamWidth, Optional<TieBreak> tieBreak, Optional<Duplicates> duplicates) {

    public static final double DEFAULT_WEIGHT = 1.5;
    public static final int DEFAULT_BEAM_WIDTH = 100;

    private static final double MAX_WEIGHT = 1000;

    public static final SearchOptions DEFAULT =
            new SearchOptions(DEFAULT_WEIGHT, Optional.empty(), Optional.empty(), Optional.empty());

    public SearchOptions {
        if (!(weight >= 1 && weight <= MAX_WEIGHT)) {
            throw new InputException("the weight is " + weight + "; it must be from 1 to " + MAX_WEIGHT);
        }
        if (beamWidth.orElse(1) < 1) {
            throw new InputException("the beam is " + beamWidth.get() + " wide; it must be at least 1");
        }
    }

    public SearchOptions withWeight(double other) {
        return new SearchOptions(other, beamWidth, tieBreak, duplicates);
    }

    /** How wide a beam is. */
    int width() {
        return beamWidth.orElse(DEFAULT_BEAM_WIDTH);
    }

    public SearchOptions withBeamWidth(int width) {
        return new SearchOptions(weight, Optional.of(width), tieBreak, duplicates);
    }
}
