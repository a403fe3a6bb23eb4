package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.HeuristicNames;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Ranking;
import dev.unscramble.pdb.Tables;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCosts;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import dev.unscramble.tiles.heuristic.Euclidean;
import dev.unscramble.tiles.heuristic.Gaschnig;
import dev.unscramble.tiles.heuristic.LinearConflict;
import dev.unscramble.tiles.heuristic.MaxSort;
import dev.unscramble.tiles.heuristic.WalkingDistance;
import dev.unscramble.tiles.pattern.HeavyPatternDatabase;
import dev.unscramble.tiles.pattern.PatternDatabase;
import dev.unscramble.tiles.pattern.TilePartition;
import dev.unscramble.tiles.rank.TileRanking;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The sliding tiles of one size and goal. */
public final class TileDomain implements Domain<TilePosition> {
    private static final Map<String, String> ALIASES =
            Map.of("h1", "misplaced", "hamming", "misplaced", "h2", "manhattan", "h3", "max-sort", "h4", "euclidean");

    /** Counts the tiles in place instead of the misplaced ones, as a published program does. */
    public static final String IN_PLACE = "in-place";

    private static final String LARGE_PATTERNS = "7-8";
    /** The largest boards whose states can be stored. */
    private static final int STORED_CELLS = 12;
    /** The largest boards of which all are solved optimally in seconds. */
    private static final int QUICK_CELLS = 16;
    /** The largest boards of which many are, with tables that are made in a second or two. */
    private static final int QUICKLY_PROVABLE_CELLS = 21;
    /** The largest boards of which some are, with tables that take long to make. */
    private static final int PROVABLE_CELLS = 25;

    private static final String PROOF_IF_EXPECTED =
            "the solution gets better and better, and is proved to be optimal if that can be expected in time";
    private static final String TOO_LARGE = "the board is too large to be solved optimally at once";
    private static final Optional<Duplicates> SEQUENCES = Optional.of(Duplicates.SEQUENCES);

    private final TilePuzzle puzzle;
    private final Optional<String> goalName;
    private final Tables tables;
    private final HeuristicNames<TilePosition> heuristics;

    /** The databases that {@link #auto} would have picked if they fitted into memory, and why they do not. */
    private final Map<String, String> refused = Collections.synchronizedMap(new LinkedHashMap<>());

    public TileDomain(TilePuzzle puzzle, Tables tables) {
        this(puzzle, tables, heuristics(puzzle, tables));
    }

    private TileDomain(TilePuzzle puzzle, Tables tables, HeuristicNames<TilePosition> heuristics) {
        this.puzzle = puzzle;
        this.goalName = Goals.nameOf(puzzle.goalBoard());
        this.tables = tables;
        this.heuristics = heuristics;
    }

    /** The same puzzle with another heuristic, by the name that it gives itself. */
    public TileDomain with(Heuristic<? super TilePosition> another) {
        return new TileDomain(puzzle, tables, heuristics.with(another));
    }

    @Override
    public TilePuzzle puzzle() {
        return puzzle;
    }

    /** The name of the goal, if it has one. */
    Optional<String> goalName() {
        return goalName;
    }

    @Override
    public HeuristicNames<TilePosition> heuristics() {
        return heuristics;
    }

