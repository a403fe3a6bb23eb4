package dev.unscramble.catalog;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Zero;
import dev.unscramble.tiles.AdditiveDistance;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.BoardFormat;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.Euclidean;
import dev.unscramble.tiles.Gaschnig;
import dev.unscramble.tiles.LinearConflict;
import dev.unscramble.tiles.MaxSort;
import dev.unscramble.tiles.PatternDatabase;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.WalkingDistance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** A sliding-tile puzzle to be solved. */
public final class TileInstance extends Instance<TilePosition> {
    private static final Map<String, String> ALIASES =
            Map.of("h1", "misplaced", "hamming", "misplaced", "h2", "manhattan", "h3", "max-sort", "h4", "euclidean");

    /** What a table for a 4x4 board asks for while it is made, with room to spare. */
    private static final long MEMORY_FOR_TABLES = 256L << 20;

    private static final int WIDE_BEAM = 1000;

    private final TilePuzzle puzzle;
    private final Board startBoard;
    private final HeuristicNames<TilePosition> heuristics;

    public TileInstance(TilePuzzle puzzle, Board start) {
        this(puzzle, start, heuristics(puzzle));
    }

    /** An instance that shares its heuristics with others of the same puzzle. */
    TileInstance(TilePuzzle puzzle, Board start, HeuristicNames<TilePosition> heuristics) {
        super(puzzle, puzzle.at(start));
        this.puzzle = puzzle;
        this.startBoard = start;
        this.heuristics = heuristics;
    }

    public Board startBoard() {
        return startBoard;
    }

    public Board goalBoard() {
        return puzzle.goalBoard();
    }

    @Override
    public HeuristicNames<TilePosition> heuristics() {
        return heuristics;
    }

    static HeuristicNames<TilePosition> heuristics(TilePuzzle puzzle) {
        Map<String, Supplier<Heuristic<? super TilePosition>>> makers = new LinkedHashMap<>();
        makers.put("zero", () -> Zero.INSTANCE);
        makers.put("misplaced", () -> AdditiveDistance.misplaced(puzzle));
        makers.put("manhattan", () -> AdditiveDistance.manhattan(puzzle));
        makers.put("max-sort", () -> new MaxSort(puzzle));
        makers.put("euclidean", () -> new Euclidean(puzzle));
        makers.put("gaschnig", () -> new Gaschnig(puzzle));
        makers.put("linear-conflict", () -> new LinearConflict(puzzle));
        makers.put("walking-distance", () -> new WalkingDistance(puzzle));
        makers.put("pdb", () -> PatternDatabase.standard(puzzle));
        return new HeuristicNames<>(makers, Map.of("pdb", sizes -> patternDatabase(puzzle, sizes)), ALIASES);
    }

    private static PatternDatabase patternDatabase(TilePuzzle puzzle, String sizes) {
        if (!sizes.matches("\\d{1,2}(-\\d{1,2})*")) {
            throw new InputException("\"" + sizes + "\" should be sizes of patterns, as in pdb:6-6-3");
        }
        return new PatternDatabase(
                puzzle,
                Arrays.stream(sizes.split("-")).mapToInt(Integer::parseInt).toArray());
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
            boolean hasMemory = Runtime.getRuntime().maxMemory() >= MEMORY_FOR_TABLES;
            String best = hasMemory ? "pdb" : "linear-conflict";
            return auto(Algorithm.IDASTAR, heuristic.orElse(best), options, "optimal, and it stores no states");
        }
        SearchOptions wide = options.beamWidth().isPresent() ? options : options.withBeamWidth(WIDE_BEAM);
        String reason = "the board is too large for an optimal search";
        return auto(Algorithm.BEAM, heuristic.orElse("linear-conflict"), wide, reason);
    }

    private Solver<TilePosition> auto(Algorithm algorithm, String heuristic, SearchOptions options, String reason) {
        return Solver.of(algorithm, heuristics.parse(heuristic), options, Optional.of(reason));
    }

    /** Reads directions or their first letters, in a row or parted, or the numbers of the tiles that slide. */
    @Override
    public List<Integer> parseMoves(String text) {
        String plain = text.strip();
        List<String> words = Arrays.stream(plain.split("[\\s,;]+"))
                .filter(word -> !word.isEmpty())
                .toList();
        if (words.size() == 1 && plain.matches("(?i)[udlr]+")) {
            words = List.of(plain.split(""));
        }
        TilePosition position = position();
        List<Integer> moves = new ArrayList<>();
        for (String word : words) {
            int move = word.matches("\\d+") ? slide(position, word) : puzzle.move(Direction.parse(word));
            moves.add(move);
            if (isLegal(position, move)) {
                position.apply(move);
            }
        }
        return moves;
    }

    private int slide(TilePosition position, String tile) {
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (isLegal(position, move)
                    && Integer.toString(position.tile(position.target(move))).equals(tile)) {
                return move;
            }
        }
        return NO_MOVE;
    }

    @Override
    public List<String> movedPieces(List<Integer> moves) {
        TilePosition position = position();
        List<String> tiles = new ArrayList<>();
        for (int move : moves) {
            tiles.add(Integer.toString(position.tile(position.target(move))));
            position.apply(move);
        }
        return tiles;
    }

    @Override
    public String write(String format) {
        String name = Names.plain(format);
        if (name.equals("json")) {
            return ProblemJson.write(this);
        }
        return Arrays.stream(BoardFormat.values())
                .filter(known -> known.label().equals(name))
                .findFirst()
                .orElseThrow(() -> Names.unknown("puzzle format", format, formats()))
                .write(startBoard);
    }

    /** The names of the formats in which tile puzzles are written. */
    public static List<String> formats() {
        List<String> names = new ArrayList<>(List.of("json"));
        for (BoardFormat format : BoardFormat.values()) {
            names.add(format.label());
        }
        return names;
    }
}
