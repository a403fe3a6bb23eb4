package dev.unscramble.catalog;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Ranking;
import dev.unscramble.pdb.Tables;
import dev.unscramble.search.Duplicates;
import dev.unscramble.tiles.AdditiveDistance;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Euclidean;
import dev.unscramble.tiles.Gaschnig;
import dev.unscramble.tiles.LinearConflict;
import dev.unscramble.tiles.MaxSort;
import dev.unscramble.tiles.PatternDatabase;
import dev.unscramble.tiles.TilePartition;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.TileRanking;
import dev.unscramble.tiles.WalkingDistance;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The sliding tiles of one size and goal. */
public final class TileDomain implements Domain<TilePosition> {
    private static final Map<String, String> ALIASES =
            Map.of("h1", "misplaced", "hamming", "misplaced", "h2", "manhattan", "h3", "max-sort", "h4", "euclidean");

    /** Counts what is right instead of what is wrong, as a published program does. */
    static final String IN_PLACE = "in-place";

    private static final String LARGE_PATTERNS = "7-8";
    private static final String LARGE = "pdb:" + LARGE_PATTERNS;
    private static final int WIDE_BEAM = 1000;
    private static final Optional<Duplicates> SEQUENCES = Optional.of(Duplicates.SEQUENCES);

    private final TilePuzzle puzzle;
    private final Tables tables;
    private final HeuristicNames<TilePosition> heuristics;

    /** The databases that {@link #auto} would have picked if they fitted into memory, and why they do not. */
    private final Map<String, String> refused = new LinkedHashMap<>();

    public TileDomain(TilePuzzle puzzle, Tables tables) {
        this.puzzle = puzzle;
        this.tables = tables;
        this.heuristics = heuristics(puzzle, tables);
    }

    @Override
    public TilePuzzle puzzle() {
        return puzzle;
    }

    @Override
    public HeuristicNames<TilePosition> heuristics() {
        return heuristics;
    }

    private static HeuristicNames<TilePosition> heuristics(TilePuzzle puzzle, Tables tables) {
        Map<String, Supplier<Heuristic<? super TilePosition>>> makers = new LinkedHashMap<>();
        makers.put("misplaced", () -> AdditiveDistance.misplaced(puzzle));
        makers.put("manhattan", () -> AdditiveDistance.manhattan(puzzle));
        makers.put("max-sort", () -> new MaxSort(puzzle));
        makers.put("euclidean", () -> new Euclidean(puzzle));
        makers.put("gaschnig", () -> new Gaschnig(puzzle));
        makers.put("linear-conflict", () -> new LinearConflict(puzzle));
        makers.put("walking-distance", () -> new WalkingDistance(puzzle));
        makers.put("pdb", () -> new PatternDatabase(puzzle, TilePartition.usual(puzzle), tables));
        makers.put(IN_PLACE, () -> AdditiveDistance.inPlace(puzzle));
        return new HeuristicNames<>(
                puzzle,
                makers,
                Map.of(
                        "pdb",
                        patterns -> new PatternDatabase(puzzle, TilePartition.parse(puzzle, patterns), tables),
                        "manhattan",
                        detail -> withBlank("manhattan", detail, () -> AdditiveDistance.manhattanWithBlank(puzzle)),
                        "euclidean",
                        detail -> withBlank("euclidean", detail, () -> Euclidean.withBlank(puzzle)),
                        IN_PLACE,
                        detail -> withBlank(IN_PLACE, detail, () -> AdditiveDistance.inPlaceWithBlank(puzzle))),
                ALIASES);
    }

    private static Heuristic<TilePosition> withBlank(
            String name, String detail, Supplier<Heuristic<TilePosition>> maker) {
        if (!detail.equals("blank")) {
            throw new InputException("there is no heuristic \"" + name + ":" + detail + "\"; there are " + name
                    + " and " + name + ":blank, which counts the blank too");
        }
        return maker.get();
    }

    @Override
    public String defaultHeuristic() {
        return "manhattan";
    }

    @Override
    public Solver<TilePosition> auto(Optional<String> heuristic, SearchOptions options) {
        if (puzzle.size() <= 12) {
            return auto(Algorithm.ASTAR, heuristic.orElse("linear-conflict"), options, "the board is small");
        }
        if (puzzle.size() <= 16) {
            SearchOptions bySequences =
                    options.withDuplicates(options.duplicates().or(() -> SEQUENCES));
            return auto(Algorithm.IDASTAR, heuristic.orElseGet(this::bestDatabase), bySequences, reason(heuristic));
        }
        SearchOptions wide = options.beamWidth().isPresent() ? options : options.withBeamWidth(WIDE_BEAM);
        String reason = "the board is too large for an optimal search";
        return auto(Algorithm.BEAM, heuristic.orElse("linear-conflict"), wide, reason);
    }

    /** The best heuristic that can be had in a second. */
    private String bestDatabase() {
        if (isLargeReady() && fits(LARGE)) {
            return LARGE;
        }
        return fits("pdb") ? "pdb" : "linear-conflict";
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

    /** Whether the best tables of 4x4 are there; making them takes long. */
    private boolean isLargeReady() {
        return isFifteenPuzzle() && PatternDatabase.isReady(TilePartition.parse(puzzle, LARGE_PATTERNS), tables);
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
        String best = puzzle.size() <= 16 ? bestDatabase() : "linear-conflict";
        return auto(Algorithm.IDASTAR, best, SearchOptions.DEFAULT, "optimal, and it stores no states");
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
