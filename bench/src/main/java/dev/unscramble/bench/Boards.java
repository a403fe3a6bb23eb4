package dev.unscramble.bench;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.generate.Generator;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.input.Suite;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import java.util.List;
import java.util.Locale;

/**
 * Boards of one kind, which are measured together.
 *
 * @param name of the kind
 * @param lengths of the published solutions; empty if there are none
 * @param areShortest whether these lengths are optimal
 * @param references the published results to compare with, by limit; there may be fewer than limits
 */
public record Boards(
        String name,
        List<? extends Instance<?>> instances,
        List<Integer> lengths,
        boolean areShortest,
        List<String> references) {
    private static final long SEED = 2026;
    private static final String KORF24 = "korf24";

    /** The first of Korf's hundred 15-puzzles. */
    static Boards korf100(int count, Tables tables) {
        return suite("korf100", "blank-first", rows("korf100", count), tables, true);
    }

    /** One of Korf and Felner's 24-puzzles, with the published node count. */
    static Boards korf24(int number, Tables tables) {
        String row = Suite.rows(KORF24)
                .filter(line -> line.startsWith(number + ","))
                .findFirst()
                .orElseThrow(() -> new InputException("unknown number " + number + "; there are "
                        + String.join(
                                ", ",
                                Suite.rows(KORF24)
                                        .map(line -> line.split(",")[0])
                                        .toList())));
        String nodes = String.format(Locale.ROOT, "%,d nodes", Long.parseLong(row.split(",")[4]));
        return suite(Integer.toString(number), "blank-first", List.of(row), tables, true)
                .besides(nodes);
    }

    /** Large boards, at most {@code most} of each kind, with the lengths to reach in 1 s and in 10 s. */
    static List<Boards> large(int most) {
        int few = Math.min(20, most);
        return List.of(
                suite(KORF24, "blank-first", rows(KORF24, most), Tables.IN_MEMORY, true)
                        .besides("104.0", "101.0"),
                random("6x6", few).besides("176", "180"),
                random("7x7", few).besides("303", "292"),
                random("8x8", few).besides("440", "430"),
                random("10x10", few).besides("940", "890"),
                random("16x16", few).besides("5000", "4600"),
                deepCubeA("deepcubea35", most).besides("1.035", "1.000"),
                deepCubeA("deepcubea48", most).besides("1.090", "1.000"));
    }

    private static Boards deepCubeA(String suite, int most) {
        return suite(suite, "blank-last", rows(suite, most), Tables.IN_MEMORY, false);
    }

    private static List<String> rows(String suite, int most) {
        return Suite.rows(suite).limit(most).toList();
    }

    private static Boards suite(String name, String goal, List<String> rows, Tables tables, boolean areShortest) {
        InstanceReader reader =
                new InstanceReader(PuzzleSettings.DEFAULT.withGoal(goal).withTables(tables));
        List<String[]> fields = rows.stream().map(row -> row.split(",")).toList();
        return new Boards(
                name,
                fields.stream().map(row -> reader.readText(row[1])).toList(),
                fields.stream().map(row -> Integer.valueOf(row[3])).toList(),
                areShortest,
                List.of());
    }

    private static Boards random(String size, int count) {
        return random(size, count, Tables.IN_MEMORY);
    }

    /** Random states of a puzzle by its name. */
    static Boards random(String puzzle, int count, Tables tables) {
        return random(new InstanceReader(PuzzleSettings.DEFAULT.withTables(tables)).domain(puzzle), count);
    }

    private static <P extends Position> Boards random(Domain<P> domain, int count) {
        List<Instance<P>> boards = new Generator<>(domain, SEED, Limits.NONE, Progress.NONE)
                .uniform(count)
                .toList();
        return new Boards(domain.puzzle().name(), boards, List.of(), false, List.of());
    }

    /** These boards with published results, by limit. */
    Boards besides(String... others) {
        return new Boards(name, instances, lengths, areShortest, List.of(others));
    }
}
