package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Instance;
import dev.unscramble.json.Json;
import dev.unscramble.text.Names;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.BoardFormat;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A sliding-tile puzzle to be solved. */
public final class TileInstance extends Instance<TilePosition> {
    private final TileDomain domain;
    private final TilePuzzle puzzle;
    private final boolean isGoalPicked;

    /**
     * A puzzle of this domain.
     *
     * @param isGoalPicked whether {@link #pickingGoal} picked the goal, because the user chose none
     */
    private TileInstance(TileDomain domain, TilePosition start, boolean isGoalPicked) {
        super(domain, start);
        this.domain = domain;
        this.puzzle = domain.puzzle();
        this.isGoalPicked = isGoalPicked;
    }

    TileInstance(TileDomain domain, TilePosition start) {
        this(domain, start, false);
    }

    /**
     * A puzzle without a chosen goal: blank-first if it can be reached, else blank-last; if neither can be reached,
     * blank-first.
     */
    static TileInstance pickingGoal(Board start, Function<Board, TileDomain> domains) {
        TileDomain usual = domains.apply(Goals.blankFirst(start.rows(), start.columns()));
        TilePosition position = usual.puzzle().at(start);
        Board last = Goals.blankLast(start.rows(), start.columns());
        if (TilePuzzle.canReach(position, usual.puzzle().goalBoard()) || !TilePuzzle.canReach(position, last)) {
            return new TileInstance(usual, position, true);
        }
        TileDomain other = domains.apply(last);
        return new TileInstance(other, other.puzzle().at(start), true);
    }

    /** The same puzzle in a domain that differs in its heuristics only. */
    public TileInstance in(TileDomain other) {
        return new TileInstance(other, position(), isGoalPicked);
    }

    @Override
    public TileInstance after(String moves) {
        return new TileInstance(domain, super.after(moves).position(), isGoalPicked);
    }

    @Override
    public Optional<String> goalName() {
        return domain.goalName();
    }

    @Override
    public Optional<String> goalReason() {
        return isGoalPicked && isCalled(Goals.BLANK_LAST)
                ? Optional.of("blank-last: from this board the goal 0 1 2 ... cannot be reached")
                : Optional.empty();
    }

    @Override
    public Optional<String> goalNote() {
        boolean isEitherPossible = isGoalPicked
                && isCalled(Goals.BLANK_FIRST)
                && TilePuzzle.canReach(position(), goalBoard())
                && TilePuzzle.canReach(position(), Goals.blankLast(puzzle.rows(), puzzle.columns()));
        return isEitherPossible
                ? Optional.of("blank-first; the goal blank-last (1 2 ... 0) can be reached too")
                : goalReason();
    }

    private boolean isCalled(String name) {
        return goalName().filter(name::equals).isPresent();
    }

    public Board startBoard() {
        return puzzle.board(position());
    }

    public Board goalBoard() {
        return puzzle.goalBoard();
    }

    /** Reads directions or their first letters, in a row or separated, or the numbers of the tiles that slide. */
    @Override
    public List<Integer> parseMoves(String text) {
        String plain = text.strip();
        List<String> words = plain.matches("(?i)[udlr]+")
                ? plain.chars().mapToObj(Character::toString).toList()
                : words(plain);
        TilePosition position = position();
        List<Integer> moves = new ArrayList<>();
        for (String word : words) {
            int move = word.matches("\\d+") ? slide(position, word) : puzzle.move(Direction.parse(word));
            moves.add(move);
            if (position.isLegal(move)) {
                position.apply(move);
            }
        }
        return moves;
    }

    private int slide(TilePosition position, String tile) {
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (position.isLegal(move)
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
    public List<String> formats() {
        List<String> names = new ArrayList<>(List.of("json"));
        for (BoardFormat format : BoardFormat.values()) {
            names.add(format.label());
        }
        return names;
    }

    @Override
    public String write(String format) {
        String name = Names.plain(format);
        if (name.equals("json")) {
            return json().line();
        }
        return Arrays.stream(BoardFormat.values())
                .filter(known -> known.label().equals(name))
                .findFirst()
                .orElseThrow(() -> Names.unknown("puzzle format", format, formats()))
                .write(startBoard());
    }

    private Json json() {
        Json json = puzzle.rows() == puzzle.columns()
                ? Json.object().put("n", puzzle.rows())
                : Json.object().put("rows", puzzle.rows()).put("cols", puzzle.columns());
        return json.put("start", rows(startBoard())).put("goal", rows(goalBoard()));
    }

    private static List<List<Integer>> rows(Board board) {
        List<Integer> tiles = Arrays.stream(board.tiles()).boxed().toList();
        return IntStream.range(0, board.rows())
                .mapToObj(row -> tiles.subList(row * board.columns(), (row + 1) * board.columns()))
                .toList();
    }
}
