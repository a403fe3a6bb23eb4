package dev.unscramble.bench;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.generate.Generator;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Stop;
import dev.unscramble.model.StoppedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Solves many random boards of many sizes by the anytime search, each with a few nodes, to see that every one of them
 * is solved. Each search replays its solution, and fails if it is wrong.
 */
public final class LargeCheck {
    private static final long SEED = 1;
    private static final long NODES = 50_000;
    private static final int MANY = 1000;
    private static final int SOME = 100;

    private LargeCheck() {}

    /**
     * What came out for one size.
     *
     * @param right how many were solved, by no fewer moves than were proved to be needed
     */
    public record Row(String boards, int count, int right, double length) {

        public boolean isRight() {
            return right == count;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%-6s %d of %d right, mean length %.1f", boards, right, count, length);
        }
    }

    /**
     * Runs it: 1,000 boards of the usual sizes, and 100 of each larger square and of odd rectangles.
     *
     * @param most how many boards of each size, at most
     */
    public static List<Row> run(int most, Progress progress, Consumer<Row> afterEach) {
        List<Row> rows = new ArrayList<>();
        for (String size : sizes().toList()) {
            int count = Math.min(most, "5x5 6x6 7x7 8x8".contains(size) ? MANY : SOME);
            Row row = check(new InstanceReader(PuzzleSettings.DEFAULT).domain(size), count, progress);
            rows.add(row);
            afterEach.accept(row);
        }
        return rows;
    }

    private static Stream<String> sizes() {
        return Stream.of(
                "5x5", "6x6", "7x7", "8x8", "9x9", "10x10", "11x11", "12x12", "13x13", "14x14", "15x15", "16x16",
                "3x20", "20x3", "2x30", "30x2", "5x9");
    }

    private static <P extends Position> Row check(Domain<P> domain, int count, Progress progress) {
        Solver<P> solver = Solver.of(domain, "anytime", Optional.of("linear-conflict"), SearchOptions.DEFAULT);
        List<Result> results = new Generator<>(domain, SEED, Limits.NONE, Progress.NONE)
                .uniform(count)
                .map(board -> solve(solver, board, progress))
                .toList();
        int right = (int) results.stream()
                .filter(result -> result.isSolved() && result.length() >= result.lowerBound())
                .count();
        double length = results.stream().mapToInt(Result::length).average().orElse(0);
        return new Row(domain.puzzle().name(), count, right, length);
    }

    private static <P extends Position> Result solve(Solver<P> solver, Instance<P> board, Progress progress) {
        Result result =
                solver.solve(board, Limits.NONE.withNodes(NODES), progress).result();
        if (result.outcome() == Outcome.CANCELLED
                || result.stopped().filter(Stop.CANCELLED::equals).isPresent()) {
            throw new StoppedException("stopped");
        }
        return result;
    }
}
