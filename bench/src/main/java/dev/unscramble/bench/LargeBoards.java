package dev.unscramble.bench;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.generate.Generator;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.input.Suite;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Large boards to be compared on.
 *
 * @param name what they are
 * @param lengths of the solutions that others found, where lengths are given as ratios to those; else empty
 * @param targets what to reach, by the time given
 */
record LargeBoards(String name, List<? extends Instance<?>> instances, List<Integer> lengths, List<String> targets) {
    private static final long SEED = 2026;

    /** All of them, of each kind at most this many. */
    static List<LargeBoards> all(int most) {
        return List.of(
                published("korf24", "blank-first", most, false, "104.0", "102.0"),
                random("6x6", most, "186", "180"),
                random("7x7", most, "303", "292"),
                random("8x8", most, "480", "450"),
                random("10x10", most, "1180", "1030"),
                random("16x16", most, "7300", "6300"),
                published("deepcubea35", "blank-last", most, true, "1.035", "1.015"),
                published("deepcubea48", "blank-last", most, true, "1.090", "1.045"));
    }

    private static LargeBoards random(String size, int most, String... targets) {
        return random(new InstanceReader(PuzzleSettings.DEFAULT).domain(size), most, targets);
    }

    private static <P extends Position> LargeBoards random(Domain<P> domain, int most, String... targets) {
        List<Instance<P>> boards = new Generator<>(domain, SEED, Limits.NONE, Progress.NONE)
                .uniform(Math.min(20, most))
                .toList();
        return new LargeBoards(domain.puzzle().name(), boards, List.of(), List.of(targets));
    }

    private static LargeBoards published(String suite, String goal, int most, boolean asRatio, String... targets) {
        InstanceReader reader = new InstanceReader(PuzzleSettings.DEFAULT.withGoal(goal));
        List<Instance<?>> boards = new ArrayList<>();
        List<Integer> lengths = new ArrayList<>();
        rows(suite).limit(most).forEach(fields -> {
            boards.add(reader.readText(fields[1]));
            lengths.add(Integer.valueOf(fields[3]));
        });
        return new LargeBoards(suite, boards, asRatio ? lengths : List.of(), List.of(targets));
    }

    private static Stream<String[]> rows(String suite) {
        return Suite.rows(suite).map(row -> row.split(","));
    }
}
