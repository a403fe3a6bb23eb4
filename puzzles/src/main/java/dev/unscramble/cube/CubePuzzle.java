package dev.unscramble.cube;

import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ValueForm;
import dev.unscramble.permutation.MoveTable;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** The 2x2x2 cube in one metric, with one goal and one order in which moves are tried. */
public final class CubePuzzle implements Puzzle<CubePosition> {
    private final Metric metric;
    private final List<Turn> turns;
    private final MoveTable permutations;
    private final MoveTable twists;
    private final int[] inverses;
    private final Cube goal;
    private final int goalPermutation;
    private final int goalTwist;

    /** The puzzle whose goal is the solved cube, with the moves in their default order. */
    public CubePuzzle(Metric metric) {
        this(metric, Cube.SOLVED, metric.turns());
    }

    /**
     * The puzzle with any goal.
     *
     * @param goal however it is held
     * @param moveOrder the turns that are moves, in the order in which they are tried, each with its inverse
     */
    public CubePuzzle(Metric metric, Cube goal, List<Turn> moveOrder) {
        this.metric = metric;
        this.turns = List.copyOf(moveOrder);
        this.permutations = CornerTurn.permutations(turns);
        this.twists = CornerTurn.twists(turns);
        this.inverses = new int[turns.size()];
        for (int move = 0; move < inverses.length; move++) {
            inverses[move] = turns.indexOf(turns.get(move).inverse());
        }
        this.goal = goal.held(goal.homing());
        this.goalPermutation = Coordinates.permutation(this.goal);
        this.goalTwist = Coordinates.twist(this.goal);
    }

    /** Which turns count as one move. */
    public Metric metric() {
        return metric;
    }

    /** The goal, with the corner that stays at home. */
    public Cube goalCube() {
        return goal;
    }

    /** A new position at this cube, however it is held. */
    public CubePosition at(Cube cube) {
        Cube home = cube.held(cube.homing());
        return at(Coordinates.permutation(home), Coordinates.twist(home));
    }

    CubePosition at(int permutation, int twist) {
        CubePosition position = newPosition();
        position.set(permutation, twist);
        return position;
    }

    /** The cube that a position is at, held with the corner that stays at home. */
    public Cube cube(CubePosition position) {
        return Coordinates.cube(position.permutation(), position.twist());
    }

    /** A new position, uniform over all states. */
    public CubePosition random(Random random) {
        return at(random.nextInt(Coordinates.PERMUTATIONS), random.nextInt(Coordinates.TWISTS));
    }

    /** The move that leads from one position to another. */
    public int moveBetween(CubePosition from, CubePosition to) {
        for (int move = 0; move < moveCount(); move++) {
            if (from.permutationAfter(move) == to.permutation() && from.twistAfter(move) == to.twist()) {
                return move;
            }
        }
        throw new IllegalArgumentException("no move leads from " + format(from) + " to " + format(to));
    }

    /** The turn of a move. */
    public Turn turn(int move) {
        return turns.get(move);
    }

    @Override
    public String name() {
        return metric == Metric.HALF ? "cube" : "cube-" + metric.label();
    }

    @Override
    public int moveCount() {
        return turns.size();
    }

    @Override
    public String moveName(int move) {
        return turn(move).name();
    }

    @Override
    public int inverse(int move) {
        return inverses[move];
    }

    /**
     * Two turns of one face are one turn or none, unless only quarter turns count: then two clockwise
     * ones are as good as two back.
     */
    @Override
    public long allowedAfter(int move) {
        Turn last = turn(move);
        long allowed = -1L;
        for (int next = 0; next < moveCount(); next++) {
            boolean isHalfTurn = metric == Metric.QUARTER
                    && last.quarters() == 1
                    && turn(next).equals(last);
            if (turn(next).face() == last.face() && !isHalfTurn) {
                allowed &= ~(1L << next);
            }
        }
        return allowed;
    }

    /** All moves are legal everywhere and do the same, so that there is one place. */
    @Override
    public List<CubePosition> places() {
        return List.of(newPosition());
    }

    /** @hidden from users of the library */
    @Override
    public Optional<ValueForm> valueForm() {
        long packedGoal = (long) goalPermutation * Coordinates.TWISTS + goalTwist;
        return Optional.of(new CubeValues(packedGoal, permutations, twists));
    }

    @Override
    public int packedLongs() {
        return 1;
    }

    @Override
    public CubePosition newPosition() {
        return new CubePosition(this);
    }

    @Override
    public CubePosition parse(String text) {
        return at(CubeReader.read(text).cube());
    }

    @Override
    public String format(CubePosition position) {
        return Notation.COURSE.write(cube(position));
    }

    @Override
    public String draw(CubePosition position) {
        return Notation.COURSE.net(cube(position));
    }

    MoveTable permutations() {
        return permutations;
    }

    MoveTable twists() {
        return twists;
    }

    int[] inverses() {
        return inverses;
    }

    int goalPermutation() {
        return goalPermutation;
    }

    int goalTwist() {
        return goalTwist;
    }
}
