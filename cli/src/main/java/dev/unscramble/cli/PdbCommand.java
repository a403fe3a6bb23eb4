package dev.unscramble.cli;

import dev.unscramble.catalog.Domain;
import dev.unscramble.cli.arguments.PuzzleArguments;
import dev.unscramble.cli.arguments.SeedArguments;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.tiles.pattern.PatternCheck;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Manages the tables of pattern databases that are kept in files. */
@CommandLine.Command(
        name = "pdb",
        description = "Lists, builds, verifies and removes the tables of pattern databases.",
        sortOptions = false,
        footer = {
            "",
            "list says which tables there are, how large they are, and where. build makes those",
            "of a partition of the tiles (--puzzle: 4x4 unless you say otherwise), or of a",
            "heuristic of another puzzle. verify reads tables, checks those that count slides of",
            "tiles against a search on random states too, and ends with 1 if one is wrong. remove",
            "deletes them. --costs are those of the solve that the tables are for.",
            "Tables are in $UNSCRAMBLE_HOME/pdb, or else in the system's folder for caches; what",
            "is missing is made whenever it is needed. Tables that were built are kept; those that",
            "a search has made may go, oldest use first, when they have more than 2 GB together",
            "($UNSCRAMBLE_TABLE_QUOTA, such as 500m).",
            "",
            "Examples:",
            "  unscramble pdb list",
            "  unscramble pdb build 7-8",
            "  unscramble pdb build exact --puzzle cube",
            "  unscramble pdb build \"(1,2,3,4,5,6)(7,8,9,10)(11,12,13,14,15)\" --goal blank-last",
            "  unscramble pdb verify",
            "  unscramble pdb remove 7-8"
        })
final class PdbCommand extends Command {
    private static final String USUAL_PUZZLE = "4x4";
    private static final int SAMPLES = 200;
    /** How the names of learned scores begin. */
    private static final String SCORES = "scores-";

    /** The action. */
    enum Action {
        LIST,
        BUILD,
        VERIFY,
        REMOVE
    }