    private static HeuristicNames<TilePosition> heuristics(TilePuzzle puzzle, Tables tables) {
        Map<String, Supplier<Heuristic<? super TilePosition>>> makers = new LinkedHashMap<>();
        makers.put("misplaced", () -> AdditiveDistance.misplaced(puzzle));
        makers.put("manhattan", () -> AdditiveDistance.manhattan(puzzle));
        Function<String, Heuristic<? super TilePosition>> ownPatterns =
                text -> patterns(puzzle, TilePartition.parse(puzzle, text), tables);
        if (puzzle.tileCosts() != TileCosts.UNIT) { // the others count slides, whatever these cost
            makers.put("pdb", () -> patterns(puzzle, TilePartition.usual(puzzle), tables));
            return new HeuristicNames<>(puzzle, makers, Map.of("pdb", ownPatterns), ALIASES, tables);
        }
        makers.put("max-sort", () -> new MaxSort(puzzle));
        makers.put("euclidean", () -> new Euclidean(puzzle));
        makers.put("gaschnig", () -> new Gaschnig(puzzle));
        makers.put("linear-conflict", () -> new LinearConflict(puzzle));
        makers.put("walking-distance", () -> new WalkingDistance(puzzle));
        makers.put("pdb", () -> patterns(puzzle, TilePartition.usual(puzzle), tables));
        makers.put(IN_PLACE, () -> AdditiveDistance.inPlace(puzzle));
        return new HeuristicNames<>(
                puzzle,
                makers,
                Map.of(
                        "pdb",
                        ownPatterns,
                        "manhattan",
                        detail -> withBlank("manhattan", detail, () -> AdditiveDistance.manhattanWithBlank(puzzle)),
                        "euclidean",
                        detail -> withBlank("euclidean", detail, () -> Euclidean.withBlank(puzzle)),
                        IN_PLACE,
                        detail -> withBlank(IN_PLACE, detail, () -> AdditiveDistance.inPlaceWithBlank(puzzle))),
                ALIASES,
                tables);
    }

    private static Heuristic<TilePosition> patterns(TilePuzzle puzzle, TilePartition partition, Tables tables) {
        return puzzle.tileCosts() == TileCosts.UNIT
                ? new PatternDatabase(puzzle, partition, tables)
                : new HeavyPatternDatabase(puzzle, partition, tables);
    }

    private static Heuristic<TilePosition> withBlank(
            String name, String detail, Supplier<Heuristic<TilePosition>> maker) {
        if (!detail.equals("blank")) {
            throw new InputException("unknown heuristic \"" + name + ":" + detail + "\"; there are " + name + " and "
                    + name + ":blank, which counts the blank too");
        }
        return maker.get();
    }

    @Override
    public String defaultHeuristic() {
        return "manhattan";
    }

    @Override
    public Solver<TilePosition> auto(Optional<String> heuristic, SearchOptions options) {
        if (puzzle.tileCosts() != TileCosts.UNIT) {
            return auto(Algorithm.ASTAR, heuristic.orElseGet(this::heavyBest), options, "slides have different costs");
        }
        if (puzzle.size() <= STORED_CELLS) {
            return auto(Algorithm.ASTAR, heuristic.orElse("linear-conflict"), options, "the board is small");
        }
        if (puzzle.size() <= QUICK_CELLS) {
            SearchOptions bySequences =
                    options.withDuplicates(options.duplicates().or(() -> SEQUENCES));
            return auto(Algorithm.IDASTAR, heuristic.orElseGet(this::bestDatabase), bySequences, reason(heuristic));
        }
        if (heuristic.isEmpty() && puzzle.size() <= PROVABLE_CELLS) {
            Optional<String> database = databaseForProofs();
            if (database.isPresent()) {
                SearchOptions improving = options.withAim(Aim.IMPROVE);
                return auto(Algorithm.ASTAR_IDASTAR, database.get(), improving, withHint(PROOF_IF_EXPECTED));
            }
        }
        return auto(Algorithm.ANYTIME, heuristic.orElse("linear-conflict"), options, withHint(TOO_LARGE));
    }

    /** The best heuristic whose tables can be made in a second. */
    private String bestDatabase() {
        if (isFifteenPuzzle() && isLargeReady() && fits(large())) {
            return large();
        }
        return fits("pdb") ? "pdb" : "linear-conflict";
    }

    /** The best heuristic for slides of different costs whose tables can be made in seconds. */
    private String heavyBest() {
        return puzzle.size() <= QUICK_CELLS && fits("pdb") ? "pdb" : defaultHeuristic();
    }

    /** The database with which a proof can be found, if its tables are there or can be made in a second. */
    private Optional<String> databaseForProofs() {
        if (isLargeReady() && fits(large())) {
            return Optional.of(large());
        }
        return Optional.of("pdb").filter(usual -> puzzle.size() <= QUICKLY_PROVABLE_CELLS && fits(usual));
    }

