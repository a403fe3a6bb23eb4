package dev.unscramble.tiles;

import dev.unscramble.model.Constructor;
import dev.unscramble.model.Costs;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.model.ValueForm;
import dev.unscramble.tiles.score.ScoreWeights;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The sliding-tile puzzle on one rectangle, with one goal and one order in which moves are tried. */
public final class TilePuzzle implements Puzzle<TilePosition> {
    private final Board goal;
    private final List<Direction> moveOrder;
    private final Slides slides;
    private final int[] inverseByMove;
    private final ScoreSource scores;
    private final TileCosts tileCosts;

    /** The puzzle with a goal; moves are tried in the default order. */
    public TilePuzzle(Board goal) {
        this(goal, Direction.DEFAULT_ORDER);
    }

    /** The puzzle with a goal and an order in which moves are tried. */
    public TilePuzzle(Board goal, List<Direction> moveOrder) {
        this(goal, moveOrder, () -> ScoreWeights.shipped(goal.rows(), goal.columns()));
    }

    /**
     * A puzzle with weights of scores.
     *
     * @param weights for goals with the blank in a corner; called when scores are first needed
     * @hidden from users of the library
     */
    public TilePuzzle(Board goal, List<Direction> moveOrder, Supplier<ScoreWeights> weights) {
        this.goal = goal;
        this.tileCosts = TileCosts.UNIT;
        this.scores = new ScoreSource(goal.rows(), goal.columns(), weights);
        this.moveOrder = List.copyOf(moveOrder);
        this.slides = new Slides(goal.rows(), goal.columns(), moveOrder);
        this.inverseByMove = new int[moveCount()];
        for (int move = 0; move < moveCount(); move++) {
            inverseByMove[move] = moveOrder.indexOf(moveOrder.get(move).opposite());
        }
    }

    private TilePuzzle(Board goal, TilePuzzle other, TileCosts tileCosts) {
        this.goal = goal;
        this.tileCosts = tileCosts;
        this.scores = other.scores;
        this.moveOrder = other.moveOrder;
        this.slides = other.slides;
        this.inverseByMove = other.inverseByMove;
    }

    /** The puzzle of the same moves whose goal is the board of a position. */
    public TilePuzzle towards(TilePosition target) {
        return new TilePuzzle(board(target), this, tileCosts);
    }

    /** The same puzzle with other costs of slides. */
    public TilePuzzle withCosts(TileCosts costs) {
        return new TilePuzzle(goal, this, costs);
    }

    /** The costs of slides, by the tile's number. */
    public TileCosts tileCosts() {
        return tileCosts;
    }

    @Override
    public Costs<TilePosition> costs() {
        if (tileCosts == TileCosts.UNIT) {
            return Costs.unit();
        }
        int[] byTile = new int[size()];
        Arrays.setAll(byTile, tile -> tile == 0 ? 0 : tileCosts.of(tile));
        int least = Arrays.stream(byTile).skip(1).min().orElse(1);
        int[] steps = slides.stepByMove();
        return Costs.byState(least, (position, move) -> byTile[position.tile(position.blank() + steps[move])]);
    }

    /** The number of rows. */
    public int rows() {
        return goal.rows();
    }

    /** The number of columns. */
    public int columns() {
        return goal.columns();
    }

    /** The number of cells, the blank's included. */
    public int size() {
        return goal.size();
    }

    /** The goal. */
    public Board goalBoard() {
        return goal;
    }

    /** The direction in which a move takes the blank. */
    public Direction direction(int move) {
        return moveOrder.get(move);
    }

    /** The move that takes the blank in a direction. */
    public int move(Direction direction) {
        return moveOrder.indexOf(direction);
    }

    /**
     * The moves on a board of this size.
     *
     * @hidden from users of the library
     */
    public Slides slides() {
        return slides;
    }

    @Override
    public String name() {
        return goal.sizeName();
    }

    @Override
    public int moveCount() {
        return moveOrder.size();
    }

    @Override
    public String moveName(int move) {
        return direction(move).label();
    }

    @Override
    public int inverse(int move) {
        return inverseByMove[move];
    }

    /** A position for each cell of the blank: which moves are legal does not depend on the tiles. */
    @Override
    public List<TilePosition> places() {
        return IntStream.range(0, size())
                .mapToObj(blank -> {
                    int[] tiles = IntStream.range(0, size()).toArray();
                    tiles[0] = tiles[blank];
                    tiles[blank] = 0;
                    return at(Board.of(rows(), columns(), tiles));
                })
                .toList();
    }

    @Override
    public int place(TilePosition position) {
        return position.blank();
    }

    /** @hidden from users of the library */
    @Override
    public Optional<ValueForm> valueForm() {
        return slides.isPacked()
                ? Optional.of(new TileValues(new PackedTiles(this).packed(), slides.stepByMove()))
                : Optional.empty();
    }

    @Override
    public int packedLongs() {
        int cellsPerLong = Long.SIZE / slides.cellBits();
        return (size() + cellsPerLong - 1) / cellsPerLong;
    }

    @Override
    public TilePosition newPosition() {
        return slides.isPacked() ? new PackedTiles(this) : new ArrayTiles(this);
    }

    /** A new position at this board. */
    public TilePosition at(Board board) {
        if (!board.hasSizeOf(goal)) {
            throw new InputException("the start is " + board.sizeName() + " and the goal " + goal.sizeName()
                    + "; they must be of one size");
        }
        TilePosition position = newPosition();
        position.set(board);
        return position;
    }

    /** The board that a position is at. */
    public Board board(TilePosition position) {
        return position.board(rows(), columns());
    }

    @Override
    public TilePosition parse(String text) {
        return at(BoardReader.read(text));
    }

    @Override
    public String format(TilePosition position) {
        return BoardFormat.TEXT.write(board(position));
    }

    @Override
    public String draw(TilePosition position) {
        return BoardFormat.DRAWN.write(board(position));
    }

    @Override
    public Optional<String> obstacle(TilePosition position) {
        return Parity.obstacle(position, goal);
    }

    /** @hidden from users of the library */
    @Override
    public Optional<Constructor<TilePosition>> constructor() {
        return Optional.of(position -> new TileConstruction(this, position).moves());
    }

    /** @hidden from users of the library */
    @Override
    public Optional<ScoredStates<TilePosition>> scoredStates(TilePosition target) {
        return Optional.of(new TileScores(this, scores.ofGoal(target.blank()), target));
    }

    /** Whether another goal of this size can be reached from a position. */
    public static boolean canReach(TilePosition position, Board other) {
        return Parity.canReach(position, other);
    }
}
