package dev.unscramble.experiment.file;

import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.Group.Sampling;
import dev.unscramble.generate.DepthSample;
import dev.unscramble.options.SolveOptions;
import java.util.OptionalInt;

/** Random instances of one depth, as a row of a report. */
public final class DepthGroup {
    private DepthGroup() {}

    /** @param prefix what its name begins with, or nothing */
    public static Group of(DepthSample<?> sample, String prefix, SolveOptions rules) {
        Sampling sampling = switch (sample.kind()) {
            case WHOLE -> Sampling.WHOLE;
            case UNIFORM -> Sampling.UNIFORM_AT_DEPTH;
            case SCRAMBLED -> Sampling.SCRAMBLED;
        };
        return Group.of(
                prefix + "depth " + sample.depth(),
                "depth",
                OptionalInt.of(sample.depth()),
                sampling,
                sample.instances(),
                rules);
    }
}
