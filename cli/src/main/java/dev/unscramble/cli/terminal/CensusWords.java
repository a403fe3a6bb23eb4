package dev.unscramble.cli.terminal;

import dev.unscramble.model.Progress.Snapshot;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The progress of a census, in a line; with its share, if the number of all states is known. */
public record CensusWords(Optional<BigInteger> all) implements Function<Snapshot, String> {

    @Override
    public String apply(Snapshot sofar) {
        String share = all.map(
                        states -> String.format(Locale.ROOT, " (%.1f %%)", 100 * sofar.stored() / states.doubleValue()))
                .orElse("");
        return String.format(
                Locale.ROOT,
                "depth %d, %,d states%s, %.0f s",
                sofar.bound(),
                sofar.stored(),
                share,
                sofar.nanos() / 1e9);
    }
}
