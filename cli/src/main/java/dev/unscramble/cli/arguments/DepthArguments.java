package dev.unscramble.cli.arguments;

import dev.unscramble.model.InputException;
import dev.unscramble.options.SeedOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Random puzzles of several depths. */
public final class DepthArguments {
    private static final int USUAL_COUNT = 10;

    @Option(
            names = "--depths",
            paramLabel = "D,D...",
            split = ",",
            description = "random puzzles that need exactly D moves, --count of each depth, instead of given ones")
    private List<Integer> depths = List.of();

    @Option(names = "--count", paramLabel = "N", description = "for --depths: how many of each (default: 10)")
    private Optional<Integer> count = Optional.empty();

    @Mixin
    private final SeedArguments seedArguments = new SeedArguments();

    public boolean isChosen() {
        return !depths.isEmpty();
    }

    /** Refuses the options that mean nothing without depths. */
    public void requireUnused() {
        if (count.isPresent() || seedArguments.seed().isPresent()) {
            throw new InputException("--count and --seed are for --depths 4,8,12, which is missing");
        }
    }

    /** The depths, each once, in rising order. */
    public List<Integer> depths() {
        AssignmentArguments.requireDepths(depths);
        return depths.stream().distinct().sorted().toList();
    }

    public int count() {
        int each = count.orElse(USUAL_COUNT);
        if (each < 1) {
            throw new InputException("--count is " + each + "; it must be at least 1");
        }
        return each;
    }

    /** The seed; one that is chosen at random is printed. */
    public long seed(Consumer<String> remark) {
        return seedArguments.seed().orElseGet(() -> {
            long any = SeedOption.any();
            remark.accept("seed " + any + " makes these again");
            return any;
        });
    }
}