    @Parameters(index = "0", paramLabel = "ACTION", description = "list, build, verify or remove")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Action action;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "PATTERNS",
            description = "partitions such as 6-6-3 or 7-8, heuristics such as pdb:exact, or tables as list names them;"
                    + " verify takes all if none is given")
    private List<String> names = new ArrayList<>();

    @Option(names = "--all", description = "remove all tables")
    private boolean all;

    @Mixin
    private final SeedArguments seedArguments = new SeedArguments();

    /** The usual names of the tables that are built, by name. */
    private final Map<String, String> numbered = new HashMap<>();

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Override
    List<SolveOption> options() {
        List<SolveOption> options = new ArrayList<>(SolveOption.of(OptionGroup.RULES));
        options.add(SolveOption.MEMORY_LIMIT);
        return options;
    }

    @Override
    public Integer call() {
        tables().removeLeftovers();
        return switch (action) {
            case LIST -> list();
            case BUILD -> build();
            case VERIFY -> verify();
            case REMOVE -> remove();
        };
    }

    private int list() {
        List<TableFolder.Entry> entries = names.isEmpty() ? tables().list() : named();
        if (entries.isEmpty()) {
            print("no tables in " + tables().folder());
            return ExitCode.DONE;
        }
        TextTable table = new TextTable(
                TextTable.text("table"),
                TextTable.number("MB"),
                TextTable.text("stays"),
                TextTable.text("file").spared(1));
        for (TableFolder.Entry entry : entries) {
            table.row(
                    entry.name(),
                    megabytes(entry.bytes()),
                    entry.isKept() ? "kept" : "may go",
                    entry.file().toString());
        }
        TextLayout layout = terminal().layout();
        print(table.on(layout));
        if (!table.leftOut(layout).isEmpty()) {
            print("in " + tables().folder());
        }
        long mayGo = entries.stream()
                .filter(entry -> !entry.isKept())
                .mapToLong(TableFolder.Entry::bytes)
                .sum();
        if (mayGo > 0) {
            print(megabytes(mayGo) + " MB of them may go, of at most " + megabytes(tables().quota()) + " MB");
        }
        return ExitCode.DONE;
    }

    private static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f", bytes / 1e6);
    }

    private int build() {
        if (names.isEmpty()) {
            throw new InputException("nothing is named to build; for example: pdb build 7-8");
        }
        endInOrder();
        try {
            return buildAll();
        } catch (StoppedException e) {
            if (!isInterrupted()) {
                throw e;
            }
            remark("interrupted; " + kept());
            return ExitCode.INTERRUPTED;
        }
    }

    /** Which of the tables that were asked for are there. */
    private String kept() {
        Set<String> there =
                tables().list().stream().map(TableFolder.Entry::name).collect(Collectors.toSet());
        List<String> kept = names.stream()
                .flatMap(name -> namesOf(name).stream())
                .filter(there::contains)
                .toList();
        return kept.isEmpty()
                ? "no table was finished, so none is kept"
                : "kept: " + String.join(", ", kept) + "; the same command makes the rest";
    }

    private int buildAll() {
        int kept = 0;
        int wanted = 0;
        for (String name : names) {
            number(name);
            TableFolder folder = tables(chosen().limits().memoryBytes());
            for (Tables.Key key : use(name, folder::keep)) {
                wanted++;
                kept += folder.has(key) ? 1 : 0;
                print(key.name() + (folder.has(key) ? "  ready, " : "  not kept, ") + megabytes(key.bytes()) + " MB");
            }
        }
        return kept == wanted ? ExitCode.DONE : ExitCode.NOT_SOLVED;
    }

    /** Remembers which table of how many each one of a partition is. */
    void number(String partition) {
        List<String> all = namesOf(partition);
        for (int i = 0; i < all.size(); i++) {
            numbered.put(all.get(i), partition + ", table " + (i + 1) + " of " + all.size());
        }
    }

    @Override
    String tableName(String name) {
        return numbered.getOrDefault(name, super.tableName(name));
    }

    /** Makes the heuristic of a partition, and with it all its tables; says which they are. */
    private List<Tables.Key> use(String partition, Tables source) {
        List<Tables.Key> asked = new ArrayList<>();
        Domain<?> domain = domain((key, maker) -> {
            asked.add(key);
            return source.get(key, maker);
        });
        String text = partition.startsWith("pdb") ? partition : "pdb:" + partition;
        IncrementalHeuristic.of(domain.heuristics().parse(text)).prepare(BuildMonitor.NONE);
        if (asked.isEmpty()) {
            throw new InputException(
                    text + " keeps no tables for " + domain.puzzle().name());
        }
        return asked;
    }

    private Domain<?> domain(Tables source) {
        return puzzleArguments.reader(chosen(), source).domain(puzzleArguments.puzzle(USUAL_PUZZLE));
    }

    private int verify() {
        List<TableFolder.Entry> entries = names.isEmpty() ? tables().list() : named();
        long seed = seedArguments.seed().orElse(0L);
        int wrong = 0;
        for (TableFolder.Entry entry : entries) {
            Optional<String> fault = tables().fault(entry, table -> fault(entry.name(), table, seed));
            print(entry.name() + "  " + fault.map(what -> "WRONG: " + what).orElse("right"));
            wrong += fault.isPresent() ? 1 : 0;
        }
        print(entries.size() - wrong + " of " + entries.size() + " right: checksums, and of tables that count slides "
                + SAMPLES + " random states each against a search (seed " + seed + ")");
        return wrong == 0 ? ExitCode.DONE : ExitCode.NOT_SOLVED;
    }

    private Optional<String> fault(String name, TableBytes table, long seed) {
        return PatternCheck.isTableName(name)
                ? PatternCheck.fault(name, table.array(), new Random(seed), SAMPLES)
                : Optional.empty();
    }

    private int remove() {
        if (names.isEmpty() && !all) {
            throw new InputException("nothing is named to remove; for example: pdb remove 7-8, or pdb remove --all");
        }
        List<TableFolder.Entry> entries = all ? tables().list() : named();
        for (TableFolder.Entry entry : entries) {
            tables().remove(entry);
            print("removed " + entry.name() + ", " + megabytes(entry.bytes()) + " MB");
        }
        return ExitCode.DONE;
    }

    /** The tables that were named, by their own names or by their partition. */
    private List<TableFolder.Entry> named() {
        List<TableFolder.Entry> there = tables().list();
        List<TableFolder.Entry> chosen = new ArrayList<>();
        for (String name : names) {
            boolean isTable = there.stream().anyMatch(entry -> entry.name().equals(name));
            List<String> wanted = isTable || name.startsWith(SCORES) ? List.of(name) : namesOf(name);
            List<TableFolder.Entry> found = there.stream()
                    .filter(entry -> wanted.contains(entry.name()))
                    .toList();
            if (found.isEmpty()) {
                throw new InputException("no table of " + name + " is kept here; pdb list shows those that are");
            }
            chosen.addAll(found);
        }
        return chosen;
    }

    /** The names of a partition's tables, none of which is made or read. */
    List<String> namesOf(String partition) {
        return use(partition, (key, maker) -> new TableBytes(0)).stream()
                .map(Tables.Key::name)
                .toList();
    }
}
