package dev.unscramble.permutation.definition;

import dev.unscramble.model.InputException;
import dev.unscramble.permutation.picture.Look;
import dev.unscramble.permutation.picture.Sticker;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puzzles that are named by a size: TopSpin, pancakes, lights. */
public final class Families {
    /** How the names of stacks of pancakes begin, which are not burnt. */
    public static final String PANCAKES = "pancake:";

    private static final int MOST = 40;
    private static final double DISC_RADIUS = 0.47;

    private static final List<Family> ALL = List.of(
            new Family("topspin:(\\d{1,3})-(\\d{1,3})", sizes -> topSpin(number(sizes, 1), number(sizes, 2))),
            new Family("lights-out:(\\d{1,3})x(\\d{1,3})", sizes -> lightsOut(number(sizes, 1), number(sizes, 2))),
            new Family("pancake:(\\d{1,3})", sizes -> pancakes(number(sizes, 1), false)),
            new Family("burnt-pancake:(\\d{1,3})", sizes -> pancakes(number(sizes, 1), true)));

    private record Family(Pattern names, Function<MatchResult, PuzzleDefinition> maker) {
        Family(String names, Function<MatchResult, PuzzleDefinition> maker) {
            this(Pattern.compile(names), maker);
        }
    }

    private Families() {}

    /** Names of some of them. */
    public static List<String> examples() {
        return List.of("topspin:12-4", "lights-out:5x5", "pancake:10", "burnt-pancake:8");
    }

    /** Whether a name is of the form of a family. */
    public static boolean has(String name) {
        return ALL.stream().anyMatch(family -> family.names.matcher(name).matches());
    }

    /**
     * The puzzle of a name.
     *
     * @throws InputException if there is none of this size
     */
    public static Optional<PuzzleDefinition> named(String name) {
        for (Family family : ALL) {
            Matcher sizes = family.names.matcher(name);
            if (sizes.matches()) {
                return Optional.of(family.maker.apply(sizes.toMatchResult()));
            }
        }
        return Optional.empty();
    }

    private static int number(MatchResult sizes, int group) {
        return Integer.parseInt(sizes.group(group));
    }

    private static void require(boolean isPossible, String rule) {
        if (!isPossible) {
            throw new InputException(rule);
        }
    }

    /** Discs in a ring, and a turntable that turns some of them around; turning the ring is not a move. */
    private static PuzzleDefinition topSpin(int discs, int turned) {
        require(
                discs >= 3 && discs <= MOST && turned >= 2 && turned < discs,
                "topspin:N-K has N discs from 3 to " + MOST + ", of which K are turned, from 2 to N - 1");
        PuzzleDefinition puzzle = distinct("topspin:" + discs + "-" + turned, "DISC", discs, 1);
        double radius = Math.max(1.5, discs / (2 * Math.PI));
        for (int at = 0; at < discs; at++) {
            double angle = 2 * Math.PI * at / discs;
            List<Double> disc = List.of(radius * Math.sin(angle), -radius * Math.cos(angle), DISC_RADIUS);
            puzzle.addStickers(at, List.of(new Sticker(Look.NUMBER, disc)));
        }
        for (int at = 0; at < discs; at++) {
            Rearrangement effect = Rearrangement.none(discs);
            for (int i = 0; i < turned; i++) {
                effect.sources()[(at + i) % discs] = (at + turned - 1 - i) % discs;
            }
            puzzle.addMove(Integer.toString(at + 1), effect);
        }
        return puzzle;
    }

    /** A light for each cell, which is its orientation; pressing one changes it and those beside it. */
    private static PuzzleDefinition lightsOut(int rows, int columns) {
        int cells = rows * columns;
        require(cells >= 1 && cells <= 64, "lights-out:RxC has from 1 to 64 lights");
        PuzzleDefinition puzzle = distinct("lights-out:" + rows + "x" + columns, "LIGHT", cells, 2);
        for (int pressed = 0; pressed < cells; pressed++) {
            Rearrangement effect = Rearrangement.none(cells);
            for (int cell = 0; cell < cells; cell++) {
                int distance =
                        Math.abs(cell / columns - pressed / columns) + Math.abs(cell % columns - pressed % columns);
                effect.turns()[cell] = distance <= 1 ? 1 : 0;
            }
            int row = pressed / columns;
            int column = pressed % columns;
            List<Double> place = List.of((double) column, (double) row);
            puzzle.addStickers(pressed, List.of(new Sticker(Look.DARK, place), new Sticker(Look.LIT, List.of())));
            puzzle.addMove("r" + (row + 1) + "c" + (column + 1), effect);
        }
        return puzzle;
    }

    /** A stack; a move flips some of it from the top. A burnt pancake has a burnt side, which ends up below. */
    private static PuzzleDefinition pancakes(int size, boolean areBurnt) {
        require(size >= 2 && size <= MOST, "a stack has from 2 to " + MOST + " pancakes");
        PuzzleDefinition puzzle =
                distinct((areBurnt ? "burnt-pancake:" : PANCAKES) + size, "PANCAKE", size, areBurnt ? 2 : 1);
        for (int slot = 0; slot < size; slot++) {
            puzzle.addStickers(slot, List.of(new Sticker(Look.BAR, List.of(0.0, (double) slot))));
        }
        for (int flipped = areBurnt ? 1 : 2; flipped <= size; flipped++) {
            Rearrangement effect = Rearrangement.none(size);
            for (int i = 0; i < flipped; i++) {
                effect.sources()[i] = flipped - 1 - i;
                effect.turns()[i] = areBurnt ? 1 : 0;
            }
            puzzle.addMove(Integer.toString(flipped), effect);
        }
        return puzzle;
    }

    private static PuzzleDefinition distinct(String name, String orbit, int size, int orientations) {
        PuzzleDefinition puzzle = new PuzzleDefinition(name);
        puzzle.addOrbit(orbit, size, orientations);
        Rearrangement none = Rearrangement.none(size);
        puzzle.solved(none.sources(), none.turns());
        return puzzle;
    }
}
