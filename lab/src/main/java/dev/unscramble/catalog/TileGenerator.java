package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.search.Layers;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes random tile puzzles. The same seed makes the same ones, on any machine: {@link Random}'s
 * numbers are part of its specification.
 */
public final class TileGenerator {
    /** How many states around the goal may be listed to pick from. */
    private static final long MAX_LISTED = 8_000_000;

    /** How often a board is scrambled further before the wanted depth is given up. */
    private static final int MAX_TRIES = 50;

    private final TilePuzzle puzzle;
    private final Random random;
    private final Limits limits;
    private final Progress progress;

    public TileGenerator(TilePuzzle puzzle, long seed, Limits limits, Progress progress) {
        this.puzzle = puzzle;
        this.random = new Random(seed);
        this.limits = limits;
        this.progress = progress;
    }

    /** Boards uniform over all that can be solved. */
    public Stream<TileInstance> uniform(int count) {
        return repeat(count, this::uniformBoard);
    }

    /** Boards after so many random moves from the goal, none of which undoes the one before. */
    public Stream<TileInstance> byMoves(int count, int moves) {
        return repeat(count, () -> puzzle.board(walk(puzzle.goal(), moves)));
    }

    /**
     * Boards that need exactly so many moves: uniform over all of them where they can be listed; else
     * each is a place on an optimal solution of a board scrambled further.
     */
    public Stream<TileInstance> atDepth(int count, int depth) {
        Layers<TilePosition> layers =
                Layers.aroundGoal(puzzle, limits.withNodes(Math.min(limits.nodes(), MAX_LISTED)), progress);
        while (layers.depth() < depth) {
            Outcome stop = layers.advance();
            if (stop == Outcome.CANCELLED || stop == Outcome.TIME_LIMIT) {
                throw new StoppedException("stopped (" + stop.label() + ") before depth " + depth + " was reached");
            }
            if (stop != null) {
                return repeat(count, () -> boardOnSolution(depth));
            }
            if (layers.width() == 0) {
                throw new InputException("no " + puzzle.name() + " board needs " + depth
                        + " moves to this goal; the deepest need " + (layers.depth() - 1));
            }
        }
        return repeat(count, () -> puzzle.board(layers.at(random.nextInt(layers.width()))));
    }

    private Stream<TileInstance> repeat(int count, Supplier<Board> maker) {
        return Stream.generate(maker).limit(count).map(board -> new TileInstance(puzzle, board));
    }

    /** Half of all boards cannot be solved; swapping two tiles pairs each of them with one that can. */
    private Board uniformBoard() {
        List<Integer> tiles = IntStream.range(0, puzzle.size()).boxed().collect(Collectors.toList());
        Collections.shuffle(tiles, random);
        int[] order = tiles.stream().mapToInt(Integer::intValue).toArray();
        Board board = Board.of(puzzle.rows(), puzzle.columns(), order);
        if (puzzle.obstacle(puzzle.at(board)).isEmpty()) {
            return board;
        }
        int last = puzzle.size() - 1;
        int[] swapped = Arrays.stream(order)
                .map(tile -> tile == last ? last - 1 : tile == last - 1 ? last : tile)
                .toArray();
        return Board.of(puzzle.rows(), puzzle.columns(), swapped);
    }

    private TilePosition walk(TilePosition from, int moves) {
        int undo = Puzzle.NO_INVERSE;
        for (int step = 0; step < moves; step++) {
            long legal = from.legalMoves() & (undo == Puzzle.NO_INVERSE ? -1L : ~(1L << undo));
            int move = pick(legal);
            from.apply(move);
            undo = puzzle.inverse(move);
        }
        return from;
    }

    private int pick(long moves) {
        long left = moves;
        for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    private Board boardOnSolution(int depth) {
        TilePosition position = puzzle.goal();
        for (int tries = 0; tries < MAX_TRIES; tries++) {
            walk(position, depth);
            TileInstance scrambled = new TileInstance(puzzle, puzzle.board(position));
            Result result = Solver.of(
                            scrambled,
                            "idastar",
                            Optional.of(puzzle.size() <= 16 ? "pdb" : "linear-conflict"),
                            SearchOptions.DEFAULT)
                    .solve(scrambled, limits, progress)
                    .result();
            if (!result.isSolved()) {
                throw new StoppedException("stopped (" + result.outcome().label() + ") before a board that needs "
                        + depth + " moves was found; --moves " + depth + " gives boards that need at most that");
            }
            if (result.length() >= depth) {
                TilePosition place = scrambled.position();
                result.moves().subList(0, result.length() - depth).forEach(place::apply);
                return puzzle.board(place);
            }
        }
        throw new StoppedException("no " + puzzle.name() + " board that needs " + depth + " moves was found in "
                + MAX_TRIES + " tries; perhaps there is none");
    }
}
