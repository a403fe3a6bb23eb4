package dev.unscramble.permutation.definition;

import dev.unscramble.model.InputException;
import dev.unscramble.permutation.picture.Look;
import dev.unscramble.permutation.picture.Sticker;
import dev.unscramble.permutation.picture.StickerLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A permutation puzzle: orbits of slots, the pieces in them when it is solved, and moves.
 *
 * <p>Pieces of an orbit have numbers. Those with the same number are alike, so that states that differ only in which of them
 * is where are one state. The orientation of a piece does not matter if its solved orientation is {@link #ANY}.
 */
public final class PuzzleDefinition {
    /** The solved orientation of a piece that may be turned in any way. */
    public static final int ANY = -1;

    private static final int MOST_SLOTS = 1000;
    private static final int MOST_MOVES = 1000;

    /** The picture of a puzzle whose definition has none: how many slots are in a row, and what is between orbits. */
    private static final int SLOTS_IN_ROW = 12;

    private static final double GAP = 0.5;

    private final String name;
    private final List<Orbit> orbits = new ArrayList<>();
    private int[] pieces = {};
    private int[] solvedTurns = {};
    private final List<Move> moves = new ArrayList<>();
    private List<Move> generators = moves;
    /** By slot. */
    private final Map<Integer, List<Sticker>> stickers = new HashMap<>();

    private final List<Sticker> fixedStickers = new ArrayList<>();

    /** A move with its name. */
    public record Move(String name, Rearrangement effect) {}

    PuzzleDefinition(String name) {
        this.name = name;
    }

    public String name() {
        return name;
    }

    public List<Orbit> orbits() {
        return orbits;
    }

    public int slots() {
        return orbits.isEmpty() ? 0 : orbits.get(orbits.size() - 1).end();
    }

    /** By slot: the number of the piece that is there when it is solved. */
    public int[] pieces() {
        return pieces;
    }

    /** By slot: its solved orientation, or {@link #ANY}. */
    public int[] solvedTurns() {
        return solvedTurns;
    }

    public List<Move> moves() {
        return moves;
    }

    /** The effects of moves of which all moves are powers. */
    public List<Rearrangement> generators() {
        return generators.stream().map(Move::effect).toList();
    }

    /** By slot: the number of its orientations. */
    public int[] orientations() {
        int[] all = new int[slots()];
        for (Orbit orbit : orbits) {
            for (int slot = orbit.first(); slot < orbit.end(); slot++) {
                all[slot] = orbit.orientations();
            }
        }
        return all;
    }

    void addOrbit(String orbitName, int size, int orientations) {
        if (slots() + size > MOST_SLOTS) {
            throw new InputException("there are more than " + MOST_SLOTS + " slots");
        }
        orbits.add(new Orbit(orbitName, slots(), size, orientations));
    }

    void solved(int[] solvedPieces, int[] turns) {
        pieces = solvedPieces;
        solvedTurns = turns;
    }

    /** Where the stickers of its slots are; by default, each orbit in rows of numbers. */
    public StickerLayout picture() {
        List<List<Sticker>> bySlot = IntStream.range(0, slots())
                .mapToObj(slot -> stickers.getOrDefault(slot, List.of()))
                .toList();
        return new StickerLayout(stickers.isEmpty() ? rows() : bySlot, fixedStickers);
    }

    private List<List<Sticker>> rows() {
        List<List<Sticker>> rows = new ArrayList<>();
        double top = 0;
        for (Orbit orbit : orbits) {
            for (int i = 0; i < orbit.size(); i++) {
                int row = i / SLOTS_IN_ROW;
                int column = i % SLOTS_IN_ROW;
                rows.add(List.of(new Sticker(Look.NUMBER, List.of((double) column, top + row))));
            }
            int last = (orbit.size() - 1) / SLOTS_IN_ROW;
            top += last + 1 + GAP;
        }
        return rows;
    }

    /** The stickers of a slot that were added; none if there are none yet. */
    List<Sticker> stickers(int slot) {
        return stickers.getOrDefault(slot, List.of());
    }

    void addStickers(int slot, List<Sticker> own) {
        stickers.put(slot, own);
    }

    /** Adds stickers that never move. */
    void addFixedStickers(List<Sticker> own) {
        fixedStickers.addAll(own);
    }

    void addMove(String moveName, Rearrangement effect) {
        if (moves.stream().anyMatch(move -> move.name.equals(moveName))) {
            throw new InputException("there are two moves called " + moveName + ", of which one is a power of another");
        }
        moves.add(new Move(moveName, effect));
    }

    /** This puzzle; if none of the orientations of a set matters, without the turns of that set. */
    private PuzzleDefinition withTurnsThatMatter() {
        PuzzleDefinition own = new PuzzleDefinition(name);
        own.orbits.addAll(orbits);
        own.stickers.putAll(stickers);
        own.fixedStickers.addAll(fixedStickers);
        int[] turns = solvedTurns.clone();
        for (int i = 0; i < orbits.size(); i++) {
            Orbit orbit = orbits.get(i);
            if (isTurnedAnyhow(orbit)) {
                own.orbits.set(i, orbit.withoutTurns());
                Arrays.fill(turns, orbit.first(), orbit.end(), 0);
            }
        }
        own.solved(pieces, turns);
        int[] orientations = own.orientations();
        boolean isSame = own.orbits.equals(orbits);
        for (Move move : moves) {
            own.moves.add(isSame ? move : new Move(move.name, move.effect.withTurnsWithin(orientations)));
        }
        return own;
    }

    private boolean isTurnedAnyhow(Orbit orbit) {
        for (int slot = orbit.first(); slot < orbit.end(); slot++) {
            if (solvedTurns[slot] != ANY) {
                return false;
            }
        }
        return true;
    }

    /**
     * The puzzle with powers of its moves as moves: R, R2, R' of a move that is made four times to change nothing.
     *
     * @param areAll whether all powers are moves, or only the first and the last, R and R'
     */
    PuzzleDefinition withPowers(boolean areAll) {
        PuzzleDefinition all = withTurnsThatMatter();
        List<Move> plain = List.copyOf(all.moves);
        all.moves.clear();
        all.generators = plain;
        int[] orientations = all.orientations();
        for (Move move : plain) {
            List<Rearrangement> powers = new ArrayList<>();
            for (Rearrangement power = move.effect; !power.isNone(); power = power.then(move.effect, orientations)) {
                if (all.moves.size() + powers.size() == MOST_MOVES) {
                    throw new InputException("there are more than " + MOST_MOVES + " moves, up to the powers of "
                            + move.name + ", which are moves, too");
                }
                powers.add(power);
            }
            int order = powers.size() + 1;
            for (int power = 1; power < order; power++) {
                if (areAll || power == 1 || power == order - 1) {
                    all.addMove(move.name + suffix(power, order), powers.get(power - 1));
                }
            }
        }
        if (all.moves.isEmpty()) {
            throw new InputException("no move changes anything that matters when the puzzle is solved");
        }
        return all;
    }

    /** The usual ending of the name of a power: the number of times, forwards or backwards, whichever is less. */
    private static String suffix(int power, int order) {
        boolean isBack = 2 * power > order;
        int times = isBack ? order - power : power;
        return (times == 1 ? "" : Integer.toString(times)) + (isBack ? "'" : "");
    }
}
