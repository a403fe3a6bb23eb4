package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Instance;
import dev.unscramble.cube.Cube;
import dev.unscramble.cube.CubePosition;
import dev.unscramble.cube.CubePuzzle;
import dev.unscramble.cube.CubeRotation;
import dev.unscramble.cube.Metric;
import dev.unscramble.cube.Notation;
import dev.unscramble.cube.Turn;
import dev.unscramble.cube.TurnReader;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A pocket cube to be solved. It is shown in the notation in which it was given and held as it was
 * given, and its moves are named for that; searches see it held with one corner at home.
 */
public final class CubeInstance extends Instance<CubePosition> {
    private final CubeDomain domain;
    private final CubePuzzle puzzle;
    private final Cube start;
    private final Notation notation;
    /** The rotation from a cube with the fixed corner at home to the given one. */
    private final CubeRotation hold;

    CubeInstance(CubeDomain domain, Cube start, Notation notation) {
        super(domain.held(start.homing()), domain.puzzle().at(start));
        this.domain = domain;
        this.puzzle = domain.puzzle();
        this.start = start;
        this.notation = notation;
        this.hold = start.homing().inverse();
    }

    private Cube held(CubePosition position) {
        return puzzle.cube(position).held(hold);
    }

    @Override
    public String format(CubePosition position) {
        return notation.write(held(position));
    }

    @Override
    public String draw(CubePosition position, boolean inColour) {
        return inColour ? notation.colouredNet(held(position)) : notation.net(held(position));
    }

    @Override
    public Optional<String> picture(boolean inColour) {
        return Optional.of(draw(position(), inColour));
    }

    @Override
    public List<String> moveNames(List<Integer> moves) {
        return moves.stream().map(move -> puzzle.turn(move).in(hold).name()).toList();
    }

    /** Reads turns of all faces, and of the whole cube, which are not moves. */
    @Override
    public List<Integer> parseMoves(String text) {
        List<Integer> moves = new ArrayList<>();
        Cube cube = start;
        for (Turn turn : TurnReader.read(text)) {
            for (Turn part : parts(turn)) {
                CubePosition before = puzzle.at(cube);
                cube = cube.after(part);
                if (!turn.isWhole()) {
                    moves.add(puzzle.moveBetween(before, puzzle.at(cube)));
                }
            }
        }
        return moves;
    }

    @Override
    public Optional<String> remarkOn(String moves) {
        return TurnReader.remark(moves);
    }

    /** The cube after the turns, held as they leave it: a turn of the bottom is not a turn of the top. */
    @Override
    public CubeInstance after(String moves) {
        Cube cube = start;
        for (Turn turn : TurnReader.read(moves)) {
            cube = cube.after(turn);
        }
        return new CubeInstance(domain, cube, notation);
    }

    /** A half turn is two moves if only quarter turns count. */
    private List<Turn> parts(Turn turn) {
        if (puzzle.metric() == Metric.QUARTER && turn.quarters() == 2) {
            Turn quarter = new Turn(turn.face(), 1, turn.isWhole());
            return List.of(quarter, quarter);
        }
        return List.of(turn);
    }

    @Override
    public List<String> formats() {
        return List.of("text", "course", "urfdlb", "scramble", "competition", "json", "drawn");
    }

    @Override
    public String write(String format) {
        return switch (Names.plain(format)) {
            case "course" -> Notation.COURSE.write(start);
            case "urfdlb" -> Notation.URFDLB.write(start);
            case "scramble" -> names(domain.scrambler().shortest(start));
            case "competition" -> names(domain.scrambler().competition(start));
            default -> super.write(format);
        };
    }

    private static String names(List<Turn> turns) {
        return turns.stream().map(Turn::name).collect(Collectors.joining(" "));
    }
}