    /** A reason, followed by what larger tables would gain. */
    private String withHint(String reason) {
        boolean hasHint = puzzle.size() <= PROVABLE_CELLS && !isLargeReady();
        return hasHint
                ? reason + "; after \"unscramble pdb build " + largePatterns() + " --puzzle " + puzzle.name()
                        + "\", once, more boards are proved, and --optimal begins at once"
                : reason;
    }

    private boolean fits(String database) {
        if (refused.containsKey(database)) {
            return false;
        }
        try {
            heuristics.parse(database);
            return true;
        } catch (InputException e) {
            refused.put(database, "a better database does not fit: " + e.getMessage());
            return false;
        }
    }

    /** The patterns whose tables are best, and take long to make, once. */
    private String largePatterns() {
        return isFifteenPuzzle() ? LARGE_PATTERNS : TilePartition.large(puzzle);
    }

    private String large() {
        return "pdb:" + largePatterns();
    }

    /** Whether the best tables, which take long to make, are there. */
    private boolean isLargeReady() {
        return PatternDatabase.isReady(TilePartition.parse(puzzle, largePatterns()), tables);
    }

    private boolean isFifteenPuzzle() {
        return puzzle.name().equals("4x4");
    }

    private String reason(Optional<String> heuristic) {
        List<String> reasons = new ArrayList<>(List.of("optimal, and it stores no states"));
        if (heuristic.isEmpty()) {
            reasons.addAll(refused.values());
            if (isFifteenPuzzle() && !isLargeReady()) {
                reasons.add("after \"unscramble pdb build 7-8\", once, it is faster");
            }
        }
        return String.join("; ", reasons);
    }

    @Override
    public Solver<TilePosition> optimal() {
        boolean isHeavy = puzzle.tileCosts() != TileCosts.UNIT;
        String best = isHeavy ? heavyBest() : puzzle.size() <= QUICK_CELLS ? bestDatabase() : "linear-conflict";
        return auto(Algorithm.IDASTAR, best, SearchOptions.DEFAULT, "optimal, and it stores no states");
    }

    @Override
    public Solver<TilePosition> proving(Optional<String> heuristic, SearchOptions options) {
        if (puzzle.size() <= QUICK_CELLS || puzzle.tileCosts() != TileCosts.UNIT) {
            return auto(heuristic, options);
        }
        String best = heuristic.orElseGet(
                () -> Stream.of(large(), "pdb").filter(this::fits).findFirst().orElse("linear-conflict"));
        List<String> reasons = new ArrayList<>(List.of("a proof is asked for, which may take long"));
        if (heuristic.isEmpty()) {
            reasons.addAll(refused.values());
        }
        return auto(Algorithm.ASTAR_IDASTAR, best, options, String.join("; ", reasons));
    }

    /** Half of all boards cannot be solved; swapping two tiles pairs each of them with one that can. */
    @Override
    public TilePosition random(Random random) {
        List<Integer> tiles = IntStream.range(0, puzzle.size()).boxed().collect(Collectors.toList());
        Collections.shuffle(tiles, random);
        int[] order = tiles.stream().mapToInt(Integer::intValue).toArray();
        TilePosition position = puzzle.at(Board.of(puzzle.rows(), puzzle.columns(), order));
        if (puzzle.obstacle(position).isEmpty()) {
            return position;
        }
        int last = puzzle.size() - 1;
        int[] swapped = Arrays.stream(order)
                .map(tile -> tile == last ? last - 1 : tile == last - 1 ? last : tile)
                .toArray();
        return puzzle.at(Board.of(puzzle.rows(), puzzle.columns(), swapped));
    }

    @Override
    public Optional<Ranking<TilePosition>> ranking() {
        return puzzle.size() <= TileRanking.MAX_CELLS ? Optional.of(new TileRanking(puzzle)) : Optional.empty();
    }

    /** Half of all boards can be solved. */
    @Override
    public Optional<BigInteger> stateCount() {
        return Optional.of(IntStream.rangeClosed(3, puzzle.size())
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ONE, BigInteger::multiply));
    }

    @Override
    public TileInstance instance(TilePosition start) {
        return new TileInstance(this, start);
    }
}
