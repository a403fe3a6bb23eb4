package dev.unscramble.tiles;

import dev.unscramble.model.Constructor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.model.ValueForm;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The sliding-tile puzzle on one rectangle, with one goal and one order in which moves are tried. */
public final class TilePuzzle implements Puzzle<TilePosition> {
    private final Board goal;
    private final List<Direction> moveOrder;
    private final long[] legalByBlank;
    private final int[] stepByMove;
    private final int[] inverseByMove;
    private final ScoreSource scores;

    public TilePuzzle(Board goal) {
        this(goal, Direction.DEFAULT_ORDER);
    }

    public TilePuzzle(Board goal, List<Direction> moveOrder) {
        this(goal, moveOrder, () -> ScoreWeights.shipped(goal.rows(), goal.columns()));
    }

    /**
     * With weights of scores that were fitted.
     *
     * @param fitted asked once, when scores are first needed
     * @hidden from users of the library
     */
    public TilePuzzle(Board goal, List<Direction> moveOrder, Supplier<Optional<ScoreWeights>> fitted) {
        this.goal = goal;
        this.scores = new ScoreSource(goal.rows(), goal.columns(), fitted);
        this.moveOrder = List.copyOf(moveOrder);
        this.legalByBlank = new long[goal.size()];
        this.stepByMove = new int[moveCount()];
        this.inverseByMove = new int[moveCount()];
        for (int move = 0; move < moveCount(); move++) {
            Direction direction = moveOrder.get(move);
            stepByMove[move] = direction.rowStep() * goal.columns() + direction.columnStep();
            inverseByMove[move] = moveOrder.indexOf(direction.opposite());
            for (int blank = 0; blank < goal.size(); blank++) {
                if (staysOnBoard(blank, direction)) {
                    legalByBlank[blank] |= 1L << move;
                }
            }
        }
    }

    private boolean staysOnBoard(int blank, Direction direction) {
        int row = blank / goal.columns() + direction.rowStep();
        int column = blank % goal.columns() + direction.columnStep();
        return row >= 0 && row < goal.rows() && column >= 0 && column < goal.columns();
    }

    public int rows() {
        return goal.rows();
    }

    public int columns() {
        return goal.columns();
    }

    /** How many cells the board has, the blank's included. */
    public int size() {
        return goal.size();
    }

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

    /** Tiles are all different, and what they are does not matter to the blank: its cell is the place. */
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
        return isPacked() ? Optional.of(new TileValues(new PackedTiles(this).packed(), stepByMove)) : Optional.empty();
    }

    @Override
    public int packedLongs() {
        int cellsPerLong = Long.SIZE / cellBits();
        return (size() + cellsPerLong - 1) / cellsPerLong;
    }

    @Override
    public TilePosition goal() {
        return isPacked() ? new PackedTiles(this) : new ArrayTiles(this);
    }

    /** A new position at this board. */
    public TilePosition at(Board board) {
        if (!board.hasSizeOf(goal)) {
            throw new InputException("the start is " + board.sizeName() + " and the goal " + goal.sizeName()
                    + "; they must be of one size");
        }
        TilePosition position = goal();
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
        return Optional.of(new TileScores(this, scores.towards(target.blank()), target));
    }

    /** Whether another goal of this size can be reached from a position. */
    public static boolean canReach(TilePosition position, Board other) {
        return Parity.canReach(position, other);
    }

    long[] legalByBlank() {
        return legalByBlank;
    }

    int[] stepByMove() {
        return stepByMove;
    }

    /** Whether a board is one long. */
    boolean isPacked() {
        return size() <= 16;
    }

    /** What all numbers of slides are less than. */
    int slideCount() {
        return moveCount() << (isPacked() ? 8 : 2 * cellBits());
    }

    /** By move: whether it takes the blank up or down. */
    boolean[] isVertical() {
        boolean[] isVertical = new boolean[moveCount()];
        for (int move = 0; move < isVertical.length; move++) {
            isVertical[move] = direction(move).isVertical();
        }
        return isVertical;
    }

    /** What a slide does: its number, the tile, and the cells that it slides from and to. */
    @FunctionalInterface
    interface Slide {
        void visit(int slide, int tile, int from, int to);
    }

    /** Goes through all slides that there are, to fill tables of what they change. */
    void forEachSlide(Slide visitor) {
        for (int blank = 0; blank < size(); blank++) {
            for (long moves = legalByBlank[blank]; moves != 0; moves &= moves - 1) {
                int move = Long.numberOfTrailingZeros(moves);
                for (int tile = 1; tile < size(); tile++) {
                    int slide = isPacked()
                            ? PackedTiles.slide(move, blank, tile)
                            : ArrayTiles.slide(move, blank, tile, cellBits());
                    visitor.visit(slide, tile, blank + stepByMove[move], blank);
                }
            }
        }
    }

    /** How many bits hold any tile, or any cell. */
    int cellBits() {
        return Integer.SIZE - Integer.numberOfLeadingZeros(size() - 1);
    }
}
